// Validates an item written by an administrator and prepares its row.
import { eq } from 'drizzle-orm'
import type { ProductImage } from '#contract/catalog.ts'
import type { RefusalOf } from '#contract/refusals.ts'
import type { ItemFieldName, ItemImageInput, ItemValues } from '#domain/catalog/item-fields.ts'
import {
  findItemFaults,
  foreignFields,
  readQuantity,
  readTypedAmount,
  settleDelivery,
} from '#domain/catalog/item-rules.ts'
import { ZERO } from '#domain/money.ts'
import { muscatDay } from '#domain/muscat-time.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { ok, type Result, refuse } from '#platform/result.ts'
import { readSaleRule, type SaleRule } from '#server/animals/sale-rule.ts'
import { findCodeOwners, takenCodes } from '#server/catalog/listing/item-codes.ts'
import type { Context } from '#server/context.ts'
import { categories, type products } from '#server/database/tables/catalog.ts'
import { keepUploads } from '#server/media/keep-uploads.ts'
import { itemFaultSentences } from '#text/admin/item-fields.ts'
import { recordErrors } from '#text/admin/passport-faults.ts'
import { imageAlt, itemFieldText } from '#text/admin/products.ts'
import type { AnyProductRow } from './all-products-rows.ts'

/** The row without `quantity`, which only the stock ledger may change, and the quantity separately. */
export type CheckedItem = {
  row: Omit<typeof products.$inferInsert, 'quantity' | 'id'>
  quantity: number
  regionIds: number[]
}

type ItemToCheck = {
  /** The result of readImages for this item. */
  images: FoundImage[] | null
  now: Date
  /** The stored item, if it exists. */
  before?: AnyProductRow | null
  /** The resulting stock, if it differs from the typed one. */
  quantity?: number
}

export async function checkItem(
  tx: Transaction,
  item: ItemValues,
  { images, now, before = null, quantity }: ItemToCheck,
): Promise<Result<CheckedItem, RefusalOf<'invalid-request'>>> {
  const areImagesKept =
    images !== null &&
    (await keepUploads(
      tx,
      images.map(({ url }) => url),
    ))
  const isKnownCategory = item.categoryId === null || (await isCategory(tx, item.categoryId))
  const rule = await readSaleRule(tx, before ? [before.id] : [], now)
  const settled = settleItem(item, {
    images: areImagesKept ? images : null,
    isKnownCategory,
    now,
    rule,
    before,
    quantity,
  })
  if (!settled.ok) return settled
  const { row } = settled.value
  const errors = takenCodes(row, await findCodeOwners(tx, [row]), before?.id)
  return Object.keys(errors).length === 0 ? settled : refuse({ code: 'invalid-request', errors })
}

/** The same with everything looked up in advance, for many items at once. */
export function settleItem(
  item: ItemValues,
  { images, isKnownCategory, now, ...animals }: ItemContext,
): Result<CheckedItem, RefusalOf<'invalid-request'>> {
  const faults = {
    ...animalErrors(item, animals),
    ...itemFaultSentences(findItemFaults(item, muscatDay(now))),
  }
  const errors = Object.fromEntries(Object.entries(faults).map(([name, sentence]) => [name, [sentence]]))
  if (images === null) errors.images = [itemFieldText.imageUnknown]
  if (!isKnownCategory) errors.categoryId = [itemFieldText.categoryUnknown]
  if (images === null || Object.keys(errors).length > 0) return refuse({ code: 'invalid-request', errors })

  const { type, price, costPrice, salePrice, quantity, reorderPoint, availableRegions, ...same } = item
  const { regionIds, ...delivery } = settleDelivery(item)
  const row = {
    ...same,
    reorderPoint: reorderPoint === null ? null : readQuantity(reorderPoint),
    ...foreignFields(type),
    ...delivery,
    deliveryType: delivery.deliveryType === 'both' ? ('both' as const) : ('home_only' as const),
    itemType: type,
    price: readTypedAmount(price) ?? ZERO,
    costPrice: costPrice === null ? null : readTypedAmount(costPrice),
    salePrice: salePrice === null ? null : readTypedAmount(salePrice),
    saleFrom: same.saleFrom || null,
    saleUntil: same.saleUntil || null,
    images: images.map((image, i) => ({ ...image, alt: image.alt || imageAlt(item.nameArabic, i) })),
  }
  return ok({ row, quantity: readQuantity(quantity) ?? 0, regionIds })
}

/** `images`: null if one of them is not the shop's. */
type ItemContext = AnimalContext & { images: FoundImage[] | null; isKnownCategory: boolean; now: Date }

/** The rule for the item's animals, and its stock before. */
type AnimalContext = { rule: SaleRule; before: AnyProductRow | null; quantity?: number | undefined }

/** H-01, H-03: its species, what follows from records, and whether it may be shown. */
function animalErrors(
  item: ItemValues,
  { rule, before, quantity = readQuantity(item.quantity) ?? 0 }: AnimalContext,
): Partial<Record<ItemFieldName, string>> {
  const speciesId = item.type === 'animal' ? item.speciesId : null
  if (!rule.knows(speciesId)) return { speciesId: recordErrors.species }
  const { type, isActive, birthDate } = item
  const was = before && { ...before, type: before.itemType }
  const problem = rule.problemOf(before?.id, was, { type, isActive, birthDate, speciesId, quantity })
  const shown = problem ? { isActive: problem } : {}
  if (!before) return shown
  if (type !== before.itemType && rule.isAwaited(before.id)) return { type: recordErrors.awaited }
  if (!rule.hasRecords(before.id)) return shown
  if (type !== 'animal') return { type: recordErrors.kind }
  if (speciesId === null) return { speciesId: recordErrors.speciesKept }
  const derived = PROVEN_FIELDS.filter((name) => (item[name] ?? null) !== before[name])
  return { ...shown, ...Object.fromEntries(derived.map((name) => [name, recordErrors.derived])) }
}

const PROVEN_FIELDS = ['vaccinated', 'healthStatus', 'healthStatusArabic'] as const

/** With its alternative text; null: derived from the item's name; undefined: not sent. */
export type FoundImage = Omit<ProductImage, 'alt'> & Pick<ItemImageInput, 'alt'>

/** The pictures; null if one is not in this store. Called outside any transaction: the store may be slow. */
export async function readImages(
  { images }: Pick<Context, 'images'>,
  wanted: readonly ItemImageInput[],
): Promise<FoundImage[] | null> {
  // A duplicate keeps its first position.
  const altOf = new Map<string, string | null | undefined>()
  for (const { url, alt } of wanted) if (!altOf.has(url)) altOf.set(url, alt)
  const found = await Promise.all([...altOf.keys()].map((url) => images.find(url)))
  return found.every((image) => image !== null)
    ? found.map((image) => ({ ...image, alt: altOf.get(image.url) }))
    : null
}

async function isCategory(tx: Transaction, id: number): Promise<boolean> {
  const [found] = await tx
    .select({ id: categories.id })
    .from(categories)
    .where(eq(categories.id, id))
    .for('key share')
  return found !== undefined
}
