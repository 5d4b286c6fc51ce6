import { useQuery } from '@tanstack/react-query'
import { call, freshOf } from '#browser/api-client.ts'
import type { AdminProduct } from '#contract/admin/products.ts'
import { ConfirmDialog } from '#office/shell/confirm-dialog.tsx'
import { itemListText } from '#text/admin/product-list.ts'

type RemoveItemDialogProps = { item: AdminProduct; onClose: () => void }

/** A-ITEM-14, X-60: states whether the item will be deleted or archived. */
export function RemoveItemDialog({ item, onClose }: RemoveItemDialogProps) {
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
