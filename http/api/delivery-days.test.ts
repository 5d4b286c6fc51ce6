// The delivery day of an animal (H-06) on its page, at checkout and in an amendment.
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { insertAnimal } from '#tests/support/test-shop.ts'
import '#tests/support/learned-chat.ts'
import { createTravelDesk } from '#tests/support/travel-desk.ts'

let cat: number
let food: number
const desk = await createTravelDesk()
const { day, ban, banOn, daysOf, productDays, offered, buyer, catSpecies } = desk
afterAll(() => desk.close())
beforeEach(async () => {
  ;({ cat, food } = await desk.begin())
})

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
