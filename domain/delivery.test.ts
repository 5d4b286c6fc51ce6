import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type DeliverableProduct,
  type DeliveryException,
  type DeliveryFees,
  type DeliveryRecord,
  type DeliveryTerms,
  decideDeliveryType,
  deliversTo,
  deliveryTerms,
  homeDeliveryForced,
  offeredTypes,
  orderDeliveryFee,
  ownExceptions,
  productDeliveryFee,
  resolveDelivery,
} from './delivery.ts'
import { baisa } from './money.ts'

const FEES: DeliveryFees = { office: baisa(1000), home: baisa(2000), freeFrom: null }
const DAYS = 'من يوم إلى 3 أيام عمل'
const THERE: DeliveryTerms = { ...FEES, days: DAYS, animals: true }
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

describe('delivery type', () => {
  it('S-CHK-07: an animal forces home delivery, whatever was chosen', () => {
    expect(decideDeliveryType([supply, cat], 'office', THERE)).toBe('home')
    expect(homeDeliveryForced([cat])).toBe(true)
    expect(homeDeliveryForced([{ ...cat, deliveryType: 'both' }])).toBe(true)
  })

  it('X-55: so does a supply that is delivered to the door only', () => {
    expect(decideDeliveryType([aquarium], 'office', THERE)).toBe('home')
  })

  it('S-CHK-06: the delivery company is the default where both are possible', () => {
    expect(decideDeliveryType([supply], undefined, THERE)).toBe('office')
    expect(decideDeliveryType([supply], 'home', THERE)).toBe('home')
  })

  it('X-34: a product is delivered to its governorates only, or everywhere', () => {
    expect(deliversTo(cat, 6, THERE)).toBe(true)
    expect(deliversTo(cat, 2, THERE)).toBe(false)
    expect(deliversTo(supply, 11, THERE)).toBe(true)
  })
})

describe('delivery fee', () => {
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

  it('X-29: is zero from the owner’s threshold on', () => {
    const fees = { ...FEES, freeFrom: baisa(100_000) }
    expect(orderDeliveryFee([cat], 'home', baisa(99_999), fees)).toBe(2000)
    expect(orderDeliveryFee([cat], 'home', baisa(100_000), fees)).toBe(0)
  })

  it('S-MOD-06: a product page shows the fee of an order of that product alone', () => {
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
          orderDeliveryFee(products, homeDeliveryForced(products) ? 'home' : 'office', baisa(1000), FEES)
        expect(fee([...cart, more])).toBeGreaterThanOrEqual(fee(cart) ?? 0)
      }),
    )
  })
})

describe('L-06: fees and days by governorate', () => {
  const dhofar: DeliveryException = {
    ...{ regionId: 2, office: baisa(2500), home: baisa(4000), days: 'من يومين إلى 5 أيام', animals: true },
  }
  const musandam: DeliveryException = { ...dhofar, regionId: 3, office: null, animals: false }
  const shop: DeliveryRecord = {
    ...FEES,
    freeFrom: baisa(50_000),
    days: DAYS,
    exceptions: [dhofar, musandam],
  }

  it('uses the shop’s terms where no exception is set', () => {
    expect(deliveryTerms(shop, 1)).toEqual({ ...THERE, freeFrom: 50_000 })
    expect(deliveryTerms(shop, 2)).toMatchObject({ office: 2500, home: 4000, freeFrom: 50_000 })
    expect(resolveDelivery(shop).map(({ regionId }) => regionId)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
    expect(resolveDelivery(shop)[2]).toEqual(musandam)
    expect(resolveDelivery({ ...shop, home: baisa(3000) }).filter(({ home }) => home === 3000)).toHaveLength(
      9,
    )
  })

  it('drops an exception that equals the shop’s terms', () => {
    const same = { regionId: 9, office: FEES.office, home: FEES.home, days: DAYS, animals: true }
    expect(ownExceptions(shop, [musandam, same, dhofar])).toEqual([dhofar, musandam])
    expect(ownExceptions(shop, [{ ...same, animals: false }])).toHaveLength(1)
  })

  it.each([
    ['a supply where both are offered', supply, dhofar, ['office', 'home']],
    ['a supply without an office', supply, musandam, ['home']],
    ['a supply where only the office is offered', supply, { ...dhofar, home: null }, ['office']],
    ['what travels to the door, where only the office is offered', aquarium, { ...dhofar, home: null }, []],
  ] as const)('offers %s', (_, product, there, types) => {
    expect(offeredTypes([product], there)).toEqual(types)
    expect(decideDeliveryType([product], undefined, there)).toBe(types[0] ?? null)
    expect(deliversTo(product, there.regionId, there)).toBe(types.length > 0)
  })

  it('does not deliver an animal to a governorate closed to animals, even if the animal’s list has it', () => {
    expect(deliversTo({ ...cat, availableRegions: [3] }, 3, musandam)).toBe(false)
    expect(deliversTo({ ...cat, availableRegions: [2] }, 2, dhofar)).toBe(true)
    expect(deliversTo(supply, 3, musandam)).toBe(true)
  })

  it('charges the governorate’s fee, or the product’s own if higher, and has no fee for a type that is not offered', () => {
    const terms = deliveryTerms(shop, 2)
    expect(orderDeliveryFee([supply], 'office', baisa(1000), terms)).toBe(2500)
    expect(orderDeliveryFee([{ ...supply, deliveryFee: baisa(3000) }], 'office', baisa(1000), terms)).toBe(
      3000,
    )
    expect(orderDeliveryFee([supply], 'home', baisa(50_000), terms)).toBe(0)
    expect(orderDeliveryFee([supply], 'office', baisa(50_000), deliveryTerms(shop, 3))).toBeNull()
  })
})
