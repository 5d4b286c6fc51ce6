import { Archive, EyeOff, ImageOff, Star } from 'lucide-react'
import { Price } from '#browser/price/price.tsx'
import type { AdminProduct } from '#contract/admin/products.ts'
import { ITEM_FIELD_TEXT } from '#text/admin/item-fields.ts'
import { itemListText } from '#text/admin/product-list.ts'
import { stockText } from '#text/catalog/catalog.ts'
import { formatNumber } from '#text/format-number.ts'
import { Badge } from '#ui/badge.tsx'
import { classNames } from '#ui/class-names.ts'
import { StockMark } from '#ui/stock-mark.tsx'

/** shoppers would see no picture of a living animal. */
export function lacksPhoto(
  item: Pick<AdminProduct, 'type' | 'isActive'> & { images: readonly unknown[] },
): boolean {
  return item.type === 'animal' && item.isActive && item.images.length === 0
}

/** Badges for unusual states: hidden, featured, archived, without its own photo. */
export function ItemMarks({ item, className }: { item: AdminProduct; className?: string }) {
  const { isActive, isFeatured, isArchived, category } = item
  const isHiddenByCategory = isActive && category?.isActive === false
  return (
    <span className={classNames('flex flex-wrap gap-1.5', className)}>
      {isArchived ? <Badge icon={<Archive />}>{itemListText.archived}</Badge> : null}
      {isActive && !isHiddenByCategory ? <Badge tone="ok">{itemListText.shown}</Badge> : null}
      {isActive || isArchived ? null : <Badge icon={<EyeOff />}>{itemListText.hidden}</Badge>}
      {isHiddenByCategory ? (
        <Badge tone="warn" icon={<EyeOff />}>
          {itemListText.hiddenCategory}
        </Badge>
      ) : null}
      {isFeatured ? (
        <Badge tone="brand" icon={<Star />}>
          {itemListText.featured}
        </Badge>
      ) : null}
      {lacksPhoto(item) ? (
        <Badge tone="warn" icon={<ImageOff />}>
          {itemListText.noPhoto}
        </Badge>
      ) : null}
    </span>
  )
}

export function ItemStock({ quantity, stockLabel }: Pick<AdminProduct, 'quantity' | 'stockLabel'>) {
  const words = stockLabel === 'out' ? stockText.out : formatNumber(quantity)
  return (
    <StockMark state={stockLabel} label={<span className="tabular text-md font-semibold">{words}</span>} />
  )
}

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
