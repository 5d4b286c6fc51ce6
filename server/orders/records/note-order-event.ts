// Writes what the office did to an order into its history.
import type { ActionContext } from '#server/audit/note-action.ts'
import { orderHistory } from '#server/database/tables/orders.ts'

type OrderEventToNote = Pick<
  typeof orderHistory.$inferInsert,
  'event' | 'fromValue' | 'toValue' | 'reason' | 'note'
>

export async function noteOrderEvent(
  { tx, admin, at }: ActionContext,
  orderId: number,
  event: OrderEventToNote,
): Promise<void> {
  const by = { actor: 'admin', actorId: admin.id } as const
  await tx.insert(orderHistory).values({ orderId, ...event, ...by, createdAt: at })
}
