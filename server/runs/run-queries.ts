// Delivery runs as the office reads them (W-07).
import { and, asc, count, desc, eq, gt, inArray, isNull, ne, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { CreatedRun, Delivery, Run, RunStop, RunSummary } from '#contract/admin/runs.ts'
import type { RefusalOf } from '#contract/refusals.ts'
import { HEAT_HOURS } from '#domain/animals/travel.ts'
import { toRials } from '#domain/money.ts'
import { muscatDay } from '#domain/muscat-time.ts'
import { itemsToPack } from '#domain/orders/units-to-hand-over.ts'
import { isRunOpen } from '#domain/runs/delivery-run.ts'
import type { Database } from '#platform/database/connect.ts'
import { isoTimes } from '#platform/iso-times.ts'
import { mustRow } from '#platform/must.ts'
import { pick } from '#platform/pick.ts'
import { ok, type Result, refuse } from '#platform/result.ts'
import { readBans } from '#server/animals/promised-orders.ts'
import type { Reader } from '#server/context.ts'
import { orders } from '#server/database/tables/orders.ts'
import { deliveryRuns, runStops } from '#server/database/tables/runs.ts'
import { ORDER_COLUMNS, type OrderFacts } from '#server/orders/queries/order-facts.ts'

type RunRow = typeof deliveryRuns.$inferSelect
type StopRow = Awaited<ReturnType<typeof selectStops>>[number]

const MAX_LISTED = 100

/** The newest runs first, and the undelivered orders that wait for another run. */
export async function listRuns(context: Reader): Promise<{ items: RunSummary[]; returned: Delivery[] }> {
  const [runs, returned] = await Promise.all([
    context.db.select().from(deliveryRuns).orderBy(desc(deliveryRuns.id)).limit(MAX_LISTED),
    selectReturned(context),
  ])
  return { items: await summarise(context, runs), returned: returned.map(toDelivery) }
}

export async function findRun(context: Reader, runId: number): Promise<Result<Run, RefusalOf<'not-found'>>> {
  const [[row], stops] = await Promise.all([
    context.db.select().from(deliveryRuns).where(eq(deliveryRuns.id, runId)),
    selectStops(context).where(eq(runStops.runId, runId)).orderBy(asc(runStops.position), asc(runStops.id)),
  ])
  const [summary] = row ? await summarise(context, [row]) : []
  if (!summary) return refuse({ code: 'not-found' })
  const open = stops.filter(({ stop }) => stop.state === 'open').map(({ stop }) => stop.orderId)
  const banOn = await readBans(context.db, open, muscatDay(context.now()))
  return ok({ ...summary, stops: stops.map((row) => ({ ...toStop(row), ban: banOn(row.stop.orderId) })) })
}

export async function readSummary(context: Reader, runId: number): Promise<RunSummary> {
  const rows = await context.db.select().from(deliveryRuns).where(eq(deliveryRuns.id, runId))
  return mustRow(await summarise(context, rows), `delivery_runs ${runId}`)
}

/** H-06: its orders that were promised for another day than today. */
export async function readOtherDays({ db, now }: Reader, runId: number): Promise<CreatedRun['otherDays']> {
  const { id, orderNumber, deliveryDay } = orders
  const rows = await db
    .select({ id, orderNumber, deliveryDay })
    .from(runStops)
    .innerJoin(orders, eq(orders.id, runStops.orderId))
    .where(and(eq(runStops.runId, runId), ne(deliveryDay, muscatDay(now()))))
    .orderBy(asc(runStops.position))
  return rows.flatMap((row) => (row.deliveryDay === null ? [] : [{ ...row, deliveryDay: row.deliveryDay }]))
}

export async function countReturned(db: Database): Promise<number> {
  const [row] = await db
    .select({ returned: count() })
    .from(runStops)
    .innerJoin(orders, eq(orders.id, runStops.orderId))
    .where(isReturned(db))
  return row?.returned ?? 0
}

/** Of one order, the newest first. */
export async function listDeliveries(context: Reader, orderId: number): Promise<{ items: Delivery[] }> {
  const rows = await selectStops(context).where(eq(runStops.orderId, orderId)).orderBy(desc(runStops.id))
  return { items: rows.map(toDelivery) }
}

export function toAnswer(stop: typeof runStops.$inferSelect) {
  const { happenedAt, receiver, reason, note, cash } = stop
  if (!happenedAt) return null
  return { at: happenedAt.toISOString(), receiver, reason, note, cash: cash && toRials(cash) }
}

export function toItems(items: OrderFacts['items']) {
  return itemsToPack(items).map(({ productNameArabic: nameArabic, quantity }) => ({ nameArabic, quantity }))
}

async function summarise({ db, now }: Reader, runs: RunRow[]): Promise<RunSummary[]> {
  const ids = runs.map(({ id }) => id)
  const rows = await db
    .select({ runId: runStops.runId, state: runStops.state, stops: count() })
    .from(runStops)
    .where(inArray(runStops.runId, ids))
    .groupBy(runStops.runId, runStops.state)
  const stopsOf = (runId: number, state: StopRow['stop']['state']) =>
    rows.find((row) => row.runId === runId && row.state === state)?.stops ?? 0
  return runs.map((run) => ({
    ...isoTimes(pick(run, 'id', 'driver', 'createdAt', 'expiresAt', 'revokedAt')),
    isOpen: isRunOpen(run, now()),
    counts: {
      open: stopsOf(run.id, 'open'),
      delivered: stopsOf(run.id, 'delivered'),
      failed: stopsOf(run.id, 'failed'),
    },
  }))
}

function selectStops({ db }: Reader) {
  return db
    .select({
      stop: runStops,
      driver: deliveryRuns.driver,
      orderNumber: orders.orderNumber,
      customerName: orders.customerName,
      receiverName: orders.receiverName,
      location: orders.deliveryLocation,
      deliveryDay: orders.deliveryDay,
      deliveryHeat: orders.deliveryHeat,
      items: ORDER_COLUMNS.items,
      photoIds: sql<string[]>`ARRAY(
        SELECT f.id FROM files f WHERE f.use = 'delivery' AND f.use_id = run_stops.id AND f.removed_at IS NULL
      )`,
    })
    .from(runStops)
    .innerJoin(deliveryRuns, eq(deliveryRuns.id, runStops.runId))
    .innerJoin(orders, eq(orders.id, runStops.orderId))
    .$dynamic()
}

function selectReturned(context: Reader) {
  return selectStops(context)
    .where(isReturned(context.db))
    .orderBy(desc(runStops.answeredAt))
    .limit(MAX_LISTED)
}

/** Not delivered, and in no run after that. */
function isReturned(db: Database) {
  const later = alias(runStops, 'later')
  const again = db
    .select({ id: later.id })
    .from(later)
    .where(and(eq(later.orderId, runStops.orderId), gt(later.id, runStops.id), ne(later.state, 'released')))
  return and(
    eq(runStops.state, 'failed'),
    eq(orders.status, 'shipped'),
    isNull(orders.deletedAt),
    notExists(again),
  )
}

function toStop({ stop, photoIds, ...order }: StopRow): RunStop {
  const answer = toAnswer(stop)
  return {
    id: stop.id,
    orderId: stop.orderId,
    orderNumber: order.orderNumber,
    name: order.receiverName ?? order.customerName,
    location: order.location,
    items: toItems(order.items),
    deliveryDay: order.deliveryDay,
    deliveryHours: order.deliveryHeat ? HEAT_HOURS : null,
    state: stop.state,
    answer: answer && { ...answer, signature: (stop.signature ?? null) as number[][] | null, photoIds },
  }
}

function toDelivery(row: StopRow): Delivery {
  return { ...toStop(row), runId: row.stop.runId, driver: row.driver }
}
