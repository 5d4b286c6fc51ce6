// everything that the shop states of itself comes from one record. It is changed here, fact by fact, and whatever
// states a fact must state the new one, and nowhere the old.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { afterAll, expect, it } from 'vitest'
import type { AdminOrderDetail } from '#contract/admin/orders.ts'
import type { AdminSettings } from '#contract/admin/settings.ts'
import type { ChatAnswer } from '#contract/chat.ts'
import type { Order } from '#contract/orders.ts'
import type { Store } from '#contract/store.ts'
import { baisa } from '#domain/money.ts'
import { InvoiceReceipt } from '#office/orders/print/invoice-receipt.tsx'
import { InvoiceSheet } from '#office/orders/print/invoice-sheet.tsx'
import { projectFolder } from '#platform/process/project-folder.ts'
import { composeMail } from '#server/mail/compose-mail.ts'
import { createDrawnPages } from '#tests/support/drawn-pages.ts'
import { mailSamples } from '#tests/support/mail-samples.ts'
import { insertPerson } from '#tests/support/sessions.ts'
import { createTestApp, SECRET } from '#tests/support/test-app.ts'
import { CHECKOUT, insertAnimal, insertProduct } from '#tests/support/test-shop.ts'
import { legalFacts } from '#text/legal-facts.ts'
import '#tests/support/learned-chat.ts'

let paper: ReactElement
function Paper() {
  return paper
}
const Page = createRoutesStub([{ id: 'root', path: '/', Component: Paper }])

const app = await createTestApp({ pages: await createDrawnPages() })
const admin = (await insertPerson(app.shop, SECRET, { isAdmin: true })).cookie
const customer = await insertPerson(app.shop, SECRET)
const animal = await insertAnimal(app.shop, { price: baisa(45_000) })
const dear = await insertAnimal(app.shop, { price: baisa(67_300) })
const supply = await insertProduct(app.shop)
afterAll(() => app.close())

/** No figure of these is part of another, nor of any other text of the shop. */
const DAY = { from: '07:10', to: '20:20' }
const NEW = {
  contactEmail: 'souq@example.om',
  phone: '+96824771133',
  whatsapp: '+96898765417',
  addressArabic: 'نزوى، حارة العقر',
  opening: {
    week: [DAY, DAY, DAY, DAY, null, null, null],
    exceptions: [{ from: '2031-05-06', to: '2031-05-07', label: 'عيد الأضحى', hours: null }],
  },
  workingHours: 'الأحد – الأربعاء، 7:10 ص – 8:20 م',
  socialLinks: [{ network: 'instagram', url: 'https://instagram.com/new.aleef' }],
  bankName: 'بنك الواحة',
  transferPhone: '+96892223344',
  accountHolder: 'مريم بنت سعيد الكندية',
  deliveryFeeOffice: '1.370',
  deliveryFeeHome: '2.590',
  freeDeliveryFrom: '67.300',
  deliveryDays: 'من 4 إلى 6 أيام عمل',
  delivery: [{ regionId: 2, office: '3.470', home: '5.830', days: 'من 7 إلى 9 أيام', animals: true }],
  orderHoldHours: 31,
  animalHoldHours: 17,
  replyHours: 19,
  returnHours: 53,
  vatNumber: 'OM1100223344',
  vetContact: 'عيادة الوادي البيطرية 24998877',
}
const OLD = [
  ...[
    'salam@aleef.om',
    '9123 4567',
    '91234567',
    'صحار، سلطنة',
    '، 9:00',
    'بنك الساحل',
    'سالم بن خلفان البلوشي',
  ],
  ...['1.00', '2.00', '2.000', '1.000', 'من يوم إلى 3 أيام', '48 ساعة', 'خلال 24 ساعة'],
]

async function call<T>(
  method: string,
  path: string,
  cookie = '',
  body?: object,
  more: object = {},
): Promise<T> {
  const response = await app.request(path, {
    method,
    headers: { Cookie: cookie, ...(body && { 'Content-Type': 'application/json' }), ...more },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  expect([path, response.status < 400 ? 'good' : text.slice(0, 500)]).toEqual([path, 'good'])
  return (response.headers.get('Content-Type')?.includes('json') ? JSON.parse(text) : text) as T
}

/** As it is read: without tags, isolates and hard spaces. */
function plain(text: string): string {
  return text
    .replace(/<script(?! type="application\/ld\+json")[\s\S]*?<\/script>/g, '')
    .replace(/<(?!\/?script)[^>]*>/g, '')
    .replace(/&nbsp;|\u00A0/g, ' ')
    .replace(/[\u2066-\u2069]/g, '')
}

const QUESTIONS = [
  ...[
    'كم رسوم التوصيل؟',
    'التوصيل إلى مسقط',
    'كم التوصيل لصلالة؟',
    'كم يستغرق التوصيل؟',
    'كيف أدفع؟',
    'كيف أطلب؟',
    'هل أستطيع الإرجاع؟',
  ],
  ...[
    'أوقات العمل',
    'هل أنتم مفتوحون يوم الجمعة؟',
    'مفتوحين في العيد؟',
    'تواصل معنا',
    'أين موقعكم؟',
    'الدعم',
    'طبيب بيطري',
    'قطتي تنزف',
    'الضريبة',
    'ماذا بعد التحويل؟',
  ],
  ...['لدي شكوى', 'الاستلام من المكتب', 'عروض', 'الشروط', 'الخصوصية'],
]

/** Everything that states a fact, by what it is called. */
async function everythingSaid(): Promise<Record<string, string>> {
  const said: Record<string, string> = {}
  const pages = {
    home: '/',
    terms: '/terms',
    privacy: '/privacy',
    contact: '/contact',
    checkout: '/checkout',
  }
  for (const [name, path] of Object.entries({
    ...pages,
    animal: `/animals/${animal}`,
    supply: `/products/${supply}`,
  }))
    said[name] = plain(await call<string>('GET', path))
  for (const question of QUESTIONS) {
    const { content } = await call<ChatAnswer>('POST', '/api/chat', '', { message: question })
    said[`chatbot: ${question}`] = plain(content)
  }
  said.store = JSON.stringify(await call<Store>('GET', '/api/store'))
  return said
}

it('X-29, X-49, X-50, L-06, L-12: a changed record changes every page, the chatbot, checkout, mails and JSON-LD, and no old fact remains', async () => {
  const before = await everythingSaid()
  expect(before.terms).toContain('2.00 ر.ع')
  expect(Object.values(before).join()).not.toMatch(/مجاني للطلبات|24 ?[-–] ?48/)

  const settings = await call<AdminSettings>('GET', '/api/admin/settings', admin)
  // The policies of the house speak of a day for something else: of calls that customers answer.
  const policies = settings.policies.map((policy) => ({
    ...policy,
    body: policy.body.replaceAll('خلال 24 ساعة', 'في يومه'),
  }))
  await call('PATCH', '/api/admin/settings', admin, { ...NEW, policies, updatedAt: settings.updatedAt })
  await expect.poll(async () => (await call<Store>('GET', '/api/store')).phone).toBe(NEW.phone)

  const said = await everythingSaid()
  for (const [name, text] of Object.entries(said)) {
    const left = OLD.filter((old) => text.includes(old))
    expect([name, left]).toEqual([name, []])
  }
  const states = (name: string, ...facts: string[]) =>
    expect([name, facts.filter((fact) => !said[name]?.includes(fact))]).toEqual([name, []])
  const phone = '+968 2477 1133'
  const fees = ['1.37 ر.ع', '2.59 ر.ع']
  states(
    'terms',
    ...fees,
    '67.30 ر.ع',
    NEW.deliveryDays,
    '53 ساعة',
    '19 ساعة',
    NEW.vatNumber,
    phone,
    NEW.contactEmail,
  )
  states('terms', NEW.workingHours, 'قانون حماية المستهلك')
  states('privacy', NEW.contactEmail, '19 ساعة')
  states(
    'contact',
    phone,
    NEW.contactEmail,
    NEW.addressArabic,
    NEW.workingHours,
    ...fees,
    '53 ساعة',
    '19 ساعة',
  )
  states('contact', NEW.vetContact, '67.30 ر.ع', NEW.deliveryDays)
  // Footer and JSON-LD.
  states(
    'home',
    phone,
    NEW.contactEmail,
    NEW.workingHours,
    NEW.phone,
    '07:10',
    '20:20',
    NEW.socialLinks[0]?.url ?? '',
  )
  states('animal', '2.59 ر.ع', NEW.deliveryDays, '"value":"2.590"')
  states('supply', ...fees, NEW.deliveryDays)
  states('chatbot: التوصيل إلى مسقط', ...fees, '67.30 ر.ع', NEW.deliveryDays)
  const dhofar = ['3.47 ر.ع', '5.83 ر.ع', 'من 7 إلى 9 أيام']
  states('chatbot: كم التوصيل لصلالة؟', ...dhofar)
  expect(said['chatbot: كم التوصيل لصلالة؟']).not.toMatch(/1\.37|2\.59/)
  for (const name of ['terms', 'contact', 'chatbot: كم رسوم التوصيل؟', 'chatbot: كم يستغرق التوصيل؟'])
    states(name, 'إلى ظفار', ...dhofar)
  states('chatbot: هل أنتم مفتوحون يوم الجمعة؟', 'لا، يوم الجمعة', 'نفتح بعده الأحد', NEW.workingHours)
  states('chatbot: مفتوحين في العيد؟', 'عيد الأضحى (6 – 7 مايو): مغلق')
  states('chatbot: كيف أطلب؟', '31 ساعة', '17 ساعة')
  states('chatbot: هل أستطيع الإرجاع؟', '53 ساعة', 'قانون حماية المستهلك')
  states('chatbot: أوقات العمل', NEW.workingHours, '19 ساعة')
  states('chatbot: تواصل معنا', phone, '96898765417', NEW.contactEmail)
  states('chatbot: أين موقعكم؟', NEW.addressArabic)
  states('chatbot: قطتي تنزف', NEW.vetContact)
  states('chatbot: الضريبة', NEW.vatNumber)
})

it('X-28, X-29, L-06: the placed order, its deadline, bank, invoice and mails use the same record', async () => {
  const order = async (productId: number) => {
    await call('POST', '/api/cart', customer.cookie, { productId, quantity: 1 })
    const key = { 'Idempotency-Key': `one-source-${productId}` }
    const placed = await call<Order>('POST', '/api/orders', customer.cookie, CHECKOUT, key)
    await call('POST', `/api/orders/${placed.id}/payment-sent`, customer.cookie, {})
    return placed
  }
  const [toOffice, toHome, free] = [await order(supply), await order(animal), await order(dear)]
  const hours = ({ createdAt, payment }: Order) =>
    Math.round((Date.parse(payment.expiresAt) - Date.parse(createdAt)) / 3_600_000)
  expect([toOffice.deliveryFee, hours(toOffice)]).toEqual([NEW.deliveryFeeOffice, NEW.orderHoldHours])
  expect([toHome.deliveryFee, hours(toHome)]).toEqual([NEW.deliveryFeeHome, NEW.animalHoldHours])
  expect(free.deliveryFee).toBe('0.000')
  // three unverified reports are as many as one customer may have.
  const another = await insertPerson(app.shop, SECRET)
  await call('POST', '/api/cart', another.cookie, { productId: supply, quantity: 1 })
  const key = { 'Idempotency-Key': 'one-source-dhofar' }
  const there = { ...CHECKOUT, regionId: 2, deliveryType: 'home' }
  const dhofar = await call<Order>('POST', '/api/orders', another.cookie, there, key)
  expect(dhofar).toMatchObject({ deliveryFee: '5.830', deliveryDays: 'من 7 إلى 9 أيام' })
  expect(dhofar.expectedDelivery?.from).toMatch(/^\d{4}-\d\d-\d\d$/)
  const { bankName, accountHolder, transferPhone } = NEW
  expect(toHome.payment).toMatchObject({ bankName, accountHolder, transferPhone })
  expect(toHome.payment.whatsappUrl).toContain('96898765417')

  const [detail, store] = [
    await call<AdminOrderDetail>('GET', `/api/admin/orders/${toHome.id}`, admin),
    await call<Store>('GET', '/api/store'),
  ]
  for (const Invoice of [InvoiceSheet, InvoiceReceipt]) {
    paper = createElement(Invoice, { order: detail, ref: null })
    const page = createElement(Page, {
      hydrationData: { loaderData: { root: { store: { ...store, legal: legalFacts(store) } } } },
    })
    const invoice = plain(renderToStaticMarkup(page))
    for (const fact of [NEW.addressArabic, NEW.vatNumber, '+968 2477 1133', '2.59 ر.ع'])
      expect(invoice).toContain(fact)
    expect(OLD.filter((old) => !/4567/.test(old) && invoice.includes(old))).toEqual([])
  }

  const mails: string[] = []
  for (const { job } of await mailSamples(app.shop)) {
    const mail = await composeMail(app.shop.context, job)
    // An invitation lasts 48 hours: no fact of the settings.
    if (mail && job.mail !== 'admin-invitation')
      mails.push(plain(`${mail.from.address} ${mail.text} ${mail.html}`))
  }
  const all = mails.join('\n')
  expect(mails.length).toBeGreaterThan(15)
  for (const fact of [bankName, accountHolder, NEW.contactEmail, NEW.workingHours, '+968 2477 1133'])
    expect(all).toContain(fact)
  const left = OLD.filter((old) => !['1.00', '2.00', '2.000', '1.000', '9123 4567', '91234567'].includes(old))
  for (const old of left) expect([old, all.includes(old)]).toEqual([old, false])
})

/** Words of the office, measures of the shop's own reports, and advice on animals: no promise to a customer. */
const NOT_A_FACT = /^text\/(?:admin|care)\/|\.test\.tsx?$/
const FIGURE =
  /(?<![\w./-])\d+(?:\.\d+)?[ \u00A0](?:ساعة|ساعات|يوماً|أيام|يوم|ريال|ر\.ع)|\+968[ ]?\d|968\d{8}|\d:\d\d [صم](?![\u0600-\u06FF])|24\/7|OM\d{10}/

/** The first name of every shop, where it names the shop: alone, or after a word that leads to it. */
const FIRST_NAME = /(?:['"`]|في |متجر |فريق |اسأل |محادثة |[–|] )أليف(?!\p{L})/u
/** For the error page of a shop whose settings cannot be read. */
const WITHOUT_SETTINGS = 'text/shell.ts: site:'

it('X-29: no name, fee, time, phone or number of the settings is hard-coded in a sentence or a page', () => {
  const found = ['text', 'shop', 'office', 'browser', 'ui']
    .flatMap((folder) =>
      readdirSync(join(projectFolder, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
        join(folder, file),
      ),
    )
    .filter((file) => /\.tsx?$/.test(file) && !NOT_A_FACT.test(file))
    .flatMap((file) =>
      readFileSync(join(projectFolder, file), 'utf8')
        .split('\n')
        .filter((line) => !/^\s*(?:\/\/|\*|\/\*)/.test(line) && (FIGURE.test(line) || FIRST_NAME.test(line)))
        .map((line) => `${file}: ${line.trim()}`),
    )
  expect(found.filter((line) => !line.startsWith(WITHOUT_SETTINGS))).toEqual([])
})
