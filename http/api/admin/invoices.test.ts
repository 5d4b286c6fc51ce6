import { parse } from 'csv-parse/sync'
import { afterAll, describe, expect, it } from 'vitest'
import { baisa, baisaOf } from '#domain/money.ts'
import { STEP_MAIL_SECONDS } from '#domain/order-status.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { ok } from '#platform/result.ts'
import { followOrder } from '#server/invoices/follow-order.ts'
import { drawInvoice, issueDueInvoices } from '#server/orders/scheduled/issue-due-invoices.ts'
import { createOrdersDesk } from '#tests/support/orders-desk.ts'
import { countLockWaits } from '#tests/support/test-database.ts'
import { insertProduct } from '#tests/support/test-shop.ts'

const desk = await createOrdersDesk()
const { app, call, read, patch } = desk
const food = await insertProduct(app.shop, { quantity: 5000 })
afterAll(() => desk.close())

const numbersOf = async (id: number) => (await read(id)).issued.map(({ number }) => number)

/** By phone, to the capital: 4.500 a piece, and a rial for delivery. */
async function order(quantity = 1): Promise<number> {
  const { body } = await call('POST', '/api/admin/orders', {
    ...{
      channel: 'phone',
      customerName: 'هند الشامسية',
      customerPhone: '92345678',
      customerAddress: 'الخوض',
    },
    ...{ regionId: 1, items: [{ productId: food, quantity }] },
  })
  return body.id
}
const paid = async (quantity = 1) => {
  const id = await order(quantity)
  await patch(id, { paymentStatus: 'verified' })
  await patch(id, { status: 'processing' })
  return id
}
/** And the moment passes in which that could be taken back (W-04). */
async function ship(...ids: number[]) {
  const shipped = await Promise.all(ids.map((id) => patch(id, { status: 'shipped' })))
  passUndo()
  await Promise.all(ids.map(draw))
  return shipped.map(({ status }) => status)
}
const passUndo = () => app.shop.pass((STEP_MAIL_SECONDS + 1) / 3600)
const draw = (id: number) => drawInvoice(app.shop.context, id)
const last = async (series: string) =>
  (await app.shop.pool.query('SELECT max(last) AS last FROM invoice_counters WHERE series = $1', [series]))
    .rows[0].last as number

describe('F-04: issuing an invoice', () => {
  it('F-04: happens not before shipping and never unpaid, and only once', async () => {
    const id = await paid()
    expect(await numbersOf(id)).toEqual([])
    expect((await read(id)).invoice).toMatchObject({ title: 'plain', total: '5.500', vat: null })
    await ship(id)
    await patch(id, { status: 'delivered' })
    const { issued } = await read(id)
    expect(issued).toMatchObject([
      { kind: 'invoice', number: expect.stringMatching(/^INV-20\d\d-00001$/), qr: null, isCredited: false },
    ])
    expect(issued[0]?.content).toMatchObject({
      ...{ total: '5.500', subtotal: '4.500', vat: null, buyer: { name: 'هند الشامسية' } },
      lines: [
        { kind: 'item', quantity: 1, total: '4.500', vatPercent: null },
        { kind: 'delivery', total: '1.000' },
      ],
    })
    const unpaid = await order()
    await patch(unpaid, { status: 'delivered', reason: 'يدفع عند الاستلام', override: true })
    passUndo()
    await draw(unpaid)
    expect(await numbersOf(unpaid)).toEqual([])
    await call('POST', `/api/admin/orders/${unpaid}/payments`, { kind: 'in', method: 'cash', amount: '5.5' })
    expect(await numbersOf(unpaid)).toHaveLength(1)
  })

  it('F-04: covers the whole amount of an order accepted short with a reason, and never an unpaid one', async () => {
    const [short, none] = [await order(), await order()]
    for (const [id, amount] of [
      [short, '5.250'],
      [none, '0'],
    ] as const) {
      await patch(id, { amount, paymentStatus: 'verified', reason: 'زبون قديم' })
      await patch(id, { status: 'processing' })
      await ship(id)
    }
    expect((await read(short)).issued).toMatchObject([{ kind: 'invoice', content: { total: '5.500' } }])
    expect(await numbersOf(none)).toEqual([])
  })

  it('F-04, W-04: waits while the step can be undone; an undone step leaves no invoice', async () => {
    const [kept, undone] = [await paid(), await paid()]
    const before = await last('INV')
    for (const id of [kept, undone]) {
      await patch(id, { status: 'shipped' })
      await draw(id)
    }
    await patch(kept, { status: 'delivered' })
    expect([await numbersOf(kept), await numbersOf(undone)]).toEqual([[], []])
    expect((await call('POST', '/api/admin/orders/undo', { ids: [undone] })).body.items).toMatchObject([
      { ok: true },
    ])
    const { rows } = await app.shop.pool.query(
      `SELECT extract(epoch FROM start_after - created_on) > $2 AS waits FROM pgboss.job
       WHERE name = 'draw-invoice' AND data ->> 'orderId' = ANY ($1::text[])`,
      [[kept, undone], STEP_MAIL_SECONDS],
    )
    expect(rows).toEqual([{ waits: true }, { waits: true }])
    passUndo()
    for (const id of [kept, undone, kept]) await draw(id)
    expect([(await numbersOf(kept)).length, await numbersOf(undone)]).toEqual([1, []])
    expect(await last('INV')).toBe(before + 1)
  })

  it('F-04: happens at once at the counter, otherwise 14 days after the payment, older orders in their sequence', async () => {
    const { body } = await call('POST', '/api/admin/orders', {
      channel: 'counter',
      items: [{ productId: food, quantity: 1 }],
      payments: [{ method: 'cash', amount: '4.5' }],
    })
    expect(body.issued).toHaveLength(1)
    const waiting = [await paid(), await paid(), await paid()]
    const [first, second, third] = waiting as [number, number, number]
    for (const [id, days] of [
      [first, 15],
      [second, 16],
      [third, 13],
    ])
      await app.shop.pool.query(
        `UPDATE orders SET payment_decided_at = payment_decided_at - $2 * interval '1 day' WHERE id = $1`,
        [id, days],
      )
    await issueDueInvoices(app.shop.context)
    await issueDueInvoices(app.shop.context)
    const [[later], [earlier], none] = (await Promise.all(waiting.map(numbersOf))) as [
      string[],
      string[],
      string[],
    ]
    expect([earlier! < later!, none]).toEqual([true, []])
    await ship(first)
    expect(await numbersOf(first)).toEqual([later])
  })
})

describe('F-04: consecutive numbers', () => {
  it('F-04: hold for 50 at once, and after a rollback', async () => {
    const ids: number[] = []
    for (let n = 0; n < 50; n++) ids.push(await paid())
    const before = await last('INV')
    expect(await ship(...ids)).toEqual(Array(50).fill(200))
    const another = await order()
    await app.shop.pool.query(
      `WITH paid AS (INSERT INTO payments (order_id, kind, method, amount, paid_on) SELECT id, 'in', 'cash', final_amount, now() FROM orders WHERE id = $1)
       UPDATE orders SET payment_status = 'verified', payment_decided_at = now() - interval '15 days' WHERE id = $1`,
      [another],
    )
    const failed = inTransaction(app.shop.db, async (tx) => {
      await followOrder(tx, another, app.shop.context.now())
      throw new Error('the connection broke')
    })
    await expect(failed).rejects.toThrow('the connection broke')
    expect(await last('INV')).toBe(before + 50)
    const { rows } = await app.shop.pool.query(
      `SELECT count(*)::int AS count, max(number) AS last FROM invoices WHERE series = 'INV'`,
    )
    expect(rows).toEqual([{ count: before + 50, last: before + 50 }])
    await app.shop.pool.query(`UPDATE orders SET status = 'confirmed' WHERE id = $1`, [another])
    await app.shop.pool.query(
      `INSERT INTO order_history (order_id, event, to_value, actor) VALUES ($1, 'status', 'confirmed', 'admin')`,
      [another],
    )
  })

  it('F-04: are never skipped, and no issued invoice is changed or deleted', async () => {
    const id = await paid()
    await ship(id)
    for (const [statement, constraint] of [
      ['UPDATE invoices SET total = total + 1 WHERE order_id = $1', 'invoices_are_kept'],
      ['DELETE FROM invoices WHERE order_id = $1', 'invoices_are_kept'],
      [
        `INSERT INTO invoices (kind, series, year, number, uuid, order_id, total, content, issued_at)
         SELECT kind, series, year, number + 1000, gen_random_uuid(), order_id, total, content, issued_at FROM invoices WHERE order_id = $1`,
        'invoices_without_gap',
      ],
    ])
      await expect(app.shop.pool.query(statement!, [id])).rejects.toMatchObject({ constraint })
  })
})

describe('F-04: changes after an invoice', () => {
  it('F-04: a cancellation issues a credit note that names its invoice', async () => {
    const id = await paid()
    await ship(id)
    await patch(id, { status: 'cancelled', reason: 'رُدّ' })
    const { issued } = await read(id)
    expect(issued).toMatchObject([
      { kind: 'invoice', isCredited: true },
      {
        kind: 'credit-note',
        number: expect.stringMatching(/^CN-20\d\d-0000\d$/),
        ofNumber: issued[0]?.number,
      },
    ])
    expect(issued[1]?.content).toEqual(issued[0]?.content)
    await call('DELETE', `/api/admin/orders/${id}`)
  })

  it('R-02: a cancellation that waits for its products does not block the next number', async () => {
    const [first, second] = [await paid(), await paid()]
    await ship(first, second)
    const cancel = (id: number) => patch(id, { status: 'cancelled', reason: 'رُدّ' })
    await cancel(first)
    const { pool } = app.shop
    const holder = await pool.connect()
    await holder.query('BEGIN')
    await holder.query('SELECT FROM products WHERE id = $1 FOR NO KEY UPDATE', [food])
    const cancelled = cancel(second)
    await expect.poll(() => countLockWaits({ pool })).toBeGreaterThan(0)
    const counter = await holder
      .query(`SELECT FROM invoice_counters WHERE series = 'CN' FOR UPDATE NOWAIT`)
      .then(({ rowCount }) => rowCount)
      .catch(({ message }: Error) => message)
    await holder.query('ROLLBACK')
    holder.release()
    expect([counter, (await cancelled).status]).toEqual([1, 200])
    expect((await read(second)).issued).toHaveLength(2)
  })

  it('F-04: changed lines issue a credit note and a new invoice; changed names of buyer and seller do not', async () => {
    const id = await paid(3)
    await ship(id)
    const follow = () =>
      inTransaction(app.shop.db, async (tx) => {
        await followOrder(tx, id, app.shop.context.now())
        return ok(null)
      })
    await app.shop.pool.query(`UPDATE orders SET customer_name = 'عميل سابق' WHERE id = $1`, [id])
    await follow()
    expect(await numbersOf(id)).toHaveLength(1)
    await app.shop.pool.query(
      `WITH fewer AS (UPDATE order_items SET quantity = 2, subtotal = product_price * 2 WHERE order_id = $1),
         back AS (UPDATE products SET quantity = quantity + 1 WHERE id = $2 RETURNING quantity),
         moved AS (INSERT INTO stock_movements (product_id, change, quantity_after, reason, order_id)
           SELECT $2, 1, quantity, 'order-amended', $1 FROM back)
       UPDATE orders SET total_amount = total_amount - 4.5, final_amount = final_amount - 4.5 WHERE id = $1`,
      [id, food],
    )
    await follow()
    const { issued } = await read(id)
    expect(issued.map(({ kind, content }) => [kind, content.total, content.buyer.name])).toEqual([
      ['invoice', '14.500', 'هند الشامسية'],
      ['credit-note', '14.500', 'هند الشامسية'],
      ['invoice', '10.000', 'هند الشامسية'],
    ])
  })
})

it('F-04: with a VAT number it is a tax invoice with a QR code, line by line, and the accountant gets every field', async () => {
  const free = await insertProduct(app.shop, { nameArabic: 'كتاب', quantity: 5 })
  await app.shop.pool.query('UPDATE products SET vat_free = true WHERE id = $1', [free])
  await call('PATCH', '/api/admin/settings', { vatNumber: 'OM1100012345' })
  const { body } = await call('POST', '/api/admin/orders', {
    channel: 'counter',
    items: [
      { productId: food, quantity: 3 },
      { productId: free, quantity: 1 },
    ],
    payments: [{ method: 'cash', amount: '18' }],
  })
  const [invoice] = body.issued
  expect(invoice.content).toMatchObject({
    ...{ title: 'simplified', vat: '0.643', seller: { vatNumber: 'OM1100012345' } },
    lines: [
      { vatPercent: 5, total: '13.500', vat: '0.643' },
      { vatPercent: 0, vat: '0.000' },
    ],
  })
  expect(Buffer.from(invoice.qr, 'base64').toString()).toContain(invoice.uuid)
  const big = await call('POST', '/api/admin/orders', {
    channel: 'counter',
    items: [{ productId: food, quantity: 120 }],
    payments: [{ method: 'cash', amount: '540' }],
  })
  expect(big.body.issued[0].content.title).toBe('full')

  const file = await call('GET', '/api/admin/invoices/export?from=2020-01-01&to=2099-12-31')
  const rows = parse(file.body, { bom: true, columns: true }) as Record<string, string>[]
  const own = rows.filter((row) => row['رقم المستند'] === invoice.number)
  expect(own).toMatchObject([
    { البند: 'طعام قطط', المبلغ: '13.500', 'نسبة الضريبة': '5', المعرّف: invoice.uuid, الرمز: invoice.qr },
    { البند: 'كتاب', 'نسبة الضريبة': '0' },
  ])
  expect(rows.find((row) => row['رقم المستند']?.startsWith('CN-'))?.المبلغ).toBe('-4.5')
  expect((await call('GET', '/api/admin/invoices/export?from=2020-01-01')).status).toBe(422)
})

it('F-04, S2-13: a voucher is shared over the lines, and tax is computed on what remains', async () => {
  await call('PATCH', '/api/admin/settings', { vatNumber: 'OM1100012345' })
  const litter = await insertProduct(app.shop, { price: baisa(1_333), quantity: 9 })
  await call('POST', '/api/admin/vouchers', { code: 'SHARE', kind: 'percent', percent: 15 })
  const { id, finalAmount } = await desk.order({ [food]: 3, [litter]: 2 }, { voucher: 'share' })
  await patch(id, { paymentStatus: 'verified' })
  await patch(id, { status: 'processing' })
  await ship(id)
  const content = (await read(id)).issued[0]?.content
  if (!content) throw new Error('no invoice')
  const lines = content.lines.map(({ price, quantity, discount, total, vat }) => ({
    gross: baisaOf(price) * quantity,
    discount: baisaOf(discount),
    total: baisaOf(total),
    vat: baisaOf(vat ?? '0'),
  }))
  const sum = (name: 'discount' | 'total' | 'vat') => lines.reduce((all, line) => all + line[name], 0)
  // 15 % of 16.166, rounded down, the delivery left out; the last baisa goes to the line with the greater rest.
  expect([content.voucher, content.discount, sum('discount')]).toEqual(['SHARE', '2.424', 2424])
  expect(lines.map((line) => line.discount)).toEqual([2024, 400, 0])
  for (const line of lines) {
    expect(line.total).toBe(line.gross - line.discount)
    expect(line.vat).toBe(Math.round((line.total * 5) / 105))
  }
  expect([sum('total'), content.total]).toEqual([baisaOf(finalAmount), finalAmount])
  expect(sum('vat')).toBe(baisaOf(content.vat ?? '0'))
})

it('L-03, F-04: orders of a demo have a series of their own, even after the demo is removed', async () => {
  const before = await last('INV')
  await app.shop.pool.query('UPDATE settings SET is_demo = true')
  const [shipped, later] = [await paid(), await paid()]
  await ship(shipped)
  expect(await numbersOf(shipped)).toEqual([expect.stringMatching(/^DEMO-20\d\d-00001$/)])
  await app.shop.pool.query('UPDATE settings SET is_demo = false')
  await ship(later)
  expect(await numbersOf(later)).toEqual([expect.stringMatching(/^DEMO-20\d\d-00002$/)])
  await patch(shipped, { status: 'cancelled', reason: 'رُدّ' })
  expect(await numbersOf(shipped)).toEqual([
    expect.stringMatching(/^DEMO-/),
    expect.stringMatching(/^DEMO-CN-/),
  ])
  expect(await last('INV')).toBe(before)
})
