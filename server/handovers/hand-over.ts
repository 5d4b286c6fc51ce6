// A member of staff hands animals of an order over to their buyer (H-07). With the last of them the order is delivered,
// by the verb that moves every order. The first hand-over of an animal stands, and one that is sent twice counts once;
// where the order went back in between, it is refused.
import { and, eq } from 'drizzle-orm'
import type { HandoverRequest, OrderHandovers } from '#contract/admin/handovers.ts'
import type { RefusalOf } from '#contract/refusals.ts'
import { CHECKS, happenedWithin, type Unit } from '#domain/handovers/handover.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { ok, type Result, refuse } from '#platform/result.ts'
import type { Granted } from '#server/access/current-user.ts'
import type { OfficeWork } from '#server/access/office-work.ts'
import { noteAction } from '#server/audit/note-action.ts'
import type { Context } from '#server/context.ts'
import { handovers } from '#server/database/tables/handovers.ts'
import { orderItems, orders } from '#server/database/tables/orders.ts'
import { changeLockedOrder } from '#server/orders/changes/change-order.ts'
import { type LockedOrder, lockOrder } from '#server/orders/records/lock-order.ts'
import { handoverReason } from '#text/handovers.ts'
import { readOrderHandovers } from './handover-queries.ts'
import { readOpenUnits, readStanding } from './handover-units.ts'
import { writeHandovers } from './write-handovers.ts'

type HandOverRefusal = RefusalOf<
  | 'not-found'
  | 'handed-over'
  | 'handover-set-aside'
  | 'status-not-allowed'
  | 'payment-not-verified'
  | 'invalid-request'
>

export async function handOver(
  context: Context,
  admin: Granted<'orders:write'>,
  orderId: number,
  request: HandoverRequest,
): Promise<Result<OrderHandovers, HandOverRefusal>> {
  const result = await inTransaction(context.db, async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order) return refuse({ code: 'not-found' })
    const earlier = await findTold(tx, orderId, request.key)
    if (earlier === 'counts') return ok([])
    if (earlier === 'set-aside') return refuse({ code: 'handover-set-aside' })
    const refusal = mayHandOver(order) ?? (await findEarlier(tx, orderId, request.animals))
    if (refusal) return refuse(refusal)
    return write({ context, tx, admin }, order, request)
  })
  if (!result.ok) return result
  context.changes.announceStock(result.value)
  context.changes.announceOrders()
  return readOrderHandovers(context, orderId)
}

/** What became of the hand-over that was sent with this key before; null where none was. */
async function findTold(
  tx: Transaction,
  orderId: number,
  key: string,
): Promise<'counts' | 'set-aside' | null> {
  const rows = await tx
    .select({ setAsideAt: handovers.setAsideAt })
    .from(handovers)
    .where(and(eq(handovers.orderId, orderId), eq(handovers.key, key)))
  if (rows.length === 0) return null
  return rows.some(({ setAsideAt }) => setAsideAt === null) ? 'counts' : 'set-aside'
}

/** nothing leaves the shop before its money has arrived; what has left may be handed over. */
export function mayHandOver({
  status,
  paymentStatus,
}: LockedOrder): RefusalOf<'status-not-allowed' | 'payment-not-verified'> | null {
  if (status === 'shipped' || status === 'delivered') return null
  if (status === 'cancelled') return { code: 'status-not-allowed', from: status, to: 'delivered' }
  return paymentStatus === 'verified' ? null : { code: 'payment-not-verified', to: 'delivered' }
}

/** The first of them that somebody handed over before: that one stands and is returned. */
export async function findEarlier(
  tx: Transaction,
  orderId: number,
  units: readonly Pick<Unit, 'itemId' | 'unit'>[],
): Promise<RefusalOf<'handed-over'> | null> {
  const standing = await readStanding(tx, orderId)
  const earlier = standing.find(({ itemId, unit }) =>
    units.some((one) => one.itemId === itemId && one.unit === unit),
  )
  if (!earlier) return null
  const [item] = await tx
    .select({ nameArabic: orderItems.productNameArabic })
    .from(orderItems)
    .where(eq(orderItems.id, earlier.itemId))
  return {
    code: 'handed-over',
    nameArabic: item?.nameArabic ?? '',
    buyer: earlier.buyerName,
    at: earlier.happenedAt.toISOString(),
  }
}

async function write(
  work: OfficeWork,
  order: LockedOrder,
  { key, at, buyer, buyerSignature, ...report }: HandoverRequest,
): Promise<Result<number[], HandOverRefusal>> {
  const { context, tx, admin } = work
  const recordedAt = context.now()
  const [placed] = await tx.select({ at: orders.createdAt }).from(orders).where(eq(orders.id, order.id))
  const written = await writeHandovers(context, tx, {
    orderId: order.id,
    report,
    key,
    recordedAt,
    by: admin.id,
    buyer: { name: buyer, signature: buyerSignature },
    happenedAt: happenedWithin(Date.parse(at), {
      from: order.handedOverAt ?? placed?.at ?? recordedAt,
      until: recordedAt,
    }),
  })
  if (!written.ok) return written
  await noteAction({ tx, admin, at: recordedAt }, 'handover.created', order.id, {
    after: { orderNumber: order.orderNumber, animals: report.animals.length, faults: countFaults(report) },
  })
  return deliverWithLast(work, order)
}

/**
 * With the last of its animals the order is delivered.
 * @returns the products whose stock changed
 */
export async function deliverWithLast(
  work: OfficeWork,
  order: LockedOrder,
): Promise<Result<number[], never>> {
  const { tx } = work
  if (order.status === 'delivered') return ok([])
  if ((await readOpenUnits(tx, [order.id]))(order.id).length > 0) return ok([])
  // An order handed over in the shop is never on its way.
  const isOnTheWay = order.status === 'shipped'
  const change = isOnTheWay ? {} : { reason: handoverReason, override: true }
  const moved = await changeLockedOrder(work, order, { status: 'delivered', ...change })
  if (!moved.ok) throw new Error(`orders ${order.id}: its delivery was refused: ${moved.refusal.code}`)
  return moved
}

function countFaults({ animals }: Pick<HandoverRequest, 'animals'>): number {
  const faults = animals.flatMap(({ checks }) => CHECKS.filter((check) => checks[check].verdict === 'no'))
  return faults.length
}
