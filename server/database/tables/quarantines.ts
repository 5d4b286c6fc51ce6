// Animals that are ill and off sale, and still in the books (H-10). They have left the item's quantity, by the ledger.
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { QUARANTINE_ENDS } from '#domain/animals/loss.ts'
import { profiles } from './accounts.ts'
import { animals } from './animals.ts'
import { products } from './catalog.ts'
import { cascades, moment, oneOf } from './columns.ts'
import { orders } from './orders.ts'

export const quarantines = pgTable(
  'quarantines',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    productId: cascades(integer('product_id'), () => products.id),
    animalId: integer('animal_id').references(() => animals.id, { onDelete: 'set null' }),
    orderId: integer('order_id').references(() => orders.id, { onDelete: 'set null' }),
    /** A part that ends separately gets a row of its own. */
    quantity: integer('quantity').notNull(),
    note: text('note').notNull().default(''),
    startedBy: text('started_by').references(() => profiles.id, { onDelete: 'set null' }),
    startedAt: moment('started_at').notNull(),
    endedBy: text('ended_by').references(() => profiles.id, { onDelete: 'set null' }),
    endedAt: moment('ended_at'),
    ended: text('ended', { enum: QUARANTINE_ENDS }),
  },
  (t) => [
    check('quarantines_quantity', sql`${t.quantity} > 0 AND (${t.animalId} IS NULL OR ${t.quantity} = 1)`),
    check('quarantines_ended', oneOf(t.ended, QUARANTINE_ENDS)),
    check('quarantines_end', sql`(${t.endedAt} IS NULL) = (${t.ended} IS NULL)`),
    uniqueIndex('quarantines_one_an_animal').on(t.animalId).where(sql`ended_at IS NULL`),
    index('quarantines_product_idx').on(t.productId).where(sql`ended_at IS NULL`),
    index('quarantines_order_idx').on(t.orderId),
    index('quarantines_started_by_idx').on(t.startedBy),
    index('quarantines_ended_by_idx').on(t.endedBy),
  ],
)
