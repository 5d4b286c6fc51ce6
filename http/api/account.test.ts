import { afterAll, describe, expect, it } from 'vitest'
import { accountData } from '#contract/account-data.ts'
import { type Customer, findCustomer, withPermission } from '#server/access/current-user.ts'
import { removeExpired } from '#server/accounts/remove-expired.ts'
import { removeUser } from '#server/accounts/team/remove-user.ts'
import { composeMail } from '#server/mail/compose-mail.ts'
import { cancelOrder } from '#server/orders/checkout/cancel-order.ts'
import { placeOrder } from '#server/orders/checkout/place-order.ts'
import { reportTransfer } from '#server/orders/checkout/report-transfer.ts'
import {
  createAccountsShop,
  insertAccount,
  openBrowser,
  PASSWORD,
  signInAs,
} from '#tests/support/accounts-shop.ts'
import {
  CHECKOUT,
  customerOf,
  expectNoBreach,
  fillCart,
  insertProduct,
  placeOrderOf,
} from '#tests/support/test-shop.ts'

const shop = await createAccountsShop()
afterAll(() => shop.close())

let people = 0
async function somebody({ firstName = 'مريم', isAdmin = false, isOwner = false } = {}) {
  const email = `own-${++people}@example.com`
  const id = await insertAccount(shop, email, { firstName })
  await shop.pool.query('UPDATE profiles SET is_admin = $2, is_owner = $3 WHERE id = $1', [
    id,
    isAdmin,
    isOwner,
  ])
  const customer = await customerOf(shop, { id })
  return { id, email, customer, browser: await signInAs(shop, email) }
}
async function ordered(customer: Customer, key = 'checkout-1') {
  const contact = {
    customerEmail: customer.email,
    customerNotes: 'اتصلوا قبل الوصول',
    landmark: 'قرب المسجد',
    ...{ latitude: 23.611111, longitude: 58.511111, secondPhone: '98761235', receiverName: 'أم-زهراء' },
  }
  return placeOrderOf(shop, customer, { [await insertProduct(shop)]: 2 }, { key, ...contact })
}
/** Where the value of a person would still be found, in any table at all. */
async function whereIs(text: string): Promise<string[]> {
  const { rows: tables } = await shop.pool.query<{ name: string }>(
    `SELECT quote_ident(table_name) AS name FROM information_schema.tables WHERE table_schema = 'public'
       AND table_type = 'BASE TABLE'`,
  )
  const found: string[] = []
  for (const { name } of tables) {
    const { rowCount } = await shop.pool.query(`SELECT FROM ${name} t WHERE position($1 in t::text) > 0`, [
      text,
    ])
    if (rowCount) found.push(name)
  }
  return found
}

describe('X-52: ending one’s own account', () => {
  it('removes the person from every table except nameless orders, and ends every session', async () => {
    const { id, customer, browser, email } = await somebody({ firstName: 'زهراء-الفريدة' })
    const elsewhere = await signInAs(shop, email)
    const order = await ordered(customer)
    await cancelOrder(shop.context, customer, order.id)
    const place = {
      latitude: 23.611111,
      longitude: 58.511111,
      secondPhone: '98761235',
      receiverName: 'أم-زهراء',
    }
    await browser.patch('/api/profile', { phone: '9876 1234', address: 'بيت لا ثاني له', ...place })
    await browser.post('/api/newsletter', { email })
    await browser.post('/api/support', {
      customerName: 'زهراء-الفريدة',
      customerEmail: email,
      subject: 'سؤال',
      message: 'متى تفتحون؟',
    })
    await shop.pool.query(
      `INSERT INTO admin_invitations (user_id, token_hash, invited_by, expires_at)
       VALUES ($1, 'of-the-invited', $1, now() + interval '1 day')`,
      [id],
    )
    expect(await (await browser.get('/api/account')).json()).toEqual({
      confirmBy: 'password',
      openOrders: [],
    })
    const ended = await browser.post('/api/account/delete', { password: PASSWORD })
    expect([ended.status, await ended.json()]).toEqual([200, { status: true }])
    expect(browser.cookies.size).toBe(0)
    expect((await elsewhere.get('/api/session')).status).toBe(401)

    for (const trace of [
      email,
      'of-the-invited',
      'زهراء-الفريدة',
      '98761234',
      'بيت لا ثاني له',
      'متى تفتحون',
      'قرب المسجد',
      '23.611111',
      '98761235',
      'أم-زهراء',
    ])
      expect([trace, await whereIs(trace)]).toEqual([trace, []])
    const { rows } = await shop.pool.query('SELECT * FROM orders WHERE id = $1', [order.id])
    expect(rows).toMatchObject([
      {
        order_number: order.orderNumber,
        user_id: id,
        final_amount: order.finalAmount,
        governorate_id: 1,
        customer_name: 'عميل سابق',
        customer_phone: '',
        customer_email: null,
        customer_address: '',
        customer_notes: null,
        landmark: null,
        shipping_address: 'مسقط',
      },
    ])
    expect(await shop.mailsTo(email)).toContainEqual({
      mail: 'account-deleted',
      to: email,
      firstName: 'زهراء-الفريدة',
    })
    const mail = await composeMail(shop.context, { mail: 'account-deleted', to: email, firstName: '' })
    expect(mail).toMatchObject({ to: email, subject: expect.stringContaining('حُذف حسابك') })
    await expectNoBreach(shop)
    // A mail about the order that comes late reaches nobody.
    expect(await composeMail(shop.context, { mail: 'order-cancelled', orderId: order.id })).toBeNull()

    const again = await browser.post('/api/auth/sign-in/email', { email, password: PASSWORD })
    expect(again.status).toBe(401)
    expect(await insertAccount(shop, email)).not.toBe(id)
  })

  it('requires the password, with the same limit on guesses as the sign-in', async () => {
    const { browser } = await somebody()
    for (const body of [{}, { password: 'wrong-guess-1' }, { email: 'own-1@example.com' }]) {
      const refused = await browser.post('/api/account/delete', body)
      expect([refused.status, await refused.json()]).toMatchObject([
        422,
        { errors: { password: ['كلمة المرور غير صحيحة.'] } },
      ])
    }
    expect((await browser.get('/api/session')).status).toBe(200)

    const limited = await createAccountsShop({ rateLimitScale: 1 })
    await insertAccount(limited, 'guessed@example.com')
    const guesser = await signInAs(limited, 'guessed@example.com')
    const statuses: number[] = []
    for (let i = 0; i < 7; i++)
      statuses.push((await guesser.post('/api/account/delete', { password: `guess-${i}` })).status)
    expect(statuses).toEqual([422, 422, 422, 422, 422, 422, 429])
    await limited.close()
  })

  it('asks a customer who signs in only with Google for the e-mail', async () => {
    const { id, browser, email } = await somebody()
    await shop.pool.query(
      `UPDATE credentials SET password = NULL, provider_id = 'google', account_id = 'sub-' || $1 WHERE user_id = $1`,
      [id],
    )
    expect(await (await browser.get('/api/account')).json()).toMatchObject({ confirmBy: 'email' })
    const refused = await browser.post('/api/account/delete', { email: 'somebody@else.example' })
    expect([refused.status, await refused.json()]).toMatchObject([
      422,
      { errors: { email: ['اكتب بريد حسابك كاملاً كما هو.'] } },
    ])
    expect((await browser.post('/api/account/delete', { email: ` ${email.toUpperCase()} ` })).status).toBe(
      200,
    )
    expect(await whereIs(email)).toEqual([])
  })

  it.each(['pending', 'confirmed', 'processing', 'shipped'])(
    'waits while an order is %s, and says which',
    async (status) => {
      const { browser, customer, id } = await somebody()
      const order = await ordered(customer)
      await shop.pool.query('UPDATE orders SET status = $2 WHERE id = $1', [order.id, status])
      expect(await (await browser.get('/api/account')).json()).toMatchObject({
        openOrders: [order.orderNumber],
      })
      const refused = await browser.post('/api/account/delete', { password: PASSWORD })
      expect([refused.status, await refused.json()]).toMatchObject([
        409,
        { code: 'open-orders', orderNumbers: [order.orderNumber] },
      ])
      expect(await findCustomer(shop.db, id)).not.toBeNull()
    },
  )

  it('racing with an order, never leaves an ended account with an open order', async () => {
    for (let round = 0; round < 8; round++) {
      const { browser, customer, id } = await somebody()
      await fillCart(shop, customer, { [await insertProduct(shop)]: 1 })
      await Promise.all([
        browser.post('/api/account/delete', { password: PASSWORD }),
        placeOrder(shop.context, customer, { key: 'checkout-1', request: CHECKOUT }),
      ])
      const { rows } = await shop.pool.query(
        `SELECT p.deactivated_at IS NOT NULL AS ended, count(o.id)::int AS open FROM profiles p
         LEFT JOIN orders o ON o.user_id = p.id AND o.status = 'pending' WHERE p.id = $1 GROUP BY p.id`,
        [id],
      )
      expect(rows[0].ended && rows[0].open > 0).toBe(false)
    }
  })

  it('X-07, Z-09: keeps the owner and, under concurrency, the last administrator', async () => {
    await shop.pool.query('UPDATE profiles SET is_admin = false, is_owner = false')
    const admins = [await somebody({ isAdmin: true }), await somebody({ isAdmin: true })]
    const responses = await Promise.all(
      admins.map(({ browser }) => browser.post('/api/account/delete', { password: PASSWORD })),
    )
    const codes = await Promise.all(
      responses.map(async (response) => ((await response.json()) as { code?: string }).code),
    )
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(codes).toContain('last-admin')
    const owner = await somebody({ isAdmin: true, isOwner: true })
    const refused = await owner.browser.post('/api/account/delete', { password: PASSWORD })
    expect([refused.status, await refused.json()]).toMatchObject([409, { code: 'owner-protected' }])
  })

  it('by an administrator keeps the name on an open order until it has arrived', async () => {
    const boss = await somebody({ isAdmin: true })
    const { id, customer } = await somebody()
    const order = await ordered(customer)
    await reportTransfer(shop.context, customer, { orderId: order.id, senderName: 'سالم' })
    const admin = withPermission(boss.customer, 'users:write')
    if (!admin) throw new Error('no administrator')
    expect(await removeUser(shop.context, admin, id)).toMatchObject({ ok: true })
    const nameOf = async () => {
      const { rows } = await shop.pool.query(
        'SELECT customer_name AS name, payment_sender_name AS sender FROM orders WHERE id = $1',
        [order.id],
      )
      return rows[0]
    }
    await removeExpired(shop.context)
    expect(await nameOf()).toEqual({ name: CHECKOUT.customerName, sender: 'سالم' })
    await shop.pool.query(`UPDATE orders SET status = 'delivered' WHERE id = $1`, [order.id])
    await removeExpired(shop.context)
    expect(await nameOf()).toEqual({ name: 'عميل سابق', sender: null })
  })
})

describe('X-52: downloading one’s own data', () => {
  it('exports everything stored about the person as a file, and nothing about others', async () => {
    const { customer, browser, email } = await somebody()
    const stranger = await somebody()
    await ordered(stranger.customer)
    const first = await ordered(customer)
    await reportTransfer(shop.context, customer, { orderId: first.id, senderName: 'سالم', reference: 'FT9' })
    await fillCart(shop, customer, { [await insertProduct(shop)]: 3 })
    await browser.post('/api/newsletter', { email })
    await browser.post('/api/support', {
      customerName: 'مريم',
      customerEmail: email,
      subject: 'سؤال',
      message: 'هل القط مطعّم؟',
    })
    await shop.pool.query(
      `INSERT INTO support_answers (message_id, body)
       SELECT id, 'نعم، وله بطاقة تطعيم.' FROM support_messages WHERE customer_email = $1`,
      [email],
    )
    const response = await browser.get('/api/account/data')
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Disposition')).toMatch(
      /^attachment; filename="my-data-\d{4}-\d\d-\d\d\.json"$/,
    )
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    const text = await response.text()
    const data = accountData.parse(JSON.parse(text))
    // The contract names every field that is written.
    expect(data).toEqual(JSON.parse(text))
    expect(data).toMatchObject({
      profile: { id: customer.id, email, firstName: 'مريم' },
      waysToSignIn: [{ way: 'password' }],
      sessions: [{ startedAt: expect.any(String) }],
      newsletter: { email },
      cart: [{ quantity: 3 }],
      messages: [
        { subject: 'سؤال', message: 'هل القط مطعّم؟', answers: [{ message: 'نعم، وله بطاقة تطعيم.' }] },
      ],
      orders: [
        {
          orderNumber: first.orderNumber,
          status: 'confirmed',
          latitude: 23.611111,
          secondPhone: '+96898761235',
          receiverName: 'أم-زهراء',
          notes: 'اتصلوا قبل الوصول',
          transfer: { senderName: 'سالم', reference: 'FT9' },
          items: [{ quantity: 2, subtotal: '9.000' }],
          history: [{ event: 'placed' }, { event: 'status' }, { event: 'payment' }],
        },
      ],
    })
    expect(text).not.toContain(stranger.email)
    // No secret leaves with it.
    const token = decodeURIComponent(browser.cookies.get('aleef.session_token') ?? '').split('.')[0] ?? ''
    expect(token).toHaveLength(32)
    for (const secret of ['$argon2', token]) expect(text).not.toContain(secret)
  })

  it('is complete with more orders than one batch, and with none', async () => {
    const { customer, browser } = await somebody()
    expect(((await (await browser.get('/api/account/data')).json()) as { orders: [] }).orders).toEqual([])
    await shop.pool.query(
      `INSERT INTO orders (order_number, user_id, status, holds_stock, total_amount, delivery_fee, final_amount,
         customer_name, customer_phone, customer_address, governorate_id, delivery_type, delivery_location,
         shipping_address, expires_at)
       SELECT 'ALF' || lpad(n::text, 8, '0') || 'MANY', $1, 'cancelled', false, 1, 0, 1, 'م', '+96891234567', 'أ', 1,
         'office', 'مسقط', 'أ', now() FROM generate_series(1, 120) n`,
      [customer.id],
    )
    const { orders } = accountData.parse(await (await browser.get('/api/account/data')).json())
    expect(new Set(orders.map(({ orderNumber }) => orderNumber)).size).toBe(120)
  })

  it('is rate limited, and requires a session', async () => {
    const limited = await createAccountsShop({ rateLimitScale: 1 })
    await insertAccount(limited, 'often@example.com')
    const browser = await signInAs(limited, 'often@example.com')
    for (let i = 0; i < 10; i++) expect((await browser.get('/api/account/data')).status).toBe(200)
    const refused = await browser.get('/api/account/data')
    expect([refused.status, await refused.json()]).toMatchObject([429, { code: 'too-many-requests' }])
    expect((await openBrowser(limited.app).get('/api/account/data')).status).toBe(401)
    await limited.close()
  })
})
