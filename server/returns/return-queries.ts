// Returns and cases as they are read (F-03): by their customer with what can still be given back, and by the shop.
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { AdminReturn, AdminReturnsQuery } from '#contract/admin/returns.ts'
import type { RefusalOf } from '#contract/refusals.ts'
import type { OrderReturn, OrderReturns } from '#contract/returns.ts'
import { baisa, baisaOf, pickRials, toRials } from '#domain/money.ts'
import { isShopsFault, latest, openReasons } from '#domain/returns/return-rules.ts'
import type { Queryable } from '#platform/database/connect.ts'
import type { ListOrder } from '#platform/database/list-page.ts'
import { isoTimes } from '#platform/iso-times.ts'
import { mustRow } from '#platform/must.ts'
import { pick } from '#platform/pick.ts'
import { ok, type Result, refuse } from '#platform/result.ts'
import type { Customer } from '#server/access/current-user.ts'
import { MAY_BE_LOST } from '#server/animals/open-losses.ts'
import { HANDED_OVER, IS_PASSED_ON } from '#server/animals/passed-on.ts'
import type { Reader } from '#server/context.ts'
import { type ReadPage, readPage } from '#server/database/list-page.ts'
import { actorName, profiles } from '#server/database/tables/accounts.ts'
import { orders } from '#server/database/tables/orders.ts'
import { returns } from '#server/database/tables/returns.ts'
import { readReturnHours, readReturnLines } from './returnable-lines.ts'

/** Somebody else's order is not found (Z-02). */
export async function readOwnReturns(
  { db, now }: Reader,
  customer: Customer,
  orderId: number,
): Promise<Result<OrderReturns, RefusalOf<'not-found'>>> {
  const isOwn = and(eq(orders.id, orderId), eq(orders.userId, customer.id), isNull(orders.deletedAt))
  if ((await db.$count(orders, isOwn)) === 0) return refuse({ code: 'not-found' })
  const [returnHours, lines, asked] = await Promise.all([
    readReturnHours(db),
    readReturnLines(db, orderId),
    selectReturns(db).where(eq(returns.orderId, orderId)).orderBy(asc(returns.id)),
  ])
  // Lines with an undecided return cannot be returned again until it is decided.
  const kept = lines.filter(({ waiting, held }) => waiting === 0 && held > 0)
  const ends = kept.flatMap((line) => openReasons(line, returnHours, EVER)).map(({ until }) => until)
  return ok({
    lines: kept.map((line) => {
      const open = openReasons(line, returnHours, now())
      return {
        id: line.id,
        productNameArabic: line.nameArabic,
        left: Math.max(0, ...open.map(({ left }) => left)),
        reasons: open.map(({ reason, until }) => ({ reason, until: until.toISOString() })),
      }
    }),
    until: ends.length > 0 ? latest(ends).toISOString() : null,
    returns: asked.map(toOrderReturn),
  })
}

/** Counts all arrived units, however long ago they arrived. */
const EVER = new Date(0)

export async function listReturns(
  { db }: Reader,
  { state, orderId, ...page }: AdminReturnsQuery,
): ReadPage<AdminReturn, { waiting: number }> {
  const where = and(
    state === 'all' ? undefined : eq(returns.state, state),
    orderId === undefined ? undefined : eq(returns.orderId, orderId),
  )
  const list = { table: returns, where, order: state === 'waiting' ? OLDEST_FIRST : NEWEST_FIRST, ...page }
  const [listed, waiting] = await Promise.all([
    readPage(db, list, async (isOnPage, order) =>
      (await selectReturns(db).where(isOnPage).orderBy(order)).map(toAdminReturn),
    ),
    db.$count(returns, eq(returns.state, 'waiting')),
  ])
  return listed.ok ? ok({ ...listed.value, waiting }) : listed
}

const OLDEST_FIRST: ListOrder = { keys: [returns.openedAt, returns.id], direction: 'ASC' }
const NEWEST_FIRST: ListOrder = { keys: [returns.openedAt, returns.id], direction: 'DESC' }

/** The return must exist. */
export async function readReturn(db: Queryable, id: number): Promise<ReturnRow> {
  return mustRow(await selectReturns(db).where(eq(returns.id, id)), `returns ${id}`)
}

type ReturnItemRow = {
  id: number
  productNameArabic: string
  quantity: number
  accepted: number
  amount: string
  isRestocked: boolean
  hasStock: boolean
  bought: number
  price: string
  discount: string
  before: number
  candidates: { id: number; name: string }[]
  animals: { id: number; name: string; isPassedOn: boolean }[]
}

function selectReturns(db: Queryable) {
  return db
    .select({
      row: returns,
      items: sql<ReturnItemRow[]>`(
        SELECT json_agg(json_build_object('id', i.id, 'productNameArabic', i.product_name_arabic, 'quantity', ri.quantity,
          'accepted', ri.accepted, 'amount', ri.amount::text, 'isRestocked', ri.is_restocked,
          'hasStock', i.product_id IS NOT NULL, 'bought', i.quantity, 'price', i.product_price::text,
          'discount', i.discount::text, 'before', i.returned,
          'candidates', (SELECT coalesce(json_agg(json_build_object('id', a.id, 'name', a.name) ORDER BY a.id), '[]')
            FROM animals a WHERE a.id = ANY (ri.candidates) AND ${MAY_BE_LOST}),
          'animals', (SELECT coalesce(json_agg(json_build_object('id', a.id, 'name', a.name,
              'isPassedOn', ${IS_PASSED_ON}) ORDER BY a.id), '[]')
            FROM animals a WHERE returns.state = 'waiting' AND a.order_id = i.order_id AND a.product_id = i.product_id
              AND (orders.status = 'delivered' OR EXISTS (SELECT ${HANDED_OVER} AND h.animal_id = a.id)))) ORDER BY i.id)
        FROM return_items ri JOIN order_items i ON i.id = ri.order_item_id WHERE ri.return_id = returns.id
      )`,
      images: sql<string[]>`(
        SELECT coalesce(json_agg(f.id ORDER BY f.created_at, f.id), '[]') FROM files f
        WHERE f.use = 'return' AND f.use_id = returns.id AND f.removed_at IS NULL
      )`,
      /** Pieces of the order that are neither given back nor asked back here. */
      others: sql<number>`(
        SELECT sum(i.quantity - i.returned - coalesce(ri.quantity, 0))::int FROM order_items i
        LEFT JOIN return_items ri ON ri.order_item_id = i.id AND ri.return_id = returns.id
        WHERE i.order_id = returns.order_id
      )`,
      otherReasons: sql<OrderReturn['reason'][]>`(
        SELECT coalesce(json_agg(r.reason), '[]') FROM returns r WHERE r.order_id = returns.order_id AND r.state = 'accepted'
      )`,
      order: {
        orderNumber: orders.orderNumber,
        deletedAt: orders.deletedAt,
        customerName: orders.customerName,
        paid: orders.paymentAmount,
        finalAmount: orders.finalAmount,
        deliveryFee: orders.deliveryFee,
        deliveryDiscount: orders.deliveryDiscount,
      },
      decidedBy: actorName,
    })
    .from(returns)
    .innerJoin(orders, eq(orders.id, returns.orderId))
    .leftJoin(profiles, eq(profiles.id, returns.decidedBy))
    .$dynamic()
}

type ReturnRow = Awaited<ReturnType<typeof selectReturns>>[number]

export function toOrderReturn({ row, items, images }: ReturnRow): OrderReturn {
  return {
    ...isoTimes(pick(row, 'id', 'kind', 'reason', 'words', 'state', 'note', 'openedAt', 'decidedAt')),
    ...pickRials(row, 'amount', 'deliveryAmount'),
    images,
    items: items.map((item) => ({
      ...pick(item, 'id', 'productNameArabic', 'quantity', 'accepted'),
      amount: toRials(baisaOf(item.amount)),
    })),
  }
}

export function toAdminReturn(found: ReturnRow): AdminReturn {
  const { row, items, others, otherReasons, decidedBy } = found
  const { deletedAt, paid, finalAmount, deliveryFee, deliveryDiscount, ...order } = found.order
  const isDeliveryDue = [row.reason, ...otherReasons].every(isShopsFault)
  return {
    ...toOrderReturn(found),
    items,
    ...order,
    orderId: row.orderId,
    isOrderDeleted: deletedAt !== null,
    ...pickRials({ paid, finalAmount }, 'paid', 'finalAmount'),
    deliveryDue: toRials(isDeliveryDue ? baisa(deliveryFee - deliveryDiscount) : baisa(0)),
    others,
    decidedBy,
  }
}
