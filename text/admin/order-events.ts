// What happened to an order, a line each (D-04).
import type { OrderEvent } from '#contract/admin/orders.ts'
import { formatDateTime, formatWeekdayAndDay } from '#text/format-date.ts'
import { formatRials } from '#text/format-price.ts'
import { isolate } from '#text/format-text.ts'
import { ORDER_STATUS_LABELS, PAYMENT_STATUS_LABELS } from '#text/orders.ts'
import { RETURN_REASON_LABELS } from '#text/returns.ts'
import { orderEditText } from './orders.ts'

const EVENT_TEXT = {
  placed: 'سُجّل الطلب',
  amended: 'عدّل العميل طلبه',
  expired: 'انتهت المهلة وأُلغي الطلب',
  deleted: 'حُذف الطلب',
  reminded: 'ذُكّر العميل بقرب انتهاء المهلة',
  'shop-reminded': 'ذُكّر المتجر بالتحقق من التحويل',
  'return-asked': 'طلب العميل إرجاعاً',
  'return-opened': 'فتح المتجر إرجاعاً للعميل',
  lost: 'خرج من الطلب قبل تسليمه',
  'return-refused': 'رُفض الإرجاع',
} as const

/** «الحالة: مؤكد ← قيد المعالجة»: what happened, in one line. */
export function eventText({
  event,
  from,
  to,
  actor,
}: Pick<OrderEvent, 'event' | 'from' | 'to'> & { actor?: OrderEvent['actor'] }): string {
  switch (event) {
    case 'amended':
      return amendedText(actor === 'admin' ? orderEditText.amended : EVENT_TEXT.amended, from, to)
    case 'status':
      return `${label(ORDER_STATUS_LABELS, from)} ← ${label(ORDER_STATUS_LABELS, to)}`
    case 'payment':
      return `الدفع: ${label(PAYMENT_STATUS_LABELS, to)}`
    case 'amount':
      return to ? `وصل من المبلغ ${formatRials(to)}` : 'لم يصل شيء من المبلغ'
    case 'refunded':
      return to ? `رُدّ إلى العميل ${formatRials(to)}` : 'رُدّ المبلغ إلى العميل'
    case 'extended':
      return to ? `مُدّدت المهلة حتى ${formatDateTime(to)}` : 'مُدّدت المهلة'
    case 'return-accepted':
      return to ? `قُبل إرجاع بقيمة ${formatRials(to)}` : 'قُبل الإرجاع'
    case 'return-asked':
      return EVENT_TEXT[actor === 'admin' ? 'return-opened' : event]
    case 'lost':
      return `${EVENT_TEXT.lost}: ${label(RETURN_REASON_LABELS, to)}`
    case 'delivery-day':
      return to ? `يوم التوصيل: ${formatWeekdayAndDay(to)}` : 'أُزيل يوم التوصيل'
    case 'shipment':
      return to ? `الشحنة: ${isolate(to)}` : 'أُزيلت بيانات الشحنة'
    default:
      return EVENT_TEXT[event]
  }
}

function amendedText(what: string, from: string | null, to: string | null): string {
  return from && to && from !== to ? `${what}: ${formatRials(to)}، وكان ${formatRials(from)}` : what
}

function label(labels: Record<string, string>, value: string | null): string {
  return (value && labels[value]) ?? ''
}

export const ACTOR_LABELS = { customer: 'العميل', admin: 'المدير', system: 'المتجر' } as const
