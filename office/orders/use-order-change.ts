import { useQueryClient } from '@tanstack/react-query'
import { call, refusalIn, sentenceOf, urlOf } from '#browser/api-client.ts'
import { type Change, useChange } from '#browser/use-change.ts'
import type { OrderEdit } from '#contract/admin/order-requests.ts'
import type { AdminOrder } from '#contract/admin/orders.ts'
import { isUndoable } from '#domain/order-status.ts'
import type { MissingItem } from '#domain/orders/draft-order.ts'
import { ORDER_READS, useUndo } from '#office/undo/use-undo.ts'
import { ordersText } from '#text/admin/orders.ts'
import { missingItemText } from '#text/orders.ts'

/** `done`: the success toast. */
export type OrderMove = { order: Pick<AdminOrder, 'id' | 'updatedAt'>; request: OrderEdit; done?: string }

/** Changes an order, based on the version that was read, and refetches everything that shows it. */
export function useOrderChange() {
  const queries = useQueryClient()
  const undoing = useUndo()
  return {
    send: ({ order, request }) =>
      call('PATCH /api/admin/orders/:id', {
        params: order,
        body: { ...request, updatedAt: order.updatedAt },
      }),
    done: ({ id }, { request, done = ordersText.updated }) => ({
      title: done,
      tone: 'ok',
      ...(isStep(request) && undoing([{ id, at: Date.now() }])),
    }),
    onDone: (now) => queries.setQueryData([urlOf('GET /api/admin/orders/:id', { params: now })], now),
    refresh: ORDER_READS,
  } satisfies Change<OrderMove, AdminOrder>
}

/** A-ORD-07: changes without a question. From a list, several may run at the same time. */
export function useOrderMove() {
  return useChange({
    ...useOrderChange(),
    meanwhile: 'send',
    failed: (error) => ({ title: ordersText.updateFailed, description: refusalText(error), tone: 'danger' }),
  })
}

/** A plain status step of the order or its payment, with no other change. */
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
