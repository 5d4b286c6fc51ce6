import { afterAll, describe, expect, it } from 'vitest'
import type { BulkAnswer } from '#contract/admin/order-list.ts'
import type { RefundsDue } from '#contract/admin/payments.ts'
import type { AdminReturn } from '#contract/admin/returns.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { ok } from '#platform/result.ts'
import { anonymiseAccount } from '#server/accounts/own/anonymise-account.ts'
import { verify } from '#server/verify/verify.ts'
import { createReturnDesk, type Refused } from '#tests/support/return-desk.ts'
import { insertAnimal, insertProduct, speciesIdOf, stockOf } from '#tests/support/test-shop.ts'

const desk = await createReturnDesk()
const { app, food, sand, buyer, patch, order, own, asked, decide, accept, changes } = desk
afterAll(() => desk.close())

describe('F-03: deciding a return', () => {
  it('F-03, F-02, F-04: accepted goods are restocked, the order’s total falls, the rest is owed, the invoice is credited', async () => {
    const salim = await buyer({ [food]: 3, [sand]: 1 })
    const [before, shelf] = [await order(salim.orderId), await stockOf(app.shop, food)]
    expect(before).toMatchObject({ finalAmount: '19.000', issued: [{ kind: 'invoice' }] })
    const { id } = await asked(salim, { [food]: 2 })
    const accepted = await accept(id, { restock: true, note: 'نعتذر' })
    expect(accepted).toMatchObject({
      status: 200,
      body: {
        state: 'accepted',
        amount: '9.000',
        items: [{ accepted: 2, isRestocked: true, amount: '9.000' }],
      },
    })
    expect(await stockOf(app.shop, food)).toBe(shelf + 2)
    const after = await order(salim.orderId)
    expect(after).toMatchObject({
      ...{ finalAmount: '10.000', returnedAmount: '9.000', paymentStatus: 'verified' },
      balance: { paid: '19.000', owed: '9.000', due: '0.000' },
    })
    expect(after.issued.map(({ kind, content }) => [kind, content.total])).toEqual([
      ['invoice', '19.000'],
      ['credit-note', '19.000'],
      ['invoice', '10.000'],
    ])
    expect(after.issued[1]?.ofNumber).toBe(after.issued[0]?.number)
    expect(after.issued[2]?.content).toMatchObject({ subtotal: '9.000', discount: '0.000' })
    const owed = (await app.admin<RefundsDue>('GET', '/api/admin/refunds-due')).body.items
    expect(owed.find((one) => one.id === salim.orderId)?.balance.owed).toBe('9.000')
    expect(await changes(salim.orderId)).toContainEqual(
      expect.objectContaining({ to: 'return-accepted', amount: 9000, owed: 9000, note: 'نعتذر' }),
    )
    const refund = { kind: 'refund', method: 'transfer', amount: '9' }
    expect((await app.admin('POST', `/api/admin/orders/${salim.orderId}/payments`, refund)).status).toBe(201)
    expect((await order(salim.orderId)).balance).toMatchObject({ owed: '0.000', refunded: '9.000' })
    expect((await own(salim)).returns).toMatchObject([{ state: 'accepted', amount: '9.000', note: 'نعتذر' }])
  })

  it('F-03: is possible per line and unit, to the stock or written off with its reason in the ledger', async () => {
    const salim = await buyer({ [food]: 3, [sand]: 2 })
    const shelf = [await stockOf(app.shop, food), await stockOf(app.shop, sand)]
    const { id } = await asked(salim, { [food]: 3, [sand]: 2 })
    const items = [
      { id: salim.lines[food], quantity: 1, restock: true },
      { id: salim.lines[sand], quantity: 2, restock: false },
    ]
    expect((await accept(id, { items })).body).toMatchObject({ amount: '13.500', deliveryAmount: '0.000' })
    expect([await stockOf(app.shop, food), await stockOf(app.shop, sand)]).toEqual([shelf[0]! + 1, shelf[1]])
    const { rows } = await app.shop.pool.query(
      `SELECT reason, change, note FROM stock_movements WHERE product_id = $1 ORDER BY id DESC LIMIT 2`,
      [sand],
    )
    const { orderNumber } = await order(salim.orderId)
    expect(rows).toEqual([
      { reason: 'write-off', change: -2, note: orderNumber },
      { reason: 'return', change: 2, note: null },
    ])
    // What was not taken back can be asked for again.
    expect((await own(salim)).lines).toMatchObject([{ left: 2 }])
  })

  it('F-03: refunds the delivery with the last item of an order, where the shop was at fault', async () => {
    const [salim, hind] = [await buyer({ [food]: 1, [sand]: 1 }), await buyer({ [food]: 1 })]
    const first = await accept((await asked(salim, { [food]: 1 })).id)
    const last = await accept((await asked(salim, { [sand]: 1 })).id)
    expect([first.body.deliveryAmount, last.body.deliveryAmount]).toEqual(['0.000', '1.000'])
    expect(await order(salim.orderId)).toMatchObject({ finalAmount: '0.000', balance: { owed: '10.000' } })
    expect((await order(salim.orderId)).issued.at(-1)?.kind).toBe('credit-note')
    const wish = await accept((await asked(hind, { [food]: 1 }, { reason: 'other', words: 'لا يناسب' })).id)
    expect(wish.body).toMatchObject({ amount: '4.500', deliveryAmount: '0.000' })
    expect((await order(hind.orderId)).issued.at(-1)?.content).toMatchObject({
      total: '1.000',
      lines: [{ kind: 'delivery' }],
    })
  })

  it('S2-13: refunds the paid shares of a voucher order to the baisa', async () => {
    await app.admin('POST', '/api/admin/vouchers', { code: 'RETURN10', kind: 'percent', percent: 10 })
    const salim = await buyer({ [food]: 3 }, 'RETURN10')
    const shares = []
    for (let nth = 0; nth < 3; nth++)
      shares.push(
        (await accept((await asked(salim, { [food]: 1 }, { reason: 'other', words: 'لا' })).id)).body.amount,
      )
    expect(shares).toEqual(['4.050', '4.050', '4.050'])
    expect((await order(salim.orderId)).finalAmount).toBe('1.000')
  })

  it('F-01: of an order accepted short refunds only what exceeds the remaining total, and keeps it accepted', async () => {
    const salim = await buyer({ [food]: 2 })
    await patch(salim.orderId, {
      paymentStatus: 'verified',
      amount: '8',
      reason: 'نقص قبلناه',
      override: true,
    })
    await accept((await asked(salim, { [food]: 1 })).id)
    expect(await order(salim.orderId)).toMatchObject({
      ...{
        finalAmount: '5.500',
        paymentStatus: 'verified',
        balance: { paid: '8.000', owed: '2.500', due: '0.000' },
      },
    })
  })

  it('F-01: of an order that stays short keeps it accepted, too', async () => {
    const salim = await buyer({ [food]: 2 })
    await patch(salim.orderId, { amount: '3', reason: 'نقص قبلناه', override: true })
    await accept((await asked(salim, { [food]: 1 })).id)
    expect(await order(salim.orderId)).toMatchObject({
      ...{ finalAmount: '5.500', paymentStatus: 'verified' },
      balance: { paid: '3.000', owed: '0.000' },
    })
    const findings = await verify(app.shop.db, app.shop.context.now())
    expect(findings.find(({ name }) => name === 'verified-is-paid')?.offenders).toBe(0)
  })

  it('F-03, H-01: writes off or sets aside an animal that may not be sold, and the records match what is on sale', async () => {
    const pair = await insertAnimal(app.shop, { quantity: 3 })
    const species = await speciesIdOf(app.shop, 'cat')
    await app.shop.pool.query('UPDATE products SET species_id = $2 WHERE id = $1', [pair, species])
    const salim = await buyer({ [pair]: 3 })
    const record = { name: 'لولو', speciesId: species, productId: pair }
    const { body: begun } = await app.admin<{ id: number }>('POST', '/api/admin/passports', record)
    const entry = { kind: 'vaccination', on: '2026-10-12', against: 'rabies' }
    await app.admin('POST', `/api/admin/passports/${begun.id}/entries`, entry)
    const vaccinated = async () =>
      (await app.shop.pool.query('SELECT vaccinated FROM products WHERE id = $1', [pair])).rows[0].vaccinated
    expect(await vaccinated()).toBe(true)

    const { id } = await asked(salim, { [pair]: 1 }, { reason: 'ill' })
    await app.shop.pool.query(`UPDATE species SET is_prohibited = true WHERE code = 'cat'`)
    try {
      expect(await accept(id)).toMatchObject({
        status: 422,
        body: { errors: { items: [expect.stringMatching(/ممنوع.*يُتلف/)] } },
      })
      expect(await stockOf(app.shop, pair)).toBe(0)
      const one = { id: salim.lines[pair], quantity: 1, restock: false }
      expect((await accept(id, { items: [one] })).status).toBe(200)
      expect([await stockOf(app.shop, pair), await vaccinated()]).toEqual([0, true])
    } finally {
      await app.shop.pool.query(`UPDATE species SET is_prohibited = false WHERE code = 'cat'`)
    }
    await accept((await asked(salim, { [pair]: 2 }, { reason: 'ill' })).id)
    expect([await stockOf(app.shop, pair), await vaccinated()]).toEqual([2, null])
  })

  it('F-04: invoices the remaining sale as it was issued, even if shop and buyer have changed since', async () => {
    const book = await insertProduct(app.shop, { quantity: 9 })
    const salim = await buyer({ [book]: 2 })
    const [first] = (await order(salim.orderId)).issued
    const { id } = await asked(salim, { [book]: 1 })
    await app.admin('PATCH', '/api/admin/settings', { vatNumber: 'OM1100012345' })
    const hind = await buyer({ [book]: 2 })
    await inTransaction(app.shop.db, async (tx) => ok(await anonymiseAccount(tx, salim.id, new Date())))
    expect((await accept(id)).status).toBe(200)
    await app.admin('PATCH', '/api/admin/settings', { vatNumber: '' })
    await app.shop.pool.query('UPDATE products SET vat_free = true WHERE id = $1', [book])
    await accept((await asked(hind, { [book]: 1 })).id)
    const taxed = (await order(hind.orderId)).issued.at(-1)
    expect(taxed?.content.lines.map(({ vatPercent }) => vatPercent)).toEqual([5, 5])

    const last = (await order(salim.orderId)).issued.at(-1)
    expect(last).toMatchObject({ kind: 'invoice', qr: null, content: { vat: null, total: '5.500' } })
    const { title, seller, buyer: named } = first!.content
    expect(last?.content).toMatchObject({ title, seller, buyer: named })
    expect(last?.content.lines.map(({ vatPercent }) => vatPercent)).toEqual([null, null])
  })

  it('F-03: a refusal requires a reason, which the customer reads', async () => {
    const salim = await buyer({ [food]: 1 })
    const { id } = await asked(salim, { [food]: 1 })
    expect((await decide(id, { decision: 'refuse', note: ' ' })).body.errors).toEqual({
      note: ['اكتب السبب. يصل إلى العميل كما تكتبه.'],
    })
    expect((await decide(id, { decision: 'refuse', note: 'استُعمل الكيس' })).body.state).toBe('refused')
    expect((await own(salim)).returns).toMatchObject([{ state: 'refused', note: 'استُعمل الكيس' }])
    expect(await changes(salim.orderId)).toContainEqual({
      ...{ to: 'return-refused', note: 'استُعمل الكيس', items: expect.stringContaining('طعام قطط') },
    })
    // Refused, it may be asked for again.
    await asked(salim, { [food]: 1 })
  })

  it('F-03: of two administrators who decide at once, one is refused; the stock is returned once', async () => {
    const salim = await buyer({ [food]: 1 })
    const shelf = await stockOf(app.shop, food)
    const { id } = await asked(salim, { [food]: 1 })
    const body = { decision: 'accept', restock: true }
    const both = await Promise.all([
      app.admin<Refused>('PATCH', `/api/admin/returns/${id}`, body),
      app.colleague<Refused>('PATCH', `/api/admin/returns/${id}`, body),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(both.find(({ status }) => status === 409)?.body.code).toBe('return-settled')
    expect(await stockOf(app.shop, food)).toBe(shelf + 1)
  })

  it('F-03: refuses to accept more than was requested, nothing, or a return of a cancelled order', async () => {
    const salim = await buyer({ [food]: 2 })
    const { id } = await asked(salim, { [food]: 1 })
    const items = (quantity: number) => [{ id: salim.lines[food], quantity }]
    expect((await accept(id, { items: items(2) })).body.detail).toContain('أكثر مما بقي لك')
    expect((await accept(id, { items: items(0) })).body.errors).toHaveProperty('items')
    expect((await accept(id, { items: [] })).body.errors).toHaveProperty('items')
    await patch(salim.orderId, { status: 'cancelled', reason: 'أُعيد كله', override: true })
    expect((await accept(id)).body.detail).toContain('أُلغي هذا الطلب')
    expect((await decide(id, { decision: 'refuse', note: 'أُلغي الطلب كله' })).status).toBe(200)
    expect((await accept(2_000_000_000)).status).toBe(404)
  })

  it('F-03: restocks an archived product, not a deleted one; neither blocks a return', async () => {
    const old = await insertProduct(app.shop, { quantity: 5 })
    const gone = await insertProduct(app.shop, { quantity: 5 })
    const salim = await buyer({ [old]: 1, [gone]: 1 })
    await app.admin('DELETE', `/api/admin/products/${old}`)
    await app.shop.pool.query('UPDATE order_items SET product_id = NULL WHERE product_id = $1', [gone])
    await app.shop.pool.query('DELETE FROM products WHERE id = $1', [gone])
    const { body } = await accept((await asked(salim, { [old]: 1, [gone]: 1 })).id)
    expect(body.items).toMatchObject([{ isRestocked: true }, { isRestocked: false, hasStock: false }])
    expect(await stockOf(app.shop, old)).toBe(5)
  })

  it('F-03: returned units stay returned when the order is cancelled and revived, and it cannot be edited', async () => {
    const salim = await buyer({ [food]: 3 })
    const shelf = await stockOf(app.shop, food)
    await accept((await asked(salim, { [food]: 1 })).id)
    await patch(salim.orderId, { status: 'cancelled', reason: 'أُعيد الباقي', override: true })
    expect(await stockOf(app.shop, food)).toBe(shelf + 3)
    await patch(salim.orderId, { status: 'processing', reason: 'خطأ', override: true })
    expect(await stockOf(app.shop, food)).toBe(shelf + 1)
    const edit = await patch(salim.orderId, { items: [{ productId: food, quantity: 5 }] })
    expect(edit).toMatchObject({ status: 409, body: { code: 'order-not-editable' } })
  })

  it('F-03: a fully returned order stays delivered, also in bulk and with an override', async () => {
    const salim = await buyer({ [food]: 2 })
    const shelf = await stockOf(app.shop, food)
    await accept((await asked(salim, { [food]: 1 })).id)
    const undone = { status: 'shipped', reason: 'خطأ', override: true }
    expect((await patch(salim.orderId, undone)).status).toBe(200)
    expect((await patch(salim.orderId, { status: 'delivered' })).status).toBe(200)
    await accept((await asked(salim, { [food]: 1 })).id)
    for (const status of ['shipped', 'processing', 'cancelled']) {
      const change = { status, reason: 'خطأ', override: true }
      expect(await patch(salim.orderId, change)).toMatchObject({
        ...{
          status: 409,
          body: { code: 'order-empty', detail: expect.stringContaining('عاد كل ما في هذا الطلب') },
        },
      })
      const { body } = await app.admin<BulkAnswer>('POST', '/api/admin/orders/bulk', {
        ...{ ids: [salim.orderId], status, reason: 'خطأ' },
      })
      expect(body.items).toMatchObject([
        { ok: false, code: 'order-empty', detail: expect.stringContaining('عاد كل ما في هذا الطلب') },
      ])
    }
    expect((await order(salim.orderId)).status).toBe('delivered')
    expect(await stockOf(app.shop, food)).toBe(shelf + 2)
  })

  it('A-ANA: reports count the remaining sale', async () => {
    const treat = await insertProduct(app.shop, { nameArabic: 'مكافأة', quantity: 9 })
    const salim = await buyer({ [treat]: 3 })
    await accept((await asked(salim, { [treat]: 1 })).id)
    const { body } = await app.admin<{ products: { id: number; units: number; revenue: string }[] }>(
      'GET',
      '/api/admin/analytics',
    )
    expect(body.products.find(({ id }) => id === treat)).toMatchObject({ units: 2, revenue: '9.000' })
  })

  it('F-03: the page lists open returns, the oldest first, and decided ones by state', async () => {
    const { body } = await app.admin<{ items: AdminReturn[]; waiting: number }>('GET', '/api/admin/returns')
    expect(body.waiting).toBe(body.items.length)
    expect(body.items.map(({ openedAt }) => openedAt)).toEqual(
      body.items.map(({ openedAt }) => openedAt).toSorted(),
    )
    const refused = await app.admin<{ items: AdminReturn[] }>('GET', '/api/admin/returns?state=refused')
    expect(
      refused.body.items.every(({ state, decidedBy }) => state === 'refused' && decidedBy !== null),
    ).toBe(true)
  })
})
