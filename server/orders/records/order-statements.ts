// The statements that write an order with its items: named, since every order runs one (P-05).
import { toRials } from '#domain/money.ts'
import type { OrderLine } from '#domain/orders/draft-order.ts'
import type { OrderChannel } from '#domain/orders/order-channel.ts'
import { namedStatement } from '#platform/database/statement.ts'
import type { OrderContent } from './order-content.ts'
import { WORDS_OF_ITEMS } from './search-words.ts'

export type WrittenItem = { orderId: number; id: number; productId: number }

type Actor = { actor: 'customer' | 'admin'; actorId: string }

type ContentValues = ReturnType<typeof contentValues>
type Parameters<Values> = Readonly<Record<keyof Values, string>>

/** The values of a new or an amended order. */
export const contentValues = ({ contact, draft, promised, acceptedTerms, attempt, at }: OrderContent) => ({
  customerName: contact.customerName,
  customerPhone: contact.customerPhone,
  customerEmail: contact.customerEmail,
  customerAddress: contact.customerAddress,
  customerNotes: contact.customerNotes,
  regionId: contact.regionId,
  wilayat: contact.wilayat,
  landmark: contact.landmark,
  latitude: contact.latitude,
  longitude: contact.longitude,
  deliveryLocation: contact.deliveryLocation,
  shippingAddress: contact.shippingAddress,
  secondPhone: contact.secondPhone,
  receiverName: contact.receiverName,
  deliveryType: draft.deliveryType,
  totalAmount: toRials(draft.totalAmount),
  deliveryFee: toRials(draft.deliveryFee),
  finalAmount: toRials(draft.finalAmount),
  discountAmount: toRials(draft.discountAmount),
  deliveryDiscount: toRials(draft.deliveryDiscount),
  voucherCode: draft.voucherCode,
  deliveryDay: promised.deliveryDay,
  deliveryHeat: promised.deliveryHeat,
  acceptedTerms,
  attemptKey: attempt?.key ?? null,
  attemptFingerprint: attempt?.fingerprint ?? null,
  at,
  ...lineValues(draft.lines),
})

/** An array per column, so that any number of lines is one statement. */
const lineValues = (lines: readonly OrderLine[]) => ({
  productIds: lines.map((line) => line.productId),
  productNames: lines.map((line) => line.productName),
  productNamesArabic: lines.map((line) => line.productNameArabic),
  productPrices: lines.map((line) => toRials(line.productPrice)),
  quantities: lines.map((line) => line.quantity),
  subtotals: lines.map((line) => toRials(line.subtotal)),
  productImageUrls: lines.map((line) => line.productImageUrl),
  productBreeds: lines.map((line) => line.productBreed),
  productAges: lines.map((line) => line.productAge),
  discounts: lines.map((line) => toRials(line.discount)),
})

const LINE_COLUMNS = `product_id, product_name, product_name_arabic, product_price, quantity, subtotal,
     product_image_url, product_breed, product_age, discount`

const linesOf = (
  p: Parameters<ReturnType<typeof lineValues>>,
) => `unnest(${p.productIds}::int[], ${p.productNames}::text[], ${p.productNamesArabic}::text[],
     ${p.productPrices}::numeric[], ${p.quantities}::int[], ${p.subtotals}::numeric[], ${p.productImageUrls}::text[],
     ${p.productBreeds}::text[], ${p.productAges}::text[], ${p.discounts}::numeric[])
     WITH ORDINALITY AS line (${LINE_COLUMNS}, place)`

/** The cost price of one unit at this moment, for the margin; null if the owner never entered one. */
const LINE_COST = '(SELECT p.cost_price FROM products p WHERE p.id = line.product_id)'

/** W-01: the item names, in the form of search_words. */
const lineWords = (p: Parameters<ReturnType<typeof lineValues>>) =>
  `(SELECT ${WORDS_OF_ITEMS} FROM unnest(${p.productNames}::text[], ${p.productNamesArabic}::text[])
       AS item (product_name, product_name_arabic))`

/** The columns that are written alike in a new and an amended order, each with its value. */
const contentColumns = (p: Parameters<ContentValues>) =>
  Object.entries({
    customer_name: p.customerName,
    customer_phone: p.customerPhone,
    customer_email: p.customerEmail,
    customer_address: p.customerAddress,
    customer_notes: p.customerNotes,
    governorate_id: p.regionId,
    wilayat: p.wilayat,
    landmark: p.landmark,
    latitude: `${p.latitude}::float8`,
    longitude: `${p.longitude}::float8`,
    delivery_location: p.deliveryLocation,
    shipping_address: p.shippingAddress,
    second_phone: p.secondPhone,
    receiver_name: p.receiverName,
    delivery_type: p.deliveryType,
    total_amount: `${p.totalAmount}::numeric`,
    delivery_fee: `${p.deliveryFee}::numeric`,
    final_amount: `${p.finalAmount}::numeric`,
    discount_amount: `${p.discountAmount}::numeric`,
    delivery_discount: `${p.deliveryDiscount}::numeric`,
    voucher_code: p.voucherCode,
    delivery_day: `${p.deliveryDay}::date`,
    delivery_heat: `${p.deliveryHeat}::boolean`,
    search_words: lineWords(p),
    updated_at: `${p.at}::timestamptz`,
  })

type NewOrder = ContentValues &
  Actor & {
    userId: string | null
    orderNumber: string
    cartId: number | null
    expiresAt: Date
    channel: OrderChannel
    enteredBy: string | null
    entryKey: string | null
    entryFingerprint: string | null
  }

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
     INSERT INTO order_items (order_id, cost_price, ${LINE_COLUMNS})
     SELECT placed.id, ${LINE_COST}, ${LINE_COLUMNS} FROM placed, ${linesOf(p)} ORDER BY place
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
     WHERE order_id = ${p.orderId} AND (product_id IS NULL OR product_id <> ALL (${p.productIds}))
   ), items AS (
     INSERT INTO order_items (order_id, cost_price, ${LINE_COLUMNS})
     SELECT amended.id, ${LINE_COST}, ${LINE_COLUMNS} FROM amended, ${linesOf(p)} ORDER BY place
     ON CONFLICT (order_id, product_id) DO UPDATE SET
       (${LINE_COLUMNS}) = (${LINE_COLUMNS.replace(/\w+/g, 'excluded.$&')}),
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
