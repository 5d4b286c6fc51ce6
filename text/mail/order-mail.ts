// What the mails about an order say to its customer: what happened, what comes next, and where to look.
import type { AdminOrder, TransferFacts } from '#contract/admin/orders.ts'
import type { AdminSettings } from '#contract/admin/settings.ts'
import type { Order } from '#contract/orders.ts'
import type { Baisa } from '#domain/money.ts'
import type { PromisedDay } from '#domain/orders/delivery-day.ts'
import type { OrderDraft } from '#domain/orders/draft-order.ts'
import { formatDateTime } from '#text/format-date.ts'
import { formatPhone, whatsappUrl } from '#text/format-phone.ts'
import { formatPrice } from '#text/format-price.ts'
import { isolate } from '#text/format-text.ts'
import { orderedItemText } from '#text/ordered-items.ts'
import { DELIVERY_TYPE_LABELS } from '#text/orders.ts'
import { DELIVERY_DAY_LABEL, promisedDayText } from '#text/travel.ts'
import { voucherText } from '#text/vouchers.ts'
import {
  type ContactNumbers,
  fact,
  factsBlock,
  type MailBlock,
  type MailContent,
  type MailFact,
  paragraph,
  quiet,
  quietCall,
} from './mail.ts'

export type OrderMailFacts = Pick<Order, 'orderNumber' | 'status' | 'paymentStatus' | 'deliveryDays'> &
  Pick<AdminOrder, 'customerName' | 'customerPhone' | 'customerEmail' | 'customerNotes' | 'shippingAddress'> &
  Pick<TransferFacts, 'senderName' | 'reference'> &
  Pick<OrderDraft, 'deliveryType' | 'totalAmount' | 'deliveryFee' | 'discountAmount' | 'finalAmount'> &
  PromisedDay & {
    /** Null for a sale that was entered by the shop: no account can open it. */
    orderUrl: string | null
    items: { nameArabic: string; quantity: number; subtotal: Baisa }[]
    returnedAmount: Baisa
    expiresAt: Date
  }

export type ShopMailFacts = Pick<
  AdminSettings,
  'bankName' | 'transferPhone' | 'accountHolder' | 'returnHours' | keyof ContactNumbers
>

export function orderReceivedMail(order: OrderMailFacts, shop: ShopMailFacts): MailContent {
  return {
    subject: `استلمنا طلبك ${isolate(order.orderNumber)}`,
    preview: `حوّل ${formatPrice(order.finalAmount)} قبل ${formatDateTime(order.expiresAt)}.`,
    heading: `شكراً لك، ${isolate(order.customerName)}`,
    blocks: [
      paragraph('استلمنا طلبك وحجزنا لك ما فيه. بقيت خطوة واحدة: التحويل البنكي.'),
      orderNumberBlock(order),
      transferFacts(shop, 'المبلغ', order.finalAmount, order.expiresAt),
      ...sayTransferred(order, shop),
      orderItemsBlock(order),
      askByWhatsapp(order, shop),
      quiet(`إن لم يصلنا إشعار بالتحويل قبل الموعد يُلغى الطلب وتعود المنتجات إلى المتجر. ${NEVER_ASKED}`),
    ],
  }
}

/** once, some hours before an unpaid order gives its stock back. */
export function orderReminderMail(order: OrderMailFacts, shop: ShopMailFacts): MailContent {
  return {
    subject: `تذكير: طلبك ${isolate(order.orderNumber)} بانتظار التحويل`,
    preview: `محجوز لك حتى ${formatDateTime(order.expiresAt)}.`,
    heading: 'طلبك ما زال محجوزاً لك',
    blocks: [
      paragraph(
        `لم يصلنا بعد إشعار بتحويل طلبك. نحجزه لك حتى ${formatDateTime(order.expiresAt)}، ثم تعود المنتجات إلى المتجر.`,
      ),
      orderNumberBlock(order),
      transferFacts(shop, 'المبلغ', order.finalAmount, order.expiresAt),
      ...sayTransferred(order, shop),
      askByWhatsapp(order, shop),
      quiet(NEVER_ASKED),
    ],
  }
}

export function orderExpiredMail(order: OrderMailFacts, shop: ShopMailFacts, cartUrl: string): MailContent {
  return {
    subject: `أُلغي طلبك ${isolate(order.orderNumber)}`,
    preview: 'انتهت مهلة التحويل ولم يصلنا إشعار به.',
    heading: 'انتهت مهلة التحويل',
    blocks: [
      paragraph(
        'لم يصلنا إشعار بالتحويل قبل الموعد، فألغينا الطلب وأعدنا المنتجات إلى المتجر. سلتك باقية كما هي، ويمكنك الطلب من جديد:',
      ),
      orderNumberBlock(order),
      { kind: 'link', label: 'فتح السلة', url: cartUrl },
      orderItemsBlock(order, true),
      askByWhatsapp(order, shop),
      quietCall('إن كنت قد حوّلت المبلغ', shop),
    ],
  }
}

/** they said that they paid, and nobody found it in time. */
export function orderUnverifiedMail(order: OrderMailFacts, shop: ShopMailFacts): MailContent {
  return {
    subject: `أُلغي طلبك ${isolate(order.orderNumber)}: لم نجد التحويل`,
    preview: 'إن كنت قد حوّلت المبلغ فتواصل معنا الآن.',
    heading: 'لم نجد تحويلك',
    blocks: [
      paragraph(
        'أبلغتنا أنك حوّلت مبلغ هذا الطلب، ولم نجده في حسابنا حتى انتهت مهلته. ألغينا الطلب وعادت منتجاته إلى المتجر. لا تحوّل مبلغه بعد الآن.',
      ),
      orderNumberBlock(order),
      paragraph(
        `إن كنت قد حوّلت المبلغ فأرسل إلينا رقم الطلب وصورة إشعار البنك${onWhatsapp(shop)}، ونعيد إليك طلبك إن بقيت منتجاته، أو مالك كاملاً.`,
      ),
      askByWhatsapp(order, shop),
      orderItemsBlock(order, true),
      openOrder(order),
      quietCall('إن كنت قد حوّلت المبلغ', shop),
    ],
  }
}

/** By the customer. */
export function orderCancelledMail(order: OrderMailFacts, shop: ShopMailFacts): MailContent {
  return {
    subject: `أُلغي طلبك ${isolate(order.orderNumber)}`,
    preview: 'لم يعد الطلب محجوزاً، ولا يلزمك شيء.',
    heading: 'أُلغي الطلب',
    blocks: [
      paragraph('أُلغي الطلب كما أردت، وعادت منتجاته إلى المتجر. لا تحوّل مبلغه بعد الآن.'),
      orderNumberBlock(order),
      orderItemsBlock(order, true),
      openOrder(order),
      quietCall('إن كنت قد حوّلت المبلغ', shop),
    ],
  }
}

/** Said wherever money is asked for (conventions 20). */
export const NEVER_ASKED = 'لن نطلب منك رقم بطاقة أو كلمة مرور أو رمزاً من بنكك أبداً.'

export function orderNumberBlock(order: OrderMailFacts): MailBlock {
  return { kind: 'code', label: 'رقم الطلب', value: order.orderNumber }
}

export function openOrder({ orderUrl }: OrderMailFacts): MailBlock | null {
  return orderUrl ? { kind: 'link', label: 'فتح الطلب', url: orderUrl } : null
}

/** How the shop learns of the transfer. */
export function sayTransferred(order: OrderMailFacts, shop: ShopMailFacts): MailContent['blocks'] {
  return order.orderUrl
    ? [paragraph('اكتب رقم الطلب في ملاحظة التحويل، ثم افتح طلبك واضغط «أرسلت التحويل»:'), openOrder(order)]
    : [paragraph(`اكتب رقم الطلب في ملاحظة التحويل، ثم أخبرنا${onWhatsapp(shop)} أنك حوّلت المبلغ.`)]
}

/** Only the number goes along: what the question is, the customer writes. */
export function askByWhatsapp(order: OrderMailFacts, { whatsapp }: ShopMailFacts): MailBlock | null {
  return whatsapp
    ? {
        kind: 'link',
        label: 'اسألنا على واتساب',
        url: whatsappUrl(whatsapp, order.orderNumber),
        quiet: true,
      }
    : null
}

/** « على واتساب», where the shop has it. */
export function onWhatsapp({ whatsapp }: ShopMailFacts): string {
  return whatsapp ? ' على واتساب' : ''
}

export function transferFacts(
  shop: ShopMailFacts,
  label: string,
  amount: Baisa,
  until: Date | string | null,
): MailBlock {
  return factsBlock(
    { label, value: formatPrice(amount), strong: true },
    fact('البنك', shop.bankName),
    fact('رقم الهاتف للتحويل', shop.transferPhone && formatPhone(shop.transferPhone), { ltr: true }),
    fact('اسم صاحب الحساب', shop.accountHolder),
    fact('آخر موعد للتحويل', until && formatDateTime(until)),
  )
}

/** `isOver`: by what the mail tells, nothing is still to be delivered. */
export function orderItemsBlock(order: OrderMailFacts, isOver = false): MailBlock {
  return factsBlock(
    ...order.items.map(({ nameArabic: name, quantity, subtotal }) =>
      fact(orderedItemText({ name, quantity }), formatPrice(subtotal)),
    ),
    fact(`التوصيل (${DELIVERY_TYPE_LABELS[order.deliveryType]})`, formatPrice(order.deliveryFee)),
    !isOver && order.status !== 'cancelled' && deliveryDayFact(order),
    order.discountAmount > 0 && fact(voucherText.discount, formatPrice(order.discountAmount)),
    order.returnedAmount > 0 && fact('مُرجَع', formatPrice(order.returnedAmount)),
    { label: 'الإجمالي', value: formatPrice(order.finalAmount), strong: true },
  )
}

/** H-06: the promised day, if any. */
export function deliveryDayFact({ deliveryDay, deliveryHeat }: OrderMailFacts): MailFact | null {
  return fact(DELIVERY_DAY_LABEL, deliveryDay && promisedDayText(deliveryDay, deliveryHeat))
}

/** What was said with the transfer. */
export function reportFacts(order: OrderMailFacts): (MailFact | null)[] {
  return [
    { label: 'المبلغ', value: formatPrice(order.finalAmount), strong: true },
    fact('صاحب الحساب المحوِّل', order.senderName),
    fact('رقم العملية', order.reference, { ltr: true }),
  ]
}
