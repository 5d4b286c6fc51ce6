import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Setup } from '#contract/admin/setup.ts'
import { REQUIRED_FACTS } from '#domain/readiness.ts'
import type { Problem } from '#platform/api/problem.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { createMailer } from '#platform/mail/mailer.ts'
import { settings, testMails } from '#server/database/tables/shop.ts'
import { clearDemoFacts, fillDemoFacts } from '#server/demo/demo-facts.ts'
import { placeOrder } from '#server/orders/checkout/place-order.ts'
import { findClosedPort, openMailServer } from '#tests/support/mail-server.ts'
import { type AdminApp, createAdminApp } from '#tests/support/test-app.ts'
import {
  CHECKOUT,
  createTestShop,
  fillCart,
  insertAnimal,
  insertCustomer,
  insertOrder,
  insertProduct,
  type TestShop,
} from '#tests/support/test-shop.ts'

const OWNER = 'owner@shop.example'

let server: Awaited<ReturnType<typeof openMailServer>>
let shop: TestShop
let app: AdminApp
let url: string
let time = Date.parse('2026-11-22T08:00:00Z')

beforeAll(async () => {
  server = await openMailServer(0, (address) => address.startsWith('nobody'))
  url = server.url
  shop = await createTestShop({ facts: false })
  app = await createAdminApp(
    {
      mailer: { deliver: (mail, identity) => mailerOf(url).deliver(mail, identity) },
      context: { production: true, now: () => new Date(time) },
    },
    shop,
  )
})
afterAll(async () => {
  await app.close()
  await shop.close()
  await server.close()
})

/** Each checks the mail server again, as a restarted shop does. */
const mailerOf = (smtpUrl: string) => createMailer({ smtpUrl, dataDir: '', baseUrl: 'http://shop.test' })

const readSetup = async () => (await app.admin<Setup>('GET', '/api/admin/setup')).body
const edit = (body: object) => app.admin('PATCH', '/api/admin/settings', body)
const send = () => app.admin<Setup['mail'] & Problem>('POST', '/api/admin/setup/test-mail')
const confirm = (code: string) =>
  app.admin<Setup['mail'] & Problem>('POST', '/api/admin/setup/test-mail/confirm', { code })
const stateOf = async (name: string) => (await readSetup()).steps.find((step) => step.name === name)

function mailedCode(): string {
  const [code] = /^\d{6}$/m.exec(server.mails.at(-1)?.text ?? '') ?? []
  if (!code) throw new Error('no code was mailed')
  return code
}

describe('the steps', () => {
  it('L-02, L-05: a new shop lists all facts that orders need, each in its step', async () => {
    expect(await readSetup()).toMatchObject({
      ready: false,
      missing: ['bankName', 'accountHolder', 'transferPhone', 'contactNumber', 'notificationEmail'],
      steps: [
        { name: 'account', done: true, blocking: false },
        { name: 'shop', done: false, blocking: false },
        { name: 'contact', done: false, blocking: true, missing: ['contactNumber', 'notificationEmail'] },
        { name: 'bank', done: false, blocking: true },
        { name: 'delivery', done: true, blocking: false },
        { name: 'item', done: false, blocking: false },
        { name: 'mail', done: false, blocking: false },
        { name: 'order', done: false, blocking: false },
      ],
      demo: 'offered',
    })
  })

  it("L-05: the demo's facts leave their steps open until the owner has saved facts of their own", async () => {
    const own = { bankName: 'بنك مسقط', accountHolder: 'سالم الحوسني', transferPhone: '92174000' }
    await inTransaction(shop.db, (tx) => fillDemoFacts(tx, new Date(time)))
    expect(await readSetup()).toMatchObject({ ready: true, missing: REQUIRED_FACTS, demo: 'loaded' })
    expect(await stateOf('bank')).toMatchObject({ done: false, blocking: false })
    await edit({ ...own, transferPhone: '90000000' })
    expect(await stateOf('bank')).toMatchObject({ done: false, missing: ['transferPhone'] })
    await edit(own)
    expect(await stateOf('bank')).toMatchObject({ done: true })
    await inTransaction(shop.db, (tx) => clearDemoFacts(tx, new Date(time)))
    await edit({ bankName: null, accountHolder: null, transferPhone: null })
  })

  it('L-05: an entered fact counts, and a removed one no longer does', async () => {
    await edit({ whatsapp: '91234567', notificationEmail: OWNER })
    expect(await stateOf('contact')).toMatchObject({ done: true, blocking: false })
    await edit({ bankName: 'بنك مسقط', accountHolder: 'سالم الحوسني', transferPhone: '92174000' })
    expect(await readSetup()).toMatchObject({ ready: true, missing: [], demo: 'none' })
    await edit({ whatsapp: null })
    expect(await readSetup()).toMatchObject({ ready: false, missing: ['contactNumber'] })
    await edit({ whatsapp: '91234567' })
  })

  it('L-05: a name of its own completes the step of the shop', async () => {
    await edit({ nameArabic: 'واحة الأليف' })
    expect(await stateOf('shop')).toMatchObject({ done: true })
  })

  it('L-05: only an item that can be bought counts as the first one', async () => {
    await insertProduct(shop, { isDemo: true })
    await insertProduct(shop, { quantity: 0 })
    await insertProduct(shop, { isActive: false })
    await insertProduct(shop, { deliveryEverywhere: false })
    expect(await stateOf('item')).toMatchObject({ done: false })
    const id = await insertAnimal(shop, { nameArabic: 'قط عُماني', regions: [1] })
    expect(await readSetup()).toMatchObject({ item: { id, type: 'animal', nameArabic: 'قط عُماني' } })
    expect(await stateOf('item')).toMatchObject({ done: true })
  })

  it('L-05: the first item still counts after it is sold', async () => {
    const { item } = await readSetup()
    if (!item) throw new Error('there is no item')
    const customer = await insertCustomer(shop)
    await fillCart(shop, customer, { [item.id]: 1 })
    await placeOrder(shop.context, customer, { key: 'the-only-one', request: CHECKOUT })
    expect(await readSetup()).toMatchObject({ item: { id: item.id } })
    // For the next one nothing has been ordered yet.
    await shop.pool.query('UPDATE orders SET is_demo = true')
  })

  it('L-05: a checkout order counts as the test order, an office sale does not', async () => {
    expect(await stateOf('order')).toMatchObject({ done: false })
    const { id, orderNumber } = await insertOrder(shop, { [await insertProduct(shop)]: 1 })
    expect(await readSetup()).toMatchObject({ order: { id, orderNumber } })
    await shop.pool.query('UPDATE orders SET deleted_at = now()')
    expect(await readSetup()).toMatchObject({ order: null })
    expect(await stateOf('order')).toMatchObject({ done: true })
    await shop.pool.query(`UPDATE orders SET channel = 'phone'`)
    expect(await stateOf('order')).toMatchObject({ done: false })
  })
})

describe('the test mail', () => {
  beforeEach(async () => {
    url = server.url
    time += 3_600_000
    await shop.db.delete(testMails)
    await shop.db.update(settings).set({ notificationEmail: OWNER, mailCheckedAt: null })
  })

  it('L-05: carries a code to the owner, and the code completes the step', async () => {
    const { status, body } = await send()
    expect([status, body.sentAt]).toEqual([200, new Date(time).toISOString()])
    expect(server.mails.at(-1)?.to).toMatchObject([{ address: OWNER }])
    expect(await stateOf('mail')).toMatchObject({ done: false })
    const code = mailedCode()
    expect(await confirm(` ${code.slice(0, 3)} ${code.slice(3)}`)).toMatchObject({
      status: 200,
      body: { to: OWNER, sentAt: null, checkedAt: new Date(time).toISOString() },
    })
    expect(await stateOf('mail')).toMatchObject({ done: true })
    expect((await confirm(code)).status).toBe(422)
  })

  it('L-05: its code is stored as a hash only', async () => {
    await send()
    const [row] = await shop.db.select().from(testMails)
    expect(JSON.stringify(row)).not.toContain(mailedCode())
  })

  it('L-05: wrong codes are counted, and after five the right one is invalid', async () => {
    await send()
    const code = mailedCode()
    const wrong = code === '000000' ? '111111' : '000000'
    expect((await confirm(code.slice(1))).body).toMatchObject({
      errors: { code: ['الرمز 6 أرقام. اكتبها كلها.'] },
    })
    const { body } = await confirm(wrong)
    expect(body).toMatchObject({ code: 'invalid-request', errors: { code: [expect.stringContaining('4')] } })
    for (let tries = 0; tries < 4; tries++) expect((await confirm(wrong)).status).toBe(422)
    expect((await confirm(code)).status).toBe(422)
    expect(await stateOf('mail')).toMatchObject({ done: false })
  })

  it('L-05: its code is valid for half an hour, and only until the next one', async () => {
    await send()
    const first = mailedCode()
    time += 31 * 60_000
    expect((await confirm(first)).status).toBe(422)
    await send()
    const second = mailedCode()
    await send()
    if (second !== mailedCode()) expect((await confirm(second)).status).toBe(422)
    expect((await confirm(mailedCode())).status).toBe(200)
  })

  it('L-05: a changed address is unverified, and an older code does not verify it', async () => {
    await send()
    await confirm(mailedCode())
    await edit({ notificationEmail: 'second@shop.example' })
    expect(await readSetup()).toMatchObject({ mail: { checkedAt: null } })
    await send()
    await edit({ notificationEmail: OWNER })
    expect((await confirm(mailedCode())).status).toBe(422)
  })

  it('L-05: reports at once why a mail could not be sent', async () => {
    await edit({ notificationEmail: 'nobody@shop.example' })
    expect(await send()).toMatchObject({
      status: 503,
      body: { code: 'mail-not-sent', reason: 'mail-refused' },
    })
    url = `smtp://127.0.0.1:${await findClosedPort()}`
    const { status, body } = await send()
    expect([status, body]).toMatchObject([503, { code: 'mail-not-sent', reason: 'no-answer' }])
    expect(body.detail).toContain('SMTP_URL')
    expect(await readSetup()).toMatchObject({ mail: { sentAt: null } })
  })

  it('L-05: is refused without an address', async () => {
    await edit({ notificationEmail: null })
    expect(await send()).toMatchObject({ status: 422, body: { code: 'invalid-request' } })
  })
})
