// order, items, stock, ledger, history, key and mails are there together or not at all, at whatever statement
// something breaks and however it breaks.
import type pg from 'pg'
import { afterAll, describe, expect, it } from 'vitest'
import type { Database } from '#platform/database/connect.ts'
import type { Context } from '#server/context.ts'
import { placeOrder } from '#server/orders/checkout/place-order.ts'
import { reportTransfer } from '#server/orders/checkout/report-transfer.ts'
import { expireOrders } from '#server/orders/scheduled/expire-orders.ts'
import {
  CHECKOUT,
  createTestShop,
  expectNoBreach,
  fillCart,
  insertAnimal,
  insertCustomer,
  insertProduct,
} from '#tests/support/test-shop.ts'

const shop = await createTestShop()
afterAll(() => expectNoBreach(shop).finally(shop.close))

type Break = 'the statement fails' | 'the connection is cut'
type Fault = { at: number; how: Break; statements: string[] }

/** The shop with a database that breaks at one statement of a transaction; statements are counted from 1. */
function breaking(fault: Fault): Context {
  const { pool, context } = shop
  const faultyPool = {
    async connect() {
      const client = (await pool.connect()) as pg.PoolClient & { connection: { stream: { destroy(): void } } }
      const query = client.query.bind(client) as (...parts: unknown[]) => Promise<unknown>
      const release = client.release.bind(client)
      const faulty = (...parts: unknown[]) => {
        const text = typeof parts[0] === 'string' ? parts[0] : (parts[0] as { text: string }).text
        if (/^rollback/i.test(text)) return query(...parts)
        fault.statements.push(text)
        if (fault.statements.length === fault.at) {
          if (fault.how === 'the statement fails') return Promise.reject(new Error('injected'))
          client.connection.stream.destroy()
        }
        return query(...parts)
      }
      return Object.assign(client, {
        query: faulty,
        release(broken?: boolean) {
          Object.assign(client, { query, release })
          release(broken)
        },
      })
    },
  }
  const db = Object.create(context.db, { $client: { value: faultyPool } }) as Database
  return { ...context, db, changes: { ...context.changes, cached: (_, read) => read() } }
}

const TABLES = [
  'orders',
  'order_items',
  'order_requests',
  'order_history',
  'products',
  'stock_movements',
  'carts',
  'cart_items',
  'pgboss.job',
]

async function everything(): Promise<Record<string, string>> {
  const digests = await Promise.all(
    TABLES.map(async (table) => {
      const { rows } = await shop.pool.query(
        `SELECT md5(coalesce(string_agg(t::text, '|' ORDER BY t::text), '')) AS digest FROM ${table} t`,
      )
      return [table, rows[0].digest] as const
    }),
  )
  return Object.fromEntries(digests)
}

/** A new customer with a cart, and their call. */
const VERBS: Record<string, () => Promise<(context: Context) => Promise<unknown>>> = {
  async 'placing an order'() {
    const customer = await customerWithCart()
    return (context) => placeOrder(context, customer, { key: 'checkout-1', request: CHECKOUT })
  },
  async 'amending an order'() {
    const customer = await customerWithCart()
    await placeOrder(shop.context, customer, { key: 'checkout-1', request: CHECKOUT })
    await fillCart(shop, customer, { [await insertProduct(shop)]: 2 })
    return (context) =>
      placeOrder(context, customer, { key: 'checkout-1', request: { ...CHECKOUT, regionId: 6 } })
  },
  async 'reporting a transfer'() {
    const customer = await customerWithCart()
    const placed = await placeOrder(shop.context, customer, { key: 'checkout-1', request: CHECKOUT })
    const orderId = placed.ok ? placed.value.order.id : 0
    return (context) => reportTransfer(context, customer, { orderId })
  },
  async 'an order’s expiry'() {
    const customer = await customerWithCart()
    await placeOrder(shop.context, customer, { key: 'checkout-1', request: CHECKOUT })
    shop.pass(25)
    return (context) => expireOrders(context)
  },
}

async function customerWithCart() {
  const customer = await insertCustomer(shop)
  await fillCart(shop, customer, { [await insertProduct(shop)]: 3, [await insertAnimal(shop)]: 1 })
  return customer
}

describe.each(Object.keys(VERBS))('R-05: %s', (name) => {
  it.each<Break>(['the statement fails', 'the connection is cut'])(
    'leaves everything as it was when %s',
    async (how) => {
      const prepare = VERBS[name]!
      await expireEverything()
      const whole: Fault = { at: 0, how, statements: [] }
      await (await prepare())(breaking(whole))
      // A sweep goes on to a transaction of its own after this one.
      const statements = whole.statements.findIndex((text) => /^commit/i.test(text)) + 1
      expect(statements).toBeGreaterThan(5)

      for (let at = 1; at <= statements; at++) {
        await expireEverything()
        const act = await prepare()
        const before = await everything()
        const fault: Fault = { at, how, statements: [] }
        await expect(act(breaking(fault)), `statement ${at}: ${fault.statements.at(-1)}`).rejects.toThrow()
        expect(fault.statements).toHaveLength(at)
        expect(await everything(), `statement ${at}: ${fault.statements.at(-1)}`).toEqual(before)
        // The same again without the fault: nothing of the failed try stands in the way, once the database has noticed
        // that the connection is gone; until then a sweep passes by what it had locked.
        const again = () => act(shop.context).then(everything)
        await expect.poll(again).not.toEqual(before)
      }
    },
  )
})

/** So that a sweep meets only the order that is meant. */
async function expireEverything() {
  await expireOrders({ ...shop.context, now: () => new Date(Date.now() + 10_000 * 3_600_000) })
}
