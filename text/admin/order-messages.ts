// What the owner writes to a customer about an order, prepared to be sent with one tap: each step has its message.
// The order number is on its own line (conventions 8).
import type { AdminOrder, PreparedMessage } from '#contract/admin/orders.ts'
import { type Baisa, baisa, baisaOf } from '#domain/money.ts'
import { formatDateTime } from '#text/format-date.ts'
import { formatPrice, formatRials } from '#text/format-price.ts'
import { isolate } from '#text/format-text.ts'
import { SHIPMENT_LABELS } from '#text/orders.ts'
import { COUNTER_SALE } from './orders.ts'

type OrderMessage = { about: PreparedMessage['about']; text: string }

/** The messages for the order's status, the most relevant first. */
export function preparedMessages(order: AdminOrder, storeName: string): OrderMessage[] {
  const name = order.customerName === COUNTER_SALE.customer ? '' : ` ${isolate(order.customerName)}`
  const say = (about: OrderMessage['about'], ...lines: string[]): OrderMessage => ({
    about,
    text: [
      `السلام عليكم${name}، معك متجر ${isolate(storeName)} بخصوص طلبك:`,
      isolate(order.orderNumber),
      ...lines,
    ].join('\n'),
  })
  const amount = isolate(formatRials(order.finalAmount))
  if (order.status === 'cancelled') return [say('cancelled', 'أُلغي هذا الطلب. إن كان لديك سؤال فنحن هنا.')]

  const { paymentStatus, transfer } = order
  if (paymentStatus === 'awaiting') {
    const until = isolate(formatDateTime(order.expiresAt))
    return [say('remind', `نحجز لك ما فيه حتى ${until}. حوّل ${amount} ثم أبلغنا، ونجهّزه لك.`)]
  }
  if (paymentStatus === 'rejected')
    return [
      say('rejected', `لم نجد تحويلاً بمبلغ ${amount}. أرسل لنا صورة الإيصال من تطبيق البنك لنراجعه معك.`),
    ]
  if (paymentStatus === 'verified') {
    const received = say('received', `وصل المبلغ ${amount}، شكراً لك. نجهّز طلبك الآن.`)
    if (order.status === 'shipped')
      return [say('shipped', 'خرج طلبك إليك. سيتصل بك المندوب قبل الوصول.', ...shipmentLines(order))]
    if (order.status === 'delivered')
      return [say('delivered', 'نرجو أن طلبك وصلك كما تحب. إن كان فيه ما لا يرضيك فأخبرنا.')]
    return [received]
  }
  const difference = transfer.difference === null ? 0 : baisaOf(transfer.difference)
  const short = difference < 0 ? baisa(-difference) : null
  return [
    ...(short
      ? [
          say(
            'difference',
            `${transfer.arrivedAmount === null ? 'ذكرت أنك حوّلت' : 'وصل من المبلغ'} ${isolate(formatPrice(baisa(baisaOf(order.finalAmount) - short)))}، وبقي ${isolate(formatPrice(short))}. حوّل الفرق ونكمل طلبك.`,
          ),
        ]
      : []),
    ...(transfer.nameMatch === 'match'
      ? []
      : [say('name', 'وصلنا إبلاغك بالتحويل. باسم من الحساب الذي حوّلت منه؟ صورة الإيصال تكفي.')]),
    // Nobody is thanked for all of it while some of it is missing.
    ...(short ? [] : [say('received', `وصل المبلغ ${amount}، شكراً لك. نجهّز طلبك الآن.`)]),
    say('rejected', `لم نجد بعد تحويلاً بمبلغ ${amount}. أرسل لنا صورة الإيصال من تطبيق البنك لنراجعه معك.`),
  ]
}

/** W-06: the number on a line of its own. */
function shipmentLines({ courier, trackingNumber }: AdminOrder): string[] {
  return [
    ...(courier ? [`${SHIPMENT_LABELS.courier}: ${isolate(courier)}`] : []),
    ...(trackingNumber ? [`${SHIPMENT_LABELS.trackingNumber}:`, isolate(trackingNumber)] : []),
  ]
}

/** W-12: the message with the private link of an order entered by the office. */
export function orderLinkMessage(
  order: { customerName: string; orderNumber: string; finalAmount: Baisa },
  storeName: string,
  url: string,
): string {
  const name = order.customerName === COUNTER_SALE.customer ? '' : ` ${isolate(order.customerName)}`
  return [
    `السلام عليكم${name}، سجّلنا طلبك في متجر ${isolate(storeName)}:`,
    isolate(order.orderNumber),
    `المبلغ ${isolate(formatPrice(order.finalAmount))}. طريقة التحويل وحالة الطلب هنا، بلا حساب:`,
    url,
  ].join('\n')
}
