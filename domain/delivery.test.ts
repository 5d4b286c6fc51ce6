import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type DeliverableProduct,
  type DeliveryFees,
  decideDeliveryType,
  deliversTo,
  homeDeliveryForced,
  orderDeliveryFee,
  productDeliveryFee,
} from './delivery.ts'
import { baisa } from './money.ts'

const FEES: DeliveryFees = { office: baisa(1000), home: baisa(2000), freeFrom: null }
const supply: DeliverableProduct = {
  type: 'product',
  deliveryType: 'both',
  deliveryEverywhere: true,
  availableRegions: [],
  deliveryFee: null,
}
const cat: DeliverableProduct = {
  ...supply,
  type: 'animal',
  deliveryType: 'home-only',
  deliveryEverywhere: false,
  availableRegions: [1, 6],
}
const aquarium: DeliverableProduct = { ...supply, deliveryType: 'home-only' }

describe('how an order travels', () => {
  it('S-CHK-07: an animal forces home delivery, whatever was chosen', () => {
    expect(decideDeliveryType([supply, cat], 'office')).toBe('home')
    expect(homeDeliveryForced([cat])).toBe(true)
    expect(homeDeliveryForced([{ ...cat, deliveryType: 'both' }])).toBe(true)
  })

  it('X-55: so does a supply that travels only to the door', () => {
    expect(decideDeliveryType([aquarium], 'office')).toBe('home')
  })

  it('S-CHK-06: the delivery company is the default where there is a choice', () => {
    expect(decideDeliveryType([supply], undefined)).toBe('office')
    expect(decideDeliveryType([supply], 'home')).toBe('home')
  })

  it('X-34: a product goes to its governorates only, or everywhere', () => {
    expect(deliversTo(cat, 6)).toBe(true)
    expect(deliversTo(cat, 2)).toBe(false)
    expect(deliversTo(supply, 11)).toBe(true)
  })
})

describe('what delivery costs', () => {
  it.each([
    ['S-CHK-08: 1 rial to the office', [supply], 'office', 1000],
    ['S-CHK-08: 2 rials to the door', [supply], 'home', 2000],
    ['S-CHK-08: 2 rials with an animal', [supply, cat], 'home', 2000],
    [
      'X-28: a product’s own fee where it is higher',
      [supply, { ...aquarium, deliveryFee: baisa(7500) }],
      'home',
      7500,
    ],
    ['X-28: never less than the shop’s fee', [{ ...supply, deliveryFee: baisa(500) }], 'office', 1000],
  ] as const)('%s', (_, products, type, fee) => {
    expect(orderDeliveryFee(products, type, baisa(10_000), FEES)).toBe(fee)
  })

  it('X-29: nothing from the threshold on, where the owner set one', () => {
    const fees = { ...FEES, freeFrom: baisa(100_000) }
    expect(orderDeliveryFee([cat], 'home', baisa(99_999), fees)).toBe(2000)
    expect(orderDeliveryFee([cat], 'home', baisa(100_000), fees)).toBe(0)
  })

  it('S-MOD-06: a product page says what an order of that product alone would cost', () => {
    expect(productDeliveryFee(cat, baisa(89_990), FEES)).toBe(2000)
    expect(productDeliveryFee(supply, baisa(4500), FEES)).toBe(1000)
  })

  it('never falls when a product is added below the threshold', () => {
    const product = fc.record({
      type: fc.constantFrom('animal' as const, 'product' as const),
      deliveryType: fc.constantFrom('home-only' as const, 'both' as const),
      deliveryEverywhere: fc.boolean(),
      availableRegions: fc.constant([]),
      deliveryFee: fc.option(fc.nat(10_000).map(baisa)),
    })
    fc.assert(
      fc.property(fc.array(product, { minLength: 1 }), product, (cart, more) => {
        const fee = (products: DeliverableProduct[]) =>
          orderDeliveryFee(products, decideDeliveryType(products, undefined), baisa(1000), FEES)
        expect(fee([...cart, more])).toBeGreaterThanOrEqual(fee(cart))
      }),
    )
  })
})
