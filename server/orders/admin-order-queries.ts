// All orders of the shop, for who runs it (A-ORD-01): newest first, by key, with how many there are of each kind.
import type { AdminOrderDetail, AdminOrderList, AdminOrderQuery, OrderEvent } from '#contract/admin/orders.ts'
import { idParam } from '#contract/primitives.ts'
import type { RefusalOf } from '#contract/refusals.ts'
import { foldDigits } from '#domain/fold-arabic.ts'
import { parseOrderNumber } from '#domain/orders/order-number.ts'
import { orderSearchTerms } from '#domain/orders/order-search.ts'
import {
  ORDER_STATUSES,
  type OrderStatus,
  PAYMENT_STATUSES,
  type PaymentStatus,
} from '#domain/orders/order-status.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { Context } from '#server/context.ts'
import type { Database } from '#server/database/connect.ts'
import { statement } from '#server/database/statement.ts'
import { readSettings } from '#server/settings/settings-queries.ts'
import { SHOP_ORDER_COLUMNS, type ShopOrderRow, toAdminOrder, toMessages } from './shop-order-facts.ts'

/** Newest first. `total` and the counts are those of what was looked for. */
export async function listOrdersOfShop(
  { db }: Pick<Context, 'db'>,
  { status, paymentStatus, search, limit, cursor }: AdminOrderQuery,
): Promise<Result<AdminOrderList, RefusalOf<'invalid-request'>>> {
  const before = cursor === undefined ? FIRST_PAGE : readCursor(cursor)
  if (!before) return refuse({ code: 'invalid-request', errors: { cursor: ['قيمة غير صحيحة.'] } })
  const [rows, cells] = await Promise.all([
    selectPage(db, { status, paymentStatus, search, before, limit: limit + 1 }),
    countCells(db, search),
  ])
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  const ofStatus = cells.filter((cell) => status === undefined || cell.status === status)
  const ofPayment = cells.filter(
    (cell) => paymentStatus === undefined || cell.paymentStatus === paymentStatus,
  )
  return ok({
    items: page.map(toAdminOrder),
    nextCursor: rows.length > limit && last ? `${last.createdAt.toISOString()}_${last.id}` : null,
    total: sum(ofStatus.filter((cell) => ofPayment.includes(cell))),
    counts: {
      status: countsBy(ORDER_STATUSES, (value) => ofPayment.filter((cell) => cell.status === value)),
      payment: countsBy(PAYMENT_STATUSES, (value) => ofStatus.filter((cell) => cell.paymentStatus === value)),
    },
  })
}

/**
 * What an order must hold to be found, as conditions on `orders`; `given` takes a value and gives its place. A whole number
 * is looked up, anything else is letters and digits only, so that no pattern is hidden in it.
 */
function searchConditions(search: string | undefined, given: (value: string) => string): string[] {
  const number = parseOrderNumber(foldDigits(search ?? ''))
  if (number) return [`order_number = ${given(number)}`]
  return orderSearchTerms(search ?? '').map((term) => `search_key LIKE ${given(`%${term}%`)}`)
}

const FIRST_PAGE = { at: new Date('9999-12-31T00:00:00.000Z'), id: 0 }

function readCursor(cursor: string): { at: Date; id: number } | null {
  const [time = '', id = '', ...rest] = cursor.split('_')
  const at = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(time) ? new Date(time) : null
  const key = idParam.safeParse(id)
  return at && !Number.isNaN(at.getTime()) && key.success && rest.length === 0 ? { at, id: key.data } : null
}

type Cell = { status: OrderStatus; paymentStatus: PaymentStatus; count: number }

function sum(cells: readonly Cell[]): number {
  return cells.reduce((total, { count }) => total + count, 0)
}

function countsBy<Value extends string>(values: readonly Value[], cells: (value: Value) => readonly Cell[]) {
  return Object.fromEntries(values.map((value) => [value, sum(cells(value))])) as Record<Value, number>
}

type Page = {
  status: OrderStatus | undefined
  paymentStatus: PaymentStatus | undefined
  search: string | undefined
  before: { at: Date; id: number }
  limit: number
}

/**
 * A text for each combination of filters, so that each is planned for the index that serves it. What is searched for is
 * gathered first and sorted then: nobody walks through all orders in the hope of an early find (P-11).
 */
async function selectPage(db: Database, { status, paymentStatus, search, before, limit }: Page) {
  const values: unknown[] = [before.at, before.id, limit]
  const given = (value: unknown) => `$${values.push(value)}`
  const searched = searchConditions(search, given)
  const filters = [
    'deleted_at IS NULL AND (created_at, id) < ($1::timestamptz, $2::int)',
    ...(status ? [`status = ${given(status)}`] : []),
    ...(paymentStatus ? [`payment_status = ${given(paymentStatus)}`] : []),
    ...searched,
  ]
  const { rows } = await db.$client.query<ShopOrderRow>({
    text: `WITH fitting AS ${searched.length > 0 ? 'MATERIALIZED' : 'NOT MATERIALIZED'} (
        SELECT id, created_at FROM orders WHERE ${filters.join(' AND ')}
      ), page AS MATERIALIZED (
        SELECT id FROM fitting ORDER BY created_at DESC NULLS LAST, id DESC NULLS LAST LIMIT $3
      )
      SELECT ${SHOP_ORDER_COLUMNS} FROM orders o JOIN page USING (id)
      ORDER BY o.created_at DESC, o.id DESC`,
    values,
  })
  return rows
}

/** As the triggers on the orders keep them (fold-order-counts.ts). */
const countAll = statement<[], Cell>(
  'count_orders_of_shop',
  `SELECT status, payment_status AS "paymentStatus", sum(change)::int AS count FROM order_counts GROUP BY 1, 2`,
)

async function countCells(db: Database, search: string | undefined): Promise<Cell[]> {
  const values: string[] = []
  const searched = searchConditions(search, (value) => `$${values.push(value)}`)
  if (searched.length === 0) return countAll(db)
  const { rows } = await db.$client.query<Cell>(
    `SELECT status, payment_status AS "paymentStatus", count(*)::int FROM orders
     WHERE deleted_at IS NULL AND ${searched.join(' AND ')} GROUP BY 1, 2`,
    values,
  )
  return rows
}

/** One order with all that is known of it. */
export async function findOrderOfShop(
  context: Pick<Context, 'db' | 'changes'>,
  orderId: number,
): Promise<Result<AdminOrderDetail, RefusalOf<'not-found'>>> {
  const { db } = context
  const [settings, [row], events, others] = await Promise.all([
    readSettings(context),
    selectOne(db, orderId),
    selectEvents(db, orderId),
    selectOthers(db, orderId),
  ])
  if (!row) return refuse({ code: 'not-found' })
  const order = toAdminOrder(row)
  return ok({
    ...order,
    timeline: events.map((event) => ({ ...event, at: event.at.toISOString() })),
    otherOrders: others.map(({ total, createdAt, ...other }) => ({
      ...other,
      createdAt: createdAt.toISOString(),
    })),
    otherOrdersTotal: others[0]?.total ?? 0,
    messages: toMessages(order, settings.nameArabic),
  })
}

const selectOne = statement<[orderId: number], ShopOrderRow>(
  'order_of_shop',
  `SELECT ${SHOP_ORDER_COLUMNS} FROM orders o WHERE o.id = $1 AND o.deleted_at IS NULL`,
)

const selectEvents = statement<[orderId: number], Omit<OrderEvent, 'at'> & { at: Date }>(
  'events_of_order',
  `SELECT h.event, h.from_value AS from, h.to_value AS to, h.actor, h.reason, h.created_at AS at,
     CASE WHEN h.actor = 'admin' THEN nullif(btrim(concat_ws(' ', p.first_name, p.last_name)), '') END AS "actorName"
   FROM order_history h LEFT JOIN profiles p ON p.id = h.actor_id
   WHERE h.order_id = $1 ORDER BY h.id`,
)

type OtherRow = Omit<AdminOrderDetail['otherOrders'][number], 'createdAt'> & {
  createdAt: Date
  total: number
}

/** Of the same account, or of the same phone where there is none. */
const selectOthers = statement<[orderId: number], OtherRow>(
  'other_orders_of_customer',
  `SELECT o.id, o.order_number AS "orderNumber", o.status, o.payment_status AS "paymentStatus",
     o.final_amount AS "finalAmount", o.created_at AS "createdAt", count(*) OVER ()::int AS total
   FROM orders this JOIN orders o ON o.id <> this.id AND o.deleted_at IS NULL AND (
     o.user_id = this.user_id
     OR (this.customer_phone <> '' AND o.search_key LIKE '%' || substr(this.customer_phone, 2) || '%'
       AND o.customer_phone = this.customer_phone)
   )
   WHERE this.id = $1
   ORDER BY o.created_at DESC, o.id DESC LIMIT 5`,
)
