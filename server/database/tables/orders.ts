// Orders and everything that is remembered about them.
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  type ExtraConfigColumn,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { ViewFilter } from '#contract/admin/order-list.ts'
import { DELIVERY_TYPES } from '#domain/delivery.ts'
import { ZERO } from '#domain/money.ts'
import { ORDER_ACTORS, ORDER_EVENTS, ORDER_STATUSES, PAYMENT_STATUSES } from '#domain/order-status.ts'
import { ORDER_CHANNELS } from '#domain/orders/order-channel.ts'
import { profiles } from './accounts.ts'
import { carts } from './cart.ts'
import { products, regions } from './catalog.ts'
import { baisaColumn, cascades, moment, oneOf, restricts, timestamps } from './columns.ts'
import { placeColumns, placeInOman } from './place-columns.ts'

const NOT_DELETED = sql`deleted_at IS NULL`
const NOT_PAID = sql`deleted_at IS NULL AND status <> 'cancelled' AND payment_status <> 'verified'`
/** The shop owes what was paid beyond it (F-02). */
const OVERPAID = sql`payment_amount > CASE WHEN status = 'cancelled' OR deleted_at IS NOT NULL AND status <> 'delivered' THEN 0 ELSE final_amount END`
/** It ends with its deadline (server/orders/queries/order-deadline.ts). */
const ENDING = sql`deleted_at IS NULL AND payment_status <> 'verified' AND payment_amount = 0 AND (status IN ('pending', 'confirmed') OR status = 'processing' AND payment_status = 'rejected')`

export const orders = pgTable(
  'orders',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    orderNumber: text('order_number').notNull().unique('orders_order_number_key'),
    /** null only for a phone or counter sale entered by an admin. */
    userId: text('user_id').references(() => profiles.id, { onDelete: 'restrict' }),
    /** How it came in: by the shop's pages, by phone, or over the counter. */
    channel: text('channel', { enum: ORDER_CHANNELS }).notNull().default('site'),
    /** The administrator who entered a phone or counter sale, and the idempotency key of that try. */
    enteredBy: text('entered_by').references(() => profiles.id, { onDelete: 'set null' }),
    entryKey: text('entry_key'),
    /** SHA-256 of the request sent with that key: of the sale, and of the buyer. */
    entryFingerprint: text('entry_fingerprint'),
    /** The cart of a pending order, through which it is amended; null once the transfer is reported (D-05). */
    cartId: integer('cart_id').references(() => carts.id, { onDelete: 'set null' }),
    status: text('status', { enum: ORDER_STATUSES }).notNull().default('pending'),
    paymentStatus: text('payment_status', { enum: PAYMENT_STATUSES }).notNull().default('awaiting'),
    totalAmount: baisaColumn('total_amount').notNull(),
    deliveryFee: baisaColumn('delivery_fee').notNull(),
    /** S2-13: what is taken off, of the lines (order_items.discount) and of the delivery. */
    discountAmount: baisaColumn('discount_amount').notNull().default(ZERO),
    deliveryDiscount: baisaColumn('delivery_discount').notNull().default(ZERO),
    voucherCode: text('voucher_code'),
    /** F-03: what of it was given back, as its accepted returns add up to. */
    returnedAmount: baisaColumn('returned_amount').notNull().default(ZERO),
    finalAmount: baisaColumn('final_amount').notNull(),
    customerName: text('customer_name').notNull(),
    /** E.164 */
    customerPhone: text('customer_phone').notNull(),
    customerEmail: text('customer_email'),
    customerAddress: text('customer_address').notNull(),
    /** a place nearby that shows the way; part of the shipping address, but never of this one. */
    landmark: text('landmark'),
    customerNotes: text('customer_notes'),
    /** W-13: where exactly, who else answers there (E.164), and who takes it. */
    ...placeColumns,
    secondPhone: text('second_phone'),
    receiverName: text('receiver_name'),
    governorateId: restricts(smallint('governorate_id'), () => regions.id),
    wilayat: text('wilayat'),
    deliveryType: text('delivery_type', { enum: DELIVERY_TYPES }).notNull(),
    /** The names of governorate and wilayat at the time of the order (S-CHK-21). */
    deliveryLocation: text('delivery_location').notNull(),
    /** The full address in one line, as on the parcel (S-CHK-21). */
    shippingAddress: text('shipping_address').notNull(),
    /** terms and age 18+, ticked at the order. */
    acceptedTermsAt: moment('accepted_terms_at'),
    /** until when an order holds its stock that is not paid, or reported and not verified. */
    expiresAt: moment('expires_at').notNull(),
    paymentSenderName: text('payment_sender_name'),
    paymentReference: text('payment_reference'),
    paymentReportedAt: moment('payment_reported_at'),
    paymentDecidedAt: moment('payment_decided_at'),
    paymentDecidedBy: text('payment_decided_by').references(() => profiles.id, { onDelete: 'set null' }),
    /** What the customer says was sent, where they say it. */
    paymentStatedAmount: baisaColumn('payment_stated_amount'),
    /** The sum of its payments: what came in less what went back. Only the ledger changes it (migration 0048). */
    paymentAmount: baisaColumn('payment_amount').notNull().default(ZERO),
    /** W-06: who carries it, under which number, and when it was handed over. */
    courier: text('courier'),
    trackingNumber: text('tracking_number'),
    handedOverAt: moment('handed_over_at'),
    /** H-06: the day in Muscat on which an order with an animal is delivered; in heat only in its cool hours. */
    deliveryDay: date('delivery_day'),
    deliveryHeat: boolean('delivery_heat').notNull().default(false),
    /** W-05: when the shop last edited what the customer had ordered. */
    changedByShopAt: moment('changed_by_shop_at'),
    /** False once the stock went back: returned exactly once. */
    holdsStock: boolean('holds_stock').notNull().default(true),
    /** The names of the items; written by the verbs (server/orders/records/search-words.ts), checked by `verify` (W-01). */
    searchWords: text('search_words').notNull().default(''),
    /** What the office looks for, folded: names, e-mail, note, reference, items, phones and number. */
    searchKey: text('search_key')
      .notNull()
      .generatedAlwaysAs(
        sql`fold_arabic(customer_name || ' ' || coalesce(customer_email, '') || ' ' || coalesce(receiver_name, '') || ' ' || coalesce(customer_notes, '') || ' ' || coalesce(payment_reference, '') || ' ' || search_words) || ' ' || replace(fold_arabic(coalesce(payment_reference, '')), ' ', '') || ' ' || substr(customer_phone, 2) || ' ' || substr(coalesce(second_phone, ''), 2) || ' ' || lower(order_number)`,
      ),
    /** What the list is sorted by to see the nearest deadline first; what is over comes last. */
    dueAt: moment('due_at')
      .notNull()
      .generatedAlwaysAs(
        sql`CASE WHEN status IN ('delivered', 'cancelled') THEN '2100-01-01 00:00:00+00'::timestamptz ELSE expires_at END`,
      ),
    /** Made while the shop was a demo (L-03): its documents stay in the series of the demo. */
    isDemo: boolean('is_demo').notNull().default(false),
    /** taken out of every list and total, never out of the books. */
    deletedAt: moment('deleted_at'),
    deletedBy: text('deleted_by').references(() => profiles.id, { onDelete: 'set null' }),
    ...timestamps,
  },
  (t) => [
    check('orders_number_shape', sql`${t.orderNumber} ~ '^ALF[0-9]{8}[A-HJ-NP-Z]{4}$'`),
    check('orders_status', oneOf(t.status, ORDER_STATUSES)),
    check('orders_payment_status', oneOf(t.paymentStatus, PAYMENT_STATUSES)),
    check('orders_channel', oneOf(t.channel, ORDER_CHANNELS)),
    check('orders_delivery_type', oneOf(t.deliveryType, DELIVERY_TYPES)),
    check('orders_amounts', sql`${t.totalAmount} > 0 AND ${t.deliveryFee} >= 0`),
    check('orders_payment_amount', sql`${t.paymentAmount} >= 0`),
    check(
      'orders_final_amount',
      sql`${t.finalAmount} = ${t.totalAmount} - ${t.discountAmount} + ${t.deliveryFee} - ${t.returnedAmount} AND ${t.finalAmount} >= 0 AND ${t.returnedAmount} >= 0`,
    ),
    check(
      'orders_discount',
      sql`${t.deliveryDiscount} BETWEEN 0 AND ${t.deliveryFee} AND ${t.discountAmount} - ${t.deliveryDiscount} BETWEEN 0 AND ${t.totalAmount}`,
    ),
    // Empty once the account behind a closed order has ended.
    check('orders_phone', sql`${t.customerPhone} ~ '^(\\+968[279][0-9]{7})?$'`),
    check('orders_second_phone', sql`${t.secondPhone} ~ '^\\+968[279][0-9]{7}$'`),
    check('orders_place', placeInOman(t)),
    check('orders_delivery_heat', sql`NOT ${t.deliveryHeat} OR ${t.deliveryDay} IS NOT NULL`),
    check('orders_cancelled_holds_nothing', sql`${t.status} <> 'cancelled' OR NOT ${t.holdsStock}`),
    uniqueIndex('orders_one_pending_a_cart')
      .on(t.cartId)
      .where(sql`status = 'pending' AND deleted_at IS NULL`),
    index('orders_user_idx').on(t.userId, t.id.desc()),
    index('orders_created_idx').on(t.createdAt.desc(), t.id.desc()),
    uniqueIndex('orders_entry_key').on(t.entryKey).where(sql`entry_key IS NOT NULL`),
    ...officeIndexes(t),
    index('orders_search_idx').using('gin', sql`search_key gin_trgm_ops`),
    // The transfer desk: what is still to be paid, and what was decided lately.
    index('orders_unpaid_idx').on(t.paymentStatus, t.paymentReportedAt, t.id).where(NOT_PAID),
    index('orders_due_idx').on(t.expiresAt, t.id, t.finalAmount).where(NOT_PAID),
    // Finds whether any order uses a voucher (S2-13).
    index('orders_voucher_idx').on(t.voucherCode).where(sql`voucher_code IS NOT NULL`),
    // What a statement's lines are held against (server/statements/open-orders.ts).
    index('orders_open_idx')
      .on(t.id)
      .where(sql`deleted_at IS NULL AND status <> 'cancelled' AND final_amount > payment_amount`),
    index('orders_decided_idx')
      .on(t.paymentDecidedAt.desc(), t.id.desc())
      .where(sql`deleted_at IS NULL AND payment_decided_at IS NOT NULL`),
    index('orders_owed_idx').on(t.updatedAt, t.id).where(OVERPAID),
    index('orders_couriers_idx')
      .on(t.handedOverAt.desc())
      .where(sql`courier IS NOT NULL AND handed_over_at IS NOT NULL`),
    // For new and returning customers (A-ANA-*).
    index('orders_buyer_idx')
      .on(sql`coalesce(user_id, customer_phone)`, t.createdAt)
      .where(sql`deleted_at IS NULL AND status <> 'cancelled'`),
    index('orders_ending_idx').on(t.expiresAt).where(ENDING),
  ],
)

type OfficeOrderColumn =
  | 'id'
  | 'status'
  | 'paymentStatus'
  | 'finalAmount'
  | 'governorateId'
  | 'deliveryType'
  | 'channel'

/** The lists of the back office, how many there are of each kind and what they come to (P-11). */
function officeIndexes(t: Record<OfficeOrderColumn | 'createdAt' | 'dueAt', ExtraConfigColumn>) {
  const newestFirst = () => [t.createdAt.desc(), t.id.desc()] as const
  const counted = [t.paymentStatus, t.finalAmount, t.governorateId, t.deliveryType, t.channel]
  return [
    index('orders_status_idx').on(t.status, ...newestFirst(), ...counted),
    index('orders_payment_idx').on(t.paymentStatus, ...newestFirst()),
    index('orders_region_idx').on(t.governorateId, ...newestFirst()),
    index('orders_amount_idx').on(t.finalAmount, t.id),
    index('orders_deadline_idx').on(t.dueAt, t.id),
  ].map((kept) => kept.where(NOT_DELETED))
}

export const orderItems = pgTable(
  'order_items',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    orderId: cascades(integer('order_id'), () => orders.id),
    productId: integer('product_id').references(() => products.id, { onDelete: 'set null' }),
    productName: text('product_name').notNull(),
    productNameArabic: text('product_name_arabic').notNull(),
    /** `price` and `product_price` of the specification are one figure: the price at the order. */
    productPrice: baisaColumn('product_price').notNull(),
    price: baisaColumn('price').generatedAlwaysAs(sql`product_price`),
    quantity: integer('quantity').notNull(),
    subtotal: baisaColumn('subtotal').notNull(),
    /** Its share of the order's discount (S2-13). */
    discount: baisaColumn('discount').notNull().default(ZERO),
    /** Returned units (F-03). */
    returned: integer('returned').notNull().default(0),
    /** What one had cost the shop when it was ordered; null where nobody said. */
    costPrice: baisaColumn('cost_price'),
    productImageUrl: text('product_image_url'),
    productBreed: text('product_breed'),
    productAge: text('product_age'),
  },
  (t) => [
    uniqueIndex('order_items_product_key').on(t.orderId, t.productId),
    index('order_items_product_idx').on(t.productId),
    check('order_items_quantity_positive', sql`${t.quantity} > 0`),
    check('order_items_returned', sql`${t.returned} BETWEEN 0 AND ${t.quantity}`),
    check('order_items_discount', sql`${t.discount} BETWEEN 0 AND ${t.subtotal}`),
    check('order_items_subtotal', sql`${t.subtotal} = ${t.productPrice} * ${t.quantity}`),
  ],
)

/** The private link of an order that the shop entered (W-12); the last one made counts. */
export const orderLinks = pgTable('order_links', {
  orderId: cascades(integer('order_id').primaryKey(), () => orders.id),
  /** SHA-256. */
  tokenHash: text('token_hash').notNull().unique('order_links_token_hash_key'),
  createdBy: text('created_by').references(() => profiles.id, { onDelete: 'set null' }),
  createdAt: moment('created_at').notNull(),
})

/** Filters of the list of orders that the shop keeps under a name (W-02). */
export const orderViews = pgTable('order_views', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  name: text('name').notNull().unique('order_views_name_key'),
  filter: jsonb('filter').$type<ViewFilter>().notNull(),
  createdBy: text('created_by').references(() => profiles.id, { onDelete: 'set null' }),
  createdAt: moment('created_at').notNull(),
})

/** Which idempotency key led to which order, and what was asked with it. */
export const orderRequests = pgTable(
  'order_requests',
  {
    userId: cascades(text('user_id'), () => profiles.id),
    key: text('key').notNull(),
    orderId: cascades(integer('order_id'), () => orders.id),
    /** SHA-256 of the body and the cart at the time. */
    fingerprint: text('fingerprint').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.key] }), index('order_requests_order_idx').on(t.orderId)],
)

/** Every change of an order with who, when, from and to (D-04). */
export const orderHistory = pgTable(
  'order_history',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    orderId: cascades(integer('order_id'), () => orders.id),
    event: text('event', { enum: ORDER_EVENTS }).notNull(),
    fromValue: text('from_value'),
    toValue: text('to_value'),
    actor: text('actor', { enum: ORDER_ACTORS }).notNull(),
    actorId: text('actor_id').references(() => profiles.id, { onDelete: 'set null' }),
    /** Why, for the shop. */
    reason: text('reason'),
    /** The note to the customer. */
    note: text('note'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('order_history_order_idx').on(t.orderId, t.id),
    check('order_history_actor', sql`${t.actor} IN ('customer', 'admin', 'system')`),
  ],
)
