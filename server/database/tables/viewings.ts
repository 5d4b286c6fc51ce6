// Visits to an animal before it is bought (H-08), and times that the owner blocks. A free time has no row.
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { VIEWING_ENDERS, VIEWING_STATES } from '#domain/viewings/viewing-plan.ts'
import { profiles } from './accounts.ts'
import { products } from './catalog.ts'
import { moment, oneOf } from './columns.ts'
import { holds } from './holds.ts'

export const viewings = pgTable(
  'viewings',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** Null once the item is deleted, and for a blocked time. */
    productId: integer('product_id').references(() => products.id, { onDelete: 'set null' }),
    /** As it was called when the visit was booked; null for a blocked time. */
    productName: text('product_name'),
    /** Null once the account has ended, and for a blocked time. */
    userId: text('user_id').references(() => profiles.id, { onDelete: 'set null' }),
    /** E.164; null where the account's is enough. */
    phone: text('phone'),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    state: text('state', { enum: VIEWING_STATES }).notNull().default('booked'),
    /** The hold that keeps the animal for this visit (S2-12). */
    holdId: integer('hold_id').references(() => holds.id, { onDelete: 'set null' }),
    /** SEQUENCE of its calendar file: one higher with each change. */
    sequence: integer('sequence').notNull().default(0),
    remindedAt: moment('reminded_at'),
    cancelledBy: text('cancelled_by', { enum: VIEWING_ENDERS }),
    /** The shop's message to the customer when it cancelled. */
    note: text('note'),
    createdAt: moment('created_at').notNull().defaultNow(),
    changedAt: moment('changed_at').notNull().defaultNow(),
  },
  (t) => [
    check('viewings_state', oneOf(t.state, VIEWING_STATES)),
    check('viewings_cancelled_by', oneOf(t.cancelledBy, VIEWING_ENDERS)),
    check('viewings_times', sql`${t.endsAt} > ${t.startsAt}`),
    check('viewings_what', sql`(${t.state} = 'blocked') = (${t.productName} IS NULL)`),
    check('viewings_who', sql`${t.state} <> 'booked' OR ${t.userId} IS NOT NULL`),
    check('viewings_cancelled', sql`(${t.state} = 'cancelled') = (${t.cancelledBy} IS NOT NULL)`),
    // The whole shop takes one visit at a time.
    uniqueIndex('viewings_time_key').on(t.startsAt).where(sql`state IN ('booked', 'attended', 'blocked')`),
    uniqueIndex('viewings_hold_key').on(t.holdId),
    index('viewings_product_idx').on(t.productId),
    index('viewings_user_idx').on(t.userId, t.startsAt),
    index('viewings_open_idx').on(t.startsAt).where(sql`state = 'booked'`),
  ],
)
