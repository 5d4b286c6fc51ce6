// The form values of an item and their conversion. A field's form type follows from its declared type.
import type { AdminProduct, CreateProductRequest } from '#contract/admin/products.ts'
import {
  type FieldNameOf,
  fieldRecord,
  fieldsOfType,
  ITEM_FIELD_NAMES,
  type ItemFieldName,
  type ItemValues,
  itemField,
} from '#domain/catalog/item-fields.ts'
import { findItemFaults, itemDefaults, readQuantity } from '#domain/catalog/item-rules.ts'
import { foldDigits } from '#domain/fold-arabic.ts'
import { baisaOf, toShortRials } from '#domain/money.ts'
import type { ProductType } from '#domain/product.ts'
import type { ListedImage } from '#office/images/listed-image.ts'
import { itemFaultSentences } from '#text/admin/item-fields.ts'
import { ownAlt } from '#text/admin/products.ts'

/** Choices and texts are never null in the form: blank means unknown. */
export type ItemFormValues = {
  [Name in ItemFieldName]: Name extends FieldNameOf<'switch'>
    ? boolean
    : Name extends FieldNameOf<'answer'>
      ? '' | 'yes' | 'no'
      : Name extends FieldNameOf<'choice'>
        ? Exclude<ItemValues[Name], null> | (null extends ItemValues[Name] ? '' : never)
        : Name extends FieldNameOf<'regions'>
          ? number[]
          : Name extends FieldNameOf<'images'>
            ? ListedImage[]
            : string
}

/** A-ITEM-07: the initial values of a new item of this kind. */
export function newItemValues(type: ProductType): ItemFormValues {
  return toFormValues({ ...itemDefaults(type), images: [] })
}

/** Roles that may change an item also see its cost. */
export function formValuesOf({ costPrice = null, ...rest }: AdminProduct): ItemFormValues {
  const item = { ...rest, costPrice }
  const amounts = fieldRecord<Pick<typeof item, FieldNameOf<'amount'>>>(fieldsOfType('amount'), (name) =>
    item[name] === null ? null : toShortRials(baisaOf(item[name])),
  )
  return toFormValues({
    ...item,
    ...amounts,
    deliveryFee: item.type === 'animal' ? null : amounts.deliveryFee,
    images: item.images.map(({ alt, ...image }, i) => ({ ...image, alt: ownAlt(alt, item.nameArabic, i) })),
  })
}

function toFormValues(item: Omit<ItemValues, 'images'> & { images: ListedImage[] }): ItemFormValues {
  return fieldRecord<ItemFormValues>(ITEM_FIELD_NAMES, (name) => {
    const value = item[name]
    switch (itemField(name).type) {
      case 'answer':
        return value === null ? '' : value ? 'yes' : 'no'
      case 'switch':
      case 'regions':
      case 'images':
        return value
      default:
        return value === null ? '' : String(value)
    }
  })
}

/** A copy of the item without photos if it is an animal, since each needs its own. */
export function copiedItemValues(item: AdminProduct): ItemFormValues {
  const fields = formValuesOf(item)
  const noSale = { salePrice: '', saleFrom: '', saleUntil: '', salePermit: '' }
  return { ...fields, ...noSale, quantity: '1', ...(item.type === 'animal' && { images: [] }) }
}

/** The request with the whole item. */
export function itemRequest(values: ItemFormValues): ItemValues {
  return fieldRecord<ItemValues>(ITEM_FIELD_NAMES, (name) => {
    const value = values[name]
    const text = typeof value === 'string' ? value.trim() : ''
    const field = itemField(name)
    switch (field.type) {
      case 'switch':
        return value
      case 'answer':
        return text === '' ? null : text === 'yes'
      case 'category':
      case 'species':
        return text === '' ? null : Number(text)
      case 'regions':
        return values.availableRegions.toSorted((a, b) => a - b)
      case 'images':
        return values.images.map(({ url, alt }) => ({ url, alt: alt ?? null }))
      case 'count':
        return foldDigits(text) || (field.optional ? null : '')
      case 'name':
        return text
      case 'amount':
        return text || (field.optional ? null : '')
      default:
        return text || null
    }
  })
}

/** Only the changed fields, so that changes by others to other fields are kept (changed-meanwhile). */
export function changesOf(values: ItemFormValues, before: ItemFormValues): CreateProductRequest {
  const now = itemRequest(values)
  const was = itemRequest(before)
  const changed = differingFields(now, was)
  return Object.fromEntries(changed.map((name) => [name, now[name]]))
}

export function differingFields(a: CreateProductRequest, b: CreateProductRequest): ItemFieldName[] {
  return ITEM_FIELD_NAMES.filter((name) => JSON.stringify(a[name]) !== JSON.stringify(b[name]))
}

/**
 * The draft's changes, applied to the current item: changes by others are kept, and a changed quantity
 * is applied as a difference to the current stock.
 */
export function mergeDraft(
  { fields, first }: { fields: ItemFormValues; first: ItemFormValues },
  now: ItemFormValues,
): ItemFormValues {
  const changed = differingFields(itemRequest(fields), itemRequest(first))
  const merged = { ...now, ...Object.fromEntries(changed.map((name) => [name, fields[name]])) }
  const [typed, original, current] = [fields, first, now].map(({ quantity }) => readQuantity(quantity))
  if (!changed.includes('quantity') || typed == null || original == null || current == null) return merged
  return { ...merged, quantity: String(Math.max(0, current + typed - original)) }
}

/** Validates with the server's rules; an error message per field. */
export function checkItemValues(values: ItemFormValues, today: string) {
  return itemFaultSentences(findItemFaults(itemRequest(values), today))
}
