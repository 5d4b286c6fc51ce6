import { useQuery } from '@tanstack/react-query'
import { Archive, Copy, Ellipsis, ExternalLink, Eye, EyeOff, Star, StarOff, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { call, fieldErrorsOf, freshOf, sentenceOf } from '#browser/api-client.ts'
import { useChange } from '#browser/use-change.ts'
import type { AdminProduct, EditProductRequest } from '#contract/admin/products.ts'
import { productPath } from '#domain/product.ts'
import { ConfirmDialog } from '#office/shell/confirm-dialog.tsx'
import { useMay } from '#office/shell/use-may.tsx'
import { itemListText } from '#text/admin/product-list.ts'
import { iconButtonClass } from '#ui/icon-button.tsx'
import { Menu, type MenuItem } from '#ui/menu.tsx'

type ItemAction = keyof typeof itemListText.done

const ITEM_ACTIONS: Record<ItemAction, EditProductRequest> = {
  show: { isActive: true },
  hide: { isActive: false },
  feature: { isFeatured: true },
  unfeature: { isFeatured: false },
  restore: { isArchived: false },
}

/** The menu of further actions on an item, for its card or row. */
export function ItemMenu({ item, onCopy }: { item: AdminProduct; onCopy: () => void }) {
  const may = useMay()
  const { run } = useItemAction(item)
  const [removing, setRemoving] = useState(false)
  const { isActive, isFeatured, isArchived } = item
  const does = (action: ItemAction, icon: MenuItem['icon']): MenuItem => ({
    label: itemListText[action],
    icon,
    onSelect: () => void run(action),
  })
  const mayWrite = may('products:write')
  if (!mayWrite && !isActive) return null
  const isListed = mayWrite && !isArchived
  return (
    <div className="relative inline-block text-start">
      <Menu
        label={itemListText.actions(item.nameArabic)}
        trigger={<Ellipsis />}
        triggerClassName={iconButtonClass('outline')}
        groups={[
          [
            mayWrite && isArchived && does('restore', <Archive />),
            isListed && (isActive ? does('hide', <EyeOff />) : does('show', <Eye />)),
            isListed && (isFeatured ? does('unfeature', <StarOff />) : does('feature', <Star />)),
            mayWrite && { label: itemListText.copy, icon: <Copy />, onSelect: onCopy },
            isActive && {
              label: itemListText.view,
              icon: <ExternalLink />,
              to: productPath(item),
            },
          ],
          [
            isListed && {
              label: itemListText.remove,
              icon: <Trash2 />,
              tone: 'danger',
              onSelect: () => setRemoving(true),
            },
          ],
        ]}
      />
      {removing ? <RemoveItemDialog item={item} onClose={() => setRemoving(false)} /> : null}
    </div>
  )
}

/** A one-tap action on an item, with a toast for success or failure. */
function useItemAction(item: AdminProduct) {
  return useChange({
    send: (action: ItemAction) =>
      call('PATCH /api/admin/products/:id', {
        params: item,
        body: { ...ITEM_ACTIONS[action], updatedAt: item.updatedAt },
      }),
    done: (_, action) => ({ title: itemListText.done[action](item.nameArabic), tone: 'ok' }),
    failed: (error) => ({ title: itemListText.editFailed, description: sentenceFor(error), tone: 'danger' }),
    refresh: ['/api/admin/products', '/api/admin/categories'],
  })
}

/** For a refused field, the message is that of the field: «اختر محافظة…». */
function sentenceFor(error: unknown): string {
  const first = Object.values(fieldErrorsOf(error))[0]?.[0]
  return first ?? sentenceOf(error)
}

type RemoveItemDialogProps = { item: AdminProduct; onClose: () => void }

/** A-ITEM-14, X-60: states whether the item will be deleted or archived. */
function RemoveItemDialog({ item, onClose }: RemoveItemDialogProps) {
  const { data } = useQuery({ ...freshOf('GET /api/admin/products/:id', { params: item }) })
  const isKept = data?.isKept
  const what = isKept === undefined ? itemListText.removeUnknown : WHAT[isKept ? 'kept' : 'plain']

  return (
    <ConfirmDialog
      onClose={onClose}
      title={itemListText.removeTitle(item.nameArabic)}
      what={what}
      confirm={isKept ? itemListText.archiveConfirm : itemListText.removeConfirm}
      send={() => call('DELETE /api/admin/products/:id', { params: item })}
      done={({ outcome }) => ({
        title: itemListText.removed,
        description: outcome === 'archived' ? itemListText.archivedInstead : undefined,
        tone: 'ok',
      })}
      failed={itemListText.removeFailed}
      refresh={['/api/admin/products', '/api/admin/categories']}
    />
  )
}

const WHAT = { kept: itemListText.removeKept, plain: itemListText.removeWhat }
