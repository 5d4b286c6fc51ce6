import { afterAll, describe, expect, it } from 'vitest'
import { cart as cartShape } from '#contract/cart.ts'
import { baisa } from '#domain/money.ts'
import { placeOrder } from '#server/orders/checkout/place-order.ts'
import {
  CHECKOUT,
  createTestShop,
  fillCart,
  insertAnimal,
  insertCustomer,
  insertProduct,
} from '#tests/support/test-shop.ts'
import { createAddOnce } from './add-once.ts'
import { addToCart } from './add-to-cart.ts'
import { readCart } from './cart-queries.ts'
import { changeQuantity } from './change-quantity.ts'
import { clearCart } from './clear-cart.ts'
import { removeCartItem } from './remove-cart-item.ts'

const shop = await createTestShop()
afterAll(() => shop.close())

async function customerWith(lines: Record<number, number>) {
  const customer = await insertCustomer(shop)
  await fillCart(shop, customer, lines)
  return customer
}

async function deactivate(productId: number) {
  await shop.pool.query('UPDATE products SET is_active = false WHERE id = $1', [productId])
}

describe('the cart', () => {
  it('is empty before anything was added', async () => {
    const cart = await readCart(shop.context, await insertCustomer(shop))
    expect(cart).toEqual({ items: [], itemCount: 0, subtotal: '0.000', total: '0.000' })
  })

  it('S-CART-09, E-CART-01: counts units, and its total is its subtotal', async () => {
    const food = await insertProduct(shop, { price: baisa(4500) })
    const cat = await insertAnimal(shop, { price: baisa(89_990) })
    const cart = await readCart(shop.context, await customerWith({ [food]: 3, [cat]: 1 }))
    expect(cart).toMatchObject({ itemCount: 4, subtotal: '103.490', total: '103.490' })
    expect(cart.items).toMatchObject([
      { productId: food, quantity: 3, lineTotal: '13.500', product: { type: 'product', price: '4.500' } },
      {
        productId: cat,
        quantity: 1,
        lineTotal: '89.990',
        product: { type: 'animal', availableRegions: [1, 6] },
      },
    ])
    expect(cartShape.safeParse(cart).error).toBeUndefined()
  })

  it('S-STK-02, S-API-01: adds to the existing line of a product', async () => {
    const food = await insertProduct(shop)
    const customer = await customerWith({ [food]: 2 })
    const cart = await addToCart(shop.context, customer, { productId: food, quantity: 3 })
    expect(cart.ok && cart.value.items).toMatchObject([{ productId: food, quantity: 5 }])
  })

  it('X-23: returns the whole cart, oldest line first, whichever line changed', async () => {
    const [food, toy, cat] = [await insertProduct(shop), await insertProduct(shop), await insertAnimal(shop)]
    const customer = await customerWith({ [food]: 1, [toy]: 1, [cat]: 1 })
    await placeOrder(shop.context, customer, { key: 'holds-the-cat', request: CHECKOUT })
    const cart = await addToCart(shop.context, customer, { productId: toy, quantity: 2 })
    expect(cart).toEqual({ ok: true, value: await readCart(shop.context, customer) })
    expect(cart.ok && cart.value.items).toMatchObject([
      { productId: food, quantity: 1, product: { quantity: 10 } },
      { productId: toy, quantity: 3, product: { quantity: 10 } },
      { productId: cat, quantity: 1, product: { quantity: 1, stockLabel: 'low' } },
    ])
  })

  it('adds every unit of simultaneous clicks, including the very first', async () => {
    const food = await insertProduct(shop, { quantity: 100 })
    const customer = await insertCustomer(shop)
    const clicks = Array.from({ length: 20 }, () =>
      addToCart(shop.context, customer, { productId: food, quantity: 1 }),
    )
    for (const click of await Promise.all(clicks)) expect(click.ok).toBe(true)
    expect((await readCart(shop.context, customer)).items).toMatchObject([{ quantity: 20 }])
  })

  it('S-API-01: adds nothing a second time for the key of an earlier try, unless that was refused', async () => {
    const food = await insertProduct(shop, { quantity: 5 })
    const customer = await insertCustomer(shop)
    const addOnce = createAddOnce()
    const add = (quantity: number, key?: string) =>
      addOnce(shop.context, customer, { productId: food, quantity }, key)
    const tries = await Promise.all([add(2, 'one-press'), add(2, 'one-press')])
    tries.push(await add(2, 'one-press'))
    for (const added of tries) expect(added).toMatchObject({ ok: true, value: { items: [{ quantity: 2 }] } })
    expect(await add(4, 'too-many')).toMatchObject({ ok: false })
    await shop.pool.query('UPDATE products SET quantity = 9 WHERE id = $1', [food])
    expect(await add(4, 'too-many')).toMatchObject({ ok: true, value: { items: [{ quantity: 6 }] } })
    await add(1)
    expect(await add(1)).toMatchObject({ ok: true, value: { items: [{ quantity: 8 }] } })
  })

  it('never exceeds the stock under simultaneous clicks', async () => {
    const food = await insertProduct(shop, { quantity: 7 })
    const customer = await insertCustomer(shop)
    const clicks = await Promise.all(
      Array.from({ length: 20 }, () => addToCart(shop.context, customer, { productId: food, quantity: 1 })),
    )
    expect(clicks.filter((click) => click.ok)).toHaveLength(7)
    expect(clicks.find((click) => !click.ok)).toEqual({
      ok: false,
      refusal: { code: 'insufficient-stock', available: 7 },
    })
  })

  it.each([
    ['sold out', { quantity: 0 }, 1, { code: 'out-of-stock', available: 0 }],
    ['more than there is', { quantity: 2 }, 3, { code: 'insufficient-stock', available: 2 }],
    ['inactive', { isActive: false }, 1, { code: 'not-found' }],
  ])('refuses a product that is %s, and changes nothing', async (_, values, quantity, refusal) => {
    const productId = await insertProduct(shop, values)
    const customer = await insertCustomer(shop)
    expect(await addToCart(shop.context, customer, { productId, quantity })).toEqual({ ok: false, refusal })
    expect((await readCart(shop.context, customer)).items).toEqual([])
  })

  it('refuses an unknown product', async () => {
    const added = await addToCart(shop.context, await insertCustomer(shop), {
      productId: 2_147_483_647,
      quantity: 1,
    })
    expect(added).toEqual({ ok: false, refusal: { code: 'not-found' } })
  })

  it('X-24: keeps showing a hidden product, with no stock', async () => {
    const food = await insertProduct(shop)
    const customer = await customerWith({ [food]: 1 })
    await deactivate(food)
    const cart = await readCart(shop.context, customer)
    expect(cart.items).toMatchObject([{ product: { isActive: false, quantity: 0, stockLabel: 'out' } }])
    const [line] = cart.items
    expect(await changeQuantity(shop.context, customer, { itemId: line!.id, quantity: 2 })).toEqual({
      ok: false,
      refusal: { code: 'out-of-stock', available: 0 },
    })
  })
})

describe('a cart line', () => {
  it('S-CART-05: is limited to the stock', async () => {
    const food = await insertProduct(shop, { quantity: 4 })
    const customer = await customerWith({ [food]: 1 })
    const itemId = (await readCart(shop.context, customer)).items[0]!.id
    const most = await changeQuantity(shop.context, customer, { itemId, quantity: 4 })
    expect(most).toMatchObject({ ok: true, value: { itemCount: 4 } })
    expect(await changeQuantity(shop.context, customer, { itemId, quantity: 5 })).toEqual({
      ok: false,
      refusal: { code: 'insufficient-stock', available: 4 },
    })
  })

  it.each([0, -1, -100_000])('S-CART-08: is removed at %i', async (quantity) => {
    const food = await insertProduct(shop)
    const customer = await customerWith({ [food]: 1 })
    const itemId = (await readCart(shop.context, customer)).items[0]!.id
    expect(await changeQuantity(shop.context, customer, { itemId, quantity })).toMatchObject({
      ok: true,
      value: { items: [] },
    })
  })

  it('Z-02: is not found by anybody else', async () => {
    const food = await insertProduct(shop)
    const owner = await customerWith({ [food]: 2 })
    const other = await customerWith({ [food]: 1 })
    const itemId = (await readCart(shop.context, owner)).items[0]!.id
    const refused = { ok: false, refusal: { code: 'not-found' } }
    expect(await changeQuantity(shop.context, other, { itemId, quantity: 1 })).toEqual(refused)
    expect(await changeQuantity(shop.context, other, { itemId, quantity: 0 })).toEqual(refused)
    expect(await removeCartItem(shop.context, other, itemId)).toEqual(refused)
    await clearCart(shop.context, other)
    expect((await readCart(shop.context, owner)).items).toMatchObject([{ quantity: 2 }])
  })

  it('is removed once', async () => {
    const food = await insertProduct(shop)
    const customer = await customerWith({ [food]: 1 })
    const itemId = (await readCart(shop.context, customer)).items[0]!.id
    expect(await removeCartItem(shop.context, customer, itemId)).toMatchObject({
      ok: true,
      value: { items: [] },
    })
    expect(await removeCartItem(shop.context, customer, itemId)).toMatchObject({ ok: false })
  })
})

describe('D-05: stock that a customer’s pending order holds', () => {
  it('X-24: is available to that customer: their cart never shows their own animal as sold out', async () => {
    const cat = await insertAnimal(shop)
    const customer = await customerWith({ [cat]: 1 })
    const placed = await placeOrder(shop.context, customer, { key: 'held-by-me', request: CHECKOUT })
    expect(placed.ok).toBe(true)
    const cart = await readCart(shop.context, customer)
    expect(cart.items).toMatchObject([{ product: { quantity: 1, stockLabel: 'low' } }])

    const itemId = cart.items[0]!.id
    expect((await changeQuantity(shop.context, customer, { itemId, quantity: 1 })).ok).toBe(true)
    await removeCartItem(shop.context, customer, itemId)
    expect((await addToCart(shop.context, customer, { productId: cat, quantity: 1 })).ok).toBe(true)
    expect(await addToCart(shop.context, customer, { productId: cat, quantity: 1 })).toEqual({
      ok: false,
      refusal: { code: 'insufficient-stock', available: 1 },
    })
  })

  it('is sold out for everybody else', async () => {
    const cat = await insertAnimal(shop)
    const other = await customerWith({ [cat]: 1 })
    const customer = await customerWith({ [cat]: 1 })
    await placeOrder(shop.context, customer, { key: 'held-by-me', request: CHECKOUT })
    expect((await readCart(shop.context, other)).items).toMatchObject([
      { product: { quantity: 0, stockLabel: 'out' } },
    ])
  })
})
