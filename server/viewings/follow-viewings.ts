// Brings the visits up to date every minute (H-08): cancels with a mail those whose animal is no longer for sale, for
// whatever reason; lets visits that are near hold their animal; and sends one reminder.
import { and, eq, gt, isNull, lte, type SQL, sql } from 'drizzle-orm'
import { addHours, addMinutes } from '#domain/duration.ts'
import { NOTICE_MINUTES } from '#domain/viewings/slots.ts'
import type { Queryable } from '#platform/database/connect.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import type { Context } from '#server/context.ts'
import { profiles } from '#server/database/tables/accounts.ts'
import { viewings } from '#server/database/tables/viewings.ts'
import { loadSettings } from '#server/settings/settings-queries.ts'
import { endViewing } from './end-viewing.ts'
import { holdForViewing, visitorUsedHolds } from './hold-for-viewing.ts'
import { lockViewing } from './lock-viewing.ts'

/** Before it begins. */
const REMINDER_HOURS = 2

export async function followViewings(context: Context): Promise<void> {
  await cancelForGone(context)
  await holdForComing(context)
  await remindOfViewings(context)
}

/** An order of this customer that holds the item and has not left the shop; earlier purchases do not count. */
const IS_ORDERED = sql`EXISTS (SELECT FROM order_items i JOIN orders o ON o.id = i.order_id
  WHERE i.product_id = viewings.product_id AND o.user_id = viewings.user_id AND o.holds_stock
    AND o.status NOT IN ('shipped', 'delivered'))`

/** Gone, or sold out with no hold and no unpaid order; a customer who ordered it keeps the visit. */
const IS_GONE = sql`NOT EXISTS (
    SELECT FROM products p WHERE p.id = viewings.product_id AND p.is_active AND p.archived_at IS NULL AND (
      p.quantity > 0
      OR EXISTS (SELECT FROM holds h WHERE h.product_id = p.id AND h.ended_at IS NULL)
      OR EXISTS (SELECT FROM order_items i JOIN orders o ON o.id = i.order_id WHERE i.product_id = p.id
        AND o.deleted_at IS NULL AND o.status NOT IN ('cancelled', 'shipped', 'delivered') AND o.payment_status <> 'verified')
    )
  ) AND NOT ${IS_ORDERED}`

async function cancelForGone(context: Context): Promise<void> {
  const at = context.now()
  for (const id of await findOpen(context.db, at, IS_GONE)) {
    const changed = await inTransaction(context.db, async (tx) => {
      const viewing = await lockViewing(tx, id)
      const stillGone = await findOpen(tx, at, and(eq(viewings.id, id), IS_GONE))
      if (!viewing || stillGone.length === 0) return []
      const ended = await endViewing(tx, viewing, { state: 'cancelled', by: 'gone', at })
      await context.jobs.enqueue(tx, 'send-mail', [{ mail: 'viewing-cancelled', viewingId: id }])
      return ended
    })
    context.changes.announceStock(changed)
  }
}

/** If somebody else's order holds it, this is retried until the visit begins. */
async function holdForComing(context: Context): Promise<void> {
  const at = context.now()
  const { viewing: plan } = await loadSettings(context.db)
  if (!plan || plan.holdHours === 0) return
  const lastStart = addHours(at, plan.holdHours)
  const isDue = and(
    isNull(viewings.holdId),
    lte(viewings.startsAt, lastStart),
    sql`EXISTS (SELECT FROM products p WHERE p.id = viewings.product_id AND p.quantity > 0)`,
    sql`NOT ${IS_ORDERED}`,
    sql`NOT ${visitorUsedHolds(at)}`,
  )
  for (const id of await findOpen(context.db, at, isDue)) {
    const held = await inTransaction(context.db, async (tx) => {
      const viewing = await lockViewing(tx, id)
      const stillDue = await findOpen(tx, at, and(eq(viewings.id, id), isDue))
      if (!viewing?.userId || viewing.productId === null || stillDue.length === 0) return null
      const { userId, productId, startsAt, endsAt } = viewing
      const [person] = await tx
        .select({ email: profiles.email })
        .from(profiles)
        .where(eq(profiles.id, userId))
      if (!person) return null
      const visit = { productId, email: person.email, startsAt, endsAt, holdId: null }
      const holdId = await holdForViewing(tx, visit, { plan, at })
      if (holdId === null) return null
      await tx.update(viewings).set({ holdId }).where(eq(viewings.id, id))
      return productId
    })
    if (held !== null) context.changes.announceStock([held])
  }
}

/** A visit booked so late that the reminder would follow the confirmation at once gets none. */
async function remindOfViewings({ db, now, jobs }: Context): Promise<void> {
  const at = now()
  const lastStart = addHours(at, REMINDER_HOURS)
  const isDue = and(
    isNull(viewings.remindedAt),
    lte(viewings.startsAt, lastStart),
    lte(viewings.changedAt, addMinutes(at, -NOTICE_MINUTES)),
  )
  await inTransaction(db, async (tx) => {
    const due = await tx
      .update(viewings)
      .set({ remindedAt: at })
      .where(isOpen(at, isDue))
      .returning({ id: viewings.id })
    const mails = due.map(({ id }) => ({ mail: 'viewing-reminder' as const, viewingId: id }))
    await jobs.enqueue(tx, 'send-mail', mails)
  })
}

async function findOpen(db: Queryable, at: Date, chosen: SQL | undefined): Promise<number[]> {
  const rows = await db
    .select({ id: viewings.id })
    .from(viewings)
    .where(isOpen(at, chosen))
    .orderBy(viewings.startsAt)
  return rows.map(({ id }) => id)
}

/** Booked, and not begun. */
function isOpen(at: Date, chosen: SQL | undefined) {
  return and(eq(viewings.state, 'booked'), gt(viewings.startsAt, at), chosen)
}
