// Orders are only shown to the customer who placed them; everybody else gets the same sentence (X-10, Z-02).
import { findOrder, listOrders } from '#server/orders/queries/order-queries.ts'
import { buyingText } from '#text/chat/buying.ts'
import { paragraphs } from '#text/chat-facts.ts'
import { formatDateTime } from '#text/format-date.ts'
import { formatRials } from '#text/format-price.ts'
import { ORDER_STATUS_LABELS, PAYMENT_STATUS_LABELS } from '#text/orders.ts'
import type { AnswerPart, Asked } from './asked.ts'

const MAX_ORDERS = 3
/** A short number, not in our format: «رقمه 10452». */
const SHORT_NUMBER = /(?:^| )\d{3,7}(?= |$)/
const AFTER = ['كيف ألغي طلبي؟', 'كيف أدفع؟', 'تواصل معنا'] as const

export async function orderStatus(asked: Asked): Promise<AnswerPart> {
  const { context, viewer, orderNumber, facts, folded } = asked
  if (orderNumber) return oneOrder(asked, orderNumber)
  const own = viewer ? await listOrders(context, viewer, { limit: MAX_ORDERS }) : null
  const lines = own?.ok
    ? own.value.items.map((order) =>
        buyingText.orderLine(
          order.orderNumber,
          ORDER_STATUS_LABELS[order.status],
          formatRials(order.finalAmount),
        ),
      )
    : []
  return {
    text: paragraphs(
      SHORT_NUMBER.test(folded) && buyingText.noOrderNumber,
      lines.length > 0 && buyingText.ownOrders(lines),
      buyingText.orderHelp(facts),
    ),
    suggestions: AFTER,
  }
}

async function oneOrder({ context, viewer, facts }: Asked, orderNumber: string): Promise<AnswerPart> {
  const result = viewer ? await findOrder(context, viewer, orderNumber) : null
  if (!result?.ok) return { text: buyingText.orderUnknown(facts), suggestions: AFTER }
  const order = result.value
  const waitsUntil = order.status === 'pending' ? (order.payment?.expiresAt ?? null) : null
  return {
    text: paragraphs(
      buyingText.order({
        orderNumber: order.orderNumber,
        status: ORDER_STATUS_LABELS[order.status],
        payment: PAYMENT_STATUS_LABELS[order.paymentStatus],
        amount: formatRials(order.finalAmount),
      }),
      waitsUntil && buyingText.orderUntil(formatDateTime(waitsUntil)),
      buyingText.orderPage(order.orderNumber),
    ),
    suggestions: AFTER,
  }
}
