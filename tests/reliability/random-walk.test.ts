// whatever customers and administrators do, in whatever order, stock is conserved and comes back exactly once. Some
// walks are compared with a model step by step; another lets many customers run at once.
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { MAX_UNVERIFIED } from '#domain/orders/order-limits.ts'
import type { Customer } from '#server/access/current-user.ts'
import { addToCart } from '#server/cart/add-to-cart.ts'
import { readCart } from '#server/cart/cart-queries.ts'
import { changeQuantity } from '#server/cart/change-quantity.ts'
import { clearCart } from '#server/cart/clear-cart.ts'
import { changeOrder } from '#server/orders/changes/change-order.ts'
import { removeOrder } from '#server/orders/changes/remove-order.ts'
import { cancelOrder } from '#server/orders/checkout/cancel-order.ts'
import { placeOrder } from '#server/orders/checkout/place-order.ts'
import { reportTransfer } from '#server/orders/checkout/report-transfer.ts'
import { expireOrders } from '#server/orders/scheduled/expire-orders.ts'
import { rounds } from '#tests/support/rounds.ts'
import {
  type Admin,
  CHECKOUT,
  createTestShop,
  expectNoBreach,
  fillCart,
  insertAdmin,
  insertAnimal,
  insertCustomer,
  insertProduct,
} from '#tests/support/test-shop.ts'

const WALKS = rounds(2, 10)
const STEPS = 1000
const STOCK = 6

const shop = await createTestShop()
afterAll(() => shop.close())

/** The same walk for the same seed (mulberry32). */
function dice(seed: number) {
  let state = seed
  const roll = (below: number) => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 2 ** 32) * below)
  }
  return { roll, pick: <T>(list: readonly T[]): T => list[roll(list.length)]! }
}

let shelf: number[]
let people: Customer[]
let admin: Admin
beforeEach(async () => {
  shelf = await Promise.all(Array.from({ length: 4 }, () => insertProduct(shop, { quantity: STOCK })))
  people = await Promise.all(Array.from({ length: 4 }, () => insertCustomer(shop)))
  admin = await insertAdmin(shop)
})

type Lines = Map<number, number>
/** What a customer has, as it should be. */
type Modelled = {
  cart: Lines
  pending: (ModelledOrder & { placedAt: number }) | null
  /** The orders that were reported, and those that were cancelled: the shop may yet move either. */
  sold: ModelledOrder[]
  cancelled: ModelledOrder[]
  checkouts: number
}
/** `endsAt`: the hour at which a reported transfer that nobody verified gives its stock back. */
type ModelledOrder = { id: number; items: Lines; endsAt?: number; isVerified?: boolean }
const CHECK_HOURS = 72

describe.each(Array.from({ length: WALKS }, (_, index) => index + 1))('R-06: walk %i', (seed) => {
  it(`R-06: ${STEPS} of ${WALKS * STEPS} steps match the model`, async () => {
    const { roll, pick } = dice(seed)
    const stock: Lines = new Map(shelf.map((id) => [id, STOCK]))
    const active = new Set(shelf)
    const model = new Map<Customer, Modelled>(
      people.map((one) => [one, { cart: new Map(), pending: null, sold: [], cancelled: [], checkouts: 0 }]),
    )
    let hours = 0
    const free = (who: Modelled, id: number) => (stock.get(id) ?? 0) + (who.pending?.items.get(id) ?? 0)
    const move = (items: Lines, sign: 1 | -1) => {
      for (const [id, quantity] of items) stock.set(id, (stock.get(id) ?? 0) + sign * quantity)
    }

    const end = (who: Modelled) => {
      if (!who.pending) return
      move(who.pending.items, 1)
      who.cancelled.push(who.pending)
      who.pending = null
      who.checkouts++
    }
    const cancelSold = (who: Modelled, order: ModelledOrder) => {
      move(order.items, 1)
      who.sold.splice(who.sold.indexOf(order), 1)
      who.cancelled.push(order)
    }

    const steps = {
      async add(customer: Customer, who: Modelled) {
        const productId = pick(shelf)
        const quantity = 1 + roll(3)
        const wanted = (who.cart.get(productId) ?? 0) + quantity
        const fits = active.has(productId) && wanted <= free(who, productId)
        expect((await addToCart(shop.context, customer, { productId, quantity })).ok).toBe(fits)
        if (fits) who.cart.set(productId, wanted)
      },
      async change(customer: Customer, who: Modelled) {
        const line = pick((await readCart(shop.context, customer)).items)
        if (!line) return
        const quantity = roll(5)
        const fits = quantity === 0 || (active.has(line.productId) && quantity <= free(who, line.productId))
        expect((await changeQuantity(shop.context, customer, { itemId: line.id, quantity })).ok).toBe(fits)
        if (fits && quantity === 0) who.cart.delete(line.productId)
        else if (fits) who.cart.set(line.productId, quantity)
      },
      async clear(customer: Customer, who: Modelled) {
        await clearCart(shop.context, customer)
        who.cart.clear()
      },
      async place(customer: Customer, who: Modelled) {
        const key = `checkout-${who.checkouts}`
        const request = { ...CHECKOUT, customerNotes: `${roll(3)}` }
        const result = await placeOrder(shop.context, customer, { key, request })
        const before = who.pending
        if (before && result.ok && sameLines(before.items, who.cart)) {
          expect(result.value).toMatchObject({ placed: false, order: { id: before.id } })
          return
        }
        const isFull = !before && who.sold.filter((order) => !order.isVerified).length >= MAX_UNVERIFIED
        if (isFull && who.cart.size > 0)
          expect(result).toMatchObject({ ok: false, refusal: { code: 'too-many-unverified' } })
        const fits =
          who.cart.size > 0 &&
          !isFull &&
          [...who.cart].every(([id, quantity]) => active.has(id) && quantity <= free(who, id))
        expect(result.ok).toBe(fits)
        if (!result.ok) return
        expect(result.value.placed).toBe(before === null)
        if (before) {
          expect(result.value.order.id).toBe(before.id)
          move(before.items, 1)
        }
        move(who.cart, -1)
        who.pending = {
          id: result.value.order.id,
          items: new Map(who.cart),
          placedAt: before?.placedAt ?? hours,
        }
      },
      async report(customer: Customer, who: Modelled) {
        if (!who.pending) return
        expect((await reportTransfer(shop.context, customer, { orderId: who.pending.id })).ok).toBe(true)
        who.sold.push({ ...who.pending, endsAt: hours + CHECK_HOURS })
        who.pending = null
        who.cart.clear()
        who.checkouts++
      },
      async sweep() {
        shop.pass(7)
        hours += 7
        await expireOrders(shop.context)
        for (const who of model.values()) {
          if (who.pending && hours - who.pending.placedAt >= 24) end(who)
          for (const order of [...who.sold])
            if (!order.isVerified && (order.endsAt ?? 0) <= hours) cancelSold(who, order)
        }
      },
      async cancelByCustomer(customer: Customer, who: Modelled) {
        const order = pick([who.pending, pick(who.sold), pick(who.cancelled)])
        if (!order) return
        // Once its transfer was reported they speak with each other; what is cancelled stays so.
        const fits = !who.sold.includes(order)
        expect((await cancelOrder(shop.context, customer, order.id)).ok).toBe(fits)
        if (order === who.pending) end(who)
      },
      async cancelByShop(_: Customer, who: Modelled) {
        const order = roll(2) ? who.pending : pick(who.sold)
        if (!order) return
        expect((await changeOrder(shop.context, admin, order.id, { status: 'cancelled' })).ok).toBe(true)
        if (order === who.pending) end(who)
        else cancelSold(who, order)
      },
      async verifyByShop(_: Customer, who: Modelled) {
        const order = roll(2) ? who.pending : pick(who.sold)
        if (!order) return
        expect((await changeOrder(shop.context, admin, order.id, { paymentStatus: 'verified' })).ok).toBe(
          true,
        )
        order.isVerified = true
        if (order !== who.pending) return
        who.sold.push(order)
        who.pending = null
        who.cart.clear()
        who.checkouts++
      },
      /** A cancelled order takes its stock again, all of it or nothing. */
      async takeBack(_: Customer, who: Modelled) {
        const order = pick(who.cancelled)
        if (!order) return
        const fits = [...order.items].every(([id, quantity]) => quantity <= (stock.get(id) ?? 0))
        // it is off the path, so only with a reason.
        expect(await changeOrder(shop.context, admin, order.id, { status: 'confirmed' })).toMatchObject({
          refusal: { code: 'status-not-allowed' },
        })
        const back = { status: 'confirmed', reason: 'عاد العميل' } as const
        expect((await changeOrder(shop.context, admin, order.id, back)).ok).toBe(fits)
        if (!fits) return
        move(order.items, -1)
        who.cancelled.splice(who.cancelled.indexOf(order), 1)
        who.sold.push({ ...order, endsAt: hours + CHECK_HOURS })
      },
      async remove(_: Customer, who: Modelled) {
        const order = pick([who.pending, pick(who.sold), pick(who.cancelled)])
        if (!order) return
        expect((await removeOrder(shop.context, admin, order.id)).ok).toBe(true)
        expect((await removeOrder(shop.context, admin, order.id)).ok).toBe(false)
        const isHeld = !who.cancelled.includes(order)
        if (isHeld) move(order.items, 1)
        if (order === who.pending) {
          who.pending = null
          who.checkouts++
        }
        for (const from of [who.sold, who.cancelled])
          if (from.includes(order)) from.splice(from.indexOf(order), 1)
      },
      async toggle() {
        const id = pick(shelf)
        if (active.has(id)) active.delete(id)
        else active.add(id)
        await shop.pool.query('UPDATE products SET is_active = $2 WHERE id = $1', [id, active.has(id)])
      },
      async restock() {
        const id = pick(shelf)
        stock.set(id, (stock.get(id) ?? 0) + 1)
        await shop.pool.query(
          `WITH more AS (UPDATE products SET quantity = quantity + 1 WHERE id = $1 RETURNING quantity)
           INSERT INTO stock_movements (product_id, change, quantity_after, reason) SELECT $1, 1, quantity, 'adjustment' FROM more`,
          [id],
        )
      },
    }
    const often = ['add', 'add', 'add', 'change', 'place', 'place', 'place', 'report'] as const
    const seldom = [
      ...(['clear', 'sweep', 'sweep', 'toggle', 'toggle', 'restock'] as const),
      ...(['cancelByCustomer', 'cancelByCustomer', 'cancelByShop', 'cancelByShop'] as const),
      ...(['verifyByShop', 'verifyByShop', 'takeBack', 'takeBack', 'remove'] as const),
    ]

    for (let step = 0; step < STEPS; step++) {
      const customer = pick(people)
      const what = roll(5) ? pick(often) : pick(seldom)
      await steps[what](customer, model.get(customer)!)
      const { rows } = await shop.pool.query('SELECT id, quantity FROM products WHERE id = ANY ($1)', [shelf])
      expect(new Map(rows.map((row) => [row.id, row.quantity])), `step ${step}: ${what}`).toEqual(stock)
    }
    await expectNoBreach(shop)
  })
})

function sameLines(one: Lines, other: Lines): boolean {
  return one.size === other.size && [...one].every(([id, quantity]) => other.get(id) === quantity)
}

it('R-06: 200 simultaneous cancels, deletions and reports of one order return its stock exactly once', async () => {
  const [cat, food] = [await insertAnimal(shop), await insertProduct(shop, { quantity: 50 })]
  for (let round = 0; round < 2; round++) {
    const customer = await insertCustomer(shop)
    await fillCart(shop, customer, { [cat]: 1, [food]: 7 })
    const placed = await placeOrder(shop.context, customer, { key: 'checkout-1', request: CHECKOUT })
    if (!placed.ok) throw new Error(placed.refusal.code)
    const { id } = placed.value.order
    const late = { ...shop.context, now: () => new Date(shop.context.now().getTime() + 25 * 3_600_000) }
    const tries: (() => Promise<unknown>)[] = [
      () => changeOrder(shop.context, admin, id, { status: 'cancelled' }),
      () => cancelOrder(shop.context, customer, id),
      () => expireOrders(late),
      () => removeOrder(shop.context, admin, id),
      () => reportTransfer(shop.context, customer, { orderId: id }),
      () => changeOrder(shop.context, admin, id, { status: 'confirmed', reason: 'عاد العميل' }),
    ]
    await Promise.all(Array.from({ length: 200 }, (_, turn) => tries[(turn + round) % tries.length]!()))
    await removeOrder(shop.context, admin, id)
    const { rows } = await shop.pool.query('SELECT quantity FROM products WHERE id = ANY ($1) ORDER BY id', [
      [cat, food],
    ])
    expect(rows.map(({ quantity }) => quantity)).toEqual([1, 50])
  }
  await expectNoBreach(shop)
})

it('R-06: concurrent customers and sweeps neither throw nor lose anything', async () => {
  const walk = async (customer: Customer, seed: number) => {
    const { roll, pick } = dice(seed)
    let checkout = 0
    let last = 0
    for (let step = 0; step < 30; step++) {
      const choice = roll(8)
      if (choice < 3)
        await addToCart(shop.context, customer, { productId: pick(shelf), quantity: 1 + roll(2) })
      else if (choice === 3) {
        const line = pick((await readCart(shop.context, customer)).items)
        if (line) await changeQuantity(shop.context, customer, { itemId: line.id, quantity: roll(3) })
      } else if (choice < 6) {
        const placed = await placeOrder(shop.context, customer, {
          key: `checkout-${checkout}`,
          request: CHECKOUT,
        })
        if (placed.ok) last = placed.value.order.id
        else if (placed.refusal.code.startsWith('order-')) checkout++
      } else if (choice === 6 && last) await reportTransfer(shop.context, customer, { orderId: last })
      else
        await expireOrders({
          ...shop.context,
          now: () => new Date(shop.context.now().getTime() + 25 * 3_600_000),
        })
    }
  }
  // Two walks per customer, so that one customer's requests overlap, too.
  await Promise.all([...people, ...people].map((customer, index) => walk(customer, index)))

  await expectNoBreach(shop)
  const { rows } = await shop.pool.query(
    `SELECT p.quantity + coalesce((
       SELECT sum(i.quantity) FROM order_items i JOIN orders o ON o.id = i.order_id WHERE i.product_id = p.id AND o.holds_stock
     ), 0)::int AS units FROM products p WHERE p.id = ANY ($1)`,
    [shelf],
  )
  expect(rows.map((row) => row.units)).toEqual(shelf.map(() => STOCK))
})
