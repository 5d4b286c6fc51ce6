// Validation of items (A-ITEM-04 to A-ITEM-06, X-34), and the fields that belong to each kind (A-ITEM-07 to A-ITEM-10).
// Form and server use the same rules.
import type { ProductDeliveryType } from '#domain/delivery.ts'
import { foldDigits } from '#domain/fold-arabic.ts'
import { type Baisa, readRials, ZERO } from '#domain/money.ts'
import { isDay } from '#domain/muscat-time.ts'
import type { ProductType } from '#domain/product.ts'
import { ALL_REGION_IDS } from '#domain/regions.ts'
import {
  type FieldNameOf,
  fieldRecord,
  fieldsOfType,
  hasField,
  ITEM_FIELD_NAMES,
  type ItemFieldName,
  type ItemValues,
  itemField,
  type KindFieldName,
} from './item-fields.ts'
import { needsSalePermit } from './sale.ts'

/** 99,999.999 rials, and at most 100 million rials of one item, so that sums stay exact. */
export const MAX_PRICE = 99_999_999
const MAX_WORTH = 100_000_000_000
export const MAX_QUANTITY = 99_999
const MAX_REORDER_POINT = 9999
export const MIN_BIRTH_DATE = '1950-01-01'

/** What the rules check; amounts, counts and codes as they were typed. */
export type ItemRuleInput = Pick<
  ItemValues,
  | 'type'
  | 'nameArabic'
  | 'price'
  | 'costPrice'
  | 'salePrice'
  | 'saleFrom'
  | 'saleUntil'
  | 'salePermit'
  | 'quantity'
  | 'reorderPoint'
  | 'deliveryFee'
  | 'birthDate'
  | 'isActive'
  | 'deliveryEverywhere'
  | FieldNameOf<'code'>
> & { availableRegions: readonly number[] }

export type ItemFault =
  | 'name-missing'
  | 'price-invalid'
  | 'price-too-high'
  | 'cost-invalid'
  | 'quantity-invalid'
  | 'quantity-too-high'
  | 'reorder-invalid'
  | 'fee-invalid'
  | 'birth-date-invalid'
  | 'birth-date-to-come'
  | 'region-missing'
  | 'code-invalid'
  | SaleFault
type SaleFault =
  | 'sale-price-invalid'
  | 'sale-not-less'
  | 'sale-day-invalid'
  | 'sale-ends-first'
  | 'sale-permit-missing'
export type ItemFaults = Partial<Record<ItemFieldName, ItemFault>>

/** @param today the day it is in Muscat */
export function findItemFaults(input: ItemRuleInput, today: string): ItemFaults {
  const faults: [ItemFieldName, ItemFault | null][] = [
    ['nameArabic', input.nameArabic.trim() ? null : 'name-missing'],
    ['price', priceFault(input.price)],
    ['costPrice', isAmount(input.costPrice) ? null : 'cost-invalid'],
    ...saleFaults(input),
    ['quantity', quantityFault(input.quantity, input.price)],
    ['reorderPoint', isReorderPoint(input) ? null : 'reorder-invalid'],
    ['deliveryFee', input.type === 'animal' || isAmount(input.deliveryFee) ? null : 'fee-invalid'],
    ['birthDate', input.type === 'animal' ? birthDateFault(input.birthDate, today) : null],
    ['availableRegions', reachesSomebody(input) || !input.isActive ? null : 'region-missing'],
    ...fieldsOfType('code').map((name): [ItemFieldName, ItemFault | null] => [
      name,
      isCode(name, input[name]) ? null : 'code-invalid',
    ]),
  ]
  return Object.fromEntries(faults.filter(([, fault]) => fault !== null))
}

/** Null if invalid. Parsed from the digits, never as a float. */
export function readTypedAmount(typed: string | number): Baisa | null {
  return readRials(String(typed))
}

/** Null if invalid. Arabic digits and separators are understood (conventions 9). */
export function readQuantity(typed: string | number): number | null {
  const plain = foldDigits(String(typed)).replace(/[\s,٬]|\p{Cf}/gu, '')
  return /^\d{1,9}$/.test(plain) ? Number(plain) : null
}

/** In its stored form; null if invalid. */
export function readItemCode(name: FieldNameOf<'code'>, typed: string): string | null {
  const field = itemField(name)
  return field.type === 'code' ? field.read(typed) : null
}

function isCode(name: FieldNameOf<'code'>, typed: string | null): boolean {
  return typed === null || typed.trim() === '' || readItemCode(name, typed) !== null
}

function priceFault(typed: string | number): ItemFault | null {
  const price = readTypedAmount(typed)
  if (price === null || price <= 0) return 'price-invalid'
  return price > MAX_PRICE ? 'price-too-high' : null
}

/** A sale needs a price below the usual one and both dates, or none of the three. */
function saleFaults(input: ItemRuleInput): [ItemFieldName, SaleFault | null][] {
  const { salePrice: typed, saleFrom, saleUntil, salePermit } = input
  if ([typed, saleFrom, saleUntil].every((value) => value === null || value === '')) return []
  const price = readTypedAmount(input.price) ?? ZERO
  const salePrice = readTypedAmount(typed ?? '')
  const isSale = salePrice !== null && salePrice > 0
  const isPeriod = isDay(saleFrom ?? '') && isDay(saleUntil ?? '')
  const isBackward = isPeriod && (saleUntil ?? '') < (saleFrom ?? '')
  const needsPermit =
    isSale &&
    isPeriod &&
    needsSalePermit(price, { salePrice, saleFrom: saleFrom ?? '', saleUntil: saleUntil ?? '' })
  return [
    ['salePrice', isSale ? (salePrice < price ? null : 'sale-not-less') : 'sale-price-invalid'],
    ['saleFrom', isDay(saleFrom ?? '') ? null : 'sale-day-invalid'],
    ['saleUntil', isBackward ? 'sale-ends-first' : isDay(saleUntil ?? '') ? null : 'sale-day-invalid'],
    ['salePermit', needsPermit && !salePermit?.trim() ? 'sale-permit-missing' : null],
  ]
}

function isReorderPoint({ type, reorderPoint }: ItemRuleInput): boolean {
  if (type === 'animal' || reorderPoint === null) return true
  const units = readQuantity(reorderPoint)
  return units !== null && units <= MAX_REORDER_POINT
}

function quantityFault(typed: string | number, price: string | number): ItemFault | null {
  const quantity = readQuantity(typed)
  if (quantity === null) return 'quantity-invalid'
  if (quantity > MAX_QUANTITY) return 'quantity-too-high'
  return quantity * (readTypedAmount(price) ?? 0) > MAX_WORTH ? 'quantity-too-high' : null
}

function isAmount(typed: string | number | null): boolean {
  if (typed === null || typed === '') return true
  const amount = readTypedAmount(typed)
  return amount !== null && amount <= MAX_PRICE
}

function birthDateFault(day: string | null, today: string): ItemFault | null {
  if (!day) return null
  if (!isDay(day) || day < MIN_BIRTH_DATE) return 'birth-date-invalid'
  return day > today ? 'birth-date-to-come' : null
}

function reachesSomebody({ type, deliveryEverywhere, availableRegions }: ItemRuleInput): boolean {
  return (type === 'product' && deliveryEverywhere) || availableRegions.length > 0
}

type ItemDelivery = Pick<
  ItemValues,
  'deliveryType' | 'deliveryEverywhere' | 'availableRegions' | 'deliveryFee'
>

/** A-ITEM-08 to A-ITEM-10: defaults of a new item of this kind, also applied when an item changes its kind. */
export function deliveryDefaults(type: ProductType): ItemDelivery {
  return type === 'animal'
    ? { deliveryType: 'home-only', deliveryEverywhere: false, availableRegions: [], deliveryFee: null }
    : {
        deliveryType: 'both',
        deliveryEverywhere: true,
        availableRegions: [...ALL_REGION_IDS],
        deliveryFee: '0',
      }
}

/** A-ITEM-07. A supply has no gender, and no size until somebody gives it one. */
export function itemDefaults(type: ProductType): ItemValues {
  return {
    ...fieldRecord<ItemValues>(ITEM_FIELD_NAMES, (name) => (itemField(name).type === 'name' ? '' : null)),
    ...deliveryDefaults(type),
    type,
    price: '0',
    quantity: '1',
    gender: type === 'animal' ? 'unknown' : null,
    size: type === 'animal' ? 'medium' : null,
    isActive: true,
    isFeatured: false,
    vatFree: false,
    images: [],
  }
}

/** The fields that an item of this kind cannot have, each null. */
export function foreignFields(type: ProductType): { [Name in KindFieldName]?: null } {
  const foreign = ITEM_FIELD_NAMES.filter((name) => !hasField(type, name))
  return Object.fromEntries(foreign.map((name) => [name, null]))
}

/** The effective delivery fields: an animal is delivered only to the door, for the shop's fee. */
export function settleDelivery(item: Pick<ItemValues, 'type'> & ItemDelivery): {
  deliveryType: ProductDeliveryType
  deliveryEverywhere: boolean
  regionIds: number[]
  deliveryFee: Baisa | null
} {
  const regionIds = [...new Set(item.availableRegions)].toSorted((a, b) => a - b)
  if (item.type === 'animal') {
    return { deliveryType: 'home-only', deliveryEverywhere: false, regionIds, deliveryFee: null }
  }
  const { deliveryType, deliveryEverywhere } = item
  const fee = item.deliveryFee === null ? null : (readTypedAmount(item.deliveryFee) ?? null)
  return {
    deliveryType,
    deliveryEverywhere,
    regionIds: deliveryEverywhere ? [] : regionIds,
    // The calculator treats a fee of 0 like no own fee.
    deliveryFee: fee === ZERO ? null : fee,
  }
}
