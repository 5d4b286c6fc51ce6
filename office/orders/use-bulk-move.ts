import { useState } from 'react'
import { call, sentenceOf } from '#browser/api-client.ts'
import { useChange } from '#browser/use-change.ts'
import type { BulkAnswer } from '#contract/admin/order-list.ts'
import { isUndoable, type OrderStatus } from '#domain/order-status.ts'
import type { Moved } from '#office/undo/still-undoable.ts'
import { ORDER_READS, useUndo } from '#office/undo/use-undo.ts'
import { orderBulkText } from '#text/admin/order-list.ts'
import { ORDER_STATUS_LABELS } from '#text/orders.ts'

/** Small batches, so that progress is visible and requests are short. */
const ORDERS_A_CALL = 50

export type Failed = BulkAnswer['items']

/** W-03: changes the orders in batches, and returns the refused ones with their reasons. */
export function useBulkMove(onDone: (failed: Failed) => void) {
  const undoing = useUndo()
  const [sentCount, setSentCount] = useState(0)
  const { run, pending } = useChange({
    send({ ids, status }: { ids: readonly number[]; status: OrderStatus }) {
      setSentCount(0)
      return walk(ids, status, setSentCount)
    },
    done: ({ moved }, { status }) =>
      moved.length === 0
        ? null
        : {
            title: orderBulkText.moved(moved.length, ORDER_STATUS_LABELS[status]),
            tone: 'ok',
            ...(isUndoable(status) && undoing(moved)),
          },
    onDone: ({ items }) => onDone(items.filter(({ ok }) => !ok)),
    refresh: ORDER_READS,
  })

  /** `done`: how many have been sent so far; null if no change is running. */
  return { move: run, done: pending ? sentCount : null }
}

async function walk(
  ids: readonly number[],
  status: OrderStatus,
  onProgress: (done: number) => void,
): Promise<{ items: BulkAnswer['items']; moved: Moved[] }> {
  const items: BulkAnswer['items'] = []
  const moved: Moved[] = []
  for (let at = 0; at < ids.length; at += ORDERS_A_CALL) {
    try {
      const body = { ids: ids.slice(at, at + ORDERS_A_CALL), status }
      const answers = (await call('POST /api/admin/orders/bulk', { body })).items
      const now = Date.now()
      items.push(...answers)
      moved.push(...answers.flatMap(({ id, ok }) => (ok ? [{ id, at: now }] : [])))
    } catch (error) {
      // Stops at the first failed request. A retry is safe, since finished changes are not repeated.
      const detail = sentenceOf(error)
      return { items: [...items, ...ids.slice(at).map((id) => ({ id, ok: false, detail }))], moved }
    }
    onProgress(items.length)
  }
  return { items, moved }
}
