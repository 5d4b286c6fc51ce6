// The history of an order as its customer reads it: statuses with their times, oldest first (D-04).
import { and, eq, inArray } from 'drizzle-orm'
import type { OrderMoment } from '#contract/orders.ts'
import { ORDER_STATUSES, PAYMENT_STATUSES } from '#domain/order-status.ts'
import type { Context } from '#server/context.ts'
import { orderHistory } from '#server/database/tables/orders.ts'

/** Without author and reason, which are for the shop only; with the note that the customer was mailed. */
export async function readOrderHistory({ db }: Context, orderId: number): Promise<OrderMoment[]> {
  const { event, toValue, note, createdAt } = orderHistory
  const rows = await db
    .select({ event, toValue, note, createdAt })
    .from(orderHistory)
    .where(and(eq(orderHistory.orderId, orderId), inArray(event, ['placed', 'status', 'payment', 'expired'])))
    .orderBy(orderHistory.id)
  return foldHistory(rows)
}

export type HistoryRow = { event: string; toValue: string | null; note: string | null; createdAt: Date }

/** Simultaneous changes of order and payment become one entry. */
export function foldHistory(rows: readonly HistoryRow[]): OrderMoment[] {
  const moments: OrderMoment[] = []
  for (const { event, toValue, note, createdAt } of rows) {
    const at = createdAt.toISOString()
    const before: OrderMoment = moments.at(-1) ?? { status: 'pending', paymentStatus: 'awaiting', at }
    const status = event === 'payment' ? undefined : ORDER_STATUSES.find((value) => value === toValue)
    const paymentStatus =
      event === 'payment' ? PAYMENT_STATUSES.find((value) => value === toValue) : undefined
    if (!status && !paymentStatus) continue
    const isSame = moments.length > 0 && before.at === at
    if (isSame) moments.pop()
    const shownNote = note ?? (isSame ? before.note : undefined)
    moments.push({
      status: status ?? before.status,
      paymentStatus: paymentStatus ?? before.paymentStatus,
      at,
      ...(shownNote !== undefined && { note: shownNote }),
    })
  }
  return moments
}
