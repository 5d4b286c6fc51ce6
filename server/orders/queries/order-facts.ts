// Orders as read from the database: the fields for the customer, and those only for the shop.
import { sql } from 'drizzle-orm'
import type { Order } from '#contract/orders.ts'
import { HEAT_HOURS } from '#domain/animals/travel.ts'
import { deliveryTerms } from '#domain/delivery.ts'
import { expectedDelivery } from '#domain/delivery-days.ts'
import { type Baisa, baisaOf, pickRials } from '#domain/money.ts'
import { isFinal } from '#domain/order-status.ts'
import type { OrderLine } from '#domain/orders/draft-order.ts'
import { isoTimes } from '#platform/iso-times.ts'
import { pick } from '#platform/pick.ts'
import { OPEN_LOST_UNITS } from '#server/database/held-units.ts'
import { orders } from '#server/database/tables/orders.ts'
import { refundedAmount, toBalance } from '#server/ledger/payment-queries.ts'
import { deliveryRecord } from '#server/settings/delivery-record.ts'
import type { Settings } from '#server/settings/settings-queries.ts'
import { telUrl, whatsappUrl } from '#text/format-phone.ts'
import { DELIVERY_TYPE_LABELS, transferMessage } from '#text/orders.ts'

export type OrderRow = typeof orders.$inferSelect

/** All fields of an order that its customer may read, amounts in baisa. */
export type OrderFacts = Pick<OrderRow, keyof typeof ORDER_COLUMNS & keyof OrderRow> & {
  regionId: number
  acceptedTerms: boolean
  /** When the transfer was verified; null before. */
  paidAt: Date | null
  refundedAmount: Baisa
  deletedAt?: Date | null
  items: OrderItemFacts[]
}

type OrderItemFacts = Omit<OrderLine, 'productId'> & {
  id: number
  productId: number | null
  returned: number
  lost: number
}

export function toSharedFields(
  order: OrderFacts,
): Omit<Order, 'payment' | 'history' | 'deliveryDays' | 'expectedDelivery'> {
  return {
    ...pick(order, 'id', 'orderNumber', 'status', 'paymentStatus'),
    ...isoTimes(pick(order, 'createdAt', 'updatedAt', 'handedOverAt', 'changedByShopAt')),
    ...pick(order, 'customerName', 'customerPhone', 'customerEmail', 'customerAddress', 'landmark'),
    ...pick(order, 'latitude', 'longitude', 'secondPhone', 'receiverName', 'customerNotes', 'regionId'),
    ...pick(order, 'wilayat', 'acceptedTerms', 'deliveryType', 'deliveryDay', 'courier', 'trackingNumber'),
    deliveryTypeArabic: DELIVERY_TYPE_LABELS[order.deliveryType],
    deliveryHours: order.deliveryHeat ? HEAT_HOURS : null,
    ...pickRials(order, 'totalAmount', 'discountAmount', 'deliveryFee', 'returnedAmount', 'finalAmount'),
    voucherCode: order.voucherCode,
    balance: toBalance(order),
    items: order.items.map((item) => ({
      ...pick(item, 'id', 'productId', 'productName', 'productNameArabic', 'quantity', 'returned', 'lost'),
      ...pickRials(item, 'productPrice', 'subtotal', 'discount'),
      ...pick(item, 'productImageUrl', 'productBreed', 'productAge'),
    })),
  }
}

/** Bank details are shown only with an order, to the person who pays it. */
export function toOrder(order: OrderFacts, settings: Settings, now: Date): Order {
  return {
    ...toSharedFields(order),
    ...deliveryOf(order, settings, now),
    payment: {
      ...pick(settings, 'bankName', 'transferPhone', 'accountHolder'),
      whatsappUrl:
        settings.whatsapp &&
        whatsappUrl(
          settings.whatsapp,
          transferMessage(settings.nameArabic, order.orderNumber, order.finalAmount),
        ),
      telUrl: settings.phone && telUrl(settings.phone),
      expiresAt: order.expiresAt.toISOString(),
    },
  }
}

/** L-06, L-12: the delivery time of an open order, and its latest date, counted from the payment. */
function deliveryOf(
  { regionId, status, paidAt }: OrderFacts,
  settings: Settings,
  now: Date,
): Pick<Order, 'deliveryDays' | 'expectedDelivery'> {
  const { days } = deliveryTerms(deliveryRecord(settings), regionId)
  return {
    deliveryDays: days,
    expectedDelivery:
      isFinal(status) || !settings.opening ? null : expectedDelivery(days, settings.opening, paidAt ?? now),
  }
}

/** The columns of `orders`, with the sorted items. */
export const ORDER_COLUMNS = {
  ...pick(orders, 'id', 'orderNumber', 'status', 'paymentStatus', 'createdAt', 'updatedAt', 'expiresAt'),
  ...pick(orders, 'customerName', 'customerPhone', 'customerEmail', 'customerAddress', 'landmark'),
  ...pick(orders, 'latitude', 'longitude', 'secondPhone', 'receiverName', 'customerNotes'),
  regionId: orders.governorateId,
  wilayat: orders.wilayat,
  acceptedTerms: sql<boolean>`${orders.acceptedTermsAt} IS NOT NULL`,
  paidAt:
    sql<Date | null>`CASE WHEN ${orders.paymentStatus} = 'verified' THEN ${orders.paymentDecidedAt} END`.mapWith(
      orders.paymentDecidedAt,
    ),
  ...pick(orders, 'deliveryType', 'deliveryFee', 'deliveryDay', 'deliveryHeat', 'courier', 'trackingNumber'),
  ...pick(orders, 'handedOverAt', 'changedByShopAt', 'deliveryLocation', 'totalAmount', 'discountAmount'),
  ...pick(orders, 'deliveryDiscount', 'voucherCode', 'returnedAmount', 'finalAmount', 'paymentAmount'),
  refundedAmount,
  items: sql<OrderItemFacts[]>`coalesce((
    SELECT json_agg(json_build_object('id', i.id, 'productId', i.product_id, 'productName', i.product_name,
      'productNameArabic', i.product_name_arabic, 'productPrice', i.product_price::text, 'quantity', i.quantity,
      'subtotal', i.subtotal::text, 'discount', i.discount::text, 'returned', i.returned,
      'lost', ${OPEN_LOST_UNITS}, 'productImageUrl', i.product_image_url, 'productBreed', i.product_breed,
      'productAge', i.product_age) ORDER BY i.id)
    FROM order_items i WHERE i.order_id = orders.id
  ), '[]')`.mapWith(toItems),
}

type OrderItemRow = Omit<OrderItemFacts, 'productPrice' | 'subtotal' | 'discount'> & {
  productPrice: string
  discount: string
  subtotal: string
}

function toItems(rows: OrderItemRow[]): OrderItemFacts[] {
  return rows.map((item) => ({
    ...item,
    productPrice: baisaOf(item.productPrice),
    subtotal: baisaOf(item.subtotal),
    discount: baisaOf(item.discount),
  }))
}
