import { call } from '#browser/api-client.ts'
import { type Prefix, useChange } from '#browser/use-change.ts'
import { UNDO_SECONDS } from '#domain/order-status.ts'
import { MAX_BULK_ORDERS } from '#domain/orders/order-list.ts'
import { orderBulkText } from '#text/admin/order-list.ts'
import type { Toast } from '#ui/toast.tsx'
import { type Moved, stillUndoable } from './still-undoable.ts'

/** The queries that show or count orders. */
export const ORDER_READS: Prefix[] = [
  '/api/admin/orders',
  '/api/admin/transfers',
  '/api/admin/refunds-due',
  '/api/admin/stats',
]

/** W-04: the toast action that undoes a status change of these orders. */
export function useUndo(): (moved: readonly Moved[]) => Pick<Toast, 'action' | 'durationMs'> {
  const { run } = useChange({
    async send(moved: readonly Moved[]) {
      const { ids, late } = stillUndoable(moved, Date.now())
      return { late, items: await undo(ids) }
    },
    meanwhile: 'send',
    done({ late, items }) {
      const refused = items.filter(({ ok }) => !ok)
      const undone = items.length - refused.length
      // Many refusals are counted, since most have the same reason.
      const count = late + refused.length
      const why = count > 1 || late > 0 ? orderBulkText.undoLate(count) : refused[0]?.detail
      return {
        title: undone > 0 ? orderBulkText.undone(undone) : orderBulkText.undoFailed,
        tone: count > 0 ? 'danger' : 'ok',
        ...(why && { description: why }),
      }
    },
    failed: orderBulkText.undoFailed,
    refresh: ORDER_READS,
  })
  return (moved) => ({
    durationMs: UNDO_SECONDS * 1000,
    action: { label: orderBulkText.undo, onClick: () => void run(moved) },
  })
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
