// L-01, L-02, L-11: a production shop on its first day, whose owner has entered nothing yet, and the same shop once its
// owner has.
import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { afterAll, expect, it } from 'vitest'
import type { AdminOrderDetail } from '#contract/admin/orders.ts'
import type { AdminSettings } from '#contract/admin/settings.ts'
import type { ChatAnswer } from '#contract/chat.ts'
import type { Order } from '#contract/orders.ts'
import type { Store } from '#contract/store.ts'
import { InvoiceReceipt } from '#office/orders/print/invoice-receipt.tsx'
import { InvoiceSheet } from '#office/orders/print/invoice-sheet.tsx'
import type { Problem } from '#platform/api/problem.ts'
import type { MailJob } from '#server/jobs/job-data.ts'
import { composeMail } from '#server/mail/compose-mail.ts'
import { HELD_OUT } from '#tests/fixtures/held-out-questions.ts'
import { createDrawnPages } from '#tests/support/drawn-pages.ts'
import { mailSamples } from '#tests/support/mail-samples.ts'
import { insertPerson } from '#tests/support/sessions.ts'
import { SHOP_FACTS } from '#tests/support/shop-facts.ts'
import { BASE_URL, createTestApp, SECRET } from '#tests/support/test-app.ts'
import { CHECKOUT, insertAnimal, insertProduct } from '#tests/support/test-shop.ts'
import { legalFacts } from '#text/legal-facts.ts'
import '#tests/support/learned-chat.ts'

let paper: ReactElement
function Paper() {
  return paper
}
const Page = createRoutesStub([{ id: 'root', path: '/', Component: Paper }])

const app = await createTestApp({
  facts: false,
  pages: await createDrawnPages(),
  context: { production: true, googleSignIn: 'off', debugRoutes: false },
})
const admin = (await insertPerson(app.shop, SECRET, { isAdmin: true })).cookie
const customer = (await insertPerson(app.shop, SECRET)).cookie
const { rows } = await app.shop.pool.query<{ id: number }>(
  `INSERT INTO categories (name, name_arabic, world) VALUES ('Cats', 'قطط', 'cats') RETURNING id`,
)
const animal = await insertAnimal(app.shop, { categoryId: rows[0]?.id })
const supply = await insertProduct(app.shop)
afterAll(() => app.close())

async function ask<Body>(method: string, path: string, cookie = '', body?: object, headers: object = {}) {
  const response = await app.request(path, {
    method,
    headers: {
      Cookie: cookie,
      Origin: BASE_URL,
      ...(body && { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  const isJson = response.headers.get('Content-Type')?.includes('json')
  return { status: response.status, response, body: (isJson ? JSON.parse(text) : text) as Body, text }
}

const PAGES = ['/', '/products', '/contact', '/terms', '/privacy', '/cart', '/checkout', '/auth', '/orders']

/** What the shop says of itself, by where it says it. */
/** Questions to the chatbot. */
const MAX_ASKED = 70

async function everythingSaid(): Promise<Record<string, string>> {
  const said: Record<string, string> = {}
  for (const path of [...PAGES, `/animals/${animal}`, `/products/${supply}`, '/no-such-page'])
    said[path] = (await ask('GET', path)).text
  for (const path of ['/api/store', '/manifest.webmanifest', '/api/products', `/api/products/${animal}`])
    said[path] = (await ask('GET', path)).text
  for (const [question] of HELD_OUT.slice(0, MAX_ASKED)) {
    const { status, body } = await ask<ChatAnswer>('POST', '/api/chat', '', { message: question })
    expect([question, status]).toEqual([question, 200])
    said[`chatbot: ${question}`] = [body.content, ...body.suggestions].join('\n')
  }
  return said
}

/** Numbers, addresses and accounts, and traces of a missing one. */
const MADE_UP = /\+968|968\d{8}|wa\.me\/\d|tel:|mailto:|[\w.+-]+@[\w-]+\.\w+|بنك ال\S+|OM\d{10}/
const HOLE = /undefined|\bnull\b|NaN|\[object|\{\w+\}|: \.|على \.|^•.*: ?$/m

/** A placeholder is no statement. */
function withoutExamples(html: string): string {
  return html.replaceAll(/ placeholder="[^"]*"/g, '')
}

/** As it is read: without scripts of the page itself, and without the data that only programs read. */
function visible(html: string): string {
  return html
    .replace(/<script(?! type="application\/ld\+json")[\s\S]*?<\/script>/g, '')
    .replace(/<style[\s\S]*?<\/style>/g, '')
}

it('L-01: no page, response or JSON-LD of a shop without facts names a bank, a phone or an e-mail', async () => {
  for (const [name, text] of Object.entries(await everythingSaid())) {
    expect([name, MADE_UP.exec(withoutExamples(text))?.[0]]).toEqual([name, undefined])
    if (name.startsWith('chatbot')) expect([name, HOLE.exec(text)?.[0]]).toEqual([name, undefined])
    const words = visible(text)
    expect([name, /undefined|\[object|NaN|href=""|ضريبة القيمة/.exec(words)?.[0]]).toEqual([name, undefined])
  }
})

it('L-01: without a VAT number terms and chatbot say that the price shown is final', async () => {
  const { text } = await ask('GET', '/terms')
  expect(text).toContain('السعر المعروض هو السعر النهائي')
  expect(text).not.toContain('رقمنا الضريبي')
  const response = await ask<ChatAnswer>('POST', '/api/chat', '', { message: 'هل الأسعار شاملة الضريبة؟' })
  expect(response.body.content).toContain('السعر المعروض هو السعر النهائي')
})

it('L-02: pages say that orders come soon, in place of every order button', async () => {
  expect((await ask<Store>('GET', '/api/store')).body.ready).toBe(false)
  for (const path of ['/', '/products', `/animals/${animal}`, `/products/${supply}`]) {
    const { text } = await ask('GET', path)
    expect([path, text.includes('نستقبل الطلبات قريباً')]).toEqual([path, true])
    expect([path, /أضف إلى السلة|سجّل الدخول للشراء/.exec(visible(text))?.[0]]).toEqual([path, undefined])
  }
  const { text } = await ask('GET', `/animals/${animal}`)
  expect(text).not.toContain('schema.org/InStock')
})

const KEY = { 'Idempotency-Key': 'the-first-order' }

function order<Body = Order>() {
  return ask<Body>('POST', '/api/orders', customer, CHECKOUT, KEY)
}

async function mailsQueued(): Promise<MailJob[]> {
  const { rows } = await app.shop.pool.query<{ data: MailJob }>(
    `SELECT data FROM pgboss.job WHERE name = 'send-mail' ORDER BY created_on`,
  )
  return rows.map(({ data }) => data)
}

it('L-02: refuses orders until the shop is ready, and reserves no stock', async () => {
  await ask('POST', '/api/cart', customer, { productId: supply, quantity: 2 })
  const refused = await order<Problem>()
  expect(refused.status).toBe(503)
  expect(refused.body).toMatchObject({ code: 'shop-not-ready', title: 'Service Unavailable' })
  expect(refused.body.detail).toContain('نستقبل الطلبات قريباً')
  expect(Number(refused.response.headers.get('Retry-After'))).toBeGreaterThanOrEqual(600)
  const { rows } = await app.shop.pool.query('SELECT quantity FROM products WHERE id = $1', [supply])
  expect(rows[0].quantity).toBe(10)
  expect(await mailsQueued()).toEqual([])
})

it('L-01: a message to a shop without an e-mail address waits in the inbox, and no mail is queued', async () => {
  const sent = await ask('POST', '/api/support', '', {
    customerName: 'مريم',
    customerEmail: 'maryam@example.com',
    subject: 'سؤال',
    message: 'هل المتجر مفتوح؟',
  })
  expect(sent.status).toBe(202)
  expect(await mailsQueued()).toEqual([])
  const inbox = await ask<{ total: number }>('GET', '/api/admin/messages', admin)
  expect(inbox.body.total).toBe(1)
})

/** A sale of the office and an order from before have mails and an invoice, whatever the shop has entered. */
it('L-01, L-02: mails and invoices of a shop without facts leave them out, and none asks for a transfer', async () => {
  const inTrial = { ...app.shop, context: { ...app.shop.context, production: false } }
  const samples = await mailSamples(inTrial)
  const context = { ...app.shop.context, production: true }
  for (const { name, job } of samples) {
    const mail = await composeMail(context, job)
    const asks = ['order-received', 'order-reminder'].includes(name)
    const toShop = [
      ...['order-announced', 'transfer-reported', 'transfer-due', 'support-message'],
      'handover-record-seller',
    ].includes(name)
    expect([name, mail === null]).toEqual([name, asks || toShop])
    if (!mail) continue
    expect([name, mail.from.address, mail.replyTo]).toEqual([name, 'noreply@shop.test', undefined])
    for (const said of [mail.text, mail.html]) {
      const ofPeople = [mail.to, ...(job.mail === 'found-animal' ? [job.contact] : [])]
      const words = ofPeople.reduce((left, fact) => left.replaceAll(fact, ''), said)
      expect([name, MADE_UP.exec(words)?.[0]]).toEqual([name, undefined])
      expect([name, /undefined|null|\[object/.exec(words)?.[0]]).toEqual([name, undefined])
    }
  }

  const { rows } = await app.shop.pool.query(
    `UPDATE orders SET customer_phone = '', customer_email = NULL RETURNING id`,
  )
  const [detail, store] = [
    (await ask<AdminOrderDetail>('GET', `/api/admin/orders/${rows[0].id}`, admin)).body,
    (await ask<Store>('GET', '/api/store')).body,
  ]
  for (const Invoice of [InvoiceSheet, InvoiceReceipt]) {
    paper = createElement(Invoice, { order: detail, ref: null })
    const invoice = renderToStaticMarkup(
      createElement(Page, {
        hydrationData: { loaderData: { root: { store: { ...store, legal: legalFacts(store) } } } },
      }),
    )
    expect(invoice).toContain('صحار، سلطنة عُمان')
    expect(MADE_UP.exec(invoice)?.[0] ?? /ضريب|السجل|ترخيص/.exec(invoice)?.[0]).toBeUndefined()
  }
  await app.shop.pool.query('UPDATE orders SET deleted_at = now()')
})

const LAW = {
  commercialRegistration: '1357924',
  ecommerceLicence: 'EC-2468',
  taxNumber: '8642097',
  complaintContact: 'مريم الكندية، 24100200',
}

it('L-02: once the owner has entered what orders need, the same order is placed and the owner notified', async () => {
  const saved = await ask<AdminSettings>('PATCH', '/api/admin/settings', admin, {
    ...SHOP_FACTS,
    notificationEmail: 'owner@shop.example',
  })
  expect(saved.status).toBe(200)
  const placed = await order()
  expect(placed.status).toBe(201)
  expect(placed.body.payment).toMatchObject({
    bankName: SHOP_FACTS.bankName,
    accountHolder: SHOP_FACTS.accountHolder,
    transferPhone: SHOP_FACTS.transferPhone,
    telUrl: `tel:${SHOP_FACTS.phone}`,
  })
  const announced = (await mailsQueued()).find(({ mail }) => mail === 'order-announced')
  expect(announced).toMatchObject({ orderId: placed.body.id })
  const mail = announced && (await composeMail(app.shop.context, announced))
  expect([mail?.to, mail?.from.address]).toEqual(['owner@shop.example', SHOP_FACTS.contactEmail])
  await expect.poll(async () => (await ask<Store>('GET', '/api/store')).body.ready).toBe(true)
  expect((await ask('GET', '/products')).text).not.toContain('نستقبل الطلبات قريباً')
})

it('L-02: a transfer can be reported even after the shop has lost what orders need', async () => {
  const { id } = (await order()).body
  for (const cleared of [{ bankName: '' }, { bankName: null, transferPhone: '' }])
    expect((await ask('PATCH', '/api/admin/settings', admin, cleared)).status).toBe(200)
  await expect.poll(async () => (await ask<Store>('GET', '/api/store')).body.ready).toBe(false)
  const { status, body } = await ask<Order>('POST', `/api/orders/${id}/payment-sent`, customer, {})
  expect([status, body.paymentStatus, body.payment.bankName]).toEqual([200, 'reported', null])
  await ask('PATCH', '/api/admin/settings', admin, SHOP_FACTS)
})

it('L-11: footer, terms and invoice show the legal entity once it is entered, and not before', async () => {
  const before = [(await ask('GET', '/')).text, (await ask('GET', '/terms')).text]
  for (const page of before)
    expect(/السجل التجاري|ترخيص التجارة|الشكاوى/.exec(visible(page))?.[0]).toBeUndefined()
  await ask('PATCH', '/api/admin/settings', admin, LAW)
  await expect
    .poll(async () => (await ask<Store>('GET', '/api/store')).body)
    .toMatchObject({ ...LAW, ready: true })
  for (const path of ['/', '/terms']) {
    const missing = async () => {
      const { text } = await ask('GET', path)
      return Object.values(LAW).filter((fact) => !text.includes(fact))
    }
    await expect.poll(missing).toEqual([])
  }
  const [newest] = (await ask<{ items: { id: number }[] }>('GET', '/api/admin/orders', admin)).body.items
  const detail = (await ask<AdminOrderDetail>('GET', `/api/admin/orders/${newest?.id}`, admin)).body
  const store = (await ask<Store>('GET', '/api/store')).body
  for (const Invoice of [InvoiceSheet, InvoiceReceipt]) {
    paper = createElement(Invoice, { order: detail, ref: null })
    const invoice = renderToStaticMarkup(
      createElement(Page, {
        hydrationData: { loaderData: { root: { store: { ...store, legal: legalFacts(store) } } } },
      }),
    )
    for (const fact of [LAW.commercialRegistration, LAW.ecommerceLicence, LAW.taxNumber])
      expect(invoice).toContain(fact)
  }
})
