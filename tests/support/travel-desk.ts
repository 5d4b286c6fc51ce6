// A shop whose animals travel on certain days (H-06): what tests of delivery days and travel rules ask.
import { expect } from 'vitest'
import type { AdminTravelRule } from '#contract/admin/travel-rules.ts'
import type { DeliveryDays } from '#contract/delivery-days.ts'
import { addDays, muscatDay } from '#domain/muscat-time.ts'
import { type Buyer, insertBuyers } from '#tests/reliability/shop-processes.ts'
import { createOrdersDesk } from './orders-desk.ts'
import { CHECKOUT, insertAnimal, insertProduct, speciesIdOf } from './test-shop.ts'
import './learned-chat.ts'

export async function createTravelDesk() {
  const orders = await createOrdersDesk()
  const { app } = orders
  const catSpecies = await speciesIdOf(app.shop, 'cat')
  let cat: number

  /** An animal to deliver and goods, without a ban. */
  async function begin() {
    await app.shop.pool.query(`DELETE FROM travel_rules WHERE kind = 'ban'`)
    cat = await insertAnimal(app.shop, { speciesId: catSpecies, quantity: 5 })
    return { cat, food: await insertProduct(app.shop) }
  }

  /** So many days from today; the earliest promised is tomorrow. */
  const day = (ahead: number) => addDays(muscatDay(app.shop.context.now()), ahead)
  const ban = async (over: object) => {
    const { status, body } = await orders.call('POST', '/api/admin/travel-rules', {
      ...{ kind: 'ban', reason: 'العبّارة لا تنقل الحيوانات' },
      ...over,
    })
    expect(status, JSON.stringify(body)).toBe(201)
    return body as AdminTravelRule
  }
  const banOn = (ahead: number) => ban({ fromDay: day(ahead), untilDay: day(ahead) })

  async function daysOf(path: string): Promise<DeliveryDays> {
    const response = await app.request(path)
    expect(response.status).toBe(200)
    return response.json()
  }
  const productDays = (regionId = 1) => daysOf(`/api/products/${cat}/delivery-days?regionId=${regionId}`)
  const offered = ({ days }: DeliveryDays) => days.filter(({ isOffered }) => isOffered).map(({ day }) => day)

  async function buyer(lines: Record<number, number>) {
    const [one] = (await insertBuyers(app.shop, 1, lines)) as [Buyer]
    const send = async (method: string, path: string, body?: object, key = 'checkout-1') => {
      const response = await app.request(path, {
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

  return { ...orders, catSpecies, begin, day, ban, banOn, daysOf, productDays, offered, buyer }
}
