import { useQuery } from '@tanstack/react-query'
import { call, queryOf } from '#browser/api-client.ts'
import { useRefresh } from '#browser/use-change.ts'
import type { AdminProduct } from '#contract/admin/products.ts'
import { ConfirmDialog } from '#office/shell/confirm-dialog.tsx'
import { itemListText } from '#text/admin/product-list.ts'
import { useToast } from '#ui/toast.tsx'

/** A-ITEM-14, X-60: says before whether it goes for good or into the archive. */
export function RemoveItemDialog({
  item,
  open,
  onClose,
}: {
  item: AdminProduct
  open: boolean
  onClose: () => void
}) {
  const toast = useToast()
  const refresh = useRefresh()
  const { data } = useQuery({
    ...queryOf('GET /api/admin/products/:id', { params: item }),
    enabled: open,
    refetchOnMount: 'always',
  })
  const isOrdered = data?.isOrdered
  const what = isOrdered === undefined ? itemListText.removeUnknown : WHAT[isOrdered ? 'ordered' : 'plain']

  async function remove() {
    try {
      const { outcome } = await call('DELETE /api/admin/products/:id', { params: item })
      toast({
        title: itemListText.removed,
        tone: 'ok',
        ...(outcome === 'archived' && { description: itemListText.archivedInstead }),
      })
    } catch (error) {
      toast({ title: itemListText.removeFailed, tone: 'danger' })
      throw error
    } finally {
      await refresh('/api/admin/products', '/api/admin/categories')
    }
  }

  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={itemListText.removeTitle(item.nameArabic)}
      what={what}
      confirm={isOrdered ? itemListText.archiveConfirm : itemListText.removeConfirm}
      confirming={itemListText.removing}
      onConfirm={remove}
    />
  )
}

const WHAT = { ordered: itemListText.removeOrdered, plain: itemListText.removeWhat }
