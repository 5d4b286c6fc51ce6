import { Price } from '#browser/price/price.tsx'
import type { AdminProduct } from '#contract/admin/products.ts'
import { ITEM_FIELD_TEXT } from '#text/admin/item-fields.ts'

/** During a sale, the price that applies again after it. */
export function UsualPrice({ item }: { item: Pick<AdminProduct, 'price' | 'askedPrice'> }) {
  if (item.price === item.askedPrice) return null
  return (
    <Price
      amount={item.price}
      struck
      struckLabel={ITEM_FIELD_TEXT.price.label}
      className="text-sm font-normal"
    />
  )
}
