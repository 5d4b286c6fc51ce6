// Units that are kept for one person. They have left the product's quantity, by the ledger, as those of an order have.
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { HOLD_ENDS, HOLD_REASONS } from '#domain/holds.ts'
import { profiles } from './accounts.ts'
import { products } from './catalog.ts'
import { cascades, moment, oneOf } from './columns.ts'

export const holds = pgTable(
  'holds',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    productId: cascades(integer('product_id'), () => products.id),
    /** The units still on hold; an order reduces them. */
    quantity: integer('quantity').notNull(),
    until: moment('until').notNull(),
    reason: text('reason', { enum: HOLD_REASONS }).notNull(),
    /** Of whose account the units can be ordered, in lower case; null where only the shop knows the person. */
    email: text('email'),
    /** Who it is, as the shop knows them. */
    name: text('name'),
    createdBy: text('created_by').references(() => profiles.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull().defaultNow(),
    endedAt: moment('ended_at'),
    ended: text('ended', { enum: HOLD_ENDS }),
  },
  (t) => [
    check('holds_quantity', sql`${t.quantity} >= 0 AND (${t.quantity} > 0 OR ${t.endedAt} IS NOT NULL)`),
    check('holds_reason', oneOf(t.reason, HOLD_REASONS)),
    check('holds_ended', oneOf(t.ended, HOLD_ENDS)),
    check('holds_end', sql`(${t.endedAt} IS NULL) = (${t.ended} IS NULL)`),
    index('holds_product_idx').on(t.productId).where(sql`ended_at IS NULL`),
    index('holds_email_idx').on(t.email).where(sql`ended_at IS NULL`),
    index('holds_until_idx').on(t.until).where(sql`ended_at IS NULL`),
    index('holds_created_by_idx').on(t.createdBy),
  ],
)
