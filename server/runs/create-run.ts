// Creates a delivery run from orders (W-07). Each order that cannot be included is reported with its reason; paid and
// prepared ones become shipped.
import { and, eq, inArray, isNotNull, lte, or, sql } from 'drizzle-orm'
import type { CreateRunRequest } from '#contract/admin/run-request.ts'
import type { CreatedRun } from '#contract/admin/runs.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import { muscatDay } from '#domain/muscat-time.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { ok, type Result, refuse } from '#platform/result.ts'
import type { Granted } from '#server/access/current-user.ts'
import type { OfficeWork } from '#server/access/office-work.ts'
import { readBans } from '#server/animals/promised-orders.ts'
import { noteAction } from '#server/audit/note-action.ts'
import type { Context } from '#server/context.ts'
import { orders } from '#server/database/tables/orders.ts'
import { deliveryRuns, runStops } from '#server/database/tables/runs.ts'
import { changeLockedOrder } from '#server/orders/changes/change-order.ts'
import { type LockedOrder, lockOrder } from '#server/orders/records/lock-order.ts'
import { REFUSAL_SENTENCES } from '#text/refusals.ts'
import { newLink } from './issue-link.ts'
import { lockOpenStops, releaseLocked } from './lock-run.ts'
import { readOtherDays, readSummary } from './run-queries.ts'

type TakenOrders = { orders: LockedOrder[]; products: number[]; failed: CreatedRun['failed'] }

export async function createRun(
  context: Context,
  admin: Granted<'orders:write'>,
  request: CreateRunRequest,
): Promise<Result<CreatedRun, never>> {
  const { columns, link } = newLink(context, admin)
  const made = await inTransaction(context.db, async (tx) => {
    const taken = await takeOrders(context, tx, admin, request.orderIds)
    if (taken.orders.length === 0) return { ...taken, runId: null }
    const createdAt = context.now()
    const [run] = await tx
      .insert(deliveryRuns)
      .values({ ...columns, driver: request.driver ?? null, createdAt })
      .returning({ id: deliveryRuns.id })
    if (!run) throw new Error('delivery_runs: the insert gave no row')
    await tx
      .insert(runStops)
      .values(taken.orders.map(({ id: orderId }, position) => ({ runId: run.id, orderId, position })))
    const orderNumbers = taken.orders.map(({ orderNumber }) => orderNumber)
    await noteAction({ tx, admin, at: createdAt }, 'run.created', run.id, {
      after: { driver: request.driver ?? null, orderNumbers, expiresAt: link.expiresAt },
    })
    return { ...taken, runId: run.id }
  })
  const { runId, products, failed } = made
  if (runId === null) return ok({ run: null, link: null, failed, otherDays: [], bans: [] })
  context.changes.announceStock(products)
  context.changes.announceOrders()
  const otherDays = await readOtherDays(context, runId)
  const ids = made.orders.map(({ id }) => id)
  const banOn = await readBans(context.db, ids, muscatDay(context.now()))
  const bans = made.orders.flatMap(({ id, orderNumber }) => {
    const reason = banOn(id)
    return reason === null ? [] : [{ id, orderNumber, reason }]
  })
  return ok({ run: await readSummary(context, runId), link, failed, otherDays, bans })
}

async function takeOrders(
  context: Context,
  tx: Transaction,
  admin: Granted<'orders:write'>,
  orderIds: readonly number[],
): Promise<TakenOrders> {
  const locked = await lockThem(tx, orderIds)
  await freeEnded(context, tx, [...locked.keys()])
  const taken: TakenOrders = { orders: [], products: [], failed: [] }
  for (const id of await inOrderOfPlace(tx, orderIds)) {
    const order = locked.get(id)
    const took = order
      ? await takeOrder({ context, tx, admin }, order)
      : refuse({ code: 'not-found' } as const)
    if (order && took.ok) {
      taken.orders.push(order)
      taken.products.push(...took.value)
    } else if (!took.ok) {
      const { code } = took.refusal
      const orderNumber = order && { orderNumber: order.orderNumber }
      taken.failed.push({ id, ok: false, code, detail: REFUSAL_SENTENCES[code], ...orderNumber })
    }
  }
  return taken
}

/** In the order of their ids, and all of them before anything is written. */
async function lockThem(tx: Transaction, orderIds: readonly number[]): Promise<Map<number, LockedOrder>> {
  const locked = new Map<number, LockedOrder>()
  for (const id of [...new Set(orderIds)].sort((a, b) => a - b)) {
    const order = await lockOrder(tx, id)
    if (order) locked.set(id, order)
  }
  return locked
}

/** Sorts stops by governorate and wilayat, until the office reorders them; missing orders come last. */
async function inOrderOfPlace(tx: Transaction, orderIds: readonly number[]): Promise<number[]> {
  const rows = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(inArray(orders.id, [...orderIds]))
    .orderBy(orders.governorateId, sql`${orders.wilayat} NULLS LAST`, orders.id)
  return [...new Set([...rows.map(({ id }) => id), ...orderIds])]
}

/** The products whose pages changed. */
async function takeOrder(
  work: OfficeWork,
  order: LockedOrder,
): Promise<Result<number[], { code: RefusalCode }>> {
  const { tx } = work
  if (await isUnderWay(tx, order.id)) return refuse({ code: 'order-in-run' })
  if (order.status === 'shipped' && order.channel !== 'counter') return ok([])
  if (order.status !== 'processing' || order.paymentStatus !== 'verified')
    return refuse({ code: 'order-not-for-run' })
  return changeLockedOrder(work, order, { status: 'shipped' })
}

/** Open stops of ended runs are released. */
async function freeEnded({ now }: Context, tx: Transaction, orderIds: number[]): Promise<void> {
  const ended = tx
    .select({ id: deliveryRuns.id })
    .from(deliveryRuns)
    .where(or(lte(deliveryRuns.expiresAt, now()), isNotNull(deliveryRuns.revokedAt)))
  const held = sql`${inArray(runStops.orderId, orderIds)} AND ${inArray(runStops.runId, ended)}`
  await releaseLocked(tx, await lockOpenStops(tx, held))
}

async function isUnderWay(tx: Transaction, orderId: number): Promise<boolean> {
  const held = and(eq(runStops.orderId, orderId), eq(runStops.state, 'open'))
  return (await tx.$count(runStops, held)) > 0
}
