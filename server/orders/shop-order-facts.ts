// An order as the shop reads it: what its customer reads, and who it is, how it came in and what is known of its money.
import type { AdminOrder, PreparedMessage, TransferFacts } from '#contract/admin/orders.ts'
import { baisaOf, moneyOf } from '#contract/primitives.ts'
import type { Baisa } from '#domain/money.ts'
import { matchNames } from '#domain/orders/match-names.ts'
import type { OrderChannel } from '#domain/orders/order-channel.ts'
import { amountDifference, matchAmount } from '#domain/orders/transfer.ts'
import { preparedMessages } from '#text/admin/order-messages.ts'
import { whatsappUrl } from '#text/format-phone.ts'
import { ORDER_COLUMNS, type OrderRow, toFacts, toSharedFields } from './order-facts.ts'

export type ShopOrderRow = OrderRow & {
  channel: OrderChannel
  userId: string | null
  deliveryLocation: string
  shippingAddress: string
  senderName: string | null
  reference: string | null
  statedAmount: string | null
  arrivedAmount: string | null
  reportedAt: Date | null
  decidedAt: Date | null
  decidedBy: string | null
}

/** Of `orders o`. */
export const SHOP_ORDER_COLUMNS = `${ORDER_COLUMNS}, o.channel, o.user_id AS "userId",
    o.delivery_location AS "deliveryLocation", o.shipping_address AS "shippingAddress",
    o.payment_sender_name AS "senderName", o.payment_reference AS reference,
    o.payment_stated_amount AS "statedAmount", o.payment_amount AS "arrivedAmount",
    o.payment_reported_at AS "reportedAt", o.payment_decided_at AS "decidedAt",
    (SELECT nullif(btrim(concat_ws(' ', p.first_name, p.last_name)), '') FROM profiles p WHERE p.id = o.payment_decided_by) AS "decidedBy"`

export function toAdminOrder(row: ShopOrderRow): AdminOrder {
  const order = toFacts(row)
  return {
    ...toSharedFields(order),
    channel: row.channel,
    userId: row.userId,
    deliveryLocation: row.deliveryLocation,
    shippingAddress: row.shippingAddress,
    expiresAt: row.expiresAt.toISOString(),
    transfer: transferOf(row, order.finalAmount),
  }
}

function transferOf(row: ShopOrderRow, expected: Baisa): TransferFacts {
  const difference = amountDifference(expected, seenAmount(row))
  return {
    senderName: row.senderName,
    reference: row.reference,
    statedAmount: row.statedAmount,
    arrivedAmount: row.arrivedAmount,
    difference: difference === null ? null : moneyOf(difference),
    nameMatch: matchNames(row.customerName, row.senderName),
    amountMatch: matchAmount(difference),
    reportedAt: row.reportedAt?.toISOString() ?? null,
    decidedAt: row.decidedAt?.toISOString() ?? null,
    decidedBy: row.decidedBy,
  }
}

/** What arrived tells more than what is said to be sent. */
function seenAmount({ arrivedAmount, statedAmount }: ShopOrderRow): Baisa | null {
  const seen = arrivedAmount ?? statedAmount
  return seen === null ? null : baisaOf(seen)
}

/** WhatsApp reaches mobiles only. */
export function toMessages(order: AdminOrder, storeName: string): PreparedMessage[] {
  if (!/^\+968[79]/.test(order.customerPhone)) return []
  return preparedMessages(order, storeName).map(({ about, text }) => ({
    about,
    url: whatsappUrl(order.customerPhone, text),
  }))
}
