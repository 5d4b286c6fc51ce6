// What customers ask to give back, and what the shop decided (F-03). Of an animal it is a case.
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { ZERO } from '#domain/money.ts'
import { LOSS_REASONS, RETURN_KINDS, RETURN_REASONS, RETURN_STATES } from '#domain/returns/return-rules.ts'
import { profiles } from './accounts.ts'
import { baisaColumn, cascades, moment, oneOf, restricts } from './columns.ts'
import { orderItems, orders } from './orders.ts'

/** In the order of the migration, which no form follows. */
const STORED_REASONS = ['wrong-item', 'defect', 'other', 'wrong-species', 'ill', ...LOSS_REASONS]

export const returns = pgTable(
  'returns',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    orderId: restricts(integer('order_id'), () => orders.id),
    kind: text('kind', { enum: RETURN_KINDS }).notNull(),
    reason: text('reason', { enum: RETURN_REASONS }).notNull(),
    /** What the customer says of it; empty where they said nothing, or their account has ended. */
    words: text('words').notNull().default(''),
    state: text('state', { enum: RETURN_STATES }).notNull().default('waiting'),
    /** The note to the customer with the decision. */
    note: text('note'),
    /** By how much the order falls: the shares of its lines, and of its delivery where that goes back too. */
    amount: baisaColumn('amount').notNull().default(ZERO),
    deliveryAmount: baisaColumn('delivery_amount').notNull().default(ZERO),
    openedBy: text('opened_by').references(() => profiles.id, { onDelete: 'set null' }),
    openedAt: moment('opened_at').notNull(),
    decidedBy: text('decided_by').references(() => profiles.id, { onDelete: 'set null' }),
    decidedAt: moment('decided_at'),
  },
  (t) => [
    check('returns_kind', oneOf(t.kind, RETURN_KINDS)),
    check('returns_reason', oneOf(t.reason, STORED_REASONS)),
    check('returns_state', oneOf(t.state, RETURN_STATES)),
    check('returns_decided', sql`(${t.state} = 'waiting') = (${t.decidedAt} IS NULL)`),
    check(
      'returns_amounts',
      sql`${t.deliveryAmount} BETWEEN 0 AND ${t.amount} AND (${t.state} = 'accepted' OR ${t.amount} = 0)`,
    ),
    index('returns_order_idx').on(t.orderId, t.id),
    index('returns_state_idx').on(t.state, t.openedAt, t.id),
  ],
)

export const returnItems = pgTable(
  'return_items',
  {
    returnId: cascades(integer('return_id'), () => returns.id),
    orderItemId: restricts(integer('order_item_id'), () => orderItems.id),
    /** The requested units. */
    quantity: integer('quantity').notNull(),
    /** Taken back, and how much is paid for them. */
    accepted: integer('accepted').notNull().default(0),
    amount: baisaColumn('amount').notNull().default(ZERO),
    /** H-10: the lost animal was replaced by another one from the shelf. */
    isReplaced: boolean('is_replaced').notNull().default(false),
    /** H-10: the records among which `quantity` died or fell ill, until the shop says which. */
    candidates: integer('candidates').array(),
    /** On the shelf again; otherwise written off. */
    isRestocked: boolean('is_restocked').notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.returnId, t.orderItemId] }),
    check('return_items_quantity', sql`${t.quantity} > 0 AND ${t.accepted} BETWEEN 0 AND ${t.quantity}`),
    check('return_items_amount', sql`${t.amount} >= 0 AND (${t.accepted} > 0 OR ${t.amount} = 0)`),
    check('return_items_candidates', sql`cardinality(${t.candidates}) >= ${t.quantity}`),
    index('return_items_order_item_idx').on(t.orderItemId),
    index('return_items_candidates_idx').on(t.returnId).where(sql`candidates IS NOT NULL`),
  ],
)
