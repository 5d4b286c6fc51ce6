import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { TransferList } from '#contract/admin/orders.ts'
import { baisa } from '#domain/money.ts'
import { readCart } from '#server/cart/cart-queries.ts'
import { readFeedEnd, readFeedSince } from '#server/orders/queries/order-feed-queries.ts'
import { findOrder } from '#server/orders/queries/order-queries.ts'
import { createOrdersDesk } from '#tests/support/orders-desk.ts'
import { insertPerson } from '#tests/support/sessions.ts'
import { SECRET } from '#tests/support/test-app.ts'
import { fillCart, insertAnimal, insertProduct, stockOf } from '#tests/support/test-shop.ts'

const desk = await createOrdersDesk()
const { app, call, read, patch, order, stepsMailed } = desk
afterAll(() => desk.close())
beforeEach(() => app.shop.pool.query("UPDATE orders SET created_at = created_at - interval '1 day'"))

const transfers = async (query = ''): Promise<TransferList> =>
  (await call('GET', `/api/admin/transfers${query}`)).body

describe('the transfer desk (X-11, X-57)', () => {
  it('X-57, X-58: each transfer shows what is expected, who sent what, and whether name and amount match; its messages open the owner’s WhatsApp', async () => {
    const food = await insertProduct(app.shop, { quantity: 100 })
    const [same, other, short, unsaid] = [
      await order({ [food]: 1 }, { customerName: 'مريم البلوشية' }),
      await order({ [food]: 1 }, { customerName: 'أحمد الشكيلي' }),
      await order({ [food]: 1 }, { customerName: 'خالد المقبالي' }),
      await order({ [food]: 1 }, { customerPhone: '24123456' }),
    ]
    await same.report({ senderName: 'مريم بنت سعيد البلوشية', reference: 'FT9', amount: baisa(5500) })
    await other.report({ senderName: 'ناصر بن علي الشكيلي' })
    await short.report({ senderName: 'خالد بن حمد المقبالي', amount: baisa(5000) })
    // Nothing has arrived yet: the mail neither thanks for the stated amount nor says that it arrived.
    const [claimed, ...rest] = (await read(short.id)).messages
    expect(decodeURIComponent(claimed?.url ?? '')).toContain('ذكرت أنك حوّلت')
    expect(rest.map(({ about }) => about)).toEqual(['rejected'])
    await patch(short.id, { paymentStatus: 'reported', amount: '5.250' })
    const { items } = await transfers('?limit=100')
    const of = (id: number) => items.find((item) => item.id === id)
    expect(of(same.id)).toMatchObject({
      finalAmount: '5.500',
      transfer: {
        nameMatch: 'match',
        amountMatch: 'match',
        statedAmount: '5.500',
        difference: '0.000',
        reference: 'FT9',
      },
    })
    expect(of(other.id)).toMatchObject({
      transfer: { nameMatch: 'differs', amountMatch: 'unknown', difference: null },
    })
    expect(of(short.id)).toMatchObject({
      paymentStatus: 'reported',
      transfer: { amountMatch: 'short', arrivedAmount: '5.250', difference: '-0.250' },
    })
    expect(of(unsaid.id)).toBeUndefined()
    expect(await stepsMailed(short.id)).toEqual(['reported', 'difference'])
    const ask = of(short.id)?.messages.find(({ about }) => about === 'difference')
    expect(decodeURIComponent(ask?.url ?? '')).toContain('وصل من المبلغ')
    expect(decodeURIComponent(ask?.url ?? '')).toContain('0.25\u00A0ر.ع')
    expect(of(same.id)?.messages.every(({ url }) => url.startsWith('https://wa.me/968'))).toBe(true)
    // X-36: a landline gets no WhatsApp.
    expect((await read(unsaid.id)).messages).toEqual([])
  })

  it('X-58: each payment step of an order has its own message', async () => {
    const food = await insertProduct(app.shop, { quantity: 100 })
    const { id, report } = await order({ [food]: 1 })
    await report({ amount: baisa(5500) })
    const said = []
    for (const change of [
      { paymentStatus: 'verified' },
      { status: 'processing' },
      { status: 'shipped' },
      { status: 'delivered' },
    ]) {
      await patch(id, change)
      said.push((await read(id)).messages.map(({ about }) => about))
    }
    expect(said).toEqual([['received'], ['received'], ['shipped'], ['delivered']])
  })

  it('X-11: lists the longest waiting first, each stage with count and sum, decided ones by day', async () => {
    const before = await transfers()
    const food = await insertProduct(app.shop, { quantity: 100 })
    const created = []
    for (let n = 0; n < 4; n++) created.push(await order({ [food]: 1 }))
    for (const one of created.slice(0, 3)) await one.report()
    const now = await transfers('?limit=2')
    expect([
      now.counts.reported - before.counts.reported,
      now.counts.awaiting - before.counts.awaiting,
    ]).toEqual([3, 1])
    expect(Number(now.sums.reported) - Number(before.sums.reported)).toBeCloseTo(16.5)
    const seen: number[] = []
    let cursor: string | null = null
    do {
      const page: TransferList = await transfers(`?limit=2${cursor ? `&cursor=${cursor}` : ''}`)
      seen.push(...page.items.map(({ id }) => id))
      cursor = page.nextCursor
    } while (cursor)
    expect(seen.slice(-3)).toEqual(created.slice(0, 3).map(({ id }) => id))
    expect(new Set(seen).size).toBe(now.counts.reported)

    await patch(created[0]!.id, { paymentStatus: 'verified' })
    await patch(created[1]!.id, { paymentStatus: 'rejected', reason: 'لم يصل شيء' })
    const closed = await transfers('?stage=closed')
    expect(closed.items.slice(0, 2).map(({ id }) => id)).toEqual([created[1]!.id, created[0]!.id])
    expect((await transfers('?stage=awaiting&limit=100')).items.map(({ id }) => id)).toContain(created[1]!.id)
    app.shop.pass(80)
    expect((await transfers('?stage=late&limit=100')).items.map(({ id }) => id)).toContain(created[2]!.id)
    expect((await transfers('?stage=closed')).total).toBe(0)
    expect((await transfers(`?stage=late&search=${created[2]!.orderNumber}`)).total).toBe(1)
    for (const wrong of ['?stage=x', '?cursor=1', '?cursor=1_0'])
      expect((await call('GET', `/api/admin/transfers${wrong}`)).status).toBe(422)
  })

  it('X-11, D-04: tells the customer why a transfer was rejected, and accepts another report', async () => {
    const [cat, food] = [await insertAnimal(app.shop), await insertProduct(app.shop, { quantity: 9 })]
    const created = await order({ [cat]: 1 })
    await created.report({ senderName: 'سالم', reference: 'FT1' })
    const note = 'وصل إلى حسابنا القديم.'
    await patch(created.id, { paymentStatus: 'rejected', reason: 'لا عملية في الكشف', note })
    const seen = async () => {
      const found = await findOrder(app.shop.context, created.customer, created.orderNumber)
      return found.ok ? found.value : null
    }
    expect(await seen()).toMatchObject({ status: 'confirmed', paymentStatus: 'rejected' })
    expect((await seen())?.history?.at(-1)).toMatchObject({ paymentStatus: 'rejected', note })
    expect(JSON.stringify(await seen())).not.toContain('لا عملية في الكشف')

    // Reporting is idempotent, whatever the cart now contains.
    await fillCart(app.shop, created.customer, { [food]: 1 })
    const again = await Promise.all([
      created.report({ reference: 'FT2' }),
      created.report({ reference: 'FT2' }),
    ])
    for (const one of again)
      expect(one).toMatchObject({ ok: true, value: { status: 'confirmed', paymentStatus: 'reported' } })
    expect((await readCart(app.shop.context, created.customer)).items).toHaveLength(1)
    expect((await transfers('?limit=100')).items.find(({ id }) => id === created.id)?.transfer).toMatchObject(
      {
        senderName: 'سالم',
        reference: 'FT2',
        decidedAt: null,
      },
    )
    expect(
      (await read(created.id)).timeline.map(({ event, to, actor }) => `${event} ${to} ${actor}`),
    ).toEqual([
      'placed pending customer',
      'status confirmed customer',
      'payment reported customer',
      'payment rejected admin',
      'payment reported customer',
    ])
    expect(await stepsMailed(created.id)).toEqual(['reported', 'rejected', 'reported'])
    expect(await stockOf(app.shop, cat)).toBe(0)

    // After the money has arrived or the order has ended, nothing can be reported.
    await patch(created.id, { paymentStatus: 'verified' })
    expect(await created.report()).toMatchObject({ ok: true, value: { paymentStatus: 'verified' } })
    const gone = await order({ [food]: 1 })
    await gone.report()
    await patch(gone.id, { paymentStatus: 'rejected', reason: 'لم يصل' })
    await patch(gone.id, { status: 'cancelled', reason: 'لم يصل', note: 'لم يصل المبلغ.' })
    expect(await gone.report()).toMatchObject({ ok: false, refusal: { code: 'order-cancelled' } })
    const over = await findOrder(app.shop.context, gone.customer, gone.orderNumber)
    expect(over.ok && over.value.history?.at(-1)).toMatchObject({
      status: 'cancelled',
      note: 'لم يصل المبلغ.',
    })
  })

  describe('W-04, X-11: a transfer verified by mistake', () => {
    const undo = async (...ids: number[]) =>
      (await call('POST', '/api/admin/orders/undo', { ids })).body.items
    const entries = async (id: number) =>
      (await call('GET', `/api/admin/orders/${id}/payments`)).body.items.map(
        ({ kind, amount }: { kind: string; amount: string }) => `${kind} ${amount}`,
      )

    it('is undone with its mail and ledger entry, and verified again with one mail', async () => {
      const cat = await insertAnimal(app.shop)
      const { id, report } = await order({ [cat]: 1 })
      await report({ senderName: 'سالم', amount: baisa(50_000) })
      await patch(id, { paymentStatus: 'reported', amount: '20.000' })
      const before = await read(id)
      await patch(id, { paymentStatus: 'verified', amount: before.finalAmount })
      const end = await readFeedEnd(app.shop.db)
      expect(await undo(id)).toEqual([{ id, ok: true }])
      // D-08: nobody reported anything.
      const { events } = await readFeedSince(app.shop.db, end, null)
      expect(events.map(({ kind }) => kind)).toEqual(['changed'])
      const after = await read(id)
      for (const same of ['status', 'paymentStatus', 'expiresAt', 'balance', 'transfer'] as const)
        expect(after[same]).toEqual(before[same])
      const rest = (Number(before.finalAmount) - 20).toFixed(3)
      expect((await entries(id)).sort()).toEqual([`in ${rest}`, 'in 20.000', `refund ${rest}`].sort())
      expect(after.timeline).toContainEqual(
        expect.objectContaining({ from: 'verified', to: 'reported', reason: 'تراجع خلال ثوانٍ' }),
      )
      expect(await stockOf(app.shop, cat)).toBe(0)
      expect(await stepsMailed(id)).toEqual(['reported', 'difference'])
      expect(await undo(id)).toMatchObject([{ ok: false, code: 'undo-too-late' }])

      await patch(id, { paymentStatus: 'verified', amount: before.finalAmount })
      await patch(id, { paymentStatus: 'verified' })
      expect(await stepsMailed(id)).toEqual(['reported', 'difference', 'verified'])
      expect((await read(id)).transfer.arrivedAmount).toBe(before.finalAmount)
    })

    it('on a pending order makes it pending again, and drops the excess', async () => {
      const food = await insertProduct(app.shop, { quantity: 5 })
      const { id } = await order({ [food]: 2 })
      const { expiresAt } = await read(id)
      await patch(id, { paymentStatus: 'verified', amount: '90.000' })
      expect((await stepsMailed(id)).sort()).toEqual(['owed', 'verified'])
      expect(await undo(id)).toEqual([{ id, ok: true }])
      expect(await read(id)).toMatchObject({
        status: 'pending',
        paymentStatus: 'awaiting',
        expiresAt,
        transfer: { reportedAt: null, arrivedAmount: null },
      })
      expect([await stepsMailed(id), await stockOf(app.shop, food)]).toEqual([[], 3])
    })

    it('cannot be undone once its mail was sent, once another change followed, or by anybody else', async () => {
      const food = await insertProduct(app.shop, { quantity: 50 })
      const [left, moved, other] = [
        await order({ [food]: 1 }),
        await order({ [food]: 1 }),
        await order({ [food]: 1 }),
      ]
      for (const { id, report } of [left, moved, other]) {
        await report()
        await patch(id, { paymentStatus: 'verified' })
      }
      await app.shop.pool.query(`UPDATE pgboss.job SET state = 'active' WHERE data @> $1`, [
        { orderId: left.id, change: { to: 'verified' } },
      ])
      await patch(moved.id, { courier: 'بريد عُمان' })
      const colleague = await insertPerson(app.shop, SECRET, { isAdmin: true })
      const { body } = await call(
        'POST',
        '/api/admin/orders/undo',
        { ids: [other.id] },
        { Cookie: colleague.cookie },
      )
      expect(body.items).toMatchObject([{ code: 'undo-too-late' }])
      const items = await undo(left.id, moved.id)
      expect(items.map(({ code }: { code: string }) => code)).toEqual(['undo-too-late', 'undo-too-late'])
      for (const { id } of [left, moved, other]) expect((await read(id)).paymentStatus).toBe('verified')
    })
  })

  const verify = (ids: number[]) => call('POST', '/api/admin/orders/bulk', { ids, paymentStatus: 'verified' })

  it('X-11: verifies many at once, each checked by itself', async () => {
    const food = await insertProduct(app.shop, { quantity: 100 })
    const [good, done, short, gone] = [
      await order({ [food]: 1 }),
      await order({ [food]: 1 }),
      await order({ [food]: 1 }),
      await order({ [food]: 1 }),
    ]
    await good.report()
    await patch(done.id, { paymentStatus: 'verified' })
    await patch(short.id, { amount: 5 })
    await patch(gone.id, { status: 'cancelled' })
    const ids = [good.id, done.id, short.id, gone.id, 2_000_000_000, good.id]
    const { status, body } = await verify(ids)
    expect(status).toBe(200)
    expect(body.items).toMatchObject([
      { id: good.id, ok: true },
      { id: done.id, ok: true },
      { id: short.id, ok: false, code: 'amount-short', detail: expect.stringContaining('اطلب الفرق') },
      { id: gone.id, ok: false, code: 'payment-not-allowed', detail: expect.any(String) },
      { id: 2_000_000_000, ok: false, code: 'not-found', detail: expect.any(String) },
    ])
    expect(await patch(short.id, { paymentStatus: 'verified', amount: '5.000' })).toMatchObject({
      status: 409,
      body: { code: 'amount-short', expected: '5.500', amount: '5.000' },
    })
  })

  it('X-11: a short amount follows one rule alone and in bulk: it needs a reason or the rest', async () => {
    const food = await insertProduct(app.shop, { quantity: 100 })
    const [alone, among, excused] = [
      await order({ [food]: 1 }),
      await order({ [food]: 1 }),
      await order({ [food]: 1 }),
    ]
    for (const { id } of [alone, among, excused]) await patch(id, { amount: '5.250' })
    const verified = await patch(alone.id, { paymentStatus: 'verified' })
    expect(verified).toMatchObject({
      status: 409,
      body: { code: 'amount-short', expected: '5.500', amount: '5.250' },
    })
    const { body } = await verify([among.id])
    expect(body.items).toMatchObject([
      { id: among.id, ok: false, code: 'amount-short', detail: verified.body.detail },
    ])
    expect((await read(alone.id)).paymentStatus).toBe('reported')
    expect(await patch(alone.id, { paymentStatus: 'verified', amount: '5.500' })).toMatchObject({
      body: { paymentStatus: 'verified', transfer: { arrivedAmount: '5.500' } },
    })
    expect(await patch(excused.id, { paymentStatus: 'verified', reason: 'زبون قديم' })).toMatchObject({
      body: { paymentStatus: 'verified', transfer: { arrivedAmount: '5.250' } },
    })
    // Once accepted, it is not asked about again.
    expect(await patch(excused.id, { status: 'processing' })).toMatchObject({
      body: { status: 'processing' },
    })
  })
})
