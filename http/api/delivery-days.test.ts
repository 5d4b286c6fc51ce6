// The delivery day of an animal (H-06) everywhere it appears: its page, checkout, amendment, the office and sales by
// phone.
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { Run } from '#contract/admin/runs.ts'
import type { AdminTravelRule } from '#contract/admin/travel-rules.ts'
import type { DeliveryDays } from '#contract/delivery-days.ts'
import { addDays, muscatDay } from '#domain/muscat-time.ts'
import { type Buyer, insertBuyers } from '#tests/reliability/shop-processes.ts'
import { openRun } from '#tests/support/driver-phone.ts'
import { changesMailed, createOrdersDesk } from '#tests/support/orders-desk.ts'
import { CHECKOUT, insertAnimal, insertProduct, speciesIdOf } from '#tests/support/test-shop.ts'
import { formatWeekdayAndDay } from '#text/format-date.ts'
import '#tests/support/learned-chat.ts'

let cat: number
let food: number
const desk = await createOrdersDesk()
const catSpecies = await speciesIdOf(desk.app.shop, 'cat')
afterAll(() => desk.close())
beforeEach(async () => {
  await desk.app.shop.pool.query(`DELETE FROM travel_rules WHERE kind = 'ban'`)
  cat = await insertAnimal(desk.app.shop, { speciesId: catSpecies, quantity: 5 })
  food = await insertProduct(desk.app.shop)
})

/** So many days from today; the earliest promised is tomorrow. */
const day = (ahead: number) => addDays(muscatDay(desk.app.shop.context.now()), ahead)
const ban = async (over: object) => {
  const { status, body } = await desk.call('POST', '/api/admin/travel-rules', {
    ...{ kind: 'ban', reason: 'العبّارة لا تنقل الحيوانات' },
    ...over,
  })
  expect(status, JSON.stringify(body)).toBe(201)
  return body as AdminTravelRule
}
const banOn = (ahead: number) => ban({ fromDay: day(ahead), untilDay: day(ahead) })

async function daysOf(path: string): Promise<DeliveryDays> {
  const response = await desk.app.request(path)
  expect(response.status).toBe(200)
  return response.json()
}
const productDays = (regionId = 1) => daysOf(`/api/products/${cat}/delivery-days?regionId=${regionId}`)
const offered = ({ days }: DeliveryDays) => days.filter(({ isOffered }) => isOffered).map(({ day }) => day)

async function buyer(lines: Record<number, number>) {
  const [one] = (await insertBuyers(desk.app.shop, 1, lines)) as [Buyer]
  const send = async (method: string, path: string, body?: object, key = 'checkout-1') => {
    const response = await desk.app.request(path, {
      ...{
        method,
        headers: { Cookie: one.cookie, 'Content-Type': 'application/json', 'Idempotency-Key': key },
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    return { status: response.status, body: await response.json() }
  }
  return {
    send,
    order: (over: object = {}, key?: string) => send('POST', '/api/orders', { ...CHECKOUT, ...over }, key),
  }
}

describe('H-06: delivery days of an animal', () => {
  it('are the next 14, each offered or with a reason', async () => {
    await banOn(3)
    const found = await productDays()
    expect(found.days).toHaveLength(14)
    expect(found.days[0]).toEqual({ day: day(1), isOffered: true, reason: null, cause: null, hours: null })
    expect(found.days[2]).toMatchObject({
      isOffered: false,
      cause: 'ban',
      reason: 'العبّارة لا تنقل الحيوانات',
    })
    expect((await productDays(3)).days[0]).toMatchObject({
      isOffered: false,
      cause: 'not-served',
      reason: 'لا نصل',
    })
  })

  it('for several animals are those common to all; supplies have none, and an item not for sale is not found', async () => {
    const fish = await insertAnimal(desk.app.shop, { regions: [2] })
    expect(offered(await daysOf(`/api/delivery-days?regionId=1&products=${cat},${food}`))).toHaveLength(14)
    expect(offered(await daysOf(`/api/delivery-days?regionId=1&products=${cat},${fish}`))).toEqual([])
    expect((await daysOf(`/api/products/${food}/delivery-days?regionId=1`)).days).toEqual([])
    const status = async (path: string) => (await desk.app.request(path)).status
    expect(await status('/api/products/2000000000/delivery-days?regionId=1')).toBe(404)
    expect(await status(`/api/products/${cat}/delivery-days?regionId=12`)).toBe(422)
    expect(await status('/api/delivery-days?regionId=1&products=1,x')).toBe(422)
  })
})

describe('H-06: checkout', () => {
  it('keeps the day that was chosen, or the earliest, in the order and its repeat', async () => {
    const one = await buyer({ [cat]: 1, [food]: 1 })
    const first = await one.order({ deliveryDay: day(4) })
    expect(first).toMatchObject({ status: 201, body: { deliveryDay: day(4), deliveryHours: null } })
    await banOn(4)
    expect(await one.order({ deliveryDay: day(4) })).toMatchObject({
      status: 200,
      body: { deliveryDay: day(4) },
    })
    const other = await buyer({ [cat]: 1 })
    expect(await other.order()).toMatchObject({ status: 201, body: { deliveryDay: day(1) } })
  })

  it('refuses a day that is banned, past, too far away or closed, and names the days that are offered', async () => {
    await banOn(2)
    const one = await buyer({ [cat]: 1 })
    for (const ahead of [-1, 0, 2, 15, 400]) {
      const refused = await one.order({ deliveryDay: day(ahead) })
      expect(refused).toMatchObject({
        status: 409,
        body: { code: 'day-not-offered', detail: expect.any(String) },
      })
      expect(refused.body.days.slice(0, 2)).toEqual([day(1), day(3)])
    }
    expect((await one.order({ deliveryDay: '2026-02-30' })).status).toBe(422)
  })

  it('refuses an animal for which no day is left, and sells nothing', async () => {
    await ban({ speciesIds: [catSpecies] })
    const one = await buyer({ [cat]: 1 })
    expect(await one.order()).toMatchObject({ status: 409, body: { code: 'day-not-offered', days: [] } })
    expect(await (await buyer({ [food]: 1 })).order({ deliveryDay: day(2) })).toMatchObject({
      status: 201,
      body: { deliveryDay: null },
    })
  })

  it('X-13: an amendment keeps the day, changes it, loses it with the animal, and is refused a banned one', async () => {
    const one = await buyer({ [cat]: 1, [food]: 1 })
    const { body: order } = await one.order({ deliveryDay: day(4) })
    expect((await one.order({ customerNotes: 'الباب الأزرق' })).body.deliveryDay).toBe(day(4))
    const gone = await banOn(4)
    expect((await one.order({ customerNotes: 'الباب الأخضر' })).body.deliveryDay).toBe(day(1))
    await desk.call('DELETE', `/api/admin/travel-rules/${gone.id}`)
    expect((await one.order({ deliveryDay: day(5) })).body).toMatchObject({
      id: order.id,
      deliveryDay: day(5),
    })
    await banOn(6)
    expect(await one.order({ deliveryDay: day(6) })).toMatchObject({
      status: 409,
      body: { code: 'day-not-offered' },
    })
    const { body: cart } = await one.send('GET', '/api/cart')
    const line = cart.items.find(({ productId }: { productId: number }) => productId === cat)
    await one.send('DELETE', `/api/cart/items/${line.id}`)
    expect((await one.order()).body).toMatchObject({ id: order.id, deliveryDay: null })
  })

  it('X-13: the delivery day is part of the idempotent request', async () => {
    const one = await buyer({ [cat]: 1 })
    const { body: order } = await one.order({ deliveryDay: day(2) })
    await one.send('POST', `/api/orders/${order.id}/payment-sent`, {})
    expect((await one.order({ deliveryDay: day(2) })).status).toBe(200)
    expect(await one.order({ deliveryDay: day(3) })).toMatchObject({ status: 409 })
  })

  it('never accepts a day that is banned concurrently', async () => {
    const buyers = await Promise.all(Array.from({ length: 4 }, () => buyer({ [cat]: 1 })))
    await desk.app.shop.pool.query('UPDATE orders SET delivery_day = NULL, delivery_heat = false')
    const [{ warnings }, ...orders] = await Promise.all([
      banOn(1),
      ...buyers.map((one) => one.order({ deliveryDay: day(1) })),
    ])
    for (const { status, body } of orders) {
      expect([201, 409]).toContain(status)
      if (status === 409) expect(body).toMatchObject({ code: 'day-not-offered' })
    }
    // An order promised before the ban stays, and the owner is warned about it.
    const promised = orders.filter(({ status }) => status === 201).length
    expect(warnings).toHaveLength(promised === 0 ? 0 : 1)
    expect(await (await buyer({ [cat]: 1 })).order({ deliveryDay: day(1) })).toMatchObject({ status: 409 })
  })
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

describe('H-06: the rules', () => {
  it('begin with the summer of mammals and birds, and without bans', async () => {
    const { body } = await desk.call('GET', '/api/admin/travel-rules')
    expect(body.items).toMatchObject([{ kind: 'heat', fromDay: '05-15', untilDay: '09-30', warnings: [] }])
    expect(body.items[0].speciesIds).toContain(catSpecies)
    expect(body.items[0].speciesIds).toHaveLength(12)
  })

  it('warn the owner at once of species without a day and of orders on an excluded day', async () => {
    await (await buyer({ [cat]: 1 })).order({ deliveryDay: day(2) })
    const { warnings } = await ban({ speciesIds: [catSpecies], regionIds: [1, 2] })
    expect(warnings).toEqual([
      expect.stringContaining('\u2068قط\u2069 إلى مسقط، ظفار'),
      expect.stringContaining('في يوم تمنعه هذه القاعدة'),
    ])
    expect((await banOn(9)).warnings).toEqual([])
  })

  it('refuse an invalid rule, with a sentence at its field', async () => {
    const refused: [object, string][] = [
      [{ reason: ' ' }, 'reason'],
      [{ fromDay: '02-30', untilDay: '03-01' }, 'fromDay'],
      [{ fromDay: '05-15' }, 'untilDay'],
      [{ speciesIds: [999_999] }, 'speciesIds'],
      [{ weekdays: [] }, 'weekdays'],
      [{ weekdays: [7] }, 'weekdays.0'],
    ]
    for (const [over, field] of refused) {
      const body = { kind: 'ban', reason: 'سبب', ...over }
      expect(await desk.call('POST', '/api/admin/travel-rules', body), JSON.stringify(over)).toMatchObject({
        status: 422,
        body: { errors: { [field]: [expect.any(String)] } },
      })
    }
    expect((await desk.call('DELETE', `/api/admin/species/${catSpecies}`)).body.code).toBe('species-in-use')
  })

  it('are not overwritten by a stale edit, and are in the audit log', async () => {
    const { id, updatedAt } = await banOn(1)
    const path = `/api/admin/travel-rules/${id}`
    expect((await desk.call('PATCH', path, { reason: 'غيره', updatedAt })).body.reason).toBe('غيره')
    expect(await desk.call('PATCH', path, { reason: 'قديم', updatedAt })).toMatchObject({
      status: 409,
      body: { code: 'changed-meanwhile', current: { reason: 'غيره' } },
    })
    expect((await desk.call('DELETE', path)).status).toBe(204)
    expect((await desk.call('DELETE', path)).status).toBe(404)
    const { body } = await desk.call('GET', '/api/admin/audit?kind=travel-rule')
    expect(body.items.slice(0, 3).map(({ action }: { action: string }) => action)).toEqual([
      'travel-rule.removed',
      'travel-rule.edited',
      'travel-rule.created',
    ])
  })

  it('move the hours of a promised day when a heat rule covers it, and back when it ends', async () => {
    const one = await buyer({ [cat]: 1 })
    const { body: order } = await one.order({ deliveryDay: day(2) })
    const { body: heat } = await desk.call('POST', '/api/admin/travel-rules', { kind: 'heat' })
    const hours = async () => (await one.send('GET', `/api/orders/${order.orderNumber}`)).body.deliveryHours
    expect(await hours()).toEqual({ before: '09:00', after: '18:00' })
    expect((await productDays()).days[0]).toMatchObject({ isOffered: true, hours: { before: '09:00' } })
    expect((await (await buyer({ [cat]: 1 })).order()).body.deliveryHours).toEqual(await hours())
    await desk.call('DELETE', `/api/admin/travel-rules/${heat.id}`)
    expect(await hours()).toBeNull()
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
