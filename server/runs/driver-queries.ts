// A delivery run as its driver sees it (W-07): open stops with what the delivery needs, others by outcome.
import { createHash } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import type { HandoverUnit } from '#contract/handovers.ts'
import type { DriverRun, DriverStop } from '#contract/runs.ts'
import { HEAT_HOURS } from '#domain/animals/travel.ts'
import { toRials, ZERO } from '#domain/money.ts'
import { muscatDay } from '#domain/muscat-time.ts'
import { balanceOf, dueAtDoor } from '#domain/payments/balance.ts'
import { pick } from '#platform/pick.ts'
import { readBans } from '#server/animals/promised-orders.ts'
import type { Reader } from '#server/context.ts'
import { orders } from '#server/database/tables/orders.ts'
import { deliveryRuns, runStops } from '#server/database/tables/runs.ts'
import { readOpenUnits } from '#server/handovers/handover-units.ts'
import { ORDER_COLUMNS } from '#server/orders/queries/order-facts.ts'
import { readLostWorth } from '#server/returns/lost-worth.ts'
import { readSettings } from '#server/settings/settings-queries.ts'
import type { Driver } from './run-access.ts'
import { toAnswer, toItems } from './run-queries.ts'

export async function readDriverRun(context: Reader, { runId, expiresAt }: Driver): Promise<DriverRun> {
  const [settings, stops, [run]] = await Promise.all([
    readSettings(context),
    selectStops(context, runId),
    context.db.select({ driver: deliveryRuns.driver }).from(deliveryRuns).where(eq(deliveryRuns.id, runId)),
  ])
  const open = stops.filter(({ stop }) => stop.state === 'open').map(({ stop }) => stop.orderId)
  const [animalsOf, lostOf, banOn] = await Promise.all([
    readOpenUnits(context.db, open),
    readLostWorth(context.db, open),
    readBans(context.db, open, muscatDay(context.now())),
  ])
  return {
    id: runId,
    driver: run?.driver ?? null,
    expiresAt: expiresAt.toISOString(),
    shop: { nameArabic: settings.nameArabic, phone: settings.phone },
    stops: stops.map((row) => toDriverStop(row, { animalsOf, lostOf, banOn })),
  }
}

type DriverStopRow = Awaited<ReturnType<typeof selectStops>>[number]

function selectStops({ db }: Reader, runId: number) {
  return db
    .select({
      stop: runStops,
      order: {
        ...pick(orders, 'orderNumber', 'status', 'paymentStatus', 'finalAmount', 'paymentAmount'),
        ...pick(orders, 'deletedAt', 'receiverName', 'customerName'),
        phone: orders.customerPhone,
        secondPhone: orders.secondPhone,
        address: orders.shippingAddress,
        ...pick(orders, 'landmark', 'latitude', 'longitude'),
        notes: orders.customerNotes,
        deliveryDay: orders.deliveryDay,
        deliveryHeat: orders.deliveryHeat,
        items: ORDER_COLUMNS.items,
      },
    })
    .from(runStops)
    .innerJoin(orders, eq(orders.id, runStops.orderId))
    .where(eq(runStops.runId, runId))
    .orderBy(asc(runStops.position), asc(runStops.id))
}

function toDriverStop(
  { stop, order }: DriverStopRow,
  {
    animalsOf,
    lostOf,
    banOn,
  }: {
    animalsOf: Awaited<ReturnType<typeof readOpenUnits>>
    lostOf: Awaited<ReturnType<typeof readLostWorth>>
    banOn: Awaited<ReturnType<typeof readBans>>
  },
): DriverStop {
  const isOpen = stop.state === 'open'
  const shown = {
    to: isOpen ? { ...destinationOf(order), ban: banOn(stop.orderId) } : null,
    items: isOpen ? toItems(order.items) : [],
    animals: isOpen ? animalsOf(stop.orderId).map(toDriversUnit) : [],
    due: toRials(isOpen ? dueAtDoor(order.paymentStatus, balanceOf(order).due, lostOf(stop.orderId)) : ZERO),
  }
  return {
    id: stop.id,
    orderNumber: order.orderNumber,
    state: stop.state,
    gone: stop.state === 'released' ? whatBecameOf(order) : null,
    ...shown,
    // Not in the version: possible animals change with every order of their item, pictures not the route.
    mark: createHash('sha256')
      .update(JSON.stringify({ ...shown, animals: shown.animals.map(withoutChoices) }))
      .digest('base64url'),
    answer: toAnswer(stop),
  }
}

const MARK_SHOWN = 4

/** H-07: a name and the last digits of a chip are enough to tell animals apart. */
function toDriversUnit({ animal, animals, ...unit }: HandoverUnit): HandoverUnit {
  const shorten = (one: HandoverUnit['animals'][number]) => ({
    ...one,
    mark: one.mark === null ? null : `…${one.mark.slice(-MARK_SHOWN)}`,
  })
  return { ...unit, animal: animal && shorten(animal), animals: animals.map(shorten) }
}

function withoutChoices({ animals: _, imageUrl: __, ...unit }: HandoverUnit) {
  return unit
}

function whatBecameOf({ status, deletedAt }: DriverStopRow['order']): DriverStop['gone'] {
  if (status === 'cancelled' || deletedAt !== null) return 'cancelled'
  return status === 'delivered' ? 'delivered' : 'taken-out'
}

function destinationOf(order: DriverStopRow['order']) {
  const { phone, secondPhone, address, landmark, latitude, longitude, notes } = order
  const name = order.receiverName ?? order.customerName
  const { deliveryDay, deliveryHeat } = order
  const promised = { deliveryDay, deliveryHours: deliveryHeat ? HEAT_HOURS : null }
  return { name, phone, secondPhone, address, landmark, latitude, longitude, notes, ...promised }
}
