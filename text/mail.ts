// What each mail of the shop says. Written once; server/mail renders it as plain text and as HTML.

import type { DeliveryType } from '#domain/delivery.ts'
import type { Baisa } from '#domain/money.ts'
import { formatCount, HOURS, MINUTES } from '#text/format-count.ts'
import { formatDateTime } from '#text/format-date.ts'
import { formatPhone } from '#text/format-phone.ts'
import { formatPrice } from '#text/format-price.ts'
import { isolate } from '#text/format-text.ts'
import { DELIVERY_TYPE_LABELS } from '#text/orders.ts'

export type MailContent = {
  subject: string
  /** What mail programs show beside the subject. */
  preview: string
  heading: string
  blocks: MailBlock[]
}

export type MailBlock =
  | { kind: 'paragraph'; text: string }
  | { kind: 'link'; label: string; url: string }
  /** A value to be read or copied exactly, from left to right: it stands alone on its line. */
  | { kind: 'code'; label: string; value: string }
  | { kind: 'facts'; facts: MailFact[] }
  /** One word that is seen first. */
  | { kind: 'badge'; label: string; value: string; tone: 'plain' | 'warn' | 'danger' }
  /** What somebody wrote, with its line breaks. */
  | { kind: 'message'; label: string; text: string }
  | { kind: 'quiet'; text: string }

/** `ltr`: a phone or a number, which must not be turned around. */
type MailFact = { label: string; value: string; ltr?: boolean }

export type OrderMailFacts = {
  orderNumber: string
  orderUrl: string
  customerName: string
  /** E.164 */
  customerPhone: string
  customerEmail: string | null
  shippingAddress: string
  customerNotes: string | null
  deliveryType: DeliveryType
  items: { nameArabic: string; quantity: number; subtotal: Baisa }[]
  totalAmount: Baisa
  deliveryFee: Baisa
  finalAmount: Baisa
  expiresAt: Date
  senderName: string | null
  reference: string | null
}

export type ShopMailFacts = {
  name: string
  phone: string
  bankName: string
  transferPhone: string
  accountHolder: string
}

export function activationMail(firstName: string, url: string, hours: number): MailContent {
  return {
    subject: 'فعّل حسابك في أليف',
    preview: 'خطوة واحدة ويصبح حسابك جاهزاً.',
    heading: greeting(firstName),
    blocks: [
      paragraph('سعدنا بانضمامك إلى أليف. افتح هذا الرابط لتفعيل حسابك، ثم سجّل الدخول:'),
      { kind: 'link', label: 'تفعيل الحساب', url },
      quiet(
        `الرابط صالح لمدة ${formatCount(hours, HOURS)}. إن لم تكن أنت من سجّل فتجاهل هذه الرسالة، ولن يُفعّل شيء.`,
      ),
    ],
  }
}

/** To the owner of an address that somebody registered a second time (Z-07). */
export function signUpAttemptMail(authUrl: string, forgotUrl: string): MailContent {
  return {
    subject: 'لديك حساب في أليف بالفعل',
    preview: 'حاول شخص ما التسجيل ببريدك الإلكتروني.',
    heading: 'لديك حساب بالفعل',
    blocks: [
      paragraph(
        'حاول شخص ما إنشاء حساب جديد في أليف بهذا البريد الإلكتروني، وهو مسجّل لدينا من قبل. إن كنت أنت فسجّل الدخول:',
      ),
      { kind: 'link', label: 'تسجيل الدخول', url: authUrl },
      paragraph('نسيت كلمة المرور؟ اختر كلمة جديدة:'),
      { kind: 'link', label: 'كلمة مرور جديدة', url: forgotUrl },
      quiet('إن لم تكن أنت فلا داعي لفعل أي شيء؛ لم يتغيّر شيء في حسابك.'),
    ],
  }
}

export function passwordResetMail(firstName: string, url: string, minutes: number): MailContent {
  return {
    subject: 'إعادة تعيين كلمة المرور',
    preview: 'رابط لاختيار كلمة مرور جديدة لحسابك في أليف.',
    heading: greeting(firstName),
    blocks: [
      paragraph('وصلنا طلب لإعادة تعيين كلمة المرور لحسابك في أليف. افتح الرابط لاختيار كلمة جديدة:'),
      { kind: 'link', label: 'اختيار كلمة مرور جديدة', url },
      quiet(
        `الرابط صالح لمدة ${formatCount(minutes, MINUTES)} ولمرة واحدة. إن لم تطلب ذلك فتجاهل هذه الرسالة، وتبقى كلمة مرورك كما هي.`,
      ),
    ],
  }
}

export function orderReceivedMail(order: OrderMailFacts, shop: ShopMailFacts): MailContent {
  return {
    subject: `استلمنا طلبك ${isolate(order.orderNumber)}`,
    preview: `حوّل ${formatPrice(order.finalAmount)} قبل ${formatDateTime(order.expiresAt)}.`,
    heading: `شكراً لك، ${isolate(order.customerName)}`,
    blocks: [
      paragraph('استلمنا طلبك وحجزنا لك ما فيه. بقيت خطوة واحدة: التحويل المصرفي.'),
      orderNumber(order),
      {
        kind: 'facts',
        facts: [
          { label: 'المبلغ', value: formatPrice(order.finalAmount) },
          { label: 'المصرف', value: shop.bankName },
          { label: 'رقم التحويل', value: formatPhone(shop.transferPhone), ltr: true },
          { label: 'اسم صاحب الحساب', value: shop.accountHolder },
          { label: 'آخر موعد للتحويل', value: formatDateTime(order.expiresAt) },
        ],
      },
      paragraph('اكتب رقم الطلب في ملاحظة التحويل، ثم افتح طلبك واضغط «أرسلت المبلغ»:'),
      { kind: 'link', label: 'فتح الطلب', url: order.orderUrl },
      orderItems(order),
      quiet(
        'إن لم يصلنا إشعار بالتحويل قبل الموعد يُلغى الطلب وتعود المنتجات إلى المتجر. لن نطلب منك رقم بطاقة أو كلمة مرور أو رمزاً من مصرفك أبداً.',
      ),
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
      orderNumber(order),
      { kind: 'link', label: 'فتح السلة', url: cartUrl },
      quiet(`إن كنت قد حوّلت المبلغ فاتصل بنا: ${formatPhoneInText(shop.phone)}`),
    ],
  }
}

export function orderCancelledMail(order: OrderMailFacts, shop: ShopMailFacts): MailContent {
  return {
    subject: `أُلغي طلبك ${isolate(order.orderNumber)}`,
    preview: 'لم يعد الطلب محجوزاً، ولا يلزمك شيء.',
    heading: 'أُلغي الطلب',
    blocks: [
      paragraph('أُلغي الطلب وعادت منتجاته إلى المتجر. لا تحوّل مبلغه بعد الآن.'),
      orderNumber(order),
      orderItems(order),
      { kind: 'link', label: 'فتح الطلب', url: order.orderUrl },
      quiet(`إن كنت قد حوّلت المبلغ فاتصل بنا: ${formatPhoneInText(shop.phone)}`),
    ],
  }
}

/** To the shop. */
export function orderAnnouncedMail(order: OrderMailFacts): MailContent {
  return {
    subject: `طلب جديد ${isolate(order.orderNumber)}`,
    preview: `${formatPrice(order.finalAmount)} من ${isolate(order.customerName)}`,
    heading: 'طلب جديد بانتظار التحويل',
    blocks: [
      orderNumber(order),
      { kind: 'facts', facts: customerFacts(order) },
      orderItems(order),
      quiet(`الطلب محجوز حتى ${formatDateTime(order.expiresAt)}.`),
    ],
  }
}

/** To the shop. */
export function transferReportedMail(order: OrderMailFacts): MailContent {
  return {
    subject: `أُبلغ عن تحويل الطلب ${isolate(order.orderNumber)}`,
    preview: `${formatPrice(order.finalAmount)} من ${isolate(order.customerName)}`,
    heading: 'العميل أبلغ عن التحويل',
    blocks: [
      paragraph('تحقّق من وصول المبلغ قبل تجهيز الطلب.'),
      orderNumber(order),
      {
        kind: 'facts',
        facts: [
          { label: 'المبلغ', value: formatPrice(order.finalAmount) },
          ...(order.senderName ? [{ label: 'صاحب الحساب المحوِّل', value: order.senderName }] : []),
          ...(order.reference ? [{ label: 'مرجع التحويل', value: order.reference, ltr: true }] : []),
          ...customerFacts(order),
        ],
      },
      orderItems(order),
    ],
  }
}

export function mailFooter(shop: { name: string; addressArabic: string; phone: string }): string {
  return `${shop.name} · ${shop.addressArabic} · ${formatPhoneInText(shop.phone)}`
}

function greeting(firstName: string): string {
  return firstName ? `مرحباً ${isolate(firstName)}` : 'مرحباً'
}

export function paragraph(text: string): MailBlock {
  return { kind: 'paragraph', text }
}

export function quiet(text: string): MailBlock {
  return { kind: 'quiet', text }
}

function orderNumber(order: OrderMailFacts): MailBlock {
  return { kind: 'code', label: 'رقم الطلب', value: order.orderNumber }
}

function orderItems(order: OrderMailFacts): MailBlock {
  return {
    kind: 'facts',
    facts: [
      ...order.items.map((item) => ({
        label: `${isolate(item.nameArabic)} × ${item.quantity}`,
        value: formatPrice(item.subtotal),
      })),
      {
        label: `التوصيل (${DELIVERY_TYPE_LABELS[order.deliveryType]})`,
        value: formatPrice(order.deliveryFee),
      },
      { label: 'الإجمالي', value: formatPrice(order.finalAmount) },
    ],
  }
}

function customerFacts(order: OrderMailFacts): MailFact[] {
  return [
    { label: 'الاسم', value: order.customerName },
    { label: 'الهاتف', value: formatPhone(order.customerPhone), ltr: true },
    ...(order.customerEmail ? [{ label: 'البريد الإلكتروني', value: order.customerEmail, ltr: true }] : []),
    { label: 'العنوان', value: order.shippingAddress },
    ...(order.customerNotes ? [{ label: 'ملاحظات', value: order.customerNotes }] : []),
  ]
}

/** Kept from turning around in the middle of an Arabic line (conventions 8). */
function formatPhoneInText(e164: string): string {
  return `\u2066${formatPhone(e164)}\u2069`
}
