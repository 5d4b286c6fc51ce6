// S2-12: what is on hold is nobody's but its person's, and never sold twice.
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { HoldRequest } from '#contract/admin/hold-request.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { ok } from '#platform/result.ts'
import type { Customer } from '#server/access/current-user.ts'
import { anonymiseAccount } from '#server/accounts/own/anonymise-account.ts'
import { addToCart } from '#server/cart/add-to-cart.ts'
import { readCart } from '#server/cart/cart-queries.ts'
import { changeQuantity } from '#server/cart/change-quantity.ts'
import { findProduct } from '#server/catalog/browse/product-queries.ts'
import { findInventoryItem } from '#server/catalog/stock/inventory-queries.ts'
import { placeOrder } from '#server/orders/checkout/place-order.ts'
import { enterSale } from '#server/orders/counter/enter-sale.ts'
import {
  CHECKOUT,
  createTestShop,
  expectNoBreach,
  fillCart,
  insertAdmin,
  insertAnimal,
  insertCustomer,
  insertProduct,
  stockOf,
} from '#tests/support/test-shop.ts'
import { expireHolds } from './end-hold.ts'
import { holdForPerson, releaseHold } from './hold-for-person.ts'
import { listHolds } from './hold-queries.ts'

let holder: Customer
let stranger: Customer
const shop = await createTestShop()
const admin = await insertAdmin(shop)
afterAll(() => shop.close())
beforeEach(async () => {
  ;[holder, stranger] = [await insertCustomer(shop), await insertCustomer(shop)]
})
afterEach(() => expectNoBreach(shop))

async function keep(productId: number, over: Partial<HoldRequest> = {}): Promise<number> {
  const request = { productId, quantity: 1, hours: 4, name: 'سالم', email: holder.email, ...over }
  const kept = await holdForPerson(shop.context, admin, request)
  if (!kept.ok) throw new Error(kept.refusal.code)
  return kept.value.id
}

const kept = async (productId: number) => {
  const list = await listHolds(shop.context, productId)
  return list.ok ? list.value.items.map(({ quantity }) => quantity) : null
}

const add = (who: Customer, productId: number, quantity = 1) =>
  addToCart(shop.context, who, { productId, quantity })

const order = (who: Customer) => placeOrder(shop.context, who, { key: `of-${who.id}`, request: CHECKOUT })

describe('S2-12: a unit on hold', () => {
  it('is reserved for one person, who adds it to the cart and orders it', async () => {
    const cat = await insertAnimal(shop)
    const at = shop.context.now().getTime()
    await keep(cat)
    const shown = await findProduct(shop.context, cat)
    expect(shown).toMatchObject({ quantity: 0, stockLabel: 'out', isReserved: true })
    expect(new Date(shown?.reservedUntil ?? 0).getTime()).toBeGreaterThanOrEqual(at + 4 * 3_600_000)
    expect(await findInventoryItem(shop.db, cat)).toMatchObject({ quantity: 0, held: 1 })
    expect(await add(stranger, cat)).toMatchObject({ ok: false, refusal: { code: 'out-of-stock' } })

    expect(await add(holder, cat)).toMatchObject({ ok: true })
    expect((await readCart(shop.context, holder)).items).toMatchObject([{ product: { quantity: 1 } }])
    expect(await order(holder)).toMatchObject({ ok: true, value: { placed: true } })
    expect([await kept(cat), await stockOf(shop, cat)]).toEqual([[], 0])
    expect(await findInventoryItem(shop.db, cat)).toMatchObject({ held: 0 })
  })

  it('counts beside the stock: the order takes it first and leaves the rest on hold', async () => {
    const food = await insertProduct(shop, { quantity: 5 })
    await keep(food, { quantity: 4 })
    expect(await add(stranger, food, 2)).toMatchObject({
      refusal: { code: 'insufficient-stock', available: 1 },
    })
    const filled = await add(holder, food, 3)
    const itemId = filled.ok ? filled.value.items[0]?.id : undefined
    if (!itemId) throw new Error('not in the cart')
    expect(await changeQuantity(shop.context, holder, { itemId, quantity: 6 })).toMatchObject({
      refusal: { available: 5 },
    })
    expect(await order(holder)).toMatchObject({ ok: true })
    expect([await kept(food), await stockOf(shop, food)]).toEqual([[1], 1])

    // Amended: the two that are added come from the hold and from the shelf.
    await changeQuantity(shop.context, holder, { itemId, quantity: 5 })
    expect(await order(holder)).toMatchObject({ ok: true, value: { placed: false } })
    expect([await kept(food), await stockOf(shop, food)]).toEqual([[], 0])
  })

  it('is for sale again when it expires or is released, once', async () => {
    const [cat, dog] = [await insertAnimal(shop), await insertAnimal(shop)]
    await keep(cat)
    const id = await keep(dog, { hours: 200 })
    expect(await expireHolds(shop.context)).toBe(0)
    shop.pass(5)
    const sweeps = await Promise.all([1, 2, 3].map(() => expireHolds(shop.context)))
    expect(sweeps.reduce((sum, ended) => sum + ended)).toBe(1)
    const releases = await Promise.all([1, 2, 3].map(() => releaseHold(shop.context, admin, id)))
    expect(releases.filter((released) => released.ok)).toHaveLength(1)
    expect([await stockOf(shop, cat), await stockOf(shop, dog)]).toEqual([1, 1])
    expect(await findProduct(shop.context, cat)).toMatchObject({ isReserved: false, quantity: 1 })
    expect(await add(stranger, cat)).toMatchObject({ ok: true })
  })

  it('for an e-mail address is used up by the office’s sale to that address', async () => {
    const cat = await insertAnimal(shop)
    await keep(cat)
    const { customerName, customerPhone, customerAddress, regionId } = CHECKOUT
    const contact = { customerName, customerPhone, customerAddress, regionId, channel: 'phone' as const }
    const sell = (key: string, customerEmail?: string) => {
      const request = { ...contact, customerEmail, items: [{ productId: cat, quantity: 1 }] }
      return enterSale(shop.context, admin, { key, request })
    }
    expect(await sell('sale-of-nobody')).toMatchObject({ refusal: { code: 'insufficient-stock' } })
    expect(await sell('sale-of-holder', holder.email.toUpperCase())).toMatchObject({ ok: true })
    expect(await kept(cat)).toEqual([])
  })

  it('is refused where nothing is left, and forgets the name when the account ends', async () => {
    const cat = await insertAnimal(shop)
    await keep(cat)
    await expect(keep(cat)).rejects.toThrow('insufficient-stock')
    await inTransaction(shop.db, async (tx) => ok(await anonymiseAccount(tx, holder.id, shop.context.now())))
    const { rows } = await shop.pool.query('SELECT name, email FROM holds WHERE product_id = $1', [cat])
    expect(rows).toEqual([{ name: null, email: null }])
  })
})

it('S2-12, R-01: 50 concurrent holds, orders, releases and expiries never give one of 12 units twice', async () => {
  const units = 12
  const cat = await insertAnimal(shop, { quantity: units })
  const people = await Promise.all(
    Array.from({ length: 25 }, async () => {
      const person = await insertCustomer(shop)
      await fillCart(shop, person, { [cat]: 1 })
      return person
    }),
  )
  const outcomes = await Promise.all(
    people.flatMap((person, n) => [
      order(person),
      keep(cat, { email: person.email })
        .then(async (id) => {
          if (n % 3 === 0) await releaseHold(shop.context, admin, id)
          if (n % 3 === 1) await order(person)
        })
        .catch(() => null),
      ...(n % 5 === 0 ? [expireHolds(shop.context)] : []),
    ]),
  )
  expect(outcomes).toHaveLength(55)
  const { rows } = await shop.pool.query<{ ordered: number; held: number }>(
    `SELECT (SELECT coalesce(sum(i.quantity), 0)::int FROM order_items i JOIN orders o ON o.id = i.order_id
       WHERE i.product_id = $1 AND o.holds_stock) AS ordered,
       (SELECT coalesce(sum(quantity), 0)::int FROM holds WHERE product_id = $1 AND ended_at IS NULL) AS held`,
    [cat],
  )
  const { ordered = 0, held = 0 } = rows[0] ?? {}
  expect(ordered + held + (await stockOf(shop, cat))).toBe(units)
  expect(ordered).toBeGreaterThan(0)
})
