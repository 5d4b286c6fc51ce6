// Visits to animals (H-08): the offered times, a customer's own visits, and all visits for the shop.
import {
  and,
  asc,
  count,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { AdminViewing, AdminViewingsQuery } from '#contract/admin/viewings.ts'
import type { RefusalOf } from '#contract/refusals.ts'
import type { OwnViewing } from '#contract/viewings.ts'
import { DAY_MS } from '#domain/duration.ts'
import { startOfMuscatDay } from '#domain/muscat-time.ts'
import { isOpenAt } from '#domain/opening.ts'
import { holdsFrom } from '#domain/viewings/slots.ts'
import type { Database, Queryable, Transaction } from '#platform/database/connect.ts'
import type { ListOrder } from '#platform/database/list-page.ts'
import { isoTimes } from '#platform/iso-times.ts'
import { mustRow } from '#platform/must.ts'
import { pick } from '#platform/pick.ts'
import { ok, type Result } from '#platform/result.ts'
import type { Customer } from '#server/access/current-user.ts'
import type { Reader } from '#server/context.ts'
import { readListPage } from '#server/database/list-page.ts'
import { profiles } from '#server/database/tables/accounts.ts'
import { products } from '#server/database/tables/catalog.ts'
import { holds } from '#server/database/tables/holds.ts'
import { viewings } from '#server/database/tables/viewings.ts'
import { loadSettings, type Settings } from '#server/settings/settings-queries.ts'
import { visitorUsedHolds } from './hold-for-viewing.ts'

const MAX_OWN = 20
/** How long a customer still sees a visit that the shop cancelled. */
const CANCELLED_SEEN_MS = 3 * DAY_MS

export async function listOwnViewings(
  { db, now }: Reader,
  customer: Customer,
): Promise<{ items: OwnViewing[]; notHeld: number[] }> {
  const at = now()
  const isRecentlyCancelled = and(
    eq(viewings.state, 'cancelled'),
    ne(viewings.cancelledBy, 'customer'),
    gt(viewings.changedAt, new Date(at.getTime() - CANCELLED_SEEN_MS)),
  )
  const own = eq(viewings.userId, customer.id)
  const [rows, used, { viewing }] = await Promise.all([
    selectOwn(db, at)
      .where(and(own, or(and(eq(viewings.state, 'booked'), gt(viewings.endsAt, at)), isRecentlyCancelled)))
      .orderBy(asc(viewings.startsAt), asc(viewings.id))
      .limit(MAX_OWN),
    db
      .selectDistinct({ id: sql<number>`${viewings.productId}` })
      .from(viewings)
      .where(and(own, isNotNull(viewings.productId), visitorUsedHolds(at))),
    loadSettings(db),
  ])
  return { items: rows.map((row) => toOwn(row, viewing)), notHeld: used.map(({ id }) => id) }
}

/** One that is there. */
export async function readOwnViewing(
  tx: Transaction,
  id: number,
  { viewing }: Pick<Settings, 'viewing'>,
  at: Date,
): Promise<OwnViewing> {
  const row = mustRow(await selectOwn(tx, at).where(eq(viewings.id, id)), `viewings ${id}`)
  return toOwn(row, viewing)
}

/** The visitor has ordered the animal since. */
export const IS_BOUGHT = sql<boolean>`EXISTS (SELECT FROM order_items i JOIN orders o ON o.id = i.order_id
  WHERE i.product_id = viewings.product_id AND o.user_id = viewings.user_id AND o.status <> 'cancelled'
    AND o.deleted_at IS NULL AND o.created_at >= viewings.created_at)`

type OwnRow = Awaited<ReturnType<typeof selectOwn>>[number]

function toOwn({ nameArabic, isNotToHold, ...row }: OwnRow, plan: Settings['viewing']): OwnViewing {
  return isoTimes({
    ...row,
    nameArabic: nameArabic ?? '',
    holdsFrom: holdToCome({ ...row, isNotToHold }, plan),
  })
}

function selectOwn(db: Queryable, at: Date) {
  return db
    .select({
      ...pick(viewings, 'id', 'startsAt', 'endsAt', 'state', 'cancelledBy'),
      nameArabic: viewings.productName,
      isBought: IS_BOUGHT,
      heldUntil: holds.until,
      isNotToHold: sql<boolean>`${viewings.holdId} IS NOT NULL OR ${visitorUsedHolds(at)}`,
      product: {
        id: products.id,
        type: products.itemType,
        ...pick(products, 'nameArabic', 'imageUrl', 'quantity'),
      },
    })
    .from(viewings)
    .leftJoin(products, eq(products.id, viewings.productId))
    .leftJoin(holds, and(eq(holds.id, viewings.holdId), isNull(holds.endedAt)))
    .$dynamic()
}

type ViewingPage = { ids: number[]; nextCursor: string | null }
type ListRefusal = RefusalOf<'invalid-request'>

/** Coming: upcoming visits, the next first, then those without an outcome, the latest first. */
export async function listViewings(
  { db, now }: Reader,
  { of, ...asked }: AdminViewingsQuery,
): Promise<Result<{ items: AdminViewing[]; nextCursor: string | null; total: number }, ListRefusal>> {
  const at = now()
  const [page, total, settings] = await Promise.all([
    of === 'coming' ? readComing(db, at, asked) : readPart(db, PAST, LAST_FIRST, asked),
    db.$count(viewings, of === 'coming' ? BOOKED : PAST),
    loadSettings(db),
  ])
  if (!page.ok) return page
  const { ids, nextCursor } = page.value
  const rows = await selectAll(db, at).where(inArray(viewings.id, ids))
  const items = rows
    .toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
    .map((row) => toAdminViewing(row, settings))
  return ok({ items, nextCursor, total })
}

const BOOKED = eq(viewings.state, 'booked')
const PAST = inArray(viewings.state, ['attended', 'missed', 'cancelled'])
const NEXT_FIRST: ListOrder = { keys: [viewings.startsAt, viewings.id], direction: 'ASC' }
const LAST_FIRST: ListOrder = { keys: [viewings.startsAt, viewings.id], direction: 'DESC' }
/** Marks a cursor within the visits without an outcome; alone it is their beginning. */
const UNANSWERED = 'unanswered.'

type AskedPage = Pick<AdminViewingsQuery, 'limit' | 'cursor'>

async function readComing(
  db: Database,
  at: Date,
  { limit, cursor }: AskedPage,
): Promise<Result<ViewingPage, ListRefusal>> {
  const after = cursor?.startsWith(UNANSWERED) ? cursor.slice(UNANSWERED.length) : null
  const ahead: Result<ViewingPage, ListRefusal> =
    after === null
      ? await readPart(db, and(BOOKED, gt(viewings.endsAt, at)), NEXT_FIRST, { limit, cursor })
      : ok({ ids: [], nextCursor: null })
  if (!ahead.ok || ahead.value.nextCursor !== null) return ahead
  const left = limit - ahead.value.ids.length
  const lacksOutcome = and(BOOKED, lte(viewings.endsAt, at))
  const behind = await readPart(db, lacksOutcome, LAST_FIRST, {
    limit: Math.max(left, 1),
    cursor: after || undefined,
  })
  if (!behind.ok) return behind
  const { ids, nextCursor } = behind.value
  if (left === 0) return ok({ ...ahead.value, nextCursor: ids.length > 0 ? UNANSWERED : null })
  return ok({
    ids: [...ahead.value.ids, ...ids],
    nextCursor: nextCursor && `${UNANSWERED}${nextCursor}`,
  })
}

function readPart(db: Database, where: SQL | undefined, order: ListOrder, { limit, cursor }: AskedPage) {
  return readListPage<number>(db, { table: viewings, where, kinds: {}, order, limit, cursor })
}

/** One that is there. */
export async function readViewing(tx: Transaction, id: number, at: Date): Promise<AdminViewing> {
  const row = mustRow(await selectAll(tx, at).where(eq(viewings.id, id)), `viewings ${id}`)
  return toAdminViewing(row, await loadSettings(tx))
}

function selectAll(db: Queryable, at: Date) {
  return db
    .select({
      ...pick(viewings, 'id', 'startsAt', 'endsAt', 'state', 'productId', 'cancelledBy', 'note', 'phone'),
      productName: sql<string>`coalesce(${products.nameArabic}, ${viewings.productName}, '')`,
      imageUrl: products.imageUrl,
      customer: pick(profiles, 'id', 'firstName', 'lastName', 'email', 'phone'),
      heldUntil: holds.until,
      isNotToHold: sql<boolean>`${viewings.holdId} IS NOT NULL OR ${visitorUsedHolds(at)}`,
      missedBefore: sql<number>`(SELECT count(*)::int FROM viewings earlier WHERE earlier.user_id = ${viewings.userId}
        AND earlier.state = 'missed' AND earlier.id <> ${viewings.id})`,
    })
    .from(viewings)
    .leftJoin(products, eq(products.id, viewings.productId))
    .leftJoin(profiles, eq(profiles.id, viewings.userId))
    .leftJoin(holds, and(eq(holds.id, viewings.holdId), isNull(holds.endedAt)))
    .$dynamic()
}

function holdToCome(
  visit: { state: AdminViewing['state']; isNotToHold: boolean; startsAt: Date },
  plan: Settings['viewing'],
): Date | null {
  return visit.state === 'booked' && !visit.isNotToHold && plan ? holdsFrom(plan, visit.startsAt) : null
}

function toAdminViewing(
  { customer, phone, isNotToHold, ...row }: Awaited<ReturnType<typeof selectAll>>[number],
  { viewing, opening }: Settings,
): AdminViewing {
  return isoTimes({
    ...row,
    customer: customer && {
      id: customer.id,
      name: [customer.firstName, customer.lastName].filter(Boolean).join(' '),
      email: customer.email,
      phone: phone || customer.phone || null,
    },
    holdsFrom: holdToCome({ ...row, isNotToHold }, viewing),
    isClosed: row.state === 'booked' && opening !== null && !isOpenAt(opening, row.startsAt),
  })
}

/** For the dashboard of the office: visits still to come today. */
export async function countVisitsToday(db: Database, at: Date) {
  const midnight = startOfMuscatDay(at, 1)
  const [row] = await db
    .select({
      count: count(),
      nextAt: sql<Date | null>`min(${viewings.startsAt})`.mapWith(viewings.startsAt),
    })
    .from(viewings)
    .where(and(eq(viewings.state, 'booked'), gt(viewings.endsAt, at), lt(viewings.startsAt, midnight)))
  return { count: row?.count ?? 0, nextAt: row?.nextAt?.toISOString() ?? null }
}
