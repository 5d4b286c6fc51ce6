import { Pencil } from 'lucide-react'
import type { ReactNode } from 'react'
import { Price } from '#browser/price/price.tsx'
import type { AdminProduct } from '#contract/admin/products.ts'
import { SelectBox } from '#office/list/select-box.tsx'
import { ItemThumb } from '#office/list/thumb.tsx'
import { May } from '#office/shell/use-may.tsx'
import { itemListText } from '#text/admin/product-list.ts'
import { adminListText } from '#text/admin/shell.ts'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { ItemMarks, ItemStock, UsualPrice } from './item-marks.tsx'

type ItemCardProps = {
  item: AdminProduct
  selected: boolean
  onToggle: () => void
  onEdit: () => void
  actions: ReactNode
}

/** An item on a phone: name, price, stock and its two actions. */
export function ItemCard({ item, selected, onToggle, onEdit, actions }: ItemCardProps) {
  const { nameArabic, category } = item
  return (
    <article
      className={classNames(
        'rounded-card bg-surface p-4 shadow-card',
        selected && 'shadow-[inset_0_0_0_2px_var(--color-brand)]',
      )}
    >
      <div className="flex items-start gap-3 max-[18rem]:flex-wrap">
        <ItemThumb image={item.images[0]} className="size-18 rounded-picture" />
        <div className="min-w-0 flex-1 max-[18rem]:order-last max-[18rem]:basis-full">
          <h2 className="line-clamp-2 text-body font-semibold text-ink">
            <bdi>{nameArabic}</bdi>
          </h2>
          <p className="line-clamp-1 text-sm text-ink-3">
            {category ? (
              <>
                <span aria-hidden>{category.emoji} </span>
                <bdi>{category.nameArabic}</bdi>
              </>
            ) : (
              itemListText.noCategory
            )}
          </p>
          <p className="mt-1 flex items-center justify-between gap-3 max-[18rem]:flex-wrap">
            <span className="flex flex-wrap items-baseline gap-x-2">
              <Price amount={item.askedPrice} className="text-body font-bold text-ink" />
              <UsualPrice item={item} />
            </span>
            <ItemStock {...item} />
          </p>
        </div>
        <May need="products:write">
          <SelectBox label={adminListText.select(nameArabic)} checked={selected} onToggle={onToggle} />
        </May>
      </div>
      <ItemMarks item={item} className="mt-3" />
      <div className="mt-3 flex gap-2 border-t border-line pt-3">
        <May need="products:write">
          <Button
            variant="soft"
            size="sm"
            className="flex-1"
            icon={<Pencil />}
            aria-label={itemListText.editItem(nameArabic)}
            onClick={onEdit}
          >
            {itemListText.edit}
          </Button>
        </May>
        {actions}
      </div>
    </article>
  )
}
