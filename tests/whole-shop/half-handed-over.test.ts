// H-07, H-10: of an order with two animals one was handed over and signed for. It is with its buyer: it is not lost on the way, and not
// back on sale when the order ends.
import { afterAll, expect, it } from 'vitest'
import type { OrderAnimals } from '#contract/admin/order-animals.ts'
import type { OpenedPassport } from '#contract/admin/passports.ts'
import type { AdminReturn, OpenableLine } from '#contract/admin/returns.ts'
import type { OrderReturn, OrderReturns } from '#contract/returns.ts'
import type { Problem } from '#platform/api/problem.ts'
import { verify } from '#server/verify/verify.ts'
import { delivered, newKey } from '#tests/support/driver-phone.ts'
import { reportOf } from '#tests/support/handover.ts'
import { byShop, createHandoverDesk } from '#tests/support/handover-desk.ts'
import { insertAnimal, speciesIdOf } from '#tests/support/test-shop.ts'

const desk = await createHandoverDesk()
const { app, bought, patch, statusOf, recordedCats, post, drive } = desk
afterAll(() => desk.close())

const record = async (id: number) =>
  (await app.admin<OpenedPassport>('GET', `/api/admin/passports/${id}`)).body
const stockOf = async (id: number) =>
  (await app.shop.pool.query('SELECT quantity FROM products WHERE id = $1', [id])).rows[0].quantity

/** Two animals, the first one handed over. */
async function halfHandedOver(status: 'confirmed' | 'shipped' = 'confirmed') {
  const { item, ids } = await recordedCats(['لولو', 'سمسم'], 2)
  const sold = await bought(2, status, item)
  const chosen = { animalIds: ids, seen: [] }
  expect((await app.admin('PATCH', `/api/admin/orders/${sold.orderId}/animals`, chosen)).status).toBe(200)
  const [first] = sold.units
  const report = { ...byShop([]), ...reportOf(first ? [first] : [], { animalId: ids[0] }) }
  expect((await post(sold.orderId, report)).status).toBe(200)
  return { ...sold, item, with: ids[0] ?? 0, here: ids[1] ?? 0 }
}

it.each(['ill-before-delivery', 'died-before-delivery'])(
  'the office cannot report it as %s',
  async (reason) => {
    const { orderId, itemId, item, with: away, here } = await halfHandedOver()
    const lose = (animalId: number | undefined, quantity = 1) =>
      app.admin<Problem>('POST', `/api/admin/orders/${orderId}/returns`, {
        ...{ items: [{ id: itemId, quantity, animalId }], reason, words: '' },
      })
    expect(await lose(away)).toMatchObject({ status: 422, body: { errors: { animalId: expect.anything() } } })
    expect(await lose(undefined, 2)).toMatchObject({ status: 409, body: { why: 'too-many' } })
    expect((await lose(here)).status).toBe(201)
    expect(await record(away)).toMatchObject({ diedOn: null })
    expect(await lose(away)).toMatchObject({ status: 409, body: { why: 'too-many' } })
    expect(await stockOf(item)).toBe(0)
  },
)

it('a driver who reports both as dead loses only the animal not handed over', async () => {
  const { orderId, itemId, with: away, here } = await halfHandedOver('shipped')
  const { stops, answer } = await drive([orderId])
  const dead = { outcome: 'failed', reason: 'died', key: newKey(), lost: [{ id: itemId, quantity: 2 }] }
  expect((await answer(stops[0], { ...dead, at: new Date().toISOString() })).status).toBe(200)
  expect([(await record(away)).diedOn, (await record(here)).diedOn]).toEqual([null, expect.any(String)])
})

it('refuses to cancel or delete an order until its animal is returned', async () => {
  const { orderId, item } = await halfHandedOver()
  expect(await patch(orderId, { status: 'cancelled' })).toMatchObject({
    ...{ status: 409, body: { code: 'status-not-allowed' } },
  })
  expect(await app.admin('DELETE', `/api/admin/orders/${orderId}`)).toMatchObject({
    ...{ status: 409, body: { code: 'order-not-editable' } },
  })
  expect([await statusOf(orderId), await stockOf(item)]).toEqual(['confirmed', 0])
  const back = { status: 'cancelled', override: true, reason: 'أعاد القطة إلى المحل' }
  expect((await patch(orderId, back)).status).toBe(200)
  expect([await stockOf(item), (await desk.handoversOf(orderId)).items]).toMatchObject([2, [{ unit: 1 }]])
})

it('refuses a cancellation by the customer, too, while a transfer is awaited again', async () => {
  const { orderId, item, ask } = await halfHandedOver()
  const unpaid = { status: 'pending', paymentStatus: 'awaiting', override: true, reason: 'لم يصل المبلغ' }
  expect((await patch(orderId, unpaid)).status).toBe(200)
  expect(await ask('POST', `/api/orders/${orderId}/cancel`)).toMatchObject({
    ...{ status: 409, body: { code: 'order-not-cancellable' } },
  })
  expect([await statusOf(orderId), await stockOf(item)]).toEqual(['pending', 0])
})

it('H-07: accepts a hand-over only for the animal that the seller names', async () => {
  const { item, ids } = await recordedCats(['نمر', 'فهد'], 2)
  const sold = await bought(2, 'confirmed', item)
  await app.admin('PATCH', `/api/admin/orders/${sold.orderId}/animals`, { animalIds: ids, seen: [] })
  const other = { ...byShop([]), ...reportOf(sold.units.slice(0, 1), { animalId: ids[1] }) }
  expect(await post(sold.orderId, other)).toMatchObject({ status: 422, body: { code: 'invalid-request' } })
  expect((await desk.handoversOf(sold.orderId)).items).toEqual([])
})

it('H-04, H-07: the handed-over animal stays in its order when units are removed, and cannot be assigned to another', async () => {
  const { item, orderId, with: away, here } = await halfHandedOver()
  const items = [{ productId: item, quantity: 1 }]
  expect((await patch(orderId, { items })).status).toBe(200)
  const inOrder = async (id: number) =>
    (await app.shop.pool.query('SELECT order_id FROM animals WHERE id = $1', [id])).rows[0].order_id
  expect([await inOrder(away), await inOrder(here)]).toEqual([orderId, null])
  // Not even where the office had taken it out of its order.
  await app.shop.pool.query('UPDATE animals SET order_id = NULL WHERE id = $1', [away])
  expect((await verify(app.shop.db, new Date())).find(({ name }) => name === OWN)?.offenders).toBe(1)
  const other = await bought(1, 'confirmed', item)
  const path = `/api/admin/orders/${other.orderId}/animals`
  const { body } = await app.admin<OrderAnimals>('GET', path)
  expect(body.items.flatMap(({ choices }) => choices.map(({ id }) => id))).toEqual([here])
  const taken = await app.admin<Problem>('PATCH', path, { animalIds: [away], seen: [] })
  expect([taken.status, taken.body.code]).toEqual([409, 'animal-taken'])
  await app.shop.pool.query('UPDATE animals SET order_id = $2 WHERE id = $1', [away, orderId])
})

it('F-03, H-07: it can be claimed before the other one arrives, in its own time, and the other one cannot', async () => {
  const { orderId, itemId, ask } = await halfHandedOver('shipped')
  const read = async () => (await ask<OrderReturns>('GET', `/api/orders/${orderId}/return`)).body
  const { items } = await desk.handoversOf(orderId)
  const until = items[0]?.claimUntil ?? ''
  const reasons = ['wrong-species', 'ill'].map((reason) => ({ reason, until }))
  expect(await read()).toMatchObject({ until, lines: [{ id: itemId, left: 1, reasons }] })
  const openable = await app.admin<{ lines: OpenableLine[] }>('GET', `/api/admin/orders/${orderId}/returns`)
  expect(openable.body.lines[0]?.reasons).toEqual([
    { reason: 'died-before-delivery', left: 1 },
    { reason: 'ill-before-delivery', left: 1 },
    { reason: 'wrong-species', left: 1 },
    { reason: 'ill', left: 1 },
  ])
  const claim = (quantity: number) =>
    ask<OrderReturn & Problem>('POST', `/api/orders/${orderId}/return`, {
      ...{ items: [{ id: itemId, quantity }], reason: 'ill', words: 'لا تأكل' },
    })
  expect(await claim(2)).toMatchObject({ status: 409, body: { why: 'too-many' } })
  await age(orderId, 49)
  expect(await claim(1)).toMatchObject({ status: 409, body: { why: 'too-late' } })
  expect((await read()).lines).toMatchObject([{ left: 0, reasons: [] }])
  // The other one arrives: only its own time has begun.
  await post(orderId, byShop((await desk.handoversOf(orderId)).units))
  expect(await statusOf(orderId)).toBe('delivered')
  expect((await read()).lines).toMatchObject([{ left: 1 }])
  expect(await claim(2)).toMatchObject({ status: 409, body: { why: 'too-late' } })
  expect((await claim(1)).status).toBe(201)
})

/** Its first hand-over was so many hours ago. */
const age = (orderId: number, hours: number) =>
  app.shop.pool.query(
    `UPDATE handovers SET happened_at = now() - make_interval(hours => $2),
       recorded_at = now() - make_interval(hours => $2) WHERE order_id = $1`,
    [orderId, hours],
  )

it.each([true, false])(
  'F-03, H-07: it comes back to the shop (restocked: %s) while the other one is delivered',
  async (restock) => {
    const { orderId, itemId, item, ask, with: away, here } = await halfHandedOver('shipped')
    const body = { items: [{ id: itemId, quantity: 1 }], reason: 'ill', words: '' }
    const { body: asked } = await ask<OrderReturn>('POST', `/api/orders/${orderId}/return`, body)
    const waiting = await app.admin<{ items: AdminReturn[] }>('GET', `/api/admin/returns?orderId=${orderId}`)
    expect(waiting.body.items[0]?.items[0]?.animals).toMatchObject([{ id: away }])
    // While it waits, the other one may still be lost or handed over.
    expect((await desk.handoversOf(orderId)).units).toHaveLength(1)
    const accept = (animalIds: number[]) =>
      app.admin<Problem>('PATCH', `/api/admin/returns/${asked.id}`, {
        ...{ decision: 'accept', items: [{ id: itemId, quantity: 1, restock, animalIds }] },
      })
    expect(await accept([here])).toMatchObject({
      status: 422,
      body: { errors: { animalIds: expect.anything() } },
    })
    expect((await accept([])).status).toBe(200)
    expect((await record(away)).leftOn).toEqual(restock ? null : expect.any(String))
    expect(await stockOf(item)).toBe(restock ? 1 : 0)
    const { units, items } = await desk.handoversOf(orderId)
    expect(units).toMatchObject([{ animal: { id: here } }])
    // What was signed for the one that came back is not counted for the other one.
    const counted = `/api/admin/orders/${orderId}/handovers/${items[0]?.id}/count`
    expect((await app.admin<Problem>('POST', counted)).body.code).toBe('handover-not-countable')
    await post(orderId, byShop(units))
    expect(await statusOf(orderId)).toBe('delivered')
  },
)

it('H-07: the other one keeps its number, so that a phone that was away meanwhile hands over what it shows', async () => {
  const { orderId, itemId, ask, here } = await halfHandedOver('shipped')
  const { stops, answer } = await drive([orderId])
  const shown = stops[0]?.animals ?? []
  expect(shown).toMatchObject([{ unit: 2, animal: { id: here } }])
  const claim = { items: [{ id: itemId, quantity: 1 }], reason: 'ill', words: '' }
  const { body } = await ask<OrderReturn>('POST', `/api/orders/${orderId}/return`, claim)
  await app.admin('PATCH', `/api/admin/returns/${body.id}`, { decision: 'accept', restock: true })
  expect((await answer(stops[0], delivered({ handover: reportOf(shown, { animalId: here }) }))).status).toBe(
    200,
  )
  expect(await statusOf(orderId)).toBe('delivered')
  expect((await desk.handoversOf(orderId)).units).toEqual([])
})

it('F-03, H-10: the claim of it does not wait for the case of the other one', async () => {
  const { orderId, itemId, ask, here } = await halfHandedOver('shipped')
  const lost = {
    items: [{ id: itemId, quantity: 1, animalId: here }],
    reason: 'died-before-delivery',
    words: '',
  }
  const { body: loss } = await app.admin<AdminReturn>('POST', `/api/admin/orders/${orderId}/returns`, lost)
  const claim = { items: [{ id: itemId, quantity: 1 }], reason: 'ill', words: '' }
  const asked = await ask<OrderReturn>('POST', `/api/orders/${orderId}/return`, claim)
  expect(asked.status).toBe(201)
  const accept = (id: number) => app.admin('PATCH', `/api/admin/returns/${id}`, { decision: 'accept' })
  expect((await accept(asked.body.id)).status).toBe(200)
  expect(await statusOf(orderId)).toBe('shipped')
  expect((await accept(loss.id)).status).toBe(200)
  // Nothing is left to deliver.
  expect(await statusOf(orderId)).toBe('cancelled')
})

it('F-03, H-07: of a lot of seven that arrived before the rest of its order, a part comes back, and then more of it', async () => {
  const speciesId = await speciesIdOf(app.shop, 'ornamental-fish')
  const [fish, { item: cat }] = [
    await insertAnimal(app.shop, { quantity: 7, speciesId }),
    await recordedCats(['ميمي'], 1),
  ]
  const { orderId, ask } = await bought(1, 'shipped', { [fish]: 7, [cat]: 1 })
  const [lot, single] = (await desk.handoversOf(orderId)).units
  expect([lot?.count, single?.count]).toEqual([7, 1])
  await post(orderId, byShop(lot ? [lot] : []))
  const giveBack = async (quantity: number) => {
    const body = { items: [{ id: lot?.itemId, quantity }], reason: 'ill', words: '' }
    const asked = await ask<OrderReturn & Problem>('POST', `/api/orders/${orderId}/return`, body)
    if (asked.status !== 201) return asked.body.why
    const accepted = { decision: 'accept', restock: true }
    return (await app.admin('PATCH', `/api/admin/returns/${asked.body.id}`, accepted)).status
  }
  expect(await giveBack(2)).toBe(200)
  expect((await desk.handoversOf(orderId)).units).toEqual([single])
  expect([await giveBack(6), await giveBack(4)]).toEqual(['too-many', 200])
  expect(await stockOf(fish)).toBe(6)
  await post(orderId, byShop(single ? [single] : []))
  expect([await statusOf(orderId), await giveBack(2), await giveBack(1)]).toEqual([
    'delivered',
    'too-many',
    200,
  ])
})

const OWN = 'handed-over-animals'
