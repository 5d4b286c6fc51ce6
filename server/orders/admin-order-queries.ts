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
import type { Database } from '#platform/database/connect.ts'
import { countOf, searchList } from '#platform/database/search-list.ts'
import { statement } from '#platform/database/statement.ts'
import { ok, type Result, refuse } from '#platform/result.ts'
import type { Context } from '#server/context.ts'
import { readSettings } from '#server/settings/settings-queries.ts'
import { type OrderCount, readOrderCounts } from './order-counts.ts'
import { SHOP_ORDER_COLUMNS, type ShopOrderRow, toAdminOrder, toMessages } from './shop-order-facts.ts'

/** Newest first. `total` and the counts are those of what was looked for. */
export async function listOrdersOfShop(
  { db }: Pick<Context, 'db'>,
  query: AdminOrderQuery,
): Promise<Result<AdminOrderList, RefusalOf<'invalid-request'>>> {
  const { status, paymentStatus, search, limit, cursor } = query
  const before = cursor === undefined ? FIRST_PAGE : readCursor(cursor)
  if (!before) return refuse({ code: 'invalid-request', errors: { cursor: ['قيمة غير صحيحة.'] } })
  const page = { status, paymentStatus, before, limit: limit + 1 }
  const [cells, rows] = isSearch(search)
    ? await searchOrders(db, search, page)
    : await Promise.all([readOrderCounts(db), selectPage(db, page)])
  const items = rows.slice(0, limit)
  const last = items.at(-1)
  return ok({
    items: items.map(toAdminOrder),
    nextCursor: rows.length > limit && last ? `${last.createdAt.toISOString()}_${last.id}` : null,
    total: countOf(cells, isOf({ status, paymentStatus })),
    counts: {
      status: countsBy(ORDER_STATUSES, (value) => countOf(cells, isOf({ status: value, paymentStatus }))),
      payment: countsBy(PAYMENT_STATUSES, (value) => countOf(cells, isOf({ status, paymentStatus: value }))),
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

function isSearch(search: string | undefined): search is string {
  return searchConditions(search, () => '').length > 0
}

const FIRST_PAGE = { at: new Date('9999-12-31T00:00:00.000Z'), id: 0 }

function readCursor(cursor: string): { at: Date; id: number } | null {
  const [time = '', id = '', ...rest] = cursor.split('_')
  const at = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(time) ? new Date(time) : null
  const key = idParam.safeParse(id)
  return at && !Number.isNaN(at.getTime()) && key.success && rest.length === 0 ? { at, id: key.data } : null
}

type Kind = { status?: OrderStatus | undefined; paymentStatus?: PaymentStatus | undefined }
type Cell = Pick<OrderCount, 'status' | 'paymentStatus' | 'count'>

function isOf({ status, paymentStatus }: Kind): (cell: Cell) => boolean {
  return (cell) =>
    (status === undefined || cell.status === status) &&
    (paymentStatus === undefined || cell.paymentStatus === paymentStatus)
}

function countsBy<Value extends string>(values: readonly Value[], count: (value: Value) => number) {
  return Object.fromEntries(values.map((value) => [value, count(value)])) as Record<Value, number>
}

function kindConditions({ status, paymentStatus }: Kind, given: (value: unknown) => string): string[] {
  return [
    ...(status ? [`status = ${given(status)}`] : []),
    ...(paymentStatus ? [`payment_status = ${given(paymentStatus)}`] : []),
  ]
}

type Page = Kind & { before: { at: Date; id: number }; limit: number }

function isBefore({ at, id }: Page['before'], given: (value: unknown) => string): string {
  return `(created_at, id) < (${given(at)}::timestamptz, ${given(id)}::int)`
}

async function searchOrders(
  db: Database,
  search: string,
  { before, limit, ...kind }: Page,
): Promise<[cells: Cell[], rows: ShopOrderRow[]]> {
  const values: unknown[] = []
  const given = (value: unknown) => `$${values.push(value)}`
  const { ids, kinds } = await searchList<number, Omit<Cell, 'count'>>(db, {
    table: 'orders',
    where: ['deleted_at IS NULL', ...searchConditions(search, given)],
    values: [...values],
    keys: ['created_at', 'payment_status'],
    kinds: { status: 'status', paymentStatus: 'payment_status' },
    page: {
      where: [isBefore(before, given), ...kindConditions(kind, given)],
      values,
      order: 'created_at DESC NULLS LAST, id DESC NULLS LAST',
      limit,
    },
  })
  return [kinds, await selectThese(db, ids)]
}

const selectThese = statement<[ids: readonly number[]], ShopOrderRow>(
  'these_orders_of_shop',
  `SELECT ${SHOP_ORDER_COLUMNS} FROM orders o WHERE o.id = ANY ($1::int[]) ORDER BY o.created_at DESC, o.id DESC`,
)

/** A text for each combination of filters, so that each is planned for the index that serves it (P-11). */
async function selectPage(db: Database, { before, limit, ...kind }: Page): Promise<ShopOrderRow[]> {
  const values: unknown[] = [limit]
  const given = (value: unknown) => `$${values.push(value)}`
  const filters = [isBefore(before, given), ...kindConditions(kind, given)]
  const { rows } = await db.$client.query<ShopOrderRow>({
    text: `WITH page AS MATERIALIZED (
        SELECT id FROM orders WHERE ${['deleted_at IS NULL', ...filters].join(' AND ')}
        ORDER BY created_at DESC NULLS LAST, id DESC NULLS LAST LIMIT $1
      )
      SELECT ${SHOP_ORDER_COLUMNS} FROM orders o JOIN page USING (id)
      ORDER BY o.created_at DESC, o.id DESC`,
    values,
  })
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
