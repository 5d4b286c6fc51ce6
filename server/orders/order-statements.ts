// The statements that write an order with its items: named, since every order runs one (P-05).
import { toRials } from '#domain/money.ts'
import type { OrderLine } from '#domain/orders/draft-order.ts'
import type { OrderChannel } from '#domain/orders/order-channel.ts'
import { statement } from '#platform/database/statement.ts'
import type { OrderContent } from './order-content.ts'
import { WORDS_OF_ITEMS } from './search-words.ts'

export type WrittenItem = { orderId: number; id: number; productId: number }

export const contentValues = (
  { contact, draft, promised, acceptedTerms, attempt, at }: OrderContent,
  userId: string | null,
) =>
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
    draft.deliveryType,
    toRials(draft.totalAmount),
    toRials(draft.deliveryFee),
    toRials(draft.finalAmount),
    at,
    acceptedTerms,
    attempt?.key ?? null,
    attempt?.fingerprint ?? null,
    userId,
    ...lineValues(draft.lines),
    contact.landmark,
    contact.latitude,
    contact.longitude,
    contact.secondPhone,
    contact.receiverName,
    toRials(draft.discountAmount),
    toRials(draft.deliveryDiscount),
    draft.voucherCode,
    draft.lines.map((line) => toRials(line.discount)),
    promised.deliveryDay,
    promised.deliveryHeat,
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

const LINES = `unnest($19::int[], $20::text[], $21::text[], $22::numeric[], $23::int[], $24::numeric[], $25::text[],
     $26::text[], $27::text[], $36::numeric[]) WITH ORDINALITY AS line (product_id, product_name, product_name_arabic, product_price,
     quantity, subtotal, product_image_url, product_breed, product_age, discount, place)`
const LINE_COLUMNS = `product_id, product_name, product_name_arabic, product_price, quantity, subtotal,
     product_image_url, product_breed, product_age, discount`

/** What the shop paid for one, as its margin is counted from here on; null where the owner never said. */
const LINE_COST = '(SELECT p.cost_price FROM products p WHERE p.id = line.product_id)'

/** W-01: what was bought, as search_words keeps it. */
const LINE_WORDS = `(SELECT ${WORDS_OF_ITEMS} FROM unnest($20::text[], $21::text[]) AS item (product_name, product_name_arabic))`

export const insertOrderStatement = statement<
  [
    ...ReturnType<typeof contentValues>,
    orderNumber: string,
    cartId: number | null,
    expiresAt: Date,
    channel: OrderChannel,
    enteredBy: string | null,
    entryKey: string | null,
    entryFingerprint: string | null,
  ],
  WrittenItem
>(
  'insert_order',
  `WITH placed AS (
     INSERT INTO orders (customer_name, customer_phone, customer_email, customer_address, customer_notes,
       governorate_id, wilayat, delivery_location, shipping_address, delivery_type, total_amount, delivery_fee,
       final_amount, created_at, updated_at, accepted_terms_at, user_id, order_number, cart_id, expires_at, landmark,
       latitude, longitude, second_phone, receiver_name, channel, entered_by, entry_key, entry_fingerprint, search_words, discount_amount, delivery_discount, voucher_code, delivery_day, delivery_heat, is_demo)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11::numeric, $12::numeric, $13::numeric,
       $14::timestamptz, $14, CASE WHEN $15::boolean THEN $14 END, $18, $39, $40, $41, $28,
       $29::float8, $30::float8, $31, $32, $42, $43, $44, $45, ${LINE_WORDS}, $33::numeric, $34::numeric, $35,
       $37::date, $38::boolean,
       (SELECT is_demo FROM settings))
     ON CONFLICT (order_number) DO NOTHING
     RETURNING id
   ), items AS (
     INSERT INTO order_items (order_id, cost_price, ${LINE_COLUMNS})
     SELECT placed.id, ${LINE_COST}, ${LINE_COLUMNS} FROM placed, ${LINES} ORDER BY place
     RETURNING id, product_id
   ), history AS (
     INSERT INTO order_history (order_id, event, to_value, actor, actor_id, created_at)
     SELECT id, 'placed', 'pending', CASE WHEN $43::text IS NULL THEN 'customer' ELSE 'admin' END,
       coalesce($43, $18), $14 FROM placed
   ), request AS (
     INSERT INTO order_requests (user_id, key, order_id, fingerprint, created_at)
     SELECT $18, $16, id, $17, $14 FROM placed WHERE $16::text IS NOT NULL
   )
   SELECT placed.id AS "orderId", items.id, items.product_id AS "productId" FROM placed, items`,
)

export const amendOrderStatement = statement<
  [...ReturnType<typeof contentValues>, orderId: number],
  WrittenItem
>(
  'amend_order',
  `WITH amended AS (
     UPDATE orders o SET customer_name = $1, customer_phone = $2, customer_email = $3, customer_address = $4,
       customer_notes = $5, governorate_id = $6, wilayat = $7, delivery_location = $8, shipping_address = $9,
       delivery_type = $10, total_amount = $11::numeric, delivery_fee = $12::numeric, final_amount = $13::numeric,
       updated_at = $14::timestamptz, landmark = $28, latitude = $29::float8, longitude = $30::float8,
       second_phone = $31, receiver_name = $32, search_words = ${LINE_WORDS},
       discount_amount = $33::numeric, delivery_discount = $34::numeric, voucher_code = $35,
       delivery_day = $37::date, delivery_heat = $38::boolean,
       accepted_terms_at = CASE WHEN $15::boolean THEN coalesce(o.accepted_terms_at, $14) ELSE o.accepted_terms_at END
     FROM orders before WHERE o.id = $39 AND before.id = o.id
     RETURNING o.id, before.final_amount AS from_amount, o.final_amount AS to_amount
   ), dropped AS (
     DELETE FROM order_items WHERE order_id = $39 AND (product_id IS NULL OR product_id <> ALL ($19))
   ), items AS (
     INSERT INTO order_items (order_id, cost_price, ${LINE_COLUMNS})
     SELECT amended.id, ${LINE_COST}, ${LINE_COLUMNS} FROM amended, ${LINES} ORDER BY place
     ON CONFLICT (order_id, product_id) DO UPDATE SET product_name = excluded.product_name,
       product_name_arabic = excluded.product_name_arabic, product_price = excluded.product_price,
       quantity = excluded.quantity, subtotal = excluded.subtotal, product_image_url = excluded.product_image_url,
       product_breed = excluded.product_breed, product_age = excluded.product_age,
       cost_price = CASE WHEN $16::text IS NULL THEN coalesce(order_items.cost_price, excluded.cost_price)
         ELSE excluded.cost_price END,
       discount = excluded.discount
     RETURNING id, product_id
   ), history AS (
     INSERT INTO order_history (order_id, event, from_value, to_value, actor, actor_id, created_at)
     SELECT id, 'amended', from_amount::text, to_amount::text, CASE WHEN $16::text IS NULL THEN 'admin' ELSE 'customer' END,
       $18, $14 FROM amended
   ), request AS (
     INSERT INTO order_requests (user_id, key, order_id, fingerprint, created_at)
     SELECT $18, $16, id, $17, $14 FROM amended WHERE $16::text IS NOT NULL
     ON CONFLICT (user_id, key) DO UPDATE SET fingerprint = excluded.fingerprint
   )
   SELECT amended.id AS "orderId", items.id, items.product_id AS "productId" FROM amended, items`,
)
