// The hand-over of an animal (H-07) through the front door: by a driver at the door, by the office, and its record.
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { OrderHandovers } from '#contract/admin/handovers.ts'
import type { AdminOrderDetail } from '#contract/admin/orders.ts'
import type { CreatedRun } from '#contract/admin/runs.ts'
import type { HandoverRecord, SharedRecord } from '#contract/handovers.ts'
import type { OpenedOwnAnimal } from '#contract/own-animals.ts'
import type { OrderReturns } from '#contract/returns.ts'
import type { DriverRun, DriverStop } from '#contract/runs.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { ok } from '#platform/result.ts'
import { anonymiseAccount } from '#server/accounts/anonymise-account.ts'
import { findCustomer } from '#server/accounts/current-user.ts'
import { removeExpired } from '#server/accounts/remove-expired.ts'
import { readHandoverOf, readOrderHandovers } from '#server/handovers/handover-queries.ts'
import { hasBreach, verify } from '#server/insights/verify.ts'
import { composeMail } from '#server/mail/compose-mail.ts'
import { listDeliveries } from '#server/runs/run-queries.ts'
import { checksOf, SIGNATURES, toldOf } from '#tests/support/handover.ts'
import { pictureForm } from '#tests/support/picture-form.ts'
import { type AdminDoor, createAdminDoor, personOf } from '#tests/support/test-door.ts'
import { CHECKOUT, fillCart, insertAnimal, placeOrderOf } from '#tests/support/test-shop.ts'

let door: AdminDoor
let cat: number
beforeAll(async () => {
  door = await createAdminDoor()
  cat = await insertAnimal(door.shop, { quantity: 80, nameArabic: 'قط شيرازي' })
})
afterAll(async () => {
  const findings = await verify(door.shop.db, door.shop.context.now())
  await door.close()
  expect(hasBreach(findings), JSON.stringify(findings)).toBe(false)
})

type Refused = { code: string; detail: string; errors?: object }
let keys = 0
const newKey = () => (++keys).toString(16).padStart(32, '0')
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()

/** Of an account, and paid. */
async function bought(
  quantity = 1,
  status: 'confirmed' | 'shipped' = 'shipped',
  wanted: number | Record<number, number> = cat,
) {
  const person = await personOf(door)
  const customer = await findCustomer(door.shop.db, person.id)
  if (!customer) throw new Error('no customer')
  const { id, orderNumber, items } = await placeOrderOf(
    door.shop,
    customer,
    typeof wanted === 'number' ? { [wanted]: quantity } : wanted,
  )
  await patch(id, { paymentStatus: 'verified' })
  if (status === 'shipped') await patch(id, { status, reason: 'شُحن', override: true })
  const itemId = items[0]?.id ?? 0
  const units = Array.from({ length: quantity }, (_, at) => ({ itemId, unit: at + 1 }))
  return { ...person, orderId: id, orderNumber, itemId, units }
}
const patch = (id: number, body: object) => door.admin('PATCH', `/api/admin/orders/${id}`, body)
const statusOf = async (id: number) =>
  (await door.admin<AdminOrderDetail>('GET', `/api/admin/orders/${id}`)).body.status
const handoversOf = async (id: number) =>
  (await door.admin<OrderHandovers>('GET', `/api/admin/orders/${id}/handovers`)).body

const byShop = (units: { itemId: number; unit: number }[], over: object = {}) => ({
  ...toldOf(units),
  ...{
    key: newKey(),
    at: new Date().toISOString(),
    buyer: 'مريم الحارثية',
    buyerSignature: SIGNATURES.buyer,
  },
  ...over,
})
const post = (id: number, body: object, by = door.admin) =>
  by<OrderHandovers & Refused>('POST', `/api/admin/orders/${id}/handovers`, body)

/** A driver who has opened the link of a run with these orders. */
async function drive(orderIds: number[]) {
  const made = await door.admin<CreatedRun>('POST', '/api/admin/runs', { orderIds, driver: 'خميس' })
  const token = new URL(made.body.link?.url ?? 'http://none#').hash.slice(1)
  const headers = { Origin: 'http://shop.test', 'Content-Type': 'application/json' }
  const open = { method: 'POST', headers, body: JSON.stringify({ token }) }
  const opened = await door.request('/api/runs/open', open)
  const run = (await opened.json()) as DriverRun
  const [line = ''] = opened.headers.getSetCookie()
  const cookie = line.split(';')[0] ?? ''
  const send = async <Body>(path: string, body: FormData | string) => {
    const type = typeof body === 'string' ? { 'Content-Type': 'application/json' } : undefined
    const init = { method: 'POST', headers: { Cookie: cookie, Origin: 'http://shop.test', ...type }, body }
    const response = await door.request(`/api/runs/${run.id}${path}`, init)
    return { status: response.status, body: (await response.json()) as Body }
  }
  const answer = (stop: DriverStop | undefined, body: object) =>
    send<DriverRun & Refused>(`/stops/${stop?.id}/answer`, JSON.stringify(body))
  const photo = async () => (await send<{ id: string }>('/photos', await pictureForm())).body.id
  return { run, stops: run.stops, answer, photo }
}
const delivered = (over: object = {}) => ({
  ...{ outcome: 'delivered', key: newKey(), at: new Date().toISOString() },
  ...{ receiver: 'مريم الحارثية', signature: SIGNATURES.buyer, ...over },
})

it('H-07: a stop with an animal is delivered with its hand-over, and an old page that sends none loses nothing', async () => {
  const { orderId, units } = await bought(2)
  const { run, stops, answer, photo } = await drive([orderId])
  expect(run.driver).toBe('خميس')
  expect(stops[0]?.animals).toMatchObject([
    { ...units[0], count: 1, nameArabic: 'قط شيرازي', animal: null, animals: [] },
    { ...units[1], count: 1 },
  ])
  const old = await answer(stops[0], delivered())
  expect([old.status, old.body.code]).toEqual([409, 'handover-missing'])
  expect(old.body.detail).toContain('فحص وتوقيعين')
  const half = await answer(stops[0], delivered({ handover: toldOf(units.slice(0, 1)) }))
  expect(half.body.code).toBe('handover-missing')
  expect(await statusOf(orderId)).toBe('shipped')

  const [moment, eye] = [await photo(), await photo()]
  const faulty = checksOf({ eyes: { verdict: 'no', note: 'إفراز خفيف', photoId: eye } })
  const [first, second] = toldOf(units).animals
  const animals = [{ ...first, checks: faulty, photoId: moment }, second]
  const said = delivered({ handover: { ...toldOf(units), animals } })
  expect((await answer(stops[0], said)).status).toBe(200)
  // Told twice it is one.
  expect((await answer(stops[0], said)).status).toBe(200)
  expect(await statusOf(orderId)).toBe('delivered')
  const { items, units: left } = await handoversOf(orderId)
  expect(left).toEqual([])
  expect(items).toMatchObject([
    {
      unit: 1,
      photoId: moment,
      checks: { eyes: { verdict: 'no', note: 'إفراز خفيف', photoId: eye }, cage: { verdict: 'yes' } },
      seller: { name: 'سالم الحوسني', signature: SIGNATURES.seller },
      buyer: { name: 'مريم الحارثية', signature: SIGNATURES.buyer },
    },
    { unit: 2, photoId: null },
  ])
})

it('H-07: an answer of the check needs why not, a signature more than a dot, and an animal of the order', async () => {
  const { orderId, units } = await bought(1)
  const other = await bought(1)
  const { stops, answer } = await drive([orderId])
  for (const handover of [
    toldOf(units, { checks: checksOf({ eyes: { verdict: 'no' } }) }),
    toldOf(units, { checks: checksOf({ eyes: { verdict: 'no', note: '   ' } }) }),
    { ...toldOf(units), sellerSignature: [[500, 200]] },
    { ...toldOf(units), seller: ' ' },
    toldOf([...units, ...units]),
    toldOf(units, { photoId: 'a'.repeat(32) }),
    toldOf(units, { checks: Object.fromEntries(Object.entries(checksOf()).slice(1)) }),
  ]) {
    const answered = await answer(stops[0], delivered({ handover }))
    expect([answered.status, JSON.stringify(handover)]).toEqual([422, JSON.stringify(handover)])
  }
  expect(await statusOf(orderId)).toBe('shipped')
  expect((await handoversOf(orderId)).items).toEqual([])
  // Of what the phone had seen of it before, the rest is left out.
  const more = delivered({ handover: toldOf([...units, ...other.units], { animalId: 999_999 }) })
  expect((await answer(stops[0], more)).status).toBe(200)
  expect((await handoversOf(orderId)).items).toHaveLength(1)
  expect((await handoversOf(other.orderId)).items).toEqual([])
  // The shop looks at the order while it hands over.
  for (const wrong of [
    byShop([...other.units, ...units]),
    byShop(other.units, toldOf(other.units, { animalId: 999_999 })),
  ])
    expect((await post(other.orderId, wrong)).status).toBe(422)
})

it('H-07: of two phones at once the first hand-over stands, and the second is told who took it', async () => {
  const { orderId, units } = await bought(1)
  const told = [byShop(units), byShop(units, { buyer: 'سعيد' })]
  const answers = await Promise.all([
    post(orderId, told[0] ?? {}),
    post(orderId, told[1] ?? {}, door.colleague),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const [won, lost] = answers.toSorted((a, b) => a.status - b.status)
  expect(lost?.body.code).toBe('handed-over')
  expect(lost?.body.detail).toContain(won?.body.items[0]?.buyer?.name)
  const { items } = await handoversOf(orderId)
  expect(items).toHaveLength(1)
})

it('H-07: the same key from one phone many times at once is one hand-over', async () => {
  const { orderId, units } = await bought(2)
  const same = byShop(units)
  const answers = await Promise.all(Array.from({ length: 5 }, () => post(orderId, same)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  expect((await handoversOf(orderId)).items).toHaveLength(2)
  const { rows } = await door.shop.pool.query(
    `SELECT data->>'to' AS to FROM pgboss.job WHERE data @> $1 ORDER BY 1`,
    [JSON.stringify({ mail: 'handover-record', orderId })],
  )
  expect(rows.map(({ to }) => to)).toEqual(['buyer', 'seller'])
})

it('H-07: a driver and the office at once: one stands, and what the driver signed is kept beside it', async () => {
  const { orderId, units } = await bought(1)
  const { stops, answer } = await drive([orderId])
  const [driver, office] = await Promise.all([
    answer(stops[0], delivered({ handover: toldOf(units) })),
    post(orderId, byShop(units, { buyer: 'سعيد' })),
  ])
  expect(driver.status).toBe(200)
  const { items } = await handoversOf(orderId)
  expect(items.filter(({ setAsideAt }) => setAsideAt === null)).toHaveLength(1)
  expect(items).toHaveLength(office.status === 200 ? 2 : 1)
  expect(await statusOf(orderId)).toBe('delivered')
})

it('H-07: the shop hands over what is paid, and with the last animal the order is delivered', async () => {
  const unpaid = await bought(1, 'confirmed')
  await patch(unpaid.orderId, { paymentStatus: 'rejected', reason: 'تحويل آخر' })
  expect((await post(unpaid.orderId, byShop(unpaid.units))).body.code).toBe('payment-not-verified')
  await patch(unpaid.orderId, { status: 'cancelled', reason: 'تراجع' })
  expect((await post(unpaid.orderId, byShop(unpaid.units))).body.code).toBe('status-not-allowed')
  expect((await post(999_999, byShop(unpaid.units))).status).toBe(404)

  const { orderId, units } = await bought(2, 'confirmed')
  expect((await post(orderId, byShop(units.slice(0, 1)))).status).toBe(200)
  expect(await statusOf(orderId)).toBe('confirmed')
  const last = await post(orderId, byShop(units.slice(1)))
  expect(last.body.units).toEqual([])
  expect(await statusOf(orderId)).toBe('delivered')
  const actions = await door.shop.pool.query(
    `SELECT data FROM audit_log WHERE action = 'handover.created' AND entity_id = $1`,
    [String(orderId)],
  )
  expect(actions.rows).toHaveLength(2)
  expect(JSON.stringify(actions.rows)).not.toContain('مريم')
})

it('H-07: a late answer keeps what was signed: of a run that ended, and of an order that was cancelled meanwhile', async () => {
  const [ended, cancelled] = [await bought(1), await bought(1)]
  const { run, stops, answer } = await drive([ended.orderId, cancelled.orderId])
  const stopOf = (orderNumber: string) => stops.find((stop) => stop.orderNumber === orderNumber)
  const at = new Date().toISOString()
  await patch(cancelled.orderId, { status: 'cancelled', reason: 'تراجع' })
  const first = delivered({ at, handover: toldOf(cancelled.units) })
  expect((await answer(stopOf(cancelled.orderNumber), first)).status).toBe(200)
  expect(await statusOf(cancelled.orderId)).toBe('cancelled')
  expect((await handoversOf(cancelled.orderId)).items).toMatchObject([{ setAsideAt: null }])
  const loose = await verify(door.shop.db, door.shop.context.now())
  expect(loose.find(({ name }) => name === 'handed-over-is-delivered')?.offenders).toBeGreaterThan(0)
  // It begins anew.
  await patch(cancelled.orderId, { status: 'processing', reason: 'عاد الطلب' })
  expect((await handoversOf(cancelled.orderId)).items).toMatchObject([{ setAsideAt: expect.any(String) }])

  await door.admin('POST', `/api/admin/runs/${run.id}/revoke`)
  const late = delivered({ at, handover: toldOf(ended.units) })
  expect(await answer(stopOf(ended.orderNumber), late)).toEqual({ status: 200, body: null })
  expect((await handoversOf(ended.orderId)).items).toMatchObject([{ happenedAt: at }])
})

/** An item whose animals have records. */
async function recordedCats(names: string[], quantity: number) {
  const { rows } = await door.shop.pool.query(`SELECT id FROM species WHERE code = 'cat'`)
  const item = await insertAnimal(door.shop, { quantity, speciesId: rows[0].id, birthDate: '2026-05-01' })
  const ids: number[] = []
  for (const name of names) {
    const record = { name, speciesId: rows[0].id, productId: item, birthDate: '2026-05-01' }
    ids.push((await door.admin<{ id: number }>('POST', '/api/admin/passports', record)).body.id)
  }
  return { item, ids }
}

it('H-07, H-04: of several records the seller says which animal goes, and it is the buyer’s; a driver is told the one that is known', async () => {
  const { item, ids } = await recordedCats(['مشمش', 'لوزة', 'بندق'], 5)
  const [apricot = 0, almond = 0, hazelnut = 0] = ids
  const { orderId, orderNumber, units, id: buyer, ask } = await bought(1, 'confirmed', item)
  expect((await handoversOf(orderId)).units[0]?.animals.map(({ id }) => id)).toEqual(ids)
  expect((await post(orderId, byShop(units, toldOf(units, { animalId: 999_999 })))).status).toBe(422)
  const done = await post(orderId, byShop(units, toldOf(units, { animalId: almond })))
  expect(done.body.items).toMatchObject([{ animalName: 'لوزة' }])
  const owners = await door.shop.pool.query('SELECT owner_id FROM animals WHERE id = $1', [almond])
  expect(owners.rows).toEqual([{ owner_id: buyer }])
  expect(await readHandoverOf(door.shop.db, almond)).toMatchObject({ counts: { yes: 6, no: 0 } })
  expect(await readHandoverOf(door.shop.db, apricot)).toBeNull()
  const own = (await ask<OpenedOwnAnimal>('GET', `/api/animals/${almond}`)).body
  expect(own).toMatchObject({ orderNumber, handover: { counts: { yes: 6 } } })

  const next = await bought(1, 'shipped', item)
  await door.admin('PATCH', `/api/admin/orders/${next.orderId}/animals`, {
    ...{ animalIds: [hazelnut], seen: [] },
  })
  const { stops, answer } = await drive([next.orderId])
  expect(stops[0]?.animals).toMatchObject([{ animal: { id: hazelnut, name: 'بندق' }, animals: [] }])
  await answer(stops[0], delivered({ handover: toldOf(next.units) }))
  expect((await handoversOf(next.orderId)).items).toMatchObject([{ animalName: 'بندق' }])
  // One that goes with another order already.
  const third = await bought(1, 'confirmed', item)
  expect(
    (await post(third.orderId, byShop(third.units, toldOf(third.units, { animalId: hazelnut })))).status,
  ).toBe(422)
  // Chosen after the hand-over.
  await post(third.orderId, byShop(third.units))
  await door.admin('PATCH', `/api/admin/orders/${third.orderId}/animals`, {
    ...{ animalIds: [apricot], seen: [] },
  })
  expect(await readHandoverOf(door.shop.db, apricot)).toMatchObject({ counts: { yes: 6 } })
  expect((await handoversOf(third.orderId)).items).toMatchObject([{ animalName: 'مشمش' }])
  await door.admin('PATCH', `/api/admin/orders/${third.orderId}/animals`, {
    ...{ animalIds: [], seen: [apricot] },
  })
  expect((await handoversOf(third.orderId)).items).toMatchObject([{ animalName: null }])
})

it('H-07, H-04: a driver says which of several animals goes, by its name and the end of its number, and each goes once', async () => {
  const { item, ids } = await recordedCats(['سكر', 'فلفل', 'كمون'], 6)
  const [sugar = 0, pepper = 0, cumin = 0] = ids
  await door.shop.pool.query(`UPDATE animals SET microchip = '900123456784321' WHERE id = $1`, [sugar])
  const [first, second] = [await bought(1, 'shipped', item), await bought(1, 'shipped', item)]
  const { stops, answer } = await drive([first.orderId, second.orderId])
  const stopOf = (orderNumber: string, among = stops) => among.find((one) => one.orderNumber === orderNumber)
  expect(stopOf(first.orderNumber)?.animals).toMatchObject([
    {
      animal: null,
      animals: [
        { id: sugar, name: 'سكر', mark: '…4321' },
        { id: pepper, mark: null },
        { id: cumin, mark: null },
      ],
    },
  ])
  const picked = await answer(
    stopOf(first.orderNumber),
    delivered({ handover: toldOf(first.units, { animalId: sugar }) }),
  )
  expect((await handoversOf(first.orderId)).items).toMatchObject([{ animalName: 'سكر' }])
  // Fewer may be meant at the other door: nothing that its driver has to look at again.
  const left = stopOf(second.orderNumber, picked.body.stops)
  expect(left?.animals[0]?.animals).toHaveLength(2)
  expect(left?.mark).toBe(stopOf(second.orderNumber)?.mark)
  // Chosen where there was no network: what was signed counts, and the office says which animal it was.
  const again = delivered({ handover: toldOf(second.units, { animalId: sugar }) })
  expect((await answer(stopOf(second.orderNumber), again)).status).toBe(200)
  expect((await handoversOf(second.orderId)).items).toMatchObject([{ animalName: null, setAsideAt: null }])

  const two = await bought(2, 'shipped', item)
  const twice = byShop(two.units, toldOf(two.units, { animalId: pepper }))
  expect((await post(two.orderId, twice)).status).toBe(422)
})

it('H-07: who had the order before its run signs no record of it, and is kept beside what counts', async () => {
  const { orderId, units } = await bought(1)
  const before = await drive([orderId])
  await door.admin('POST', `/api/admin/runs/${before.run.id}/revoke`)
  const now = await drive([orderId])
  const forged = delivered({ at: minutesAgo(1), receiver: 'غيرها', handover: toldOf(units) })
  expect((await before.answer(before.stops[0], forged)).status).toBe(200)
  expect((await handoversOf(orderId)).items).toMatchObject([{ setAsideAt: expect.any(String) }])
  const mailsOf = async () =>
    (
      await door.shop.pool.query('SELECT 1 FROM pgboss.job WHERE data @> $1', [
        JSON.stringify({ mail: 'handover-record', orderId }),
      ])
    ).rows.length
  expect(await mailsOf()).toBe(0)
  expect((await now.answer(now.stops[0], delivered())).body.code).toBe('handover-missing')
  expect((await now.answer(now.stops[0], delivered({ handover: toldOf(units) }))).status).toBe(200)
  const { items } = await handoversOf(orderId)
  expect(items.filter(({ setAsideAt }) => setAsideAt === null)).toMatchObject([
    { buyer: { name: 'مريم الحارثية' } },
  ])
  expect(await mailsOf()).toBe(2)
})

it('H-07, H-04: a late answer binds no animal to an order that was cancelled', async () => {
  const { item, ids } = await recordedCats(['زعتر', 'كركم', 'ليمون'], 5)
  const [thyme = 0] = ids
  const { orderId, units } = await bought(1, 'shipped', item)
  const { stops, answer } = await drive([orderId])
  await patch(orderId, { status: 'cancelled', reason: 'تراجع' })
  const late = delivered({ handover: toldOf(units, { animalId: thyme }) })
  expect((await answer(stops[0], late)).status).toBe(200)
  expect((await handoversOf(orderId)).items).toMatchObject([{ animalName: null }])
  const other = await bought(1, 'confirmed', item)
  const chosen = { animalIds: [thyme], seen: [] }
  expect((await door.admin('PATCH', `/api/admin/orders/${other.orderId}/animals`, chosen)).status).toBe(200)
  // One that an order got so before can be set free.
  await door.shop.pool.query('UPDATE animals SET order_id = $1 WHERE id = $2', [orderId, ids[1]])
  const freed = await door.admin('PATCH', `/api/admin/orders/${orderId}/animals`, {
    animalIds: [],
    seen: [ids[1]],
  })
  expect(freed.status).toBe(200)
  const { rows } = await door.shop.pool.query('SELECT order_id FROM animals WHERE id = $1', [ids[1]])
  expect(rows).toEqual([{ order_id: null }])
})

it('H-07, H-04: a record that is found with the delivery is that of the hand-over', async () => {
  const { item } = await recordedCats(['ورد'], 1)
  const { orderId, units } = await bought(1, 'confirmed', item)
  await post(orderId, byShop(units))
  expect((await handoversOf(orderId)).items).toMatchObject([{ animalName: 'ورد' }])
})

it('H-07, F-03: a phone whose clock is behind takes no time from its buyer', async () => {
  const hours = (body: OrderReturns) => (Date.parse(body.until ?? '') - Date.now()) / 3_600_000
  const early = await bought(1)
  const phone = await drive([early.orderId])
  // Before it was shipped.
  const said = { at: minutesAgo(47 * 60), handover: toldOf(early.units) }
  expect((await phone.answer(phone.stops[0], delivered(said))).status).toBe(200)
  const first = await early.ask<OrderReturns>('GET', `/api/orders/${early.orderId}/return`)
  expect(hours(first.body)).toBeGreaterThan(47)
  // After that, and told a day later.
  const late = await bought(1)
  await door.shop.pool.query(`UPDATE orders SET handed_over_at = now() - interval '3 days' WHERE id = $1`, [
    late.orderId,
  ])
  const at = minutesAgo(24 * 60)
  expect((await post(late.orderId, byShop(late.units, { at }))).body.items[0]?.happenedAt).toBe(at)
  const second = await late.ask<OrderReturns>('GET', `/api/orders/${late.orderId}/return`)
  expect(hours(second.body)).toBeGreaterThan(47)
  const { items } = await handoversOf(late.orderId)
  expect(items[0]?.claimUntil).toBe(second.body.until)
})

it('H-07, H-10: what was lost of a line leaves no animal that nobody can hand over', async () => {
  const { orderId, itemId, units } = await bought(2)
  expect((await post(orderId, byShop(units.slice(1)))).status).toBe(200)
  const { stops, answer } = await drive([orderId])
  const lost = { reason: 'died', lost: [{ id: itemId, quantity: 1 }], checkPhotoIds: [] }
  const failed = { outcome: 'failed', key: newKey(), at: new Date().toISOString(), ...lost }
  expect((await answer(stops[0], failed)).status).toBe(200)
  expect((await handoversOf(orderId)).units).toEqual([])
  const again = await drive([orderId])
  expect(again.stops[0]?.animals).toEqual([])
  expect((await again.answer(again.stops[0], delivered())).status).toBe(200)
  expect(await statusOf(orderId)).toBe('delivered')
})

it('H-07: more than thirty animals of several lines are delivered by a driver', async () => {
  const other = await insertAnimal(door.shop, { quantity: 80, nameArabic: 'قط سيامي' })
  const { orderId } = await bought(20, 'shipped', { [cat]: 20, [other]: 15 })
  const { stops, answer } = await drive([orderId])
  const units = stops[0]?.animals.map(({ itemId, unit }) => ({ itemId, unit })) ?? []
  expect(units).toHaveLength(21)
  expect((await answer(stops[0], delivered({ handover: toldOf(units) }))).status).toBe(200)
  expect(await statusOf(orderId)).toBe('delivered')
})

it('H-07: what was handed over is not edited out of its order, and pictures go with what counts no longer', async () => {
  const food = await insertAnimal(door.shop, { quantity: 20, nameArabic: 'أرنب' })
  const { orderId, itemId, units } = await bought(2, 'confirmed')
  expect((await post(orderId, byShop(units.slice(0, 1)))).status).toBe(200)
  const edit = (items: object[]) => door.admin<Refused>('PATCH', `/api/admin/orders/${orderId}`, { items })
  const drop = await edit([{ productId: food, quantity: 1 }])
  expect([drop.status, drop.body.errors], JSON.stringify(drop.body)).toEqual([
    422,
    { items: [expect.stringContaining('سُلِّم')] },
  ])
  expect((await handoversOf(orderId)).items).toHaveLength(1)
  expect(
    (
      await edit([
        { productId: cat, quantity: 1 },
        { productId: food, quantity: 1 },
      ])
    ).status,
  ).toBe(200)
  expect((await handoversOf(orderId)).items).toMatchObject([{ itemId, setAsideAt: null }])
  const picture = 'f'.repeat(32)
  await door.shop.pool.query(
    `WITH h AS (UPDATE handovers SET set_aside_at = recorded_at WHERE order_id = $1 RETURNING id)
     INSERT INTO files (id, use, use_id, width, height) SELECT $2, 'handover', id, 1, 1 FROM h`,
    [orderId, picture],
  )
  expect((await edit([{ productId: food, quantity: 1 }])).status).toBe(200)
  const { rows } = await door.shop.pool.query('SELECT use, removed_at FROM files WHERE id = $1', [picture])
  expect(rows).toEqual([{ use: null, removed_at: expect.any(Date) }])
})

it('H-07, X-13: what was handed over is not amended out of a pending order by its customer', async () => {
  const rabbit = await insertAnimal(door.shop, { quantity: 20, nameArabic: 'أرنب' })
  const { orderId, orderNumber, units, id, cookie } = await bought(2, 'confirmed')
  expect((await post(orderId, byShop(units.slice(0, 1)))).status).toBe(200)
  await patch(orderId, { status: 'pending', paymentStatus: 'awaiting', reason: 'عاد', override: true })
  await door.shop.pool.query(
    'UPDATE orders SET cart_id = (SELECT c.id FROM carts c WHERE c.user_id = $2) WHERE id = $1',
    [orderId, id],
  )
  const customer = await findCustomer(door.shop.db, id)
  if (!customer) throw new Error('no customer')
  const amend = async (lines: Record<number, number>) => {
    await door.shop.pool.query('DELETE FROM cart_items')
    await fillCart(door.shop, customer, lines)
    const answer = await door.request('/api/orders', {
      method: 'POST',
      headers: {
        ...{ Cookie: cookie, Origin: 'http://shop.test', 'Content-Type': 'application/json' },
        'Idempotency-Key': newKey(),
      },
      body: JSON.stringify(CHECKOUT),
    })
    return { status: answer.status, body: (await answer.json()) as Refused & { orderNumber: string } }
  }
  for (const lines of [{ [rabbit]: 1 }, { [rabbit]: 2 }])
    expect(await amend(lines)).toMatchObject({ status: 409, body: { code: 'changed-by-shop', orderNumber } })
  expect((await handoversOf(orderId)).items).toHaveLength(1)
  expect(await amend({ [cat]: 1, [rabbit]: 1 })).toMatchObject({ status: 200, body: { orderNumber } })
  expect((await handoversOf(orderId)).items).toMatchObject([{ setAsideAt: null }])
})

it('H-07: of a refusal at the door the shop keeps what the check had shown', async () => {
  const { orderId, itemId } = await bought()
  const { stops, answer, photo } = await drive([orderId])
  const refused = {
    ...{ outcome: 'failed', key: newKey(), at: new Date().toISOString() },
    ...{ reason: 'ill', note: 'العينان صافيتان؟ إفراز', lost: [{ id: itemId, quantity: 1 }] },
  }
  const checkPhotoIds = [await photo(), await photo()]
  expect((await answer(stops[0], { ...refused, checkPhotoIds: ['0'.repeat(32)] })).status).toBe(422)
  expect((await answer(stops[0], { ...refused, checkPhotoIds })).status).toBe(200)
  const { items } = await listDeliveries(door.shop.context, orderId)
  expect(items[0]?.answer).toMatchObject({ reason: 'ill', note: refused.note })
  expect(items[0]?.answer?.photoIds.sort()).toEqual(checkPhotoIds.sort())
  const cases = await door.admin<{ items: object[] }>('GET', `/api/admin/returns?orderId=${orderId}`)
  expect(cases.body.items).toMatchObject([{ reason: 'ill-before-delivery', state: 'waiting' }])
})

it('H-07: a driver of another run hands nothing over', async () => {
  const [mine, theirs] = [await bought(1), await bought(1)]
  const [phone, stranger] = [await drive([mine.orderId]), await drive([theirs.orderId])]
  const answered = await stranger.answer(phone.stops[0], delivered({ handover: toldOf(mine.units) }))
  expect(answered.status).toBe(404)
  expect((await handoversOf(mine.orderId)).items).toEqual([])
})

it('H-07: a delivery that is taken back takes its hand-over along, and the next one counts', async () => {
  const { orderId, units } = await bought(1)
  await post(orderId, byShop(units))
  await patch(orderId, { status: 'shipped', reason: 'لم يصل' })
  const back = await handoversOf(orderId)
  expect([back.units.length, back.items.map(({ setAsideAt }) => setAsideAt !== null)]).toEqual([1, [true]])
  expect((await post(orderId, byShop(units))).status).toBe(200)
  expect(await statusOf(orderId)).toBe('delivered')
})

it('H-07, F-03: the time in which the buyer may claim counts from the hand-over', async () => {
  const { orderId, units, ask } = await bought(1)
  // By the phone's clock, before the shop heard of it.
  await door.shop.pool.query(
    `UPDATE orders SET created_at = now() - interval '5 days', handed_over_at = now() - interval '5 days' WHERE id = $1`,
    [orderId],
  )
  const at = minutesAgo(5 * 60)
  await post(orderId, byShop(units, { at }))
  const read = async () => (await ask<OrderReturns>('GET', `/api/orders/${orderId}/return`)).body
  const until = new Date(Date.parse(at) + 48 * 3_600_000).toISOString()
  expect((await read()).until).toBe(until)
  const { items } = await handoversOf(orderId)
  expect(items[0]?.claimUntil).toBe(until)
  await door.shop.pool.query(
    `UPDATE handovers SET happened_at = now() - interval '49 hours', recorded_at = now() - interval '48 hours' WHERE order_id = $1`,
    [orderId],
  )
  expect((await read()).lines.flatMap(({ reasons }) => reasons)).toEqual([])
  // An order without a hand-over counts from its delivery.
  const plain = await bought(1)
  await patch(plain.orderId, { status: 'delivered' })
  const { body } = await plain.ask<OrderReturns>('GET', `/api/orders/${plain.orderId}/return`)
  expect(Date.parse(body.until ?? '') - Date.now()).toBeGreaterThan(47 * 3_600_000)
})

/** Handed over by a driver with a picture, and the links that were mailed. */
async function handedOver() {
  const buyer = await bought(1)
  const { stops, answer, photo } = await drive([buyer.orderId])
  const photoId = await photo()
  await answer(stops[0], delivered({ handover: toldOf(buyer.units, { photoId }) }))
  const { rows } = await door.shop.pool.query('SELECT data FROM pgboss.job WHERE data @> $1', [
    JSON.stringify({ mail: 'handover-record', orderId: buyer.orderId }),
  ])
  const mails = await Promise.all(rows.map(({ data }) => composeMail(door.shop.context, data)))
  const token: string = rows[0]?.data.token
  return { ...buyer, photoId, mails, token }
}

async function openLink(token: string) {
  const headers = { Origin: 'http://shop.test', 'Content-Type': 'application/json' }
  const open = { method: 'POST', headers, body: JSON.stringify({ token }) }
  const opened = await door.request('/api/handovers/open', open)
  const record = (await opened.json()) as SharedRecord
  const [line = ''] = opened.headers.getSetCookie()
  const get = (path: string) => door.request(path, { headers: { Cookie: line.split(';')[0] ?? '' } })
  return { status: opened.status, record, line, get }
}

it('H-07: both sides get a mail with a link to the record, which opens this record and nothing else', async () => {
  const { mails, token, orderNumber, photoId } = await handedOver()
  expect(mails).toHaveLength(2)
  for (const mail of mails) expect(mail?.text).toContain(`/handover#${token}`)
  expect(new Set(mails.map((mail) => mail?.to)).size).toBe(2)
  const { rows } = await door.shop.pool.query('SELECT link_hash FROM handovers')
  expect(JSON.stringify(rows)).not.toContain(token)

  const { status, record, line, get } = await openLink(token)
  expect([status, record.orderNumber]).toEqual([200, orderNumber])
  expect(record.items[0]).toMatchObject({ photoId, buyer: { name: 'مريم الحارثية' } })
  expect(JSON.stringify(record)).not.toMatch(/phone|email|address/i)
  expect(line).toMatch(
    new RegExp(`^aleef_handover=[\\w-]{22}; Max-Age=86400; Path=/api/handovers/${record.id}; `),
  )
  const picture = await get(`/api/handovers/${record.id}/photos/${photoId}`)
  expect([picture.status, picture.headers.get('Cache-Control')]).toEqual([200, 'private, no-store'])
  expect((await get(`/api/handovers/${record.id}`)).status).toBe(200)
  // Another record, another picture, a guess, no link.
  const other = await handedOver()
  const { record: theirs } = await openLink(other.token)
  expect((await get(`/api/handovers/${theirs.id}`)).status).toBe(404)
  expect((await get(`/api/handovers/${record.id}/photos/${other.photoId}`)).status).toBe(404)
  expect((await openLink('A'.repeat(22))).status).toBe(404)
  expect((await door.request(`/api/handovers/${record.id}`)).status).toBe(404)
  const page = await door.request('/handover', { headers: { Accept: 'text/html' } })
  expect(page.headers.get('Referrer-Policy')).toBe('no-referrer')
})

it('H-07: the buyer sees the record and its picture on their order, nobody else does', async () => {
  const { ask, cookie, orderId, photoId } = await handedOver()
  const own = await ask<{ items: HandoverRecord[] }>('GET', `/api/orders/${orderId}/handovers`)
  expect(own.body.items).toMatchObject([{ photoId, setAsideAt: null }])
  const stranger = await personOf(door)
  expect((await stranger.ask('GET', `/api/orders/${orderId}/handovers`)).status).toBe(404)
  const picture = (by: string) => door.request(`/api/files/${photoId}`, { headers: { Cookie: by } })
  expect([(await picture(cookie)).status, (await picture(stranger.cookie)).status]).toEqual([200, 404])
})

it('H-07, X-52: names, signatures and picture are forgotten with the proof and with the account, what was said of the animal stays', async () => {
  const { id, orderId, token } = await handedOver()
  const kept = await handedOver()
  const fault = { verdict: 'no', note: 'قالت مريم إنها متعبة', photoId: null }
  await door.shop.pool.query(
    `UPDATE handovers SET checks = jsonb_set(checks, '{eats}', $2) WHERE order_id = $1`,
    [orderId, JSON.stringify(fault)],
  )
  // Sessions are gone by then.
  const record = async (of: number) => {
    const read = await readOrderHandovers(door.shop.context, of)
    return read.ok ? read.value.items[0] : null
  }
  await inTransaction(door.shop.db, async (tx) => ok(await anonymiseAccount(tx, id, new Date())))
  expect(await record(orderId)).toMatchObject({
    ...{ seller: null, buyer: null, photoId: null },
    checks: { eyes: { verdict: 'yes' }, eats: { verdict: 'no', note: null } },
  })
  expect((await openLink(token)).status).toBe(404)
  const later = (days: number) => ({
    db: door.shop.db,
    now: () => new Date(Date.now() + days * 24 * 3_600_000),
  })
  await removeExpired(later(179))
  expect(await record(kept.orderId)).toMatchObject({ buyer: { name: 'مريم الحارثية' } })
  await removeExpired(later(181))
  expect(await record(kept.orderId)).toMatchObject({ buyer: null, photoId: null })
  const { rows } = await door.shop.pool.query(
    `SELECT count(*)::int AS left FROM files WHERE use = 'handover'`,
  )
  expect(rows[0].left).toBe(0)
})
