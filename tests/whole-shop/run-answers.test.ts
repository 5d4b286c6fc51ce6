// W-07: a driver's answers at the door, and which of them count.
import { afterAll, expect, it } from 'vitest'
import type { AdminReturn } from '#contract/admin/returns.ts'
import type { Delivery } from '#contract/admin/runs.ts'
import { MAX_SIGNER_NAME } from '#domain/handovers/handover.ts'
import { baisa } from '#domain/money.ts'
import { ORDER_LIMITS } from '#domain/orders/order-limits.ts'
import { removeExpired } from '#server/accounts/remove-expired.ts'
import { listDeliveries } from '#server/runs/run-queries.ts'
import { delivered } from '#tests/support/driver-phone.ts'
import { reportOf, SIGNATURES } from '#tests/support/handover.ts'
import { createRunDesk, failed, firstStop } from '#tests/support/run-desk.ts'
import { insertAnimal, stockOf } from '#tests/support/test-shop.ts'

const desk = await createRunDesk()
const { app, food, readyOrder, orderOf, makeRun, openLink } = desk
afterAll(() => desk.close())

it('W-07, H-07: a name filled in from an order or an account is never too long to be signed', async () => {
  const customerName = 'مريم '.repeat(24).trim().padEnd(ORDER_LIMITS.customerName, 'ا')
  const orderId = await readyOrder()
  const edited = await app.admin('PATCH', `/api/admin/orders/${orderId}`, { customerName })
  expect(edited.status, JSON.stringify(edited.body)).toBe(200)
  const { token } = await makeRun([orderId])
  const phone = await openLink(token)
  const receiver = phone.run.stops[0]?.to?.name
  expect(receiver).toHaveLength(ORDER_LIMITS.customerName)
  expect((await phone.answer(firstStop(phone.run), delivered({ receiver }))).status).toBe(200)
  expect(`${'ا'.repeat(60)} ${'ب'.repeat(60)}`.length).toBeLessThanOrEqual(MAX_SIGNER_NAME)
})

it('W-07: delivers an order through the office’s function, with its mail, history and receiver, once for repeated reports', async () => {
  const orderId = await readyOrder()
  const { token, run } = await makeRun([orderId])
  const phone = await openLink(token)
  const stopId = firstStop(phone.run)
  const photo = await phone.photo()
  expect(photo.status).toBe(201)
  const answer = delivered({ photoId: photo.body.id, at: '2099-01-01T00:00:00.000Z' })
  const first = await phone.answer(stopId, answer)
  expect(first.body.stops).toMatchObject([
    { state: 'delivered', to: null, items: [], answer: { receiver: 'مريم الحارثية', reason: null } },
  ])
  // A time in the future is not accepted.
  expect(first.body.stops[0]?.answer?.at.startsWith('2099')).toBe(false)
  expect((await phone.answer(stopId, answer)).body).toEqual(first.body)

  const order = await orderOf(orderId)
  expect(order.status).toBe('delivered')
  expect(order.timeline.filter(({ to }) => to === 'delivered')).toMatchObject([
    { reason: `جولة التوصيل رقم ${run?.id}` },
  ])
  const { rows } = await app.shop.pool.query(`SELECT 1 FROM pgboss.job WHERE data @> $1`, [
    JSON.stringify({ mail: 'order-changed', orderId, change: { to: 'delivered' } }),
  ])
  expect(rows).toHaveLength(1)

  const { body } = await app.admin<{ items: Delivery[] }>('GET', `/api/admin/orders/${orderId}/deliveries`)
  expect(body.items).toMatchObject([
    {
      runId: run?.id,
      state: 'delivered',
      answer: { signature: SIGNATURES.buyer, photoIds: [photo.body.id] },
    },
  ])
  expect((await app.admin('GET', '/api/admin/runs')).status).toBe(200)
  const actions = await app.shop.pool.query(
    `SELECT action, data FROM audit_log WHERE entity_type = 'run' AND entity_id = $1 ORDER BY id`,
    [String(run?.id)],
  )
  expect(actions.rows.map(({ action }) => action)).toEqual(['run.created', 'run-stop.edited'])
  expect(JSON.stringify(actions.rows)).not.toContain('مريم الحارثية')
})

it('W-07: requires a receiver and a real signature, or a reason, with a text for another reason', async () => {
  const { token } = await makeRun([await readyOrder()])
  const phone = await openLink(token)
  for (const [body, field] of [
    [delivered({ signature: [[500, 200]] }), 'signature'],
    [delivered({ signature: [] }), 'signature'],
    [delivered({ receiver: '  ' }), 'receiver'],
    [failed({ reason: 'other' }), 'note'],
    [failed({ reason: 'lost' }), 'reason'],
    [delivered({ photoId: 'a'.repeat(32) }), 'photoId'],
  ] as const) {
    const answered = await phone.answer(firstStop(phone.run), body)
    expect([answered.status, Object.keys(answered.body.errors ?? {})]).toEqual([422, [field]])
  }
  const { body } = await phone.ask('GET', `/api/runs/${phone.run.id}`)
  expect(body).toEqual(phone.run)
})

it('W-07: of two phones at once the first answer counts, and the second is shown it', async () => {
  const orderId = await readyOrder()
  const { token } = await makeRun([orderId])
  const [one, other] = [await openLink(token), await openLink(token)]
  const stopId = firstStop(one.run)
  const answers = await Promise.all([one.answer(stopId, delivered()), other.answer(stopId, failed())])
  const [won] = answers.filter(({ status }) => status === 200)
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe('stop-settled')
  const { body } = await other.ask('GET', `/api/runs/${one.run.id}`)
  expect(body).toEqual(won?.body)
})

it('W-07, F-01: records cash at the door in the ledger', async () => {
  const orderId = await unpaidOrder()
  const { finalAmount } = await orderOf(orderId)
  const { token, run } = await makeRun([orderId])
  const phone = await openLink(token)
  expect(phone.run.stops[0]?.due).toBe(finalAmount)
  expect((await phone.answer(firstStop(phone.run), delivered({ cash: finalAmount }))).status).toBe(200)
  const { body } = await app.admin<{ items: object[] }>('GET', `/api/admin/orders/${orderId}/payments`)
  expect(body.items.at(-1)).toMatchObject({
    kind: 'in',
    method: 'cash',
    amount: finalAmount,
    note: `جولة التوصيل رقم ${run?.id}`,
  })
  expect(await orderOf(orderId)).toMatchObject({ status: 'delivered', paymentStatus: 'verified' })
})

/** Not paid, and shipped all the same. */
async function unpaidOrder(): Promise<number> {
  const orderId = await readyOrder()
  await app.admin('PATCH', `/api/admin/orders/${orderId}`, {
    paymentStatus: 'rejected',
    reason: 'تحويل آخر',
  })
  await app.admin('PATCH', `/api/admin/orders/${orderId}`, { status: 'shipped', reason: 'يدفع عند الباب' })
  return orderId
}

/** The same, underway with a driver. */
async function unpaidOnTheWay() {
  const orderId = await unpaidOrder()
  const { token, run } = await makeRun([orderId])
  const phone = await openLink(token)
  const payments = async () => {
    const path = `/api/admin/orders/${orderId}/payments`
    const { body } = await app.admin<{ items: { kind: string; method: string; amount: string }[] }>(
      'GET',
      path,
    )
    return body.items.filter(({ method }) => method === 'cash').map(({ amount }) => amount)
  }
  const delivery = async () => (await listDeliveries(app.shop.context, orderId)).items.at(-1)
  const { finalAmount } = await orderOf(orderId)
  return { orderId, runId: run?.id, phone, payments, delivery, finalAmount }
}

it('H-10, W-07: an animal that the driver reports as dead or ill leaves the stock, and its buyer has a case', async () => {
  for (const reason of ['died', 'ill'] as const) {
    const cat = await insertAnimal(app.shop)
    const items = [
      { productId: cat, quantity: 1 },
      { productId: food, quantity: 1 },
    ]
    const orderId = await readyOrder('processing', items)
    const { token } = await makeRun([orderId])
    const phone = await openLink(token)
    const answer = failed({ reason, note: 'الحر', at: new Date(Date.now() - 3_600_000).toISOString() })
    const stopId = firstStop(phone.run)
    const answers = await Promise.all([1, 2, 3].map(() => phone.answer(stopId, answer)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const cases = await casesOf(orderId)
    expect(cases).toMatchObject([{ reason: `${reason}-before-delivery`, state: 'waiting', kind: 'case' }])
    expect((await orderOf(orderId)).status).toBe('shipped')
    // Back in the shop only the living are on the shelf again.
    const before = await stockOf(app.shop, food)
    await app.admin('PATCH', `/api/admin/orders/${orderId}`, { status: 'cancelled', reason: 'عاد' })
    expect([await stockOf(app.shop, cat), await stockOf(app.shop, food)]).toEqual([0, before + 1])
  }
})

it('H-10, W-07: the driver names some of several animals or the office does, and a late report changes nothing settled', async () => {
  const [cat, bird] = [await insertAnimal(app.shop), await insertAnimal(app.shop)]
  const items = [
    { productId: cat, quantity: 1 },
    { productId: bird, quantity: 1 },
  ]
  const [both, moved] = [await readyOrder('processing', items), await readyOrder()]
  const { token } = await makeRun([both, moved])
  const phone = await openLink(token)
  const stopOf = async (orderId: number) => {
    const { orderNumber } = await orderOf(orderId)
    return phone.run.stops.find((stop) => stop.orderNumber === orderNumber)?.id ?? 0
  }
  expect((await phone.answer(await stopOf(both), failed({ reason: 'died' }))).status).toBe(200)
  expect(await casesOf(both)).toEqual([])
  const third = await readyOrder('processing', [
    { productId: await insertAnimal(app.shop, { quantity: 9 }), quantity: 3 },
  ])
  const other = await openLink((await makeRun([third])).token)
  const itemId = other.run.stops[0]?.animals[0]?.itemId ?? 0
  const told = failed({ reason: 'ill', lost: [{ id: itemId, quantity: 2 }] })
  expect((await other.answer(firstStop(other.run), told)).status).toBe(200)
  expect(await casesOf(third)).toMatchObject([{ items: [{ quantity: 2 }] }])
  await app.admin('PATCH', `/api/admin/orders/${moved}`, { status: 'cancelled', reason: 'المكتب' })
  expect((await phone.answer(await stopOf(moved), failed({ reason: 'ill' }))).status).toBe(200)
  expect(await casesOf(moved)).toEqual([])
})

const casesOf = async (orderId: number) =>
  (await app.admin<{ items: AdminReturn[] }>('GET', `/api/admin/returns?state=all&orderId=${orderId}`)).body
    .items

it('W-07: keeps proof and cash of a stop that the office settled first, and does not change the order', async () => {
  for (const move of ['delivered', 'taken-out', 'cancelled', 'deleted'] as const) {
    const { orderId, runId, phone, payments, delivery, finalAmount } = await unpaidOnTheWay()
    if (move === 'taken-out') await app.admin('PATCH', `/api/admin/runs/${runId}`, { stopIds: [] })
    else if (move === 'deleted') await app.admin('DELETE', `/api/admin/orders/${orderId}`)
    else await app.admin('PATCH', `/api/admin/orders/${orderId}`, { status: move, reason: 'المكتب' })
    const before = await statusOf(orderId)
    const answer = delivered({ cash: finalAmount })
    const answered = await phone.answer(firstStop(phone.run), answer)
    expect([move, answered.status]).toEqual([move, 200])
    expect((await phone.answer(firstStop(phone.run), answer)).status).toBe(200)
    // The first answer counts here, too.
    expect((await phone.answer(firstStop(phone.run), failed())).body.code).toBe('stop-settled')
    expect(await statusOf(orderId)).toEqual(before)
    const isDue = move === 'delivered' || move === 'taken-out'
    expect([move, await payments()]).toEqual([move, isDue ? [finalAmount] : []])
    expect(await delivery()).toMatchObject({
      state: 'released',
      answer: {
        receiver: 'مريم الحارثية',
        signature: SIGNATURES.buyer,
        cash: finalAmount,
        note: isDue ? null : expect.stringContaining('غير مسجل'),
      },
    })
  }
})

const statusOf = async (orderId: number) =>
  (await app.shop.pool.query('SELECT status, deleted_at FROM orders WHERE id = $1', [orderId])).rows[0]

it.each([
  ['a little ahead', () => new Date(Date.now() + 2 * 60_000)],
  ['far behind', () => new Date(0)],
])('W-07: a phone whose clock is %s loses no answer when its run ends', async (_, clock) => {
  const { runId, phone, delivery } = await unpaidOnTheWay()
  await app.admin('POST', `/api/admin/runs/${runId}/revoke`)
  const before = Date.now()
  const answer = delivered({ at: clock().toISOString() })
  expect((await phone.answer(firstStop(phone.run), answer)).status).toBe(200)
  const { at = '' } = (await delivery())?.answer ?? {}
  expect(Date.parse(at)).toBeGreaterThanOrEqual(before)
  expect(Date.parse(at)).toBeLessThanOrEqual(Date.now())
})

it('W-07: an ended run accepts answers from before its end for a day, and shows nothing', async () => {
  for (const over of ['ended', 'expired'] as const) {
    const { orderId, runId, phone, payments, delivery, finalAmount } = await unpaidOnTheWay()
    const at = new Date().toISOString()
    const endAt = (age: string) =>
      app.shop.pool.query(
        `UPDATE delivery_runs SET created_at = now() - interval '3 days', expires_at = now() - $2::interval WHERE id = $1`,
        [runId, age],
      )
    if (over === 'ended') await app.admin('POST', `/api/admin/runs/${runId}/revoke`)
    else await endAt('1 minute')
    expect((await phone.ask('GET', `/api/runs/${runId}`)).status).toBe(401)
    const stopId = firstStop(phone.run)
    const after = delivered({ cash: finalAmount, at: new Date(Date.now() + 11 * 60_000).toISOString() })
    expect((await phone.answer(stopId, after)).status).toBe(401)
    const before = over === 'ended' ? at : new Date(Date.now() - 3_600_000).toISOString()
    const photo = await phone.photo()
    const answer = delivered({ cash: finalAmount, at: before, photoId: photo.body.id })
    expect(await phone.answer(stopId, answer)).toEqual({ status: 200, body: null })
    // A revoked link books no payment, and the office is notified.
    expect([over, await payments()]).toEqual([over, over === 'ended' ? [] : [finalAmount]])
    expect((await delivery())?.answer).toMatchObject({
      ...{ receiver: 'مريم الحارثية', photoIds: [photo.body.id], cash: finalAmount },
      note: over === 'ended' ? expect.stringContaining('بعد أن أنهيت الجولة') : null,
    })
    // The run's time is over but nobody has moved the order: its driver delivers it.
    expect((await statusOf(orderId)).status).toBe(over === 'ended' ? 'shipped' : 'delivered')
    await endAt('25 hours')
    expect((await phone.answer(stopId, answer)).status).toBe(401)
  }
})

it('W-07, F-01: books cash up to the amount due, and reports the excess to the office', async () => {
  const { orderId, phone, payments, delivery, finalAmount } = await unpaidOnTheWay()
  const paid = { kind: 'in', method: 'transfer', amount: '1.000' }
  expect((await app.admin('POST', `/api/admin/orders/${orderId}/payments`, paid)).status).toBe(201)
  await phone.answer(firstStop(phone.run), delivered({ cash: finalAmount }))
  expect(await payments()).toEqual([(Number(finalAmount) - 1).toFixed(3)])
  expect((await delivery())?.answer).toMatchObject({ cash: finalAmount, note: expect.any(String) })
  expect((await orderOf(orderId)).balance).toMatchObject({ due: '0.000', owed: '0.000' })

  const short = await unpaidOnTheWay()
  const accepted = { paymentStatus: 'verified', amount: '1.000', reason: 'زبون قديم' }
  expect((await app.admin('PATCH', `/api/admin/orders/${short.orderId}`, accepted)).status).toBe(200)
  expect((await orderOf(short.orderId)).balance.due).not.toBe('0.000')
  const { body } = await short.phone.ask('GET', `/api/runs/${short.runId}`)
  expect(body.stops[0]?.due).toBe('0.000')
  await short.phone.answer(firstStop(body), delivered({ cash: '1.000' }))
  expect(await short.payments()).toEqual([])
})

it('H-10, W-07: the driver collects nothing for lost animals, and does not visit an order that lost everything', async () => {
  const unpaid = async (quantity: number) => {
    const cat = await insertAnimal(app.shop, { quantity, price: baisa(100_000) })
    const orderId = await readyOrder('processing', [{ productId: cat, quantity }])
    for (const change of [{ paymentStatus: 'rejected' }, { status: 'shipped' }])
      await app.admin('PATCH', `/api/admin/orders/${orderId}`, { ...change, reason: 'يدفع عند الباب' })
    return orderId
  }
  const lose = async (orderId: number) => {
    const itemId = (await orderOf(orderId)).items[0]?.id
    const dead = { items: [{ id: itemId, quantity: 1 }], reason: 'died-before-delivery', words: '' }
    expect((await app.admin('POST', `/api/admin/orders/${orderId}/returns`, dead)).status).toBe(201)
  }
  const [two, one] = [await unpaid(2), await unpaid(1)]
  const { finalAmount } = await orderOf(two)
  const { token } = await makeRun([two, one])
  const phone = await openLink(token)
  for (const orderId of [two, one]) await lose(orderId)
  const { body } = await phone.ask('GET', `/api/runs/${phone.run.id}`)
  const due = (Number(finalAmount) - 100).toFixed(3)
  expect(body.stops).toMatchObject([
    { state: 'open', due },
    { state: 'released', gone: 'taken-out', to: null, due: '0.000' },
  ])
  const [stop] = body.stops
  const handover = reportOf(stop?.animals ?? [])
  const answer = delivered({ cash: finalAmount, handover })
  expect((await phone.answer(stop?.id ?? 0, answer)).status).toBe(200)
  const paid = await app.admin<{ items: { method: string; amount: string }[] }>(
    'GET',
    `/api/admin/orders/${two}/payments`,
  )
  expect(paid.body.items.filter(({ method }) => method === 'cash')).toMatchObject([{ amount: due }])
})

it('W-07: deletes the proof of a delivery after 180 days, with its picture', async () => {
  const orderId = await readyOrder()
  const { token } = await makeRun([orderId])
  const phone = await openLink(token)
  const photo = await phone.photo()
  await phone.answer(firstStop(phone.run), delivered({ photoId: photo.body.id }))
  const proof = async () => (await listDeliveries(app.shop.context, orderId)).items[0]?.answer
  const context = (days: number) => ({
    db: app.shop.db,
    now: () => new Date(Date.now() + days * 24 * 3_600_000),
  })
  await removeExpired(context(179))
  expect(await proof()).toMatchObject({ receiver: 'مريم الحارثية', photoIds: [photo.body.id] })
  await removeExpired(context(181))
  expect(await proof()).toMatchObject({ receiver: null, signature: null, photoIds: [] })
})
