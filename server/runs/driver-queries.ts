// A delivery run as its driver sees it (W-07): of each stop that is still to be made, no more than the way to the door needs,
// and of the others what became of them.
import { createHash } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import { moneyOf } from '#contract/primitives.ts'
import type { DriverRun, DriverStop } from '#contract/runs.ts'
import { ZERO } from '#domain/money.ts'
import { balanceOf, dueAtDoor } from '#domain/payments/balance.ts'
import type { Context } from '#server/context.ts'
import { orders } from '#server/database/tables/orders.ts'
import { runStops } from '#server/database/tables/runs.ts'
import { ORDER_COLUMNS } from '#server/orders/order-facts.ts'
import { readSettings } from '#server/settings/settings-queries.ts'
import type { Driver } from './run-access.ts'
import { toAnswer, toItems } from './run-queries.ts'

export async function readDriverRun(
  context: Pick<Context, 'db' | 'changes'>,
  { runId, expiresAt }: Driver,
): Promise<DriverRun> {
  const [settings, stops] = await Promise.all([readSettings(context), selectStops(context, runId)])
  return {
    id: runId,
    expiresAt: expiresAt.toISOString(),
    shop: { nameArabic: settings.nameArabic, phone: settings.phone },
    stops: stops.map(toDriverStop),
  }
}

type Row = Awaited<ReturnType<typeof selectStops>>[number]

function selectStops({ db }: Pick<Context, 'db'>, runId: number) {
  return db
    .select({
      stop: runStops,
      order: {
        orderNumber: orders.orderNumber,
        status: orders.status,
        paymentStatus: orders.paymentStatus,
        finalAmount: orders.finalAmount,
        paymentAmount: orders.paymentAmount,
        deletedAt: orders.deletedAt,
        receiverName: orders.receiverName,
        customerName: orders.customerName,
        phone: orders.customerPhone,
        secondPhone: orders.secondPhone,
        address: orders.shippingAddress,
        landmark: orders.landmark,
        latitude: orders.latitude,
        longitude: orders.longitude,
        notes: orders.customerNotes,
        items: ORDER_COLUMNS.items,
      },
    })
    .from(runStops)
    .innerJoin(orders, eq(orders.id, runStops.orderId))
    .where(eq(runStops.runId, runId))
    .orderBy(asc(runStops.position), asc(runStops.id))
}

function toDriverStop({ stop, order }: Row): DriverStop {
  const isOpen = stop.state === 'open'
  const shown = {
    to: isOpen ? destinationOf(order) : null,
    items: isOpen ? toItems(order.items) : [],
    due: moneyOf(isOpen ? dueAtDoor(order.paymentStatus, balanceOf(order).due) : ZERO),
  }
  return {
    id: stop.id,
    orderNumber: order.orderNumber,
    state: stop.state,
    gone: stop.state === 'released' ? whatBecameOf(order) : null,
    ...shown,
    mark: createHash('sha256').update(JSON.stringify(shown)).digest('base64url'),
    answer: toAnswer(stop),
  }
}

function whatBecameOf({ status, deletedAt }: Row['order']): DriverStop['gone'] {
  if (status === 'cancelled' || deletedAt !== null) return 'cancelled'
  return status === 'delivered' ? 'delivered' : 'taken-out'
}

function destinationOf(order: Row['order']): DriverStop['to'] {
  const { phone, secondPhone, address, landmark, latitude, longitude, notes } = order
  const name = order.receiverName ?? order.customerName
  return { name, phone, secondPhone, address, landmark, latitude, longitude, notes }
}
