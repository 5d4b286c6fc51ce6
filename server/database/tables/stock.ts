// The stock ledger: every change of a quantity, why, and what was left after it.
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { STOCK_REASONS } from '#domain/stock.ts'
import { profiles } from './accounts.ts'
import { products } from './catalog.ts'
import { cascades, moment, oneOf } from './columns.ts'
import { orders } from './orders.ts'

export const stockMovements = pgTable(
  'stock_movements',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    productId: cascades(integer('product_id'), () => products.id),
    change: integer('change').notNull(),
    quantityAfter: integer('quantity_after').notNull(),
    reason: text('reason', { enum: STOCK_REASONS }).notNull(),
    note: text('note'),
    orderId: integer('order_id').references(() => orders.id, { onDelete: 'restrict' }),
    actorId: text('actor_id').references(() => profiles.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    check('stock_movements_change_not_zero', sql`${t.change} <> 0`),
    check('stock_movements_after_not_negative', sql`${t.quantityAfter} >= 0`),
    check('stock_movements_reason', oneOf(t.reason, STOCK_REASONS)),
    index('stock_movements_product_idx').on(t.productId, t.id.desc()),
    index('stock_movements_order_idx').on(t.orderId),
  ],
)
