// The ledger of money (F-01): every amount that came in for an order or went back, with who wrote it down. Rows are
// never changed: a wrong entry is reversed by a counter-entry (migration 0048 holds the rules).
import { sql } from 'drizzle-orm'
import { type AnyPgColumn, check, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { PAYMENT_KINDS, PAYMENT_METHODS } from '#domain/payments/balance.ts'
import { profiles } from './accounts.ts'
import { baisaColumn, moment, oneOf, restricts } from './columns.ts'
import { orders } from './orders.ts'

export const payments = pgTable(
  'payments',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    orderId: restricts(integer('order_id'), () => orders.id),
    kind: text('kind', { enum: PAYMENT_KINDS }).notNull(),
    method: text('method', { enum: PAYMENT_METHODS }).notNull(),
    amount: baisaColumn('amount').notNull(),
    /** The bank's, or that of the card terminal. */
    reference: text('reference'),
    note: text('note'),
    /** The day on which the money moved, in Muscat. */
    paidOn: date('paid_on', { mode: 'string' }).notNull(),
    /** The entry that this one takes back: of the other kind, with the same order, method and amount. */
    reversesId: integer('reverses_id')
      .unique('payments_reversed_once')
      .references((): AnyPgColumn => payments.id, { onDelete: 'restrict' }),
    recordedBy: text('recorded_by').references(() => profiles.id, { onDelete: 'set null' }),
    recordedAt: moment('recorded_at').notNull().defaultNow(),
  },
  (t) => [
    check('payments_amount', sql`${t.amount} > 0`),
    check('payments_kind', oneOf(t.kind, PAYMENT_KINDS)),
    check('payments_method', oneOf(t.method, PAYMENT_METHODS)),
    index('payments_order_idx').on(t.orderId, t.id),
    index('payments_recorded_idx').on(t.recordedAt, t.id),
  ],
)
