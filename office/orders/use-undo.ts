import { useCallback } from 'react'
import { call, sentenceOf } from '#browser/api-client.ts'
import { type Prefix, useRefresh } from '#browser/use-change.ts'
import { MAX_BULK_ORDERS } from '#domain/orders/order-list.ts'
import { UNDO_SECONDS } from '#domain/orders/order-status.ts'
import { bulkText } from '#text/admin/order-list.ts'
import { type Toast, useToast } from '#ui/toast.tsx'

/** What shows orders, or counts them. */
export const ORDER_READS: Prefix[] = [
  '/api/admin/orders',
  '/api/admin/transfers',
  '/api/admin/refunds-due',
  '/api/admin/stats',
]

/** W-04: what a toast needs that offers to take the step of these orders back. */
export function useUndo(): (ids: readonly number[]) => Pick<Toast, 'action' | 'durationMs'> {
  const refresh = useRefresh()
  const showToast = useToast()
  return useCallback(
    (ids) => ({
      durationMs: UNDO_SECONDS * 1000,
      action: {
        label: bulkText.undo,
        onClick: async () => {
          try {
            const items = await undo(ids)
            const late = items.filter(({ ok }) => !ok)
            const undone = items.length - late.length
            showToast({
              title: undone > 0 ? bulkText.undone(undone) : bulkText.undoFailed,
              tone: late.length > 0 ? 'danger' : 'ok',
              ...(late[0]?.detail && { description: late[0].detail }),
            })
          } catch (error) {
            showToast({ title: bulkText.undoFailed, description: sentenceOf(error), tone: 'danger' })
          } finally {
            void refresh(...ORDER_READS)
          }
        },
      },
    }),
    [refresh, showToast],
  )
}

async function undo(ids: readonly number[]) {
  const items = []
  for (let at = 0; at < ids.length; at += MAX_BULK_ORDERS) {
    const answer = await call('POST /api/admin/orders/undo', {
      body: { ids: ids.slice(at, at + MAX_BULK_ORDERS) },
    })
    items.push(...answer.items)
  }
  return items
}
