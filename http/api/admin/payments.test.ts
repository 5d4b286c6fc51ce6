import { afterAll, describe, expect, it } from 'vitest'
import type { PaymentList } from '#contract/admin/payments.ts'
import { reportTransfer } from '#server/orders/checkout/report-transfer.ts'
import { findOrder } from '#server/orders/queries/order-queries.ts'
import { expireOrders } from '#server/orders/scheduled/expire-orders.ts'
import { changesMailed, createOrdersDesk } from '#tests/support/orders-desk.ts'
import { uploadPicture } from '#tests/support/picture-form.ts'
import { insertPerson } from '#tests/support/sessions.ts'
import { SECRET } from '#tests/support/test-app.ts'
import { insertAnimal, insertProduct, stockOf } from '#tests/support/test-shop.ts'

const desk = await createOrdersDesk()
const { app, admin, call, patch } = desk
const food = await insertProduct(app.shop, { quantity: 500 })
afterAll(() => desk.close())

const pay = (id: number, body: object) =>
  call('POST', `/api/admin/orders/${id}/payments`, { kind: 'in', method: 'transfer', ...body })
const refund = (id: number, amount: string) => pay(id, { kind: 'refund', amount })
const reverse = (id: number, paymentId: number) =>
  call('POST', `/api/admin/orders/${id}/payments/${paymentId}/reverse`)
const ledger = async (id: number): Promise<PaymentList> =>
  (await call('GET', `/api/admin/orders/${id}/payments`)).body
const entriesOf = async (id: number) =>
  (await ledger(id)).items.map(({ kind, amount }) => `${kind} ${amount}`)

/** 5.500 rials, of a customer with an account. */
const order = (productId = food) => desk.order({ [productId]: 1 })
const mailsOf = (id: number) => changesMailed(app, id)

describe('F-01: the payment ledger', () => {
  it('F-01: adds up payments until the order is paid; an excess is owed; the customer sees both', async () => {
    const { id, orderNumber, customer } = await order()
    const first = await pay(id, { amount: '5', reference: 'FT-1', note: 'أول دفعة', date: '2026-11-20' })
    expect(first).toMatchObject({
      status: 201,
      body: {
        ...{ kind: 'in', method: 'transfer', amount: '5.000', reference: 'FT-1', date: '2026-11-20' },
        ...{ recordedBy: 'سالم', isReversed: false, reversesId: null },
        order: {
          status: 'confirmed',
          paymentStatus: 'reported',
          balance: { paid: '5.000', due: '0.500', owed: '0.000', refunded: '0.000' },
        },
      },
    })
    expect(await pay(id, { method: 'cash', amount: '٠٫٧٥٠' })).toMatchObject({
      body: { order: { paymentStatus: 'verified', balance: { paid: '5.750', due: '0.000', owed: '0.250' } } },
    })
    expect(await entriesOf(id)).toEqual(['in 5.000', 'in 0.750'])
    const seen = await findOrder(app.shop.context, customer, orderNumber)
    expect(seen).toMatchObject({ value: { balance: { paid: '5.750', owed: '0.250' } } })
    // Two of one moment are in no order.
    expect((await mailsOf(id)).map(({ to }) => to).sort()).toEqual(['difference', 'owed', 'verified'])
  })

  it('F-01: records a verification as a payment of the due amount; undoing adds a counter-entry', async () => {
    const { id } = await order()
    await patch(id, { paymentStatus: 'verified' })
    expect(await entriesOf(id)).toEqual(['in 5.500'])
    expect(await patch(id, { paymentStatus: 'reported', reason: 'سهو' })).toMatchObject({
      body: { paymentStatus: 'reported', balance: { paid: '0.000', due: '5.500', refunded: '0.000' } },
    })
    const { items } = await ledger(id)
    expect(items).toMatchObject([
      { kind: 'in', isReversed: true },
      { kind: 'refund', amount: '5.500', reversesId: items[0]?.id, note: 'سهو' },
    ])
    await patch(id, { paymentStatus: 'verified' })
    expect((await ledger(id)).order.balance).toMatchObject({ paid: '5.500', due: '0.000' })
  })

  it('F-01: refuses to take back a partly refunded payment before its refund', async () => {
    const { id } = await order()
    await pay(id, { amount: '7.5' })
    await refund(id, '1')
    expect(await patch(id, { paymentStatus: 'rejected', reason: 'رُدّ التحويل' })).toMatchObject({
      status: 422,
      body: { errors: { paymentStatus: [expect.stringContaining('قيد الرد')] } },
    })
    expect(await entriesOf(id)).toEqual(['in 7.500', 'refund 1.000'])
  })

  it('F-01: takes back a wrong entry once, also when five requests come at once', async () => {
    const { id } = await order()
    const { body } = await pay(id, { amount: '5.500' })
    const tries = await Promise.all(Array.from({ length: 5 }, () => reverse(id, body.id)))
    expect(tries.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409])
    expect(await ledger(id)).toMatchObject({
      order: { paymentStatus: 'reported', balance: { paid: '0.000', due: '5.500', refunded: '0.000' } },
    })
    const [, counter] = (await ledger(id)).items
    expect(await reverse(id, counter!.id)).toMatchObject({ status: 409, body: { code: 'payment-reversed' } })
    expect((await reverse(id, 2_000_000_000)).status).toBe(404)
  })

  it.each([
    [{ amount: '-1' }, 'amount'],
    [{ amount: '0' }, 'amount'],
    [{ amount: '1.2345' }, 'amount'],
    [{ amount: 'عشرة' }, 'amount'],
    [{ amount: '1', method: 'cheque' }, 'method'],
    [{ amount: '1', kind: 'out' }, 'kind'],
    [{ amount: '1', date: '2099-01-01' }, 'date'],
    [{ amount: '1', date: '20.11.2026' }, 'date'],
    [{}, 'amount'],
  ])('F-01: refuses %j by its field', async (body, field) => {
    const { id } = await order()
    expect(await pay(id, body)).toMatchObject({
      status: 422,
      body: { errors: { [field]: [expect.any(String)] } },
    })
    expect(await entriesOf(id)).toEqual([])
  })

  it('F-01: is protected by the database, and its sums are right', async () => {
    const { id } = await order()
    await pay(id, { amount: '5.500' })
    const write = (text: string) => app.shop.pool.query(text, [id])
    const insert = (kind: string, amount: string, reverses = 'NULL') =>
      write(`INSERT INTO payments (order_id, kind, method, amount, paid_on, reverses_id)
        SELECT $1, '${kind}', 'transfer', ${amount}, now(), ${reverses}`)
    for (const [attempt, constraint] of [
      [() => insert('refund', '5.501'), 'orders_payment_amount'],
      [() => insert('in', '0'), 'payments_amount'],
      [
        () => insert('refund', '1', '(SELECT id FROM payments WHERE order_id = $1)'),
        'payments_counter_entry',
      ],
      [() => write('UPDATE payments SET amount = 1 WHERE order_id = $1'), 'payments_are_kept'],
      [() => write('DELETE FROM payments WHERE order_id = $1'), 'payments_are_kept'],
      [() => write('UPDATE orders SET payment_amount = 1 WHERE id = $1'), 'orders_paid_is_ledger'],
    ] as const)
      await expect(attempt()).rejects.toMatchObject({ constraint })
    expect(await entriesOf(id)).toEqual(['in 5.500'])
  })
})

describe('F-02: refunds', () => {
  it('F-02: never exceed what is owed under concurrency, and the customer is notified', async () => {
    const { id } = await order()
    await pay(id, { amount: '5.500' })
    expect(await refund(id, '0.001')).toMatchObject({
      status: 409,
      body: { code: 'over-refund', owed: '0.000', detail: expect.stringContaining('أكثر مما يستحق') },
    })
    await patch(id, { status: 'cancelled', reason: 'نفد' })
    expect((await ledger(id)).order.balance).toMatchObject({ due: '0.000', owed: '5.500' })
    expect(await refund(id, '5.501')).toMatchObject({ status: 409, body: { code: 'over-refund' } })
    const tries = await Promise.all(Array.from({ length: 10 }, () => refund(id, '1.000')))
    expect(tries.filter(({ status }) => status === 201)).toHaveLength(5)
    expect((await ledger(id)).order.balance).toEqual({
      ...{ paid: '0.500', due: '0.000', owed: '0.500', refunded: '5.000' },
    })
    expect((await mailsOf(id)).slice(-5)).toEqual(
      Array(5).fill({ to: 'refunded', amount: 1000, method: 'transfer' }),
    )
  })

  it('by two administrators at once use the current balance', async () => {
    const { id } = await order()
    const { updatedAt } = (await ledger(id)).order
    const both = await Promise.all([
      pay(id, { amount: '5.500', updatedAt }),
      pay(id, { amount: '5.500', updatedAt }),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
    expect(await entriesOf(id)).toEqual(['in 5.500'])
  })

  it('X-19, F-02: a deleted order’s payments are owed until refunded; a delivered one’s stay', async () => {
    const [cat, other] = [await insertAnimal(app.shop), await insertAnimal(app.shop)]
    const [paid, gone] = [await order(cat), await order(other)]
    for (const { id } of [paid, gone]) await patch(id, { paymentStatus: 'verified' })
    await patch(gone.id, { status: 'delivered', reason: 'استلمه', override: true })
    for (const { id } of [paid, gone])
      expect((await call('DELETE', `/api/admin/orders/${id}`)).status).toBe(204)
    expect([await stockOf(app.shop, cat), await stockOf(app.shop, other)]).toEqual([1, 0])
    expect((await mailsOf(paid.id)).at(-1)).toEqual({ to: 'owed', amount: 91_990 })
    expect((await mailsOf(gone.id)).map(({ to }) => to)).not.toContain('owed')

    const owed = (await call('GET', '/api/admin/refunds-due?limit=100')).body
    expect(owed.items.map(({ id }: { id: number }) => id)).not.toContain(gone.id)
    expect(owed.items.find(({ id }: { id: number }) => id === paid.id)).toMatchObject({
      ...{ isDeleted: true, balance: { owed: '91.990', due: '0.000' } },
    })
    expect((await pay(paid.id, { amount: '1' })).status).toBe(404)
    expect(await refund(paid.id, '91.990')).toMatchObject({
      status: 201,
      body: { order: { balance: { owed: '0.000', refunded: '91.990' } } },
    })
    const [received, refunded] = (await ledger(paid.id)).items
    expect((await reverse(paid.id, received?.id ?? 0)).status).toBe(404)
    expect(await reverse(paid.id, refunded?.id ?? 0)).toMatchObject({
      body: { kind: 'in', order: { balance: { owed: '91.990', refunded: '0.000' } } },
    })
    expect(await stockOf(app.shop, cat)).toBe(1)
  })

  it('F-02: are listed and counted on the first screen, the longest owed first', async () => {
    const before = (await call('GET', '/api/admin/refunds-due')).body
    const stats = async () => (await call('GET', '/api/admin/stats')).body.attention.refunds
    const was = await stats()
    expect([was.count, was.amount]).toEqual([before.total, before.sum])
    const created = [await order(), await order()]
    for (const { id } of created) {
      await pay(id, { amount: '6' })
      app.shop.pass(1)
    }
    const now = (await call('GET', '/api/admin/refunds-due?limit=100')).body
    expect(now.items.slice(-2).map(({ id }: { id: number }) => id)).toEqual(created.map(({ id }) => id))
    expect(now.items.at(-1)).toMatchObject({ balance: { paid: '6.000', owed: '0.500' }, isDeleted: false })
    expect([now.total - before.total, Number(now.sum) - Number(before.sum)]).toEqual([2, 1])
    const [{ id } = created[0]!] = created
    await refund(id, '0.500')
    expect((await stats()).count).toBe(was.count + 1)
    expect((await call('GET', '/api/admin/refunds-due?cursor=x')).status).toBe(422)
  })

  it('F-01: the customer’s picture of a transfer is shown to the shop beside the payment, and to nobody else', async () => {
    const { id, customer } = await order()
    const person = await insertPerson(app.shop, SECRET)
    const foreign = await uploadPicture(app, person)
    const send = (image: string) => reportTransfer(app.shop.context, customer, { orderId: id, image })
    expect(await send(foreign)).toMatchObject({ refusal: { errors: { image: [expect.any(String)] } } })
    const { rows } = await app.shop.pool.query(`UPDATE files SET owner_id = $1 WHERE id = $2 RETURNING id`, [
      customer.id,
      foreign,
    ])
    expect(await send(rows[0].id)).toMatchObject({ ok: true, value: { paymentStatus: 'reported' } })
    expect(await send(rows[0].id)).toMatchObject({ ok: true })
    expect((await call('GET', `/api/admin/orders/${id}`)).body.transfer).toMatchObject({ image: foreign })
    const seen = async (cookie: string) =>
      (await app.request(`/api/files/${foreign}`, { headers: { Cookie: cookie } })).status
    expect([await seen(admin.cookie), await seen(person.cookie)]).toEqual([200, 404])
  })
})

describe('F-08: late payments', () => {
  it('F-08: revive an expired order if its stock is available', async () => {
    const cat = await insertAnimal(app.shop)
    const { id } = await order(cat)
    app.shop.pass(25)
    await expireOrders(app.shop.context)
    expect(await stockOf(app.shop, cat)).toBe(1)
    const late = await pay(id, { amount: '91.990' })
    expect(late.body.order).toMatchObject({
      status: 'confirmed',
      paymentStatus: 'verified',
      balance: { due: '0.000', owed: '0.000' },
    })
    expect(await stockOf(app.shop, cat)).toBe(0)
    expect(await mailsOf(id)).toEqual([{ to: 'revived' }])
  })

  it('F-08: are owed where the animal is sold, the amount too low, or the shop decides so', async () => {
    const [cat, other] = [await insertAnimal(app.shop), await insertAnimal(app.shop)]
    const [{ id: gone }, { id: short }] = [await order(cat), await order(other)]
    for (const id of [gone, short]) await patch(id, { status: 'cancelled' })
    await order(cat)
    for (const [id, body, owed] of [
      [gone, { amount: '91.990' }, '91.990'],
      [short, { amount: '1' }, '1.000'],
      [short, { amount: '90.990', revive: false }, '91.990'],
    ] as const) {
      expect((await pay(id, body)).body.order).toMatchObject({ status: 'cancelled', balance: { owed } })
      expect((await mailsOf(id)).at(-1)).toEqual({ to: 'owed', amount: Number(owed) * 1000 })
    }
    expect(await stockOf(app.shop, other)).toBe(1)
    // Back to waiting for its money, it keeps what came.
    const { id: part } = await order(await insertAnimal(app.shop))
    await patch(part, { status: 'cancelled' })
    await pay(part, { amount: '1' })
    expect(await patch(part, { status: 'cancelled' })).toMatchObject({ body: { balance: { owed: '1.000' } } })
    const again = { status: 'pending', paymentStatus: 'awaiting', reason: 'عاد العميل' }
    expect(await patch(part, again)).toMatchObject({ body: { balance: { paid: '1.000', due: '90.990' } } })
    // Refunded, and taken back by the shop: it is no longer paid.
    await refund(short, '91.990')
    expect(await patch(short, { status: 'confirmed', reason: 'عاد العميل' })).toMatchObject({
      body: { paymentStatus: 'reported', balance: { due: '91.990', refunded: '91.990' } },
    })
  })
})
