// The statements that write an order with its items: named, since every order runs one (P-05).
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { OrderLine } from '#domain/orders/draft-order.ts'
import { namedStatement } from '#platform/database/statement.ts'
import { pick } from '#platform/pick.ts'
import { orderItems, orders } from '#server/database/tables/orders.ts'
import type { OrderRow } from '#server/orders/queries/order-facts.ts'
import type { OrderContent } from './order-content.ts'
import { WORDS_OF_ITEMS } from './search-words.ts'

export type WrittenItem = { orderId: number; id: number; productId: number }

type Actor = { actor: 'customer' | 'admin'; actorId: string }

/** The columns that are written alike in a new and an amended order. */
const CONTENT_COLUMNS = {
  ...pick(orders, 'customerName', 'customerPhone', 'customerEmail', 'customerAddress', 'customerNotes'),
  ...pick(orders, 'governorateId', 'wilayat', 'landmark', 'latitude', 'longitude', 'deliveryLocation'),
  ...pick(orders, 'shippingAddress', 'secondPhone', 'receiverName', 'deliveryType', 'totalAmount'),
  ...pick(orders, 'deliveryFee', 'finalAmount', 'discountAmount', 'deliveryDiscount', 'voucherCode'),
  ...pick(orders, 'deliveryDay', 'deliveryHeat'),
}
const LINE_COLUMNS = {
  ...pick(orderItems, 'productId', 'productName', 'productNameArabic', 'productPrice', 'quantity'),
  ...pick(orderItems, 'subtotal', 'productImageUrl', 'productBreed', 'productAge', 'discount'),
}
type LineColumn = keyof typeof LINE_COLUMNS

type ContentValues = ReturnType<typeof contentValues>
type Parameters<Name extends string> = Readonly<Record<Name, string>>

/** The values of a new or an amended order. */
export function contentValues({ contact, draft, promised, acceptedTerms, attempt, at }: OrderContent) {
  const { lines, ...amounts } = draft
  const values = { ...contact, ...amounts, ...promised, governorateId: contact.regionId }
  return {
    ...mapColumns(CONTENT_COLUMNS, (column, name) => driverValue(column, values[name])),
    acceptedTerms,
    attemptKey: attempt?.key ?? null,
    attemptFingerprint: attempt?.fingerprint ?? null,
    at,
    ...lineValues(lines),
  }
}

/** An array per column, so that any number of lines is one statement. */
const lineValues = (lines: readonly OrderLine[]) =>
  mapColumns(LINE_COLUMNS, (column, name) => lines.map((line) => driverValue(column, line[name])))

function mapColumns<Name extends string, Value>(
  columns: Record<Name, PgColumn>,
  read: (column: PgColumn, name: Name) => Value,
) {
  const entries = Object.entries(columns) as [Name, PgColumn][]
  return Object.fromEntries(entries.map(([name, column]) => [name, read(column, name)])) as Record<
    Name,
    Value
  >
}

function driverValue(column: PgColumn, value: unknown): unknown {
  return value === null ? null : column.mapToDriverValue(value)
}

const LINE_NAMES = Object.values(LINE_COLUMNS).map((column) => column.name)

const linesOf = (p: Parameters<LineColumn>) => {
  const arrays = mapColumns(LINE_COLUMNS, (column, name) => `${p[name]}::${column.getSQLType()}[]`)
  return `unnest(${Object.values(arrays).join(', ')}) WITH ORDINALITY AS line (${LINE_NAMES.join(', ')}, place)`
}

/** The cost price of one unit at this moment, for the margin; null if the owner never entered one. */
const LINE_COST = '(SELECT p.cost_price FROM products p WHERE p.id = line.product_id)'

/** W-01: the item names, in the form of search_words. */
const lineWords = (p: Parameters<'productName' | 'productNameArabic'>) =>
  `(SELECT ${WORDS_OF_ITEMS} FROM unnest(${p.productName}::text[], ${p.productNameArabic}::text[])
       AS item (product_name, product_name_arabic))`

const contentColumns = (p: Parameters<keyof typeof CONTENT_COLUMNS | LineColumn | 'at'>) => [
  ...Object.values(
    mapColumns(CONTENT_COLUMNS, (column, name) => [column.name, `${p[name]}::${column.getSQLType()}`]),
  ),
  ['search_words', lineWords(p)],
  ['updated_at', `${p.at}::timestamptz`],
]

type NewOrder = ContentValues &
  Actor &
  Pick<OrderRow, 'userId' | 'orderNumber' | 'cartId' | 'expiresAt' | 'channel'> &
  Pick<OrderRow, 'enteredBy' | 'entryKey' | 'entryFingerprint'>

export const insertOrderStatement = namedStatement<NewOrder, WrittenItem>('insert_order', (p) => {
  const columns = [
    ...contentColumns(p),
    ['created_at', p.at],
    ['accepted_terms_at', `CASE WHEN ${p.acceptedTerms}::boolean THEN ${p.at} END`],
    ['user_id', p.userId],
    ['order_number', p.orderNumber],
    ['cart_id', p.cartId],
    ['expires_at', p.expiresAt],
    ['channel', p.channel],
    ['entered_by', p.enteredBy],
    ['entry_key', p.entryKey],
    ['entry_fingerprint', p.entryFingerprint],
    ['is_demo', '(SELECT is_demo FROM settings)'],
  ]
  return `WITH placed AS (
     INSERT INTO orders (${columns.map(([name]) => name).join(', ')})
     VALUES (${columns.map(([, value]) => value).join(', ')})
     ON CONFLICT (order_number) DO NOTHING
     RETURNING id
   ), items AS (
     INSERT INTO order_items (order_id, cost_price, ${LINE_NAMES})
     SELECT placed.id, ${LINE_COST}, ${LINE_NAMES} FROM placed, ${linesOf(p)} ORDER BY place
     RETURNING id, product_id
   ), history AS (
     INSERT INTO order_history (order_id, event, to_value, actor, actor_id, created_at)
     SELECT id, 'placed', 'pending', ${p.actor}, ${p.actorId}, ${p.at} FROM placed
   ), request AS (
     INSERT INTO order_requests (user_id, key, order_id, fingerprint, created_at)
     SELECT ${p.userId}, ${p.attemptKey}, id, ${p.attemptFingerprint}, ${p.at} FROM placed
     WHERE ${p.attemptKey}::text IS NOT NULL
   )
   SELECT placed.id AS "orderId", items.id, items.product_id AS "productId" FROM placed, items`
})

/** An administrator's edit keeps the cost prices of the lines; a customer's change takes those of now. */
export const amendOrderStatement = namedStatement<ContentValues & Actor & { orderId: number }, WrittenItem>(
  'amend_order',
  (p) => `WITH amended AS (
     UPDATE orders o SET ${contentColumns(p)
       .map(([name, value]) => `${name} = ${value}`)
       .join(', ')},
       accepted_terms_at = CASE WHEN ${p.acceptedTerms}::boolean THEN coalesce(o.accepted_terms_at, ${p.at})
         ELSE o.accepted_terms_at END
     FROM orders before WHERE o.id = ${p.orderId} AND before.id = o.id
     RETURNING o.id, before.final_amount AS from_amount, o.final_amount AS to_amount
   ), dropped AS (
     DELETE FROM order_items
     WHERE order_id = ${p.orderId} AND (product_id IS NULL OR product_id <> ALL (${p.productId}))
   ), items AS (
     INSERT INTO order_items (order_id, cost_price, ${LINE_NAMES})
     SELECT amended.id, ${LINE_COST}, ${LINE_NAMES} FROM amended, ${linesOf(p)} ORDER BY place
     ON CONFLICT (order_id, product_id) DO UPDATE SET
       (${LINE_NAMES}) = (${LINE_NAMES.map((name) => `excluded.${name}`)}),
       cost_price = CASE WHEN ${p.actor} = 'admin' THEN coalesce(order_items.cost_price, excluded.cost_price)
         ELSE excluded.cost_price END
     RETURNING id, product_id
   ), history AS (
     INSERT INTO order_history (order_id, event, from_value, to_value, actor, actor_id, created_at)
     SELECT id, 'amended', from_amount::text, to_amount::text, ${p.actor}::text, ${p.actorId}, ${p.at} FROM amended
   ), request AS (
     INSERT INTO order_requests (user_id, key, order_id, fingerprint, created_at)
     SELECT ${p.actorId}, ${p.attemptKey}, id, ${p.attemptFingerprint}, ${p.at} FROM amended
     WHERE ${p.attemptKey}::text IS NOT NULL
     ON CONFLICT (user_id, key) DO UPDATE SET fingerprint = excluded.fingerprint
   )
   SELECT amended.id AS "orderId", items.id, items.product_id AS "productId" FROM amended, items`,
)
