import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { DeliveryRecord } from '#domain/delivery.ts'
import { baisa } from '#domain/money.ts'
import { type CartLine, draftOrder, type OrderableProduct } from './draft-order.ts'

const SHOP: DeliveryRecord = {
  ...{ office: baisa(1000), home: baisa(2000), freeFrom: null, days: 'من يوم إلى 3 أيام عمل' },
  exceptions: [],
}
const food: OrderableProduct = {
  id: 1,
  name: 'Cat food',
  nameArabic: 'طعام قطط',
  type: 'product',
  deliveryType: 'both',
  deliveryEverywhere: true,
  availableRegions: [],
  deliveryFee: null,
  price: baisa(4500),
  isActive: true,
  available: 10,
  imageUrl: '/media/food.webp',
  breedArabic: null,
  age: null,
}
const cat: OrderableProduct = {
  ...food,
  id: 2,
  name: 'Persian cat',
  nameArabic: 'قط شيرازي',
  type: 'animal',
  deliveryType: 'home-only',
  deliveryEverywhere: false,
  availableRegions: [1, 6],
  price: baisa(89_990),
  available: 1,
  breedArabic: 'شيرازي',
  age: '6 أشهر',
}
const muscat = { regionId: 1 }

describe('an order drafted from a cart (X-08)', () => {
  it('S-CHK-09: sums the items and the fee', () => {
    const draft = draftOrder([{ product: food, quantity: 3 }], muscat, SHOP)
    expect(draft).toMatchObject({
      ok: true,
      value: { deliveryType: 'office', totalAmount: 13_500, deliveryFee: 1000, finalAmount: 14_500 },
    })
  })

  it('S-CHK-07: is delivered to the door when it contains an animal', () => {
    const cart = [
      { product: food, quantity: 1 },
      { product: cat, quantity: 1 },
    ]
    expect(draftOrder(cart, { regionId: 1, deliveryType: 'office' }, SHOP)).toMatchObject({
      ok: true,
      value: { deliveryType: 'home', deliveryFee: 2000 },
    })
  })

  it('S-CHK-22: copies names, price, picture, breed and age', () => {
    const draft = draftOrder([{ product: cat, quantity: 1 }], muscat, SHOP)
    expect(draft.ok && draft.value.lines).toEqual([
      {
        productId: 2,
        productName: 'Persian cat',
        productNameArabic: 'قط شيرازي',
        productPrice: 89_990,
        quantity: 1,
        subtotal: 89_990,
        discount: 0,
        productImageUrl: '/media/food.webp',
        productBreed: 'شيرازي',
        productAge: '6 أشهر',
      },
    ])
  })

  it('S-CHK-02: is refused for an empty cart', () => {
    expect(draftOrder([], muscat, SHOP)).toEqual({ ok: false, refusal: { code: 'empty-cart' } })
  })

  it('X-09: names each item that is short', () => {
    const cart = [
      { product: food, quantity: 11 },
      { product: { ...cat, available: 0 }, quantity: 1 },
    ]
    expect(draftOrder(cart, muscat, SHOP)).toEqual({
      ok: false,
      refusal: {
        code: 'insufficient-stock',
        items: [
          { productId: 1, nameArabic: 'طعام قطط', requested: 11, available: 10 },
          { productId: 2, nameArabic: 'قط شيرازي', requested: 1, available: 0 },
        ],
      },
    })
  })

  it('counts a hidden product as having no stock', () => {
    expect(draftOrder([{ product: { ...food, isActive: false }, quantity: 1 }], muscat, SHOP)).toMatchObject({
      refusal: { code: 'insufficient-stock', items: [{ productId: 1, available: 0 }] },
    })
  })

  it('X-34: names the items that are not delivered to the governorate', () => {
    const cart = [
      { product: food, quantity: 1 },
      { product: cat, quantity: 1 },
    ]
    expect(draftOrder(cart, { regionId: 2 }, SHOP)).toEqual({
      ok: false,
      refusal: { code: 'region-not-served', items: [{ productId: 2, nameArabic: 'قط شيرازي' }] },
    })
  })
})

describe('L-06: an order to a governorate that differs from the shop', () => {
  const to = (there: Partial<DeliveryRecord['exceptions'][number]>): DeliveryRecord => ({
    ...SHOP,
    exceptions: [{ regionId: 1, office: baisa(2500), home: baisa(4000), days: '', animals: true, ...there }],
  })
  const one = [{ product: food, quantity: 1 }]
  const both = [...one, { product: cat, quantity: 1 }]
  const refused = (...productIds: number[]) => ({
    refusal: { code: 'region-not-served', items: productIds.map((productId) => ({ productId })) },
  })

  it('uses the fees of the governorate', () => {
    expect(draftOrder(one, muscat, to({}))).toMatchObject({ value: { deliveryFee: 2500 } })
    expect(draftOrder(both, muscat, to({}))).toMatchObject({ value: { deliveryFee: 4000 } })
    expect(draftOrder(one, { regionId: 2 }, to({}))).toMatchObject({ value: { deliveryFee: 1000 } })
  })

  it('falls back to the other delivery type where the chosen one is not offered', () => {
    const wanted = { regionId: 1, deliveryType: 'office' as const }
    expect(draftOrder(one, wanted, to({ office: null }))).toMatchObject({
      value: { deliveryType: 'home', deliveryFee: 4000 },
    })
    expect(draftOrder(one, { ...wanted, deliveryType: 'home' }, to({ home: null }))).toMatchObject({
      value: { deliveryType: 'office', deliveryFee: 2500 },
    })
  })

  it('names the items that cannot be delivered there', () => {
    expect(draftOrder(both, muscat, to({ home: null }))).toMatchObject(refused(2))
    expect(draftOrder(both, muscat, to({ animals: false }))).toMatchObject(refused(2))
    expect(draftOrder(both, muscat, to({ office: null, home: null }))).toMatchObject(refused(1, 2))
    expect(draftOrder(one, muscat, to({ animals: false }))).toMatchObject({ ok: true })
  })
})

describe('any cart', () => {
  const line: fc.Arbitrary<CartLine> = fc.record({
    product: fc.record({
      ...Object.fromEntries(Object.entries(food).map(([key, value]) => [key, fc.constant(value)])),
      id: fc.integer({ min: 1, max: 1_000_000 }),
      type: fc.constantFrom('animal', 'product'),
      price: fc.integer({ min: 1, max: 10_000_000 }).map(baisa),
      available: fc.integer({ min: 0, max: 50 }),
      isActive: fc.boolean(),
      deliveryEverywhere: fc.boolean(),
      availableRegions: fc.subarray([1, 2, 3]),
    }) as unknown as fc.Arbitrary<OrderableProduct>,
    quantity: fc.integer({ min: 1, max: 60 }),
  })

  it('is ordered with exact totals, or refused for a true reason', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 12 }), (cart) => {
        const draft = draftOrder(cart, muscat, SHOP)
        const short = cart.filter(
          ({ product, quantity }) => !product.isActive || quantity > product.available,
        )
        const unserved = cart.filter(
          ({ product }) => !product.deliveryEverywhere && !product.availableRegions.includes(1),
        )
        if (draft.ok) {
          expect([short, unserved]).toEqual([[], []])
          const exact = cart.reduce((sum, { product, quantity }) => sum + product.price * quantity, 0)
          expect(draft.value.totalAmount).toBe(exact)
          expect(draft.value.finalAmount).toBe(exact + draft.value.deliveryFee)
          expect(draft.value.lines.map((item) => item.quantity)).toEqual(cart.map((item) => item.quantity))
        } else if (draft.refusal.code === 'empty-cart') {
          expect(cart).toEqual([])
        } else if (draft.refusal.code === 'insufficient-stock') {
          expect(draft.refusal.items.map((item) => item.productId)).toEqual(
            short.map((item) => item.product.id),
          )
        } else {
          expect(draft.refusal.items.map((item) => item.productId)).toEqual(
            unserved.map((item) => item.product.id),
          )
        }
      }),
      { numRuns: 500 },
    )
  })
})
