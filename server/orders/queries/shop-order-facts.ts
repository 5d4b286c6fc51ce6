// An order as the shop reads it: the customer's view plus customer, channel and payment facts.
import { sql } from 'drizzle-orm'
import type { AdminOrder, PreparedMessage, TransferFacts } from '#contract/admin/orders.ts'
import { isMobile } from '#domain/is-mobile.ts'
import { type Baisa, pickRials } from '#domain/money.ts'
import { matchNames } from '#domain/orders/match-names.ts'
import { amountDifference, matchAmount } from '#domain/orders/transfer.ts'
import type { Queryable } from '#platform/database/connect.ts'
import { isoTimes } from '#platform/iso-times.ts'
import { pick } from '#platform/pick.ts'
import { orders } from '#server/database/tables/orders.ts'
import { preparedMessages } from '#text/admin/order-messages.ts'
import { whatsappUrl } from '#text/format-phone.ts'
import { ORDER_COLUMNS, toSharedFields } from './order-facts.ts'

const SHOP_ORDER_COLUMNS = {
  ...ORDER_COLUMNS,
  ...pick(orders, 'deletedAt', 'channel', 'userId', 'deliveryLocation', 'shippingAddress'),
  senderName: orders.paymentSenderName,
  reference: orders.paymentReference,
  statedAmount: orders.paymentStatedAmount,
  arrivedAmount: sql<Baisa | null>`nullif(${orders.paymentAmount}, 0)`.mapWith(orders.paymentAmount),
  reportedAt: orders.paymentReportedAt,
  decidedAt: orders.paymentDecidedAt,
  image: sql<string | null>`(
    SELECT f.id FROM files f WHERE f.use = 'transfer' AND f.use_id = orders.id ORDER BY f.created_at DESC LIMIT 1
  )`,
  decidedBy: sql<string | null>`(
    SELECT nullif(btrim(concat_ws(' ', p.first_name, p.last_name)), '') FROM profiles p WHERE p.id = orders.payment_decided_by
  )`,
}

export function selectShopOrders(db: Queryable) {
  return db.select(SHOP_ORDER_COLUMNS).from(orders)
}

type ShopOrderRow = Awaited<ReturnType<typeof selectShopOrders>>[number]

export function toAdminOrder(row: ShopOrderRow): AdminOrder {
  return {
    ...toSharedFields(row),
    ...pick(row, 'channel', 'userId', 'deliveryLocation', 'shippingAddress'),
    expiresAt: row.expiresAt.toISOString(),
    transfer: transferOf(row),
  }
}

function transferOf(row: ShopOrderRow): TransferFacts {
  // The amount that arrived is more reliable than the reported one.
  const difference = amountDifference(row.finalAmount, row.arrivedAmount ?? row.statedAmount)
  return {
    ...isoTimes(pick(row, 'senderName', 'reference', 'reportedAt', 'decidedAt', 'decidedBy', 'image')),
    ...pickRials({ ...row, difference }, 'statedAmount', 'arrivedAmount', 'difference'),
    nameMatch: matchNames(row.customerName, row.senderName),
    amountMatch: matchAmount(difference),
  }
}

/** WhatsApp reaches mobiles only. */
export function toMessages(order: AdminOrder, storeName: string): PreparedMessage[] {
  if (!isMobile(order.customerPhone)) return []
  return preparedMessages(order, storeName).map(({ about, text }) => ({
    about,
    url: whatsappUrl(order.customerPhone, text),
  }))
}
