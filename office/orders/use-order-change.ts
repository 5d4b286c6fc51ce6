import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { call, refusalIn, sentenceOf, urlOf } from '#browser/api-client.ts'
import { useRefresh } from '#browser/use-change.ts'
import type { OrderEdit } from '#contract/admin/order-requests.ts'
import type { AdminOrder } from '#contract/admin/orders.ts'
import { isUndoable } from '#domain/order-status.ts'
import type { MissingItem } from '#domain/orders/draft-order.ts'
import { ORDER_READS, useUndo } from '#office/undo/use-undo.ts'
import { ordersText } from '#text/admin/orders.ts'
import { missingItemText } from '#text/orders.ts'
import { useToast } from '#ui/toast.tsx'

type Read = Pick<AdminOrder, 'id' | 'updatedAt'>

/**
 * Moves an order as it was read; whatever shows it is read again. Not by `useChange`, which lets through one change at a
 * time: a list moves several orders one right after the other.
 */
export function useOrderChange() {
  const queries = useQueryClient()
  const refresh = useRefresh()
  const showToast = useToast()
  const undoing = useUndo()

  /** Throws what the API refuses: for a dialog that stays open. */
  const change = useCallback(
    async (order: Read, request: OrderEdit, done: string = ordersText.updated) => {
      try {
        const now = await call('PATCH /api/admin/orders/:id', {
          params: order,
          body: { ...request, updatedAt: order.updatedAt },
        })
        queries.setQueryData([urlOf('GET /api/admin/orders/:id', { params: order })], now)
        showToast({
          title: done,
          tone: 'ok',
          ...(isStep(request) && undoing([{ id: order.id, at: Date.now() }])),
        })
      } finally {
        void refresh(...ORDER_READS)
      }
    },
    [queries, refresh, showToast, undoing],
  )

  /** A-ORD-07: at once, where nothing is asked; what is refused says a toast. */
  const changeNow = useCallback(
    async (order: Read, request: OrderEdit, done?: string) => {
      try {
        await change(order, request, done)
      } catch (error) {
        showToast({ title: ordersText.updateFailed, description: refusalText(error), tone: 'danger' })
      }
    },
    [change, showToast],
  )

  return { change, changeNow }
}

/** A step along the path, of the order or of its payment, and nothing else with it. */
function isStep({ status, paymentStatus, override }: OrderEdit): boolean {
  if (override || (status && paymentStatus)) return false
  return isUndoable(status ?? paymentStatus ?? '')
}

/** The refusal, and the products that caused it. */
function refusalText(error: unknown): string {
  return [sentenceOf(error), ...missingOf(error).map(missingItemText)].join(' ')
}

export function missingOf(error: unknown): MissingItem[] {
  return refusalIn(error, 'cannot-reserve')?.items ?? []
}
