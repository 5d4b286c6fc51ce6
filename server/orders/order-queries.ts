// A customer's own orders: nobody else's are ever there for them (Z-02).
import type { Order, OrderList } from '#contract/orders.ts'
import { idParam } from '#contract/primitives.ts'
import type { RefusalOf } from '#contract/refusals.ts'
import { parseOrderNumber } from '#domain/orders/order-number.ts'
import type { Database, Transaction } from '#platform/database/connect.ts'
import { statement } from '#platform/database/statement.ts'
import { ok, type Result, refuse } from '#platform/result.ts'
import type { Customer } from '#server/accounts/current-user.ts'
import type { Context } from '#server/context.ts'
import { readSettings } from '#server/settings/settings-queries.ts'
import { ORDER_COLUMNS, type OrderFacts, type OrderRow, toFacts, toOrder } from './order-facts.ts'
import { readOrderHistory } from './order-history.ts'

/** Newest first, paged by key. */
export async function listOrders(
  context: Context,
  customer: Customer,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<Result<OrderList, RefusalOf<'invalid-request'>>> {
  const before = cursor === undefined ? FIRST_PAGE : idParam.safeParse(cursor).data
  if (before === undefined)
    return refuse({ code: 'invalid-request', errors: { cursor: ['قيمة غير صحيحة.'] } })
  const [settings, rows, [count]] = await Promise.all([
    readSettings(context),
    selectOrders(context.db, customer.id, before, limit + 1),
    countOrders(context.db, customer.id),
  ])
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return ok({
    items: page.map((row) => toOrder(toFacts(row), settings, context.now())),
    nextCursor: rows.length > limit && last ? String(last.id) : null,
    total: count?.total ?? 0,
  })
}

/** By the number as a customer quotes it: lower case, spaces and hyphens are forgiven. With its history. */
export async function findOrder(
  context: Context,
  customer: Customer,
  quoted: string,
): Promise<Result<Order, RefusalOf<'not-found'>>> {
  const orderNumber = parseOrderNumber(quoted)
  if (!orderNumber) return refuse({ code: 'not-found' })
  const [settings, [row]] = await Promise.all([
    readSettings(context),
    selectOrderByNumber(context.db, customer.id, orderNumber),
  ])
  if (!row) return refuse({ code: 'not-found' })
  return ok({
    ...toOrder(toFacts(row), settings, context.now()),
    history: await readOrderHistory(context, row.id),
  })
}

/** An order that the caller knows to be this customer's; null when it is not, or was taken out of the books. */
export async function loadOrder(
  on: Database | Transaction,
  customer: Customer,
  orderId: number,
): Promise<OrderFacts | null> {
  const [row] = await selectOrderById(on, customer.id, orderId)
  return row ? toFacts(row) : null
}

/** Above every id. */
const FIRST_PAGE = 2 ** 31

const OWN_ORDERS = `SELECT ${ORDER_COLUMNS} FROM orders o
  WHERE o.user_id = $1 AND o.deleted_at IS NULL`

const selectOrders = statement<[userId: string, beforeId: number, limit: number], OrderRow>(
  'list_orders',
  `${OWN_ORDERS} AND o.id < $2::bigint ORDER BY o.id DESC NULLS LAST LIMIT $3`,
)

const countOrders = statement<[userId: string], { total: number }>(
  'count_orders',
  'SELECT count(*)::int AS total FROM orders WHERE user_id = $1 AND deleted_at IS NULL',
)

const selectOrderByNumber = statement<[userId: string, orderNumber: string], OrderRow>(
  'find_order',
  `${OWN_ORDERS} AND o.order_number = $2`,
)

const selectOrderById = statement<[userId: string, orderId: number], OrderRow>(
  'load_order',
  `${OWN_ORDERS} AND o.id = $2`,
)
