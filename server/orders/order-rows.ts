// An order on its way into the database: writing it and amending it, a statement each.
import { toRials } from '#domain/money.ts'
import type { OrderDraft, OrderLine } from '#domain/orders/draft-order.ts'
import type { OrderChannel } from '#domain/orders/order-channel.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { statement } from '#platform/database/statement.ts'

/** Who the order goes to, as checked and written down. */
export type Contact = {
  customerName: string
  /** E.164; empty where nobody left one (decision 0019). */
  customerPhone: string
  customerEmail: string | null
  customerAddress: string
  landmark: string | null
  customerNotes: string | null
  regionId: number
  wilayat: string | null
  deliveryLocation: string
  shippingAddress: string
}

/** What the order is called, whose it is and until when it holds its stock. */
export type OrderHead = {
  orderNumber: string
  createdAt: Date
  expiresAt: Date
} & (
  | { userId: string; cartId: number; entry?: undefined }
  | { userId: null; cartId: null; entry: OrderEntry }
)

/** an order without an account was entered by an administrator, after a call or at the counter. */
type OrderEntry = { channel: OrderChannel; adminId: string; key: string | null }

/** The try that made or amended the order; `key` is null for one that has no customer to try again. */
export type OrderRequest = {
  key: string | null
  fingerprint: string | null
  acceptedTerms: boolean
  at: Date
}

type WrittenItem = { orderId: number; id: number; productId: number }
export type WrittenOrder = { orderId: number; itemIds: ReadonlyMap<number, number> }

/**
 * Writes the order with its items, its history and its idempotency key in one statement. Null when the number is
 * taken: draw another.
 */
export async function insertOrder(
  tx: Transaction,
  head: OrderHead,
  contact: Contact,
  draft: OrderDraft,
  request: OrderRequest,
): Promise<WrittenOrder | null> {
  const written = await insertOrderStatement(
    tx,
    ...contactValues(contact),
    ...amountValues(draft),
    request.at,
    request.acceptedTerms,
    request.key,
    request.fingerprint,
    head.userId,
    ...lineValues(draft.lines),
    head.orderNumber,
    head.cartId,
    head.expiresAt,
    contact.landmark,
    head.entry?.channel ?? 'site',
    head.entry?.adminId ?? null,
    head.entry?.key ?? null,
  )
  return writtenOrder(written)
}

/** Writes the order anew as it is now asked for; its number and its deadline stay. */
export async function amendOrder(
  tx: Transaction,
  order: { id: number; userId: string },
  contact: Contact,
  draft: OrderDraft,
  request: OrderRequest,
): Promise<WrittenOrder> {
  const written = await amendOrderStatement(
    tx,
    ...contactValues(contact),
    ...amountValues(draft),
    request.at,
    request.acceptedTerms,
    request.key,
    request.fingerprint,
    order.userId,
    ...lineValues(draft.lines),
    order.id,
    contact.landmark,
  )
  const result = writtenOrder(written)
  if (!result) throw new Error('the order to be amended is gone though it is locked')
  return result
}

function writtenOrder(written: readonly WrittenItem[]): WrittenOrder | null {
  const [first] = written
  if (!first) return null
  return { orderId: first.orderId, itemIds: new Map(written.map((item) => [item.productId, item.id])) }
}

const contactValues = (contact: Contact) =>
  [
    contact.customerName,
    contact.customerPhone,
    contact.customerEmail,
    contact.customerAddress,
    contact.customerNotes,
    contact.regionId,
    contact.wilayat,
    contact.deliveryLocation,
    contact.shippingAddress,
  ] as const

const amountValues = (draft: OrderDraft) =>
  [
    draft.deliveryType,
    toRials(draft.totalAmount),
    toRials(draft.deliveryFee),
    toRials(draft.finalAmount),
  ] as const

/** A column an array, so that any number of lines is one statement. */
const lineValues = (lines: readonly OrderLine[]) =>
  [
    lines.map((line) => line.productId),
    lines.map((line) => line.productName),
    lines.map((line) => line.productNameArabic),
    lines.map((line) => toRials(line.productPrice)),
    lines.map((line) => line.quantity),
    lines.map((line) => toRials(line.subtotal)),
    lines.map((line) => line.productImageUrl),
    lines.map((line) => line.productBreed),
    lines.map((line) => line.productAge),
  ] as const

type CommonValues = [
  ...ReturnType<typeof contactValues>,
  ...ReturnType<typeof amountValues>,
  at: Date,
  acceptedTerms: boolean,
  key: string | null,
  fingerprint: string | null,
  userId: string | null,
  ...ReturnType<typeof lineValues>,
]

const LINES = `unnest($19::int[], $20::text[], $21::text[], $22::numeric[], $23::int[], $24::numeric[], $25::text[],
     $26::text[], $27::text[]) WITH ORDINALITY AS line (product_id, product_name, product_name_arabic, product_price,
     quantity, subtotal, product_image_url, product_breed, product_age, place)`
const LINE_COLUMNS = `product_id, product_name, product_name_arabic, product_price, quantity, subtotal,
     product_image_url, product_breed, product_age`

/** What the shop paid for one, as its margin is counted from here on; null where the owner never said. */
const LINE_COST = '(SELECT p.cost_price FROM products p WHERE p.id = line.product_id)'

const insertOrderStatement = statement<
  [
    ...CommonValues,
    orderNumber: string,
    cartId: number | null,
    expiresAt: Date,
    landmark: string | null,
    channel: OrderChannel,
    enteredBy: string | null,
    entryKey: string | null,
  ],
  WrittenItem
>(
  'insert_order',
  `WITH placed AS (
     INSERT INTO orders (customer_name, customer_phone, customer_email, customer_address, customer_notes,
       governorate_id, wilayat, delivery_location, shipping_address, delivery_type, total_amount, delivery_fee,
       final_amount, created_at, updated_at, accepted_terms_at, user_id, order_number, cart_id, expires_at, landmark,
       channel, entered_by, entry_key)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11::numeric, $12::numeric, $13::numeric,
       $14::timestamptz, $14, CASE WHEN $15::boolean THEN $14 END, $18, $28, $29, $30, $31, $32, $33, $34)
     ON CONFLICT (order_number) DO NOTHING
     RETURNING id
   ), items AS (
     INSERT INTO order_items (order_id, cost_price, ${LINE_COLUMNS})
     SELECT placed.id, ${LINE_COST}, ${LINE_COLUMNS} FROM placed, ${LINES} ORDER BY place
     RETURNING id, product_id
   ), history AS (
     INSERT INTO order_history (order_id, event, to_value, actor, actor_id, created_at)
     SELECT id, 'placed', 'pending', CASE WHEN $33::text IS NULL THEN 'customer' ELSE 'admin' END,
       coalesce($33, $18), $14 FROM placed
   ), request AS (
     INSERT INTO order_requests (user_id, key, order_id, fingerprint, created_at)
     SELECT $18, $16, id, $17, $14 FROM placed WHERE $16::text IS NOT NULL
   )
   SELECT placed.id AS "orderId", items.id, items.product_id AS "productId" FROM placed, items`,
)

const amendOrderStatement = statement<
  [...CommonValues, orderId: number, landmark: string | null],
  WrittenItem
>(
  'amend_order',
  `WITH amended AS (
     UPDATE orders o SET customer_name = $1, customer_phone = $2, customer_email = $3, customer_address = $4,
       customer_notes = $5, governorate_id = $6, wilayat = $7, delivery_location = $8, shipping_address = $9,
       delivery_type = $10, total_amount = $11::numeric, delivery_fee = $12::numeric, final_amount = $13::numeric,
       updated_at = $14::timestamptz, landmark = $29,
       accepted_terms_at = CASE WHEN $15::boolean THEN coalesce(o.accepted_terms_at, $14) ELSE o.accepted_terms_at END
     FROM orders before WHERE o.id = $28 AND before.id = o.id
     RETURNING o.id, before.final_amount AS from_amount, o.final_amount AS to_amount
   ), dropped AS (
     DELETE FROM order_items WHERE order_id = $28 AND (product_id IS NULL OR product_id <> ALL ($19))
   ), items AS (
     INSERT INTO order_items (order_id, cost_price, ${LINE_COLUMNS})
     SELECT amended.id, ${LINE_COST}, ${LINE_COLUMNS} FROM amended, ${LINES} ORDER BY place
     ON CONFLICT (order_id, product_id) DO UPDATE SET product_name = excluded.product_name,
       product_name_arabic = excluded.product_name_arabic, product_price = excluded.product_price,
       quantity = excluded.quantity, subtotal = excluded.subtotal, product_image_url = excluded.product_image_url,
       product_breed = excluded.product_breed, product_age = excluded.product_age,
       cost_price = excluded.cost_price
     RETURNING id, product_id
   ), history AS (
     INSERT INTO order_history (order_id, event, from_value, to_value, actor, actor_id, created_at)
     SELECT id, 'amended', from_amount::text, to_amount::text, 'customer', $18, $14 FROM amended
   ), request AS (
     INSERT INTO order_requests (user_id, key, order_id, fingerprint, created_at)
     SELECT $18, $16, id, $17, $14 FROM amended
     ON CONFLICT (user_id, key) DO UPDATE SET fingerprint = excluded.fingerprint
   )
   SELECT amended.id AS "orderId", items.id, items.product_id AS "productId" FROM amended, items`,
)
