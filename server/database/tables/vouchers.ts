// Vouchers and the orders that use them (S2-13).
import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { VOUCHER_KINDS } from '#domain/vouchers/voucher.ts'
import { baisaColumn, cascades, moment, oneOf, restricts, timestamps } from './columns.ts'
import { orders } from './orders.ts'

export const vouchers = pgTable(
  'vouchers',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    code: text('code').notNull().unique('vouchers_code_key'),
    kind: text('kind', { enum: VOUCHER_KINDS }).notNull(),
    percent: smallint('percent'),
    amount: baisaColumn('amount'),
    minTotal: baisaColumn('min_total'),
    /** Empty: for everything. */
    categoryIds: integer('category_ids').array().notNull().default([]),
    oncePerCustomer: boolean('once_per_customer').notNull().default(false),
    maxUses: integer('max_uses'),
    /** How many rows of voucher_uses name it, counted by a trigger. */
    used: integer('used').notNull().default(0),
    startsOn: date('starts_on'),
    endsOn: date('ends_on'),
    isActive: boolean('is_active').notNull().default(true),
    ...timestamps,
  },
  (t) => [
    check('vouchers_kind', oneOf(t.kind, VOUCHER_KINDS)),
    check(
      'vouchers_percent',
      sql`(${t.kind} = 'percent') = (${t.percent} IS NOT NULL) AND ${t.percent} BETWEEN 1 AND 100`,
    ),
    check('vouchers_amount', sql`(${t.kind} = 'amount') = (${t.amount} IS NOT NULL) AND ${t.amount} > 0`),
    check('vouchers_minimum', sql`${t.minTotal} > 0`),
    check('vouchers_days', sql`${t.startsOn} <= ${t.endsOn}`),
    check('vouchers_used', sql`${t.used} >= 0 AND ${t.used} <= ${t.maxUses}`),
  ],
)

/** A use is released by deleting its row, so that it cannot be released twice. */
export const voucherUses = pgTable(
  'voucher_uses',
  {
    orderId: cascades(integer('order_id').primaryKey(), () => orders.id),
    voucherId: restricts(integer('voucher_id'), () => vouchers.id),
    usedAt: moment('used_at').notNull().defaultNow(),
  },
  (t) => [index('voucher_uses_voucher_idx').on(t.voucherId, t.orderId)],
)
