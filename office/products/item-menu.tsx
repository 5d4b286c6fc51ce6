import { Archive, Copy, Ellipsis, ExternalLink, Eye, EyeOff, Star, StarOff, Trash2 } from 'lucide-react'
import type { AdminProduct, EditProductRequest } from '#contract/admin/products.ts'
import { productPath } from '#domain/product.ts'
import { useMay } from '#office/shell/use-may.tsx'
import { itemListText } from '#text/admin/product-list.ts'
import { iconButtonClass } from '#ui/icon-button.tsx'
import { Menu, type MenuItem } from '#ui/menu.tsx'

export type ItemAction = keyof typeof itemListText.done

export const ITEM_ACTIONS: Record<ItemAction, EditProductRequest> = {
  show: { isActive: true },
  hide: { isActive: false },
  feature: { isFeatured: true },
  unfeature: { isFeatured: false },
  restore: { isArchived: false },
}

type ItemMenuProps = {
  item: AdminProduct
  onDo: (action: ItemAction) => void
  onCopy: () => void
  onRemove: () => void
}

/** The menu of further actions on an item, for its card or row. */
export function ItemMenu({ item, onDo, onCopy, onRemove }: ItemMenuProps) {
  const may = useMay()
  const { isActive, isFeatured, isArchived } = item
  const does = (action: ItemAction, icon: MenuItem['icon']): MenuItem => ({
    label: itemListText[action],
    icon,
    onSelect: () => onDo(action),
  })
  const mayWrite = may('products:write')
  if (!mayWrite && !isActive) return null
  const isListed = mayWrite && !isArchived
  return (
    <div className="relative inline-block text-start">
      <Menu
        label={itemListText.actions(item.nameArabic)}
        trigger={<Ellipsis aria-hidden />}
        triggerClassName={iconButtonClass('outline')}
        groups={[
          [
            mayWrite && isArchived && does('restore', <Archive aria-hidden />),
            isListed && (isActive ? does('hide', <EyeOff aria-hidden />) : does('show', <Eye aria-hidden />)),
            isListed &&
              (isFeatured
                ? does('unfeature', <StarOff aria-hidden />)
                : does('feature', <Star aria-hidden />)),
            mayWrite && { label: itemListText.copy, icon: <Copy aria-hidden />, onSelect: onCopy },
            isActive && {
              label: itemListText.view,
              icon: <ExternalLink aria-hidden />,
              to: productPath(item),
            },
          ],
          [
            isListed && {
              label: itemListText.remove,
              icon: <Trash2 aria-hidden />,
              tone: 'danger',
              onSelect: onRemove,
            },
          ],
        ]}
      />
    </div>
  )
}
