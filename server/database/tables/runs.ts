// Delivery runs (W-07): which orders a driver takes along behind which link, and what became of each.
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { FAILURE_REASONS, STOP_STATES } from '#domain/runs/delivery-run.ts'
import type { Stroke } from '#domain/runs/signature.ts'
import { profiles } from './accounts.ts'
import { baisaColumn, cascades, moment, oneOf } from './columns.ts'
import { orders } from './orders.ts'

export const deliveryRuns = pgTable(
  'delivery_runs',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** SHA-256 of what is in the link; the last one made counts. */
    tokenHash: text('token_hash').notNull().unique('delivery_runs_token_hash_key'),
    /** As the office calls the driver. */
    driver: text('driver'),
    /** Who made the link: what the driver does, they do. Without them it opens nothing (Z-08). */
    issuedBy: text('issued_by').references(() => profiles.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    revokedAt: moment('revoked_at'),
  },
  (t) => [
    check('delivery_runs_time', sql`${t.expiresAt} > ${t.createdAt}`),
    index('delivery_runs_issued_by_idx').on(t.issuedBy),
  ],
)

export const runStops = pgTable(
  'run_stops',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    runId: cascades(integer('run_id'), () => deliveryRuns.id),
    orderId: cascades(integer('order_id'), () => orders.id),
    /** The lowest first. */
    position: integer('position').notNull(),
    state: text('state', { enum: STOP_STATES }).notNull().default('open'),
    /** Generated on the phone, so that a repeated answer counts once. */
    answerKey: text('answer_key'),
    answeredAt: moment('answered_at'),
    /** When it happened by the phone's clock, which may have been without a network. */
    happenedAt: moment('happened_at'),
    reason: text('reason', { enum: FAILURE_REASONS }),
    note: text('note'),
    /** The receiver and their signature. */
    receiver: text('receiver'),
    signature: jsonb('signature').$type<Stroke[]>(),
    /** Received by the driver, and in the ledger (F-01). */
    cash: baisaColumn('cash'),
  },
  (t) => [
    check('run_stops_state', oneOf(t.state, STOP_STATES)),
    check('run_stops_reason', oneOf(t.reason, FAILURE_REASONS)),
    check('run_stops_open', sql`${t.state} <> 'open' OR ${t.answerKey} IS NULL`),
    check(
      'run_stops_answer',
      sql`(${t.answerKey} IS NULL) = (${t.answeredAt} IS NULL) AND (${t.answerKey} IS NULL) = (${t.happenedAt} IS NULL)
        AND (${t.state} NOT IN ('delivered', 'failed') OR ${t.answerKey} IS NOT NULL)`,
    ),
    check('run_stops_failed', sql`${t.state} <> 'failed' OR ${t.reason} IS NOT NULL`),
    check('run_stops_cash', sql`${t.cash} > 0`),
    // An order is in one open run at most.
    uniqueIndex('run_stops_one_open').on(t.orderId).where(sql`state = 'open'`),
    uniqueIndex('run_stops_once_a_run').on(t.runId, t.orderId),
    index('run_stops_order_idx').on(t.orderId, t.id.desc()),
    // What came back and waits for another run.
    index('run_stops_failed_idx').on(t.orderId, t.id).where(sql`state = 'failed'`),
  ],
)
