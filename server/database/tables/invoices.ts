// Issued invoices and credit notes (F-04). Nothing issued is ever changed: migration's triggers refuse it.
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import type { InvoiceContent } from '#contract/invoices.ts'
import { INVOICE_KINDS, INVOICE_SERIES } from '#domain/invoices/invoice-kinds.ts'
import { baisaColumn, moment, oneOf, restricts } from './columns.ts'
import { orders } from './orders.ts'

export const invoices = pgTable(
  'invoices',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind', { enum: INVOICE_KINDS }).notNull(),
    series: text('series', { enum: INVOICE_SERIES }).notNull(),
    /** Of its issue, in Muscat. */
    year: integer('year').notNull(),
    number: integer('number').notNull(),
    uuid: uuid('uuid').notNull().unique('invoices_uuid_key'),
    orderId: restricts(integer('order_id'), () => orders.id),
    /** The invoice that a credit note takes back, whole. */
    invoiceId: integer('invoice_id')
      .unique('invoices_credited_once')
      .references((): AnyPgColumn => invoices.id, { onDelete: 'restrict' }),
    total: baisaColumn('total').notNull(),
    /** Null where the shop had no VAT number. */
    vat: baisaColumn('vat'),
    /** Seller, buyer and lines as issued. */
    content: jsonb('content').$type<InvoiceContent>().notNull(),
    issuedAt: moment('issued_at').notNull(),
  },
  (t) => [
    unique('invoices_number_key').on(t.series, t.year, t.number),
    check('invoices_kind', oneOf(t.kind, INVOICE_KINDS)),
    check('invoices_series', oneOf(t.series, INVOICE_SERIES)),
    check('invoices_credit_note', sql`(${t.kind} = 'credit-note') = (${t.invoiceId} IS NOT NULL)`),
    check('invoices_number', sql`${t.number} > 0`),
    check('invoices_amounts', sql`${t.total} > 0 AND ${t.vat} >= 0 AND ${t.vat} < ${t.total}`),
    index('invoices_order_idx').on(t.orderId, t.id),
    index('invoices_issued_idx').on(t.issuedAt, t.id),
  ],
)

/** The last number of each series: its row is locked until the invoice is committed, so no number is lost. */
export const invoiceCounters = pgTable(
  'invoice_counters',
  {
    series: text('series', { enum: INVOICE_SERIES }).notNull(),
    year: integer('year').notNull(),
    last: integer('last').notNull(),
  },
  (t) => [primaryKey({ columns: [t.series, t.year] })],
)
