// The delivery day of an animal (H-06) in the office: changed, promised again, and on its way.
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { Run } from '#contract/admin/runs.ts'
import { openRun } from '#tests/support/driver-phone.ts'
import { changesMailed } from '#tests/support/orders-desk.ts'
import { CHECKOUT, insertAnimal } from '#tests/support/test-shop.ts'
import { formatWeekdayAndDay } from '#text/format-date.ts'
import '#tests/support/learned-chat.ts'
import { createTravelDesk } from '#tests/support/travel-desk.ts'
import '#tests/support/learned-chat.ts'

let cat: number
let food: number
const desk = await createTravelDesk()
const { day, ban, banOn, buyer, catSpecies } = desk
afterAll(() => desk.close())
beforeEach(async () => {
  ;({ cat, food } = await desk.begin())
})

describe('H-06: the office', () => {
  const placed = async (deliveryDay: string, lines: Record<number, number> = { [cat]: 1 }) =>
    (await (await buyer(lines)).order({ deliveryDay })).body.id as number

  it('changes to an offered day, or with a reason to another; the customer is mailed and the history notes it', async () => {
    const id = await placed(day(2))
    await banOn(5)
    expect(await desk.patch(id, { deliveryDay: day(5) })).toMatchObject({
      status: 409,
      body: { code: 'day-not-offered' },
    })
    expect(await desk.patch(id, { deliveryDay: day(3) })).toMatchObject({
      status: 200,
      body: { deliveryDay: day(3) },
    })
    const forced = await desk.patch(id, { deliveryDay: day(5), reason: 'المندوب يحمله بنفسه' })
    expect(forced).toMatchObject({ status: 200, body: { deliveryDay: day(5) } })
    expect(await desk.patch(id, { deliveryDay: day(-1), reason: 'أمس' })).toMatchObject({ status: 409 })
    const notes = forced.body.timeline.filter(({ event }: { event: string }) => event === 'delivery-day')
    expect(notes).toMatchObject([
      { from: day(2), to: day(3) },
      { from: day(3), to: day(5), reason: 'المندوب يحمله بنفسه' },
    ])
    const mailed = (await changesMailed(desk.app, id)).flatMap(({ changes }) => changes)
    expect(mailed.map(({ label }) => label)).toEqual(['يوم التوصيل', 'يوم التوصيل'])
  })

  it('W-05: checks the day again for another governorate or animal, not for a new phone', async () => {
    const id = await placed(day(2))
    await ban({ regionIds: [6], fromDay: day(2), untilDay: day(2) })
    expect(await desk.patch(id, { regionId: 6 })).toMatchObject({
      status: 409,
      body: { code: 'day-not-offered' },
    })
    expect((await desk.patch(id, { regionId: 6, deliveryDay: day(3) })).body).toMatchObject({
      deliveryDay: day(3),
    })
    await ban({ fromDay: day(3), untilDay: day(3) })
    expect(await desk.patch(id, { customerNotes: 'جديد' })).toMatchObject({
      status: 200,
      body: { deliveryDay: day(3) },
    })
    const other = await insertAnimal(desk.app.shop)
    const items = [cat, other].map((productId) => ({ productId, quantity: 1 }))
    expect(await desk.patch(id, { items })).toMatchObject({ status: 409, body: { code: 'day-not-offered' } })
    const more = [{ productId: cat, quantity: 2 }]
    expect(await desk.patch(id, { items: more })).toMatchObject({
      ...{ status: 409, body: { code: 'day-not-offered' } },
    })
    expect(await desk.patch(id, { items, deliveryDay: day(4) })).toMatchObject({ status: 200 })
    const supplies = await placed(day(2), { [food]: 1 })
    const withCat = [cat, food].map((productId) => ({ productId, quantity: 1 }))
    expect(await desk.patch(supplies, { items: withCat })).toMatchObject({ body: { deliveryDay: day(1) } })
    expect(await desk.patch(supplies, { items: [{ productId: food, quantity: 1 }] })).toMatchObject({
      body: { deliveryDay: null },
    })
  })

  it('W-05: an edit that only removes items keeps a day that was closed since, until no animal is left', async () => {
    const fish = await insertAnimal(desk.app.shop, { quantity: 2 })
    const id = await placed(day(2), { [cat]: 1, [fish]: 1, [food]: 1 })
    await banOn(2)
    const keep = (...ids: number[]) =>
      desk.patch(id, { items: ids.map((productId) => ({ productId, quantity: 1 })) })
    expect(await keep(cat, fish)).toMatchObject({ status: 200, body: { deliveryDay: day(2) } })
    expect(await keep(cat)).toMatchObject({ status: 200, body: { deliveryDay: day(2) } })
    expect(await keep(cat, fish)).toMatchObject({ status: 409, body: { code: 'day-not-offered' } })
    const other = await placed(day(3), { [cat]: 1, [food]: 1 })
    await banOn(3)
    expect(await desk.patch(other, { items: [{ productId: food, quantity: 1 }] })).toMatchObject({
      ...{ status: 200, body: { deliveryDay: null } },
    })
  })

  it('X-18: a revived order keeps its day, or gets the earliest now offered', async () => {
    const [kept, banned, past] = [await placed(day(2)), await placed(day(3)), await placed(day(4))]
    const { pool } = desk.app.shop
    for (const id of [kept, banned, past]) await desk.patch(id, { status: 'cancelled', reason: 'لم يدفع' })
    await banOn(3)
    await pool.query('UPDATE orders SET delivery_day = $2 WHERE id = $1', [past, day(-1)])
    const back = async (id: number) =>
      (await desk.patch(id, { status: 'pending', reason: 'عاد العميل', override: true })).body
    expect(await back(kept)).toMatchObject({ status: 'pending', deliveryDay: day(2) })
    const moved = await back(banned)
    expect(moved).toMatchObject({ status: 'pending', deliveryDay: day(1) })
    expect(moved.timeline).toContainEqual(
      expect.objectContaining({ event: 'delivery-day', from: day(3), to: day(1), reason: 'عاد العميل' }),
    )
    expect(await back(past)).toMatchObject({ deliveryDay: day(1) })
    await desk.patch(kept, { status: 'cancelled', reason: 'لم يدفع' })
    await ban({ speciesIds: [catSpecies] })
    expect(await back(kept)).toMatchObject({ status: 'pending', deliveryDay: null })
  })

  it('W-05: another governorate or animal keeps no day that is past, before the earliest, or years away', async () => {
    const id = await placed(day(2))
    const other = await insertAnimal(desk.app.shop)
    const items = [cat, other].map((productId) => ({ productId, quantity: 1 }))
    const refused = { status: 409, body: { code: 'day-not-offered' } }
    for (const ahead of [-1, 0]) {
      await desk.app.shop.pool.query('UPDATE orders SET delivery_day = $2 WHERE id = $1', [id, day(ahead)])
      expect(await desk.patch(id, { items })).toMatchObject(refused)
      expect(await desk.patch(id, { regionId: 6 })).toMatchObject(refused)
    }
    expect(await desk.patch(id, { deliveryDay: day(61), reason: 'بعيد' })).toMatchObject(refused)
    const today = { items, deliveryDay: day(0), reason: 'المندوب عندهم' }
    expect(await desk.patch(id, today)).toMatchObject({ status: 200, body: { deliveryDay: day(0) } })
    const latest = { deliveryDay: day(60), reason: 'يسافر العميل' }
    expect(await desk.patch(id, latest)).toMatchObject({ status: 200, body: { deliveryDay: day(60) } })
  })

  it('enters a sale by phone with a day that is offered, and none over the counter', async () => {
    const { acceptedTerms: _, ...contact } = CHECKOUT
    const sale = { channel: 'phone', ...contact, items: [{ productId: cat, quantity: 1 }] }
    const enter = (over: object) => desk.call('POST', '/api/admin/orders', { ...sale, ...over })
    expect(await enter({ deliveryDay: day(2) })).toMatchObject({ status: 201, body: { deliveryDay: day(2) } })
    expect(await enter({})).toMatchObject({ status: 201, body: { deliveryDay: null } })
    await ban({ speciesIds: [catSpecies] })
    for (const over of [{ deliveryDay: day(2) }, {}])
      expect(await enter(over)).toMatchObject({ status: 409, body: { code: 'day-not-offered', days: [] } })
    const counter = {
      channel: 'counter',
      items: sale.items,
      payments: [{ method: 'cash', amount: '89.990' }],
    }
    expect(await desk.call('POST', '/api/admin/orders', counter)).toMatchObject({
      ...{ status: 201, body: { deliveryDay: null } },
    })
    expect((await desk.call('POST', '/api/admin/orders', { ...counter, deliveryDay: day(2) })).status).toBe(
      422,
    )
  })
})

describe('H-06: afterwards', () => {
  it('W-02, W-07: the view of today, the run and its driver know the day; the run names those of another', async () => {
    const made = async (deliveryDay: string) => {
      const { id } = (await (await buyer({ [cat]: 1 })).order({ deliveryDay })).body
      await desk.patch(id, { paymentStatus: 'verified' })
      await desk.patch(id, { status: 'processing' })
      return id as number
    }
    const [today, later] = [await made(day(1)), await made(day(3))]
    await desk.patch(today, { deliveryDay: day(0), reason: 'يأخذه اليوم' })
    const { body: list } = await desk.call('GET', '/api/admin/orders?view=deliver-today')
    expect(list.items.map(({ id }: { id: number }) => id)).toEqual([today])
    const run = await desk.call('POST', '/api/admin/runs', { orderIds: [today, later] })
    expect(run).toMatchObject({ status: 201, body: { otherDays: [{ id: later, deliveryDay: day(3) }] } })
    const { body } = await desk.call('GET', `/api/admin/runs/${run.body.run.id}`)
    expect(body.stops.map(({ deliveryDay }: { deliveryDay: string }) => deliveryDay).sort()).toEqual([
      day(0),
      day(3),
    ])
  })

  it('the office reads the days of an order, and the chatbot answers with them and promises no banned one', async () => {
    await desk.app.shop.pool.query(`UPDATE products SET is_active = (id = $1) WHERE item_type = 'animal'`, [
      cat,
    ])
    const { body: order } = await (await buyer({ [cat]: 1 })).order()
    const { body: cats } = await desk.call('POST', '/api/admin/categories', {
      ...{ name: 'Cats', nameArabic: 'قطط', emoji: '🐱', world: 'cats' },
    })
    await desk.app.shop.pool.query('UPDATE products SET category_id = $2 WHERE id = $1', [cat, cats.id])
    await banOn(1)
    const { body } = await desk.call('GET', `/api/admin/orders/${order.id}/delivery-days`)
    expect(body.days.slice(0, 2)).toMatchObject([{ isOffered: false }, { day: day(2), isOffered: true }])
    const ask = async () =>
      (await desk.call('POST', '/api/chat', { message: 'متى يوصل القط لمسقط؟' })).body.content as string
    expect(await ask()).toContain(`أقرب أيام التوصيل: ${formatWeekdayAndDay(day(2))}`)
    expect(await ask()).not.toContain(formatWeekdayAndDay(day(1)))
    await ban({ speciesIds: [catSpecies] })
    expect(await ask()).toContain('العبّارة لا تنقل الحيوانات')
    expect(await ask()).not.toContain('أقرب أيام التوصيل')
  })
})

describe('H-06: an order on its way', () => {
  it('W-07: gets a new day, which its customer is mailed, and nothing else of it changes', async () => {
    const { id } = (await (await buyer({ [cat]: 1 })).order({ deliveryDay: day(1) })).body
    for (const step of [{ paymentStatus: 'verified' }, { status: 'processing' }, { status: 'shipped' }])
      await desk.patch(id, step)
    await desk.app.shop.pool.query('UPDATE orders SET delivery_day = $2 WHERE id = $1', [id, day(-1)])
    await banOn(4)
    expect(await desk.patch(id, { deliveryDay: day(4) })).toMatchObject({
      ...{ status: 409, body: { code: 'day-not-offered' } },
    })
    for (const more of [{ customerNotes: 'الباب الأزرق' }, { items: [{ productId: cat, quantity: 2 }] }])
      expect(await desk.patch(id, { deliveryDay: day(2), ...more })).toMatchObject({
        ...{ status: 409, body: { code: 'order-not-editable' } },
      })
    const moved = await desk.patch(id, { deliveryDay: day(2) })
    expect(moved).toMatchObject({ status: 200, body: { status: 'shipped', deliveryDay: day(2) } })
    expect(moved.body.timeline).toContainEqual(
      expect.objectContaining({ event: 'delivery-day', from: day(-1), to: day(2) }),
    )
    const mailed = (await changesMailed(desk.app, id)).flatMap(({ changes = [] }) => changes)
    expect(mailed.map(({ label }) => label)).toEqual(['يوم التوصيل'])
    const forced = await desk.patch(id, { deliveryDay: day(4), reason: 'المندوب يحمله بنفسه' })
    expect(forced).toMatchObject({ status: 200, body: { deliveryDay: day(4) } })
    await desk.patch(id, { status: 'delivered' })
    expect(await desk.patch(id, { deliveryDay: day(3) })).toMatchObject({ status: 409 })
  })
})

describe('H-06: money that arrives after the promised day', () => {
  it('promises the earliest day, and keeps a day that is still to come', async () => {
    const [past, ahead] = [await buyer({ [cat]: 1 }), await buyer({ [cat]: 1 })]
    const orders = [
      (await past.order({ deliveryDay: day(2) })).body,
      (await ahead.order({ deliveryDay: day(3) })).body,
    ]
    await desk.app.shop.pool.query('UPDATE orders SET delivery_day = $2 WHERE id = $1', [
      orders[0].id,
      day(-1),
    ])
    const days = []
    for (const { id } of orders)
      days.push((await desk.patch(id, { paymentStatus: 'verified' })).body.deliveryDay)
    expect(days).toEqual([day(1), day(3)])
  })
})

describe('H-06: a run', () => {
  it('W-07: says which animals must not travel today, to the office and to its driver', async () => {
    const made = async (lines: Record<number, number>) => {
      const { id } = (await (await buyer(lines)).order({})).body
      for (const step of [{ paymentStatus: 'verified' }, { status: 'processing' }]) await desk.patch(id, step)
      return id as number
    }
    const [banned, free] = [await made({ [cat]: 1 }), await made({ [food]: 1 })]
    await desk.patch(banned, { deliveryDay: day(0), reason: 'اليوم' })
    await ban({ fromDay: day(0), untilDay: day(0), reason: 'حجر بيطري' })
    const { status, body } = await desk.call('POST', '/api/admin/runs', { orderIds: [banned, free] })
    expect([status, body.bans]).toMatchObject([201, [{ id: banned, reason: 'حجر بيطري' }]])
    const phone = await openRun(desk.app, new URL(body.link.url).hash.slice(1))
    expect(phone.run.stops.map(({ to }) => to?.ban).sort()).toEqual([null, 'حجر بيطري'].sort())
    // It stands at the stop for as long as the stop is open.
    const bansOf = async () => {
      const run = await desk.call('GET', `/api/admin/runs/${body.run.id}`)
      return Object.fromEntries(run.body.stops.map((stop: Run['stops'][number]) => [stop.orderId, stop.ban]))
    }
    expect(await bansOf()).toEqual({ [banned]: 'حجر بيطري', [free]: null })
    await desk.call('POST', `/api/admin/runs/${body.run.id}/revoke`)
    expect(await bansOf()).toEqual({ [banned]: null, [free]: null })
  })
})
