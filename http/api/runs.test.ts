// A delivery run (W-07) through the HTTP app: made by the office, opened by a driver who has a link and nothing else.
import { afterAll, expect, it } from 'vitest'
import type { Delivery, Run } from '#contract/admin/runs.ts'
import { delivered } from '#tests/support/driver-phone.ts'
import { createRunDesk, failed, firstStop } from '#tests/support/run-desk.ts'
import { personOf } from '#tests/support/test-app.ts'
import { countLockWaits } from '#tests/support/test-database.ts'

const desk = await createRunDesk()
const { app, readyOrder, orderOf, makeRun, openLink } = desk
afterAll(() => desk.close())

it('W-07: a run takes prepared orders that are paid, or already shipped, gives the reason for the others, and ships it', async () => {
  const [prepared, shipped, early] = [
    await readyOrder(),
    await readyOrder('shipped'),
    await readyOrder('confirmed'),
  ]
  const { run, link, failed } = await makeRun([prepared, shipped, early, 999_999])
  expect(run).toMatchObject({ driver: 'خميس', isOpen: true, counts: { open: 2, delivered: 0, failed: 0 } })
  expect(failed.map(({ id, code }) => [id, code])).toEqual([
    [early, 'order-not-for-run'],
    [999_999, 'not-found'],
  ])
  expect((await orderOf(prepared)).status).toBe('shipped')
  expect(Buffer.from(new URL(link?.url ?? '').hash.slice(1), 'base64url')).toHaveLength(16)
  expect(decodeURIComponent(link?.whatsappUrl ?? '')).toContain(link?.url)
  const { rows } = await app.shop.pool.query('SELECT token_hash FROM delivery_runs')
  expect(JSON.stringify(rows)).not.toContain(new URL(link?.url ?? '').hash.slice(1))

  // In one open run at most, also when two make one at once.
  const again = await makeRun([prepared])
  expect(again.run).toBeNull()
  expect(again.failed).toMatchObject([{ id: prepared, code: 'order-in-run' }])
  const free = await readyOrder('shipped')
  const both = await Promise.all([makeRun([free]), makeRun([free], app.colleague)])
  expect(both.filter(({ run }) => run !== null)).toHaveLength(1)
})

it('W-07: the link is exchanged for a cookie of this run only, and shows only the addresses', async () => {
  const { token, run } = await makeRun([await readyOrder()])
  const phone = await openLink(token)
  expect(phone.line).toMatch(
    new RegExp(`^aleef_run=[\\w-]{22}; Max-Age=\\d+; Path=/api/runs/${run?.id}; HttpOnly; SameSite=Strict$`),
  )
  expect(phone.run.stops).toMatchObject([
    {
      state: 'open',
      to: { name: 'سالم بن ناصر', phone: '+96892345678' },
      items: [{ nameArabic: 'رمل قطط', quantity: 2 }],
      due: '0.000',
    },
  ])
  expect(JSON.stringify(phone.run)).not.toMatch(/salim@example|price|paymentStatus|userId/)
  const { headers } = await app.request('/run', { headers: { Accept: 'text/html' } })
  for (const [name, value] of [
    ['Referrer-Policy', 'no-referrer'],
    ['X-Robots-Tag', 'noindex'],
    ['Cache-Control', 'no-store'],
  ] as const)
    expect(headers.get(name)).toBe(value)
})

it('W-07: guesses, an expired, ended or older link, another run and another stop are refused', async () => {
  const orderId = await readyOrder()
  const [mine, theirs] = [await makeRun([orderId]), await makeRun([await readyOrder()])]
  const phone = await openLink(mine.token)
  const stranger = await openLink(theirs.token)
  // Another run by its id, and another run's stop below the own one.
  expect((await stranger.ask('GET', `/api/runs/${mine.run?.id}`)).status).toBe(401)
  expect((await stranger.answer(firstStop(phone.run), delivered())).status).toBe(404)
  expect((await openLink('A'.repeat(22))).status).toBe(401)
  expect((await orderOf(orderId)).status).toBe('shipped')

  const renewed = await app.admin<{ url: string }>('POST', `/api/admin/runs/${mine.run?.id}/link`)
  expect(renewed.status).toBe(201)
  expect((await phone.ask('GET', `/api/runs/${mine.run?.id}`)).status).toBe(401)
  const fresh = await openLink(new URL(renewed.body.url).hash.slice(1))
  expect(fresh.run.stops).toEqual(phone.run.stops)
  expect((await app.admin('POST', `/api/admin/runs/${mine.run?.id}/revoke`)).status).toBe(200)
  const at = new Date(Date.now() + 11 * 60_000).toISOString()
  expect((await fresh.answer(firstStop(fresh.run), delivered({ at }))).status).toBe(401)
  expect((await app.admin('POST', `/api/admin/runs/${mine.run?.id}/link`)).status).toBe(409)

  // What it held is free at once, what an expired run held too.
  const next = await makeRun([orderId])
  expect(next.run?.counts.open).toBe(1)
  await app.shop.pool.query(
    `UPDATE delivery_runs SET created_at = now() - interval '3 days', expires_at = now() - interval '1 day' WHERE id = $1`,
    [next.run?.id],
  )
  expect((await openLink(next.token)).status).toBe(401)
  expect((await makeRun([orderId])).run?.counts.open).toBe(1)
})

it('Z-08: a link is revoked with the rights of its creator', async () => {
  const staff = await personOf(app, { limitedRole: 'staff' })
  const { token } = await makeRun([await readyOrder()], staff.ask)
  const phone = await openLink(token)
  expect(phone.status).toBe(200)
  await app.shop.pool.query(`UPDATE profiles SET limited_role = 'accountant' WHERE id = $1`, [staff.id])
  expect((await phone.ask('GET', `/api/runs/${phone.run.id}`)).status).toBe(401)
})

it('W-07: an undelivered order is offered for a new run, and one that the office moves leaves the driver’s list', async () => {
  const [back, cancelled, byShop, out] = await Promise.all([
    readyOrder(),
    readyOrder(),
    readyOrder(),
    readyOrder(),
  ])
  const { token, run } = await makeRun([back, cancelled, byShop, out])
  const phone = await openLink(token)
  const stops = (await app.admin<Run>('GET', `/api/admin/runs/${run?.id}`)).body.stops
  const stopOf = (orderId: number) => stops.find((stop) => stop.orderId === orderId)?.id ?? 0
  await phone.answer(stopOf(back), failed({ reason: 'postponed', note: 'مساء الغد' }))
  await app.admin('PATCH', `/api/admin/orders/${cancelled}`, { status: 'cancelled', reason: 'تراجع' })
  await app.admin('PATCH', `/api/admin/orders/${byShop}`, { status: 'delivered' })
  const arranged = await app.admin<Run>('PATCH', `/api/admin/runs/${run?.id}`, { stopIds: [] })
  expect(arranged.status).toBe(200)
  const { body } = await phone.ask('GET', `/api/runs/${run?.id}`)
  const shown = new Map(body.stops.map(({ id, state, gone, to }) => [id, [state, gone, to]]))
  expect([back, cancelled, byShop, out].map((id) => shown.get(stopOf(id)))).toEqual([
    ['failed', null, null],
    ['released', 'cancelled', null],
    ['released', 'delivered', null],
    ['released', 'taken-out', null],
  ])
  expect((await orderOf(back)).status).toBe('shipped')
  const returned = async () =>
    (await app.admin<{ returned: Delivery[] }>('GET', '/api/admin/runs')).body.returned.map(
      ({ orderId }) => orderId,
    )
  // Another came back before.
  expect(await returned()).toContain(back)
  await makeRun([back])
  expect(await returned()).not.toContain(back)

  // The office says that it was not delivered after all.
  const again = await makeRun([out])
  const second = await openLink(again.token)
  await second.answer(firstStop(second.run), delivered())
  await app.admin('PATCH', `/api/admin/orders/${out}`, { status: 'shipped', reason: 'لم يصل' })
  expect((await second.ask('GET', `/api/runs/${second.run.id}`)).body.stops).toMatchObject([
    { state: 'released' },
  ])
})

it('W-07: the office can reorder the stops', async () => {
  const { run, token } = await makeRun([await readyOrder(), await readyOrder(), await readyOrder()])
  const { body } = await app.admin<Run>('GET', `/api/admin/runs/${run?.id}`)
  const stopIds = body.stops.map(({ id }) => id).reverse()
  await app.admin('PATCH', `/api/admin/runs/${run?.id}`, { stopIds })
  expect((await openLink(token)).run.stops.map(({ id }) => id)).toEqual(stopIds)
})

it('W-07, R-02: a new run locks the stops of expired ones in id order, and no others', async () => {
  const [low, high] = [await readyOrder('shipped'), await readyOrder('shipped')]
  // Their stops the other way round.
  const runs = [await makeRun([high]), await makeRun([low])]
  await app.shop.pool.query(
    `UPDATE delivery_runs SET created_at = now() - interval '3 days', expires_at = now() WHERE id = ANY($1)`,
    [runs.map(({ run }) => run?.id)],
  )
  const client = await app.shop.pool.connect()
  try {
    await client.query('BEGIN')
    const lock = 'SELECT id FROM run_stops WHERE order_id = $1 FOR NO KEY UPDATE NOWAIT'
    await client.query(lock, [high])
    const making = makeRun([low, high])
    await expect.poll(() => countLockWaits(app.shop)).toBeGreaterThan(0)
    expect((await client.query(lock, [low])).rows).toHaveLength(1)
    await client.query('COMMIT')
    expect((await making).run?.counts.open).toBe(2)
  } finally {
    client.release()
  }
})

it('W-07: stops of a run that the office ended are free for a new one', async () => {
  const order = await readyOrder('shipped')
  const { run } = await makeRun([order])
  await app.shop.pool.query('UPDATE delivery_runs SET revoked_at = now() WHERE id = $1', [run?.id])
  expect(await makeRun([order])).toMatchObject({ run: { counts: { open: 1 } }, failed: [] })
})

it('W-07: limits tries of links', async () => {
  const statuses = []
  for (let tried = 0; tried < 70; tried++) statuses.push((await openLink(`guess-${tried}`)).status)
  expect(statuses[0]).toBe(401)
  expect(statuses.at(-1)).toBe(429)
})
