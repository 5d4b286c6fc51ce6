// What the shop says about orders: their states, their delivery, their transfer.
import type { DeliveryType } from '#domain/delivery.ts'
import type { Baisa } from '#domain/money.ts'
import type { OrderStatus, PaymentStatus } from '#domain/order-status.ts'
import { formatPrice } from './format-price.ts'
import { isolate } from './format-text.ts'

/** S-CHK-06, X-55. */
/** Replaces the name on the orders of an ended account. */
export const FORMER_CUSTOMER = 'عميل سابق'

export const DELIVERY_TYPE_LABELS: Record<DeliveryType, string> = {
  home: 'توصيل مباشر للمنزل',
  office: 'توصيل لشركة التوصيل',
}

export const ORDER_STATUS_LABELS: Record<OrderStatus, string> = {
  pending: 'في الانتظار',
  confirmed: 'مؤكد',
  processing: 'قيد المعالجة',
  shipped: 'تم الشحن',
  delivered: 'تم التسليم',
  cancelled: 'ملغي',
}

/** the payment status. */
export const PAYMENT_STATUS_LABELS: Record<PaymentStatus, string> = {
  awaiting: 'بانتظار التحويل',
  reported: 'أُبلغ عن التحويل',
  verified: 'تم التحقق من الدفع',
  rejected: 'لم يصل التحويل',
}

/** F-01: uploaded too long ago, or taken for something else. */
export const TRANSFER_PICTURE_GONE = 'لم نجد الصورة. أرفقها من جديد.'

/** */
export const TERMS_MISSING = 'وافق على الشروط وأكّد أن عمرك 18 سنة أو أكثر.'

/** «قط شيرازي: المتوفر 1 والمطلوب 2»: which item is short, and how many are left. */
export function missingItemText(item: { nameArabic: string; requested: number; available: number }): string {
  const name = isolate(item.nameArabic)
  return item.available > 0
    ? `${name}: المتوفر ${item.available} والمطلوب ${item.requested}.`
    : `${name}: غير متوفر حالياً.`
}

/** which item the governorate is not served with. */
export function unservedItemText(item: { nameArabic: string }): string {
  return `${isolate(item.nameArabic)}: لا يصل إلى المحافظة التي اخترتها.`
}

/** The message that the customer sends with one tap; the number is on its own line (S-CHK-14, conventions 8). */
export function transferMessage(storeName: string, orderNumber: string, finalAmount: Baisa): string {
  return [
    `السلام عليكم، هذا طلبي من متجر ${isolate(storeName)}:`,
    isolate(orderNumber),
    `المبلغ: ${isolate(formatPrice(finalAmount))}`,
  ].join('\n')
}

/** «مسقط، السيب»: governorate and wilayat in words (S-CHK-21). */
export function deliveryLocationText(region: string, wilayat: string | null): string {
  return wilayat ? `${region}، ${wilayat}` : region
}

/** The full address in one line, as on the parcel (S-CHK-21). */
export function shippingAddressText(address: string, landmark: string | null, location: string): string {
  return [address, landmark && `${LANDMARK_LABEL}: ${landmark}`, location].filter(Boolean).join('، ')
}

export const LANDMARK_LABEL = 'علامة مميزة'

/** W-06. */
export const SHIPMENT_LABELS = {
  courier: 'شركة التوصيل',
  trackingNumber: 'رقم التتبع',
} as const
