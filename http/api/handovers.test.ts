// The hand-over of an animal (H-07) through the HTTP app: by a driver at the door, and by the office.
import { afterAll, expect, it } from 'vitest'
import type { OpenedOwnAnimal } from '#contract/own-animals.ts'
import { readHandoverOf } from '#server/handovers/handover-queries.ts'
import { delivered } from '#tests/support/driver-phone.ts'
import { checksOf, reportOf, SIGNATURES } from '#tests/support/handover.ts'
import { byShop, createHandoverDesk } from '#tests/support/handover-desk.ts'
import { insertAnimal, speciesIdOf } from '#tests/support/test-shop.ts'

const desk = await createHandoverDesk()
const { app, cat, bought, patch, statusOf, handoversOf, recordedCats, post, drive } = desk
afterAll(() => desk.close())

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
  const half = await answer(stops[0], delivered({ handover: reportOf(units.slice(0, 1)) }))
  expect(half.body.code).toBe('handover-missing')
  expect(await statusOf(orderId)).toBe('shipped')

  const [moment, eye] = [await photo(), await photo()]
  const faulty = checksOf({ eyes: { verdict: 'no', note: 'إفراز خفيف', photoId: eye } })
  const [first, second] = reportOf(units).animals
  const animals = [{ ...first, checks: faulty, photoId: moment }, second]
  const said = delivered({ handover: { ...reportOf(units), animals } })
  expect((await answer(stops[0], said)).status).toBe(200)
  // Sent twice it counts once.
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

it('H-07: a «no» needs a reason, a signature more than a dot, and the animal must be in the order', async () => {
  const { orderId, units } = await bought(1)
  const other = await bought(1)
  const { stops, answer } = await drive([orderId])
  for (const handover of [
    reportOf(units, { checks: checksOf({ eyes: { verdict: 'no' } }) }),
    reportOf(units, { checks: checksOf({ eyes: { verdict: 'no', note: '   ' } }) }),
    { ...reportOf(units), sellerSignature: [[500, 200]] },
    { ...reportOf(units), seller: ' ' },
    reportOf([...units, ...units]),
    reportOf(units, { photoId: 'a'.repeat(32) }),
    reportOf(units, { checks: Object.fromEntries(Object.entries(checksOf()).slice(1)) }),
  ]) {
    const answered = await answer(stops[0], delivered({ handover }))
    expect([answered.status, JSON.stringify(handover)]).toEqual([422, JSON.stringify(handover)])
  }
  expect(await statusOf(orderId)).toBe('shipped')
  expect((await handoversOf(orderId)).items).toEqual([])
  // Units that have left the order since the phone saw it are skipped.
  const more = delivered({ handover: reportOf([...units, ...other.units], { animalId: 999_999 }) })
  expect((await answer(stops[0], more)).status).toBe(200)
  expect((await handoversOf(orderId)).items).toHaveLength(1)
  expect((await handoversOf(other.orderId)).items).toEqual([])
  // The shop looks at the order while it hands over.
  for (const wrong of [
    byShop([...other.units, ...units]),
    byShop(other.units, reportOf(other.units, { animalId: 999_999 })),
  ])
    expect((await post(other.orderId, wrong)).status).toBe(422)
})

it('H-07: with two phones at once the first hand-over stands, and the second is told who took the animal', async () => {
  const { orderId, units } = await bought(1)
  const told = [byShop(units), byShop(units, { buyer: 'سعيد' })]
  const answers = await Promise.all([
    post(orderId, told[0] ?? {}),
    post(orderId, told[1] ?? {}, app.colleague),
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
  const { rows } = await app.shop.pool.query(
    `SELECT data->>'to' AS to FROM pgboss.job WHERE data @> $1 ORDER BY 1`,
    [JSON.stringify({ mail: 'handover-record', orderId })],
  )
  expect(rows.map(({ to }) => to)).toEqual(['buyer', 'seller'])
})

it('H-07: a driver and the office at once: one stands, and what the driver signed is kept beside it', async () => {
  const { orderId, units } = await bought(1)
  const { stops, answer } = await drive([orderId])
  const [driver, office] = await Promise.all([
    answer(stops[0], delivered({ handover: reportOf(units) })),
    post(orderId, byShop(units, { buyer: 'سعيد' })),
  ])
  expect(driver.status).toBe(200)
  const { items } = await handoversOf(orderId)
  expect(items.filter(({ setAsideAt }) => setAsideAt === null)).toHaveLength(1)
  expect(items).toHaveLength(office.status === 200 ? 2 : 1)
  expect(await statusOf(orderId)).toBe('delivered')
})

it('H-07: the shop hands over a paid order, and with the last animal it is delivered', async () => {
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
  const actions = await app.shop.pool.query(
    `SELECT data FROM audit_log WHERE action = 'handover.created' AND entity_id = $1`,
    [String(orderId)],
  )
  expect(actions.rows).toHaveLength(2)
  expect(JSON.stringify(actions.rows)).not.toContain('مريم')
})

it('H-07, H-04: among several records the seller picks the animal, and it is the buyer’s; a driver is shown the assigned one', async () => {
  const { item, ids } = await recordedCats(['مشمش', 'لوزة', 'بندق'], 5)
  const [apricot = 0, almond = 0, hazelnut = 0] = ids
  const { orderId, orderNumber, units, id: buyer, ask } = await bought(1, 'confirmed', item)
  expect((await handoversOf(orderId)).units[0]?.animals.map(({ id }) => id)).toEqual(ids)
  expect((await post(orderId, byShop(units, reportOf(units, { animalId: 999_999 })))).status).toBe(422)
  const done = await post(orderId, byShop(units, reportOf(units, { animalId: almond })))
  expect(done.body.items).toMatchObject([{ animalName: 'لوزة' }])
  const owners = await app.shop.pool.query('SELECT owner_id FROM animals WHERE id = $1', [almond])
  expect(owners.rows).toEqual([{ owner_id: buyer }])
  expect(await readHandoverOf(app.shop.db, almond)).toMatchObject({ counts: { yes: 6, no: 0 } })
  expect(await readHandoverOf(app.shop.db, apricot)).toBeNull()
  const own = (await ask<OpenedOwnAnimal>('GET', `/api/animals/${almond}`)).body
  expect(own).toMatchObject({ orderNumber, handover: { counts: { yes: 6 } } })

  const next = await bought(1, 'shipped', item)
  await app.admin('PATCH', `/api/admin/orders/${next.orderId}/animals`, {
    ...{ animalIds: [hazelnut], seen: [] },
  })
  const { stops, answer } = await drive([next.orderId])
  expect(stops[0]?.animals).toMatchObject([{ animal: { id: hazelnut, name: 'بندق' }, animals: [] }])
  await answer(stops[0], delivered({ handover: reportOf(next.units) }))
  expect((await handoversOf(next.orderId)).items).toMatchObject([{ animalName: 'بندق' }])
  // One that goes with another order already.
  const third = await bought(1, 'confirmed', item)
  expect(
    (await post(third.orderId, byShop(third.units, reportOf(third.units, { animalId: hazelnut })))).status,
  ).toBe(422)
  // Chosen after the hand-over.
  await post(third.orderId, byShop(third.units))
  await app.admin('PATCH', `/api/admin/orders/${third.orderId}/animals`, {
    ...{ animalIds: [apricot], seen: [] },
  })
  expect(await readHandoverOf(app.shop.db, apricot)).toMatchObject({ counts: { yes: 6 } })
  expect((await handoversOf(third.orderId)).items).toMatchObject([{ animalName: 'مشمش' }])
  await app.admin('PATCH', `/api/admin/orders/${third.orderId}/animals`, {
    ...{ animalIds: [], seen: [apricot] },
  })
  expect((await handoversOf(third.orderId)).items).toMatchObject([{ animalName: null }])
})

it('H-07, H-04: a driver picks among several animals by name and the last digits of the chip, each only once', async () => {
  const { item, ids } = await recordedCats(['سكر', 'فلفل', 'كمون'], 6)
  const [sugar = 0, pepper = 0, cumin = 0] = ids
  await app.shop.pool.query(`UPDATE animals SET microchip = '900123456784321' WHERE id = $1`, [sugar])
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
    delivered({ handover: reportOf(first.units, { animalId: sugar }) }),
  )
  expect((await handoversOf(first.orderId)).items).toMatchObject([{ animalName: 'سكر' }])
  // Fewer animals are possible for the other driver now, which is no reason to reload.
  const left = stopOf(second.orderNumber, picked.body.stops)
  expect(left?.animals[0]?.animals).toHaveLength(2)
  expect(left?.mark).toBe(stopOf(second.orderNumber)?.mark)
  // Chosen where there was no network: what was signed counts, and the office says which animal it was.
  const again = delivered({ handover: reportOf(second.units, { animalId: sugar }) })
  expect((await answer(stopOf(second.orderNumber), again)).status).toBe(200)
  expect((await handoversOf(second.orderId)).items).toMatchObject([{ animalName: null, setAsideAt: null }])

  const two = await bought(2, 'shipped', item)
  const twice = byShop(two.units, reportOf(two.units, { animalId: pepper }))
  expect((await post(two.orderId, twice)).status).toBe(422)
})

it('H-07: more than thirty animals of several lines are delivered by a driver', async () => {
  const other = await insertAnimal(app.shop, { quantity: 80, nameArabic: 'قط سيامي' })
  const { orderId } = await bought(20, 'shipped', { [cat]: 20, [other]: 15 })
  const { stops, answer } = await drive([orderId])
  const units = stops[0]?.animals.map(({ itemId, unit }) => ({ itemId, unit })) ?? []
  expect(units).toHaveLength(21)
  expect((await answer(stops[0], delivered({ handover: reportOf(units) }))).status).toBe(200)
  expect(await statusOf(orderId)).toBe('delivered')
})

it('H-07, W-07: the limit of single animals is each order’s, however many a run has', async () => {
  const orders = [await bought(20), await bought(15)]
  const { stops, answer } = await drive(orders.map(({ orderId }) => orderId))
  for (const { orderId, orderNumber, units } of orders) {
    const stop = stops.find((one) => one.orderNumber === orderNumber)
    expect(stop?.animals).toHaveLength(units.length)
    const shown = stop?.animals.map(({ itemId, unit }) => ({ itemId, unit })) ?? []
    expect((await answer(stop, delivered({ handover: reportOf(shown) }))).status).toBe(200)
    expect(await statusOf(orderId)).toBe('delivered')
  }
})

it('H-07: a lot that was signed for counts, though its animals are kept singly by now', async () => {
  const hamster = await speciesIdOf(app.shop, 'hamster')
  const item = await insertAnimal(app.shop, { quantity: 3, speciesId: hamster })
  const { orderId, itemId } = await bought(3, 'shipped', item)
  const { stops, answer } = await drive([orderId])
  expect(stops[0]?.animals).toMatchObject([{ unit: 1, count: 3 }])
  await app.shop.pool.query(`UPDATE species SET keeping = 'single' WHERE id = $1`, [hamster])
  const report = reportOf([{ itemId, unit: 1 }])
  const animals = report.animals.map((animal) => ({ ...animal, count: 3 }))
  expect((await answer(stops[0], delivered({ handover: { ...report, animals } }))).status).toBe(200)
  expect((await handoversOf(orderId)).items).toMatchObject([{ unit: 1, count: 3, setAsideAt: null }])
  expect(await statusOf(orderId)).toBe('delivered')
})

it('H-07: what was signed for as a lot is of the rest of its line, where one of it was handed over singly meanwhile', async () => {
  const finch = await speciesIdOf(app.shop, 'finch')
  await app.shop.pool.query(`UPDATE species SET keeping = 'lot' WHERE id = $1`, [finch])
  const item = await insertAnimal(app.shop, { quantity: 3, speciesId: finch })
  const { orderId, itemId } = await bought(3, 'shipped', item)
  const { stops, answer } = await drive([orderId])
  await app.shop.pool.query(`UPDATE species SET keeping = 'single' WHERE id = $1`, [finch])
  expect((await post(orderId, byShop([{ itemId, unit: 1 }]))).status).toBe(200)
  const report = reportOf([{ itemId, unit: 1 }])
  const animals = report.animals.map((animal) => ({ ...animal, count: 3 }))
  expect((await answer(stops[0], delivered({ handover: { ...report, animals } }))).status).toBe(200)
  expect((await handoversOf(orderId)).items).toMatchObject([
    { unit: 1, count: 1, setAsideAt: null },
    { unit: 2, count: 2, setAsideAt: null },
  ])
  expect(await statusOf(orderId)).toBe('delivered')
})

it('H-07: in the shop one check is of one animal, whatever it says of the rest', async () => {
  const { orderId, units } = await bought(2)
  const report = byShop(units.slice(0, 1))
  const animals = report.animals.map((animal) => ({ ...animal, count: 2 }))
  expect((await post(orderId, { ...report, animals })).status).toBe(200)
  expect(await handoversOf(orderId)).toMatchObject({ items: [{ unit: 1, count: 1 }], units: [{ unit: 2 }] })
  expect(await statusOf(orderId)).toBe('shipped')
})
