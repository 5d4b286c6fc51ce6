// A customer at checkout: what tests of placing an order ask.
import type { Customer } from '#server/access/current-user.ts'
import { placeOrder } from '#server/orders/checkout/place-order.ts'
import { CHECKOUT, createTestShop, expectNoBreach, insertCustomer } from './test-shop.ts'

/** The idempotency key of a request that names none. */
export const KEY = 'checkout-1'

export async function createCheckoutDesk() {
  const shop = await createTestShop()
  let buyer: Customer

  /** Another customer, with an empty cart. */
  async function begin(): Promise<Customer> {
    buyer = await insertCustomer(shop)
    return buyer
  }

  async function place(request: Partial<typeof CHECKOUT> = {}, key = KEY) {
    const result = await placeOrder(shop.context, buyer, { key, request: { ...CHECKOUT, ...request } })
    if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.refusal)}`)
    return result.value
  }
  const refusalOf = async (request: Partial<typeof CHECKOUT> = {}, key = KEY) => {
    const result = await placeOrder(shop.context, buyer, { key, request: { ...CHECKOUT, ...request } })
    return result.ok ? undefined : result.refusal
  }
  async function ordersOf(who: Customer) {
    const { rows } = await shop.pool.query('SELECT * FROM orders WHERE user_id = $1 ORDER BY id', [who.id])
    return rows
  }
  async function mailsOf(orderId: number): Promise<string[]> {
    const { rows } = await shop.pool.query(
      `SELECT data ->> 'mail' AS mail FROM pgboss.job WHERE (data ->> 'orderId')::int = $1 ORDER BY created_on, mail`,
      [orderId],
    )
    return rows.map((row) => row.mail)
  }
  async function eventsOf(orderId: number): Promise<string[]> {
    const { rows } = await shop.pool.query(
      'SELECT event FROM order_history WHERE order_id = $1 ORDER BY id',
      [orderId],
    )
    return rows.map((row) => row.event)
  }

  return {
    ...{ shop, begin, place, refusalOf, ordersOf, mailsOf, eventsOf },
    close: () => expectNoBreach(shop).finally(shop.close),
  }
}
