// An order on its way out of the database: what its customer may read of it, and what the shop reads too.
import { sql } from 'drizzle-orm'
import type { Order } from '#contract/orders.ts'
import { HEAT_HOURS } from '#domain/animals/travel.ts'
import { deliveryTerms } from '#domain/delivery.ts'
import { expectedDelivery } from '#domain/delivery-days.ts'
import { type Baisa, baisaOf, toRials } from '#domain/money.ts'
import type { OrderLine } from '#domain/orders/draft-order.ts'
import { OPEN_LOST_UNITS } from '#server/database/held-units.ts'
import { orders } from '#server/database/tables/orders.ts'
import { refundedAmount, toBalance } from '#server/payments/payment-queries.ts'
import { deliveryRecord } from '#server/settings/delivery-record.ts'
import type { Settings } from '#server/settings/settings-queries.ts'
import { telUrl, whatsappUrl } from '#text/format-phone.ts'
import { DELIVERY_TYPE_LABELS, transferMessage } from '#text/orders.ts'

type OrderRow = typeof orders.$inferSelect

/** All that a customer may read of an order, amounts in baisa. */
export type OrderFacts = Pick<OrderRow, keyof typeof ORDER_COLUMNS & keyof OrderRow> & {
  regionId: number
  acceptedTerms: boolean
  /** When the shop found the transfer; null while it has not. */
  paidAt: Date | null
  refundedAmount: Baisa
  deletedAt?: Date | null
  items: OrderedItem[]
}

type OrderedItem = Omit<OrderLine, 'productId'> & {
  id: number
  productId: number | null
  returned: number
  lost: number
}

/** What its customer and the shop both read of an order. */
export function toSharedFields(
  order: OrderFacts,
): Omit<Order, 'payment' | 'history' | 'deliveryDays' | 'expectedDelivery'> {
  return {
    id: order.id,
    orderNumber: order.orderNumber,
    status: order.status,
    paymentStatus: order.paymentStatus,
    createdAt: order.createdAt.toISOString(),
    updatedAt: order.updatedAt.toISOString(),
    customerName: order.customerName,
    customerPhone: order.customerPhone,
    customerEmail: order.customerEmail,
    customerAddress: order.customerAddress,
    landmark: order.landmark,
    latitude: order.latitude,
    longitude: order.longitude,
    secondPhone: order.secondPhone,
    receiverName: order.receiverName,
    customerNotes: order.customerNotes,
    regionId: order.regionId,
    wilayat: order.wilayat,
    acceptedTerms: order.acceptedTerms,
    deliveryType: order.deliveryType,
    deliveryTypeArabic: DELIVERY_TYPE_LABELS[order.deliveryType],
    deliveryFee: toRials(order.deliveryFee),
    deliveryDay: order.deliveryDay,
    deliveryHours: order.deliveryHeat ? HEAT_HOURS : null,
    courier: order.courier,
    trackingNumber: order.trackingNumber,
    handedOverAt: order.handedOverAt?.toISOString() ?? null,
    changedByShopAt: order.changedByShopAt?.toISOString() ?? null,
    totalAmount: toRials(order.totalAmount),
    discountAmount: toRials(order.discountAmount),
    voucherCode: order.voucherCode,
    returnedAmount: toRials(order.returnedAmount),
    finalAmount: toRials(order.finalAmount),
    balance: toBalance(order),
    items: order.items.map((item) => ({
      id: item.id,
      productId: item.productId,
      productName: item.productName,
      productNameArabic: item.productNameArabic,
      productPrice: toRials(item.productPrice),
      quantity: item.quantity,
      subtotal: toRials(item.subtotal),
      discount: toRials(item.discount),
      returned: item.returned,
      lost: item.lost,
      productImageUrl: item.productImageUrl,
      productBreed: item.productBreed,
      productAge: item.productAge,
    })),
  }
}

/** Where to pay is told with the order, to the one who pays it, and nowhere else. */
export function toOrder(order: OrderFacts, settings: Settings, now: Date): Order {
  return {
    ...toSharedFields(order),
    ...deliveryOf(order, settings, now),
    payment: {
      bankName: settings.bankName,
      transferPhone: settings.transferPhone,
      accountHolder: settings.accountHolder,
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

/** L-06, L-12: how long it takes there, and until when, for what is still on its way; counted from its payment. */
function deliveryOf(
  { regionId, status, paidAt }: OrderFacts,
  settings: Settings,
  now: Date,
): Pick<Order, 'deliveryDays' | 'expectedDelivery'> {
  const { days } = deliveryTerms(deliveryRecord(settings), regionId)
  const isOver = status === 'delivered' || status === 'cancelled'
  return {
    deliveryDays: days,
    expectedDelivery:
      isOver || !settings.opening ? null : expectedDelivery(days, settings.opening, paidAt ?? now),
  }
}

/** Of `orders`, with its items in their order. */
export const ORDER_COLUMNS = {
  id: orders.id,
  orderNumber: orders.orderNumber,
  status: orders.status,
  paymentStatus: orders.paymentStatus,
  createdAt: orders.createdAt,
  updatedAt: orders.updatedAt,
  expiresAt: orders.expiresAt,
  customerName: orders.customerName,
  customerPhone: orders.customerPhone,
  customerEmail: orders.customerEmail,
  customerAddress: orders.customerAddress,
  landmark: orders.landmark,
  latitude: orders.latitude,
  longitude: orders.longitude,
  secondPhone: orders.secondPhone,
  receiverName: orders.receiverName,
  customerNotes: orders.customerNotes,
  regionId: orders.governorateId,
  wilayat: orders.wilayat,
  acceptedTerms: sql<boolean>`${orders.acceptedTermsAt} IS NOT NULL`,
  paidAt:
    sql<Date | null>`CASE WHEN ${orders.paymentStatus} = 'verified' THEN ${orders.paymentDecidedAt} END`.mapWith(
      orders.paymentDecidedAt,
    ),
  deliveryType: orders.deliveryType,
  deliveryFee: orders.deliveryFee,
  deliveryDay: orders.deliveryDay,
  deliveryHeat: orders.deliveryHeat,
  courier: orders.courier,
  trackingNumber: orders.trackingNumber,
  handedOverAt: orders.handedOverAt,
  changedByShopAt: orders.changedByShopAt,
  deliveryLocation: orders.deliveryLocation,
  totalAmount: orders.totalAmount,
  discountAmount: orders.discountAmount,
  deliveryDiscount: orders.deliveryDiscount,
  voucherCode: orders.voucherCode,
  returnedAmount: orders.returnedAmount,
  finalAmount: orders.finalAmount,
  paymentAmount: orders.paymentAmount,
  refundedAmount,
  items: sql<OrderedItem[]>`coalesce((
    SELECT json_agg(json_build_object('id', i.id, 'productId', i.product_id, 'productName', i.product_name,
      'productNameArabic', i.product_name_arabic, 'productPrice', i.product_price::text, 'quantity', i.quantity,
      'subtotal', i.subtotal::text, 'discount', i.discount::text, 'returned', i.returned,
      'lost', ${sql.raw(OPEN_LOST_UNITS)}, 'productImageUrl', i.product_image_url, 'productBreed', i.product_breed,
      'productAge', i.product_age) ORDER BY i.id)
    FROM order_items i WHERE i.order_id = orders.id
  ), '[]')`.mapWith(toItems),
}

type ItemRow = Omit<OrderedItem, 'productPrice' | 'subtotal' | 'discount'> & {
  productPrice: string
  discount: string
  subtotal: string
}

function toItems(rows: ItemRow[]): OrderedItem[] {
  return rows.map((item) => ({
    ...item,
    productPrice: baisaOf(item.productPrice),
    subtotal: baisaOf(item.subtotal),
    discount: baisaOf(item.discount),
  }))
}
