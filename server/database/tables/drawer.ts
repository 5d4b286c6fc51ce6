// Each count of the drawer of cash (F-06). What came in and went out since the one before it is in the ledger: its
// entries after that close's last one, up to this one's.
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { profiles } from './accounts.ts'
import { baisaColumn, moment } from './columns.ts'
import { payments } from './payments.ts'

export const drawerCloses = pgTable(
  'drawer_closes',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    opening: baisaColumn('opening').notNull(),
    cashIn: baisaColumn('cash_in').notNull(),
    cashOut: baisaColumn('cash_out').notNull(),
    counted: baisaColumn('counted').notNull(),
    /** What stays in the drawer: the next opening. */
    remaining: baisaColumn('remaining').notNull(),
    note: text('note'),
    /** The last entry of the ledger that it covers; null where there was none yet. */
    lastPaymentId: integer('last_payment_id').references(() => payments.id, { onDelete: 'restrict' }),
    closedBy: text('closed_by').references(() => profiles.id, { onDelete: 'set null' }),
    closedAt: moment('closed_at').notNull().defaultNow(),
  },
  (t) => [
    check('drawer_closes_amounts', sql`${t.opening} >= 0 AND ${t.cashIn} >= 0 AND ${t.cashOut} >= 0`),
    check('drawer_closes_remaining', sql`${t.remaining} BETWEEN 0 AND ${t.counted}`),
    index('drawer_closes_closed_by_idx').on(t.closedBy),
  ],
)
