// What the shop itself is told about orders.
import { formatDateTime } from '#text/format-date.ts'
import { formatPhone } from '#text/format-phone.ts'
import { formatPrice } from '#text/format-price.ts'
import { isolate } from '#text/format-text.ts'
import {
  fact,
  factsBlock,
  type MailBlock,
  type MailContent,
  type MailFact,
  paragraph,
  quiet,
} from './mail.ts'
import { type OrderMailFacts, orderItemsBlock, orderNumberBlock, reportFacts } from './order-mail.ts'

export function orderAnnouncedMail(order: OrderMailFacts, adminUrl: string): MailContent {
  return {
    subject: `طلب جديد ${isolate(order.orderNumber)}`,
    preview: `${formatPrice(order.finalAmount)} من ${isolate(order.customerName)}`,
    heading: 'طلب جديد بانتظار التحويل',
    blocks: [
      orderNumberBlock(order),
      factsBlock(...customerFacts(order)),
      orderItemsBlock(order),
      openOrders(adminUrl),
      quiet(`الطلب محجوز حتى ${formatDateTime(order.expiresAt)}.`),
    ],
  }
}

export function transferReportedMail(order: OrderMailFacts, adminUrl: string): MailContent {
  return {
    subject: `أُبلغ عن تحويل الطلب ${isolate(order.orderNumber)}`,
    preview: `${formatPrice(order.finalAmount)} من ${isolate(order.customerName)}`,
    heading: 'العميل أبلغ عن التحويل',
    blocks: [
      paragraph('تحقّق من وصول المبلغ قبل تجهيز الطلب.'),
      orderNumberBlock(order),
      factsBlock(...reportFacts(order), ...customerFacts(order)),
      openOrders(adminUrl),
      orderItemsBlock(order),
    ],
  }
}

/** some hours before an order whose transfer nobody has looked for gives its stock back. */
export function transferDueMail(order: OrderMailFacts, transfersUrl: string): MailContent {
  return {
    subject: `طابِق تحويل الطلب ${isolate(order.orderNumber)} قبل أن يُلغى`,
    preview: `تنتهي مهلته ${formatDateTime(order.expiresAt)}.`,
    heading: 'تحويل ينتظر المطابقة',
    blocks: [
      paragraph(
        `أبلغ العميل عن هذا التحويل ولم يُطابق بعد. إن لم يتأكد وصوله قبل ${formatDateTime(order.expiresAt)} يُلغى الطلب وتعود منتجاته إلى المتجر. إن كنت تحتاج وقتاً أطول فمدّد مهلته.`,
      ),
      orderNumberBlock(order),
      factsBlock(...reportFacts(order), ...customerFacts(order)),
      { kind: 'link', label: 'فتح التحويلات', url: transfersUrl },
      orderItemsBlock(order),
    ],
  }
}

function openOrders(adminUrl: string): MailBlock {
  return { kind: 'link', label: 'فتح الطلبات في لوحة الإدارة', url: adminUrl }
}

function customerFacts(order: OrderMailFacts): (MailFact | null)[] {
  return [
    { label: 'الاسم', value: order.customerName },
    fact('الهاتف', order.customerPhone && formatPhone(order.customerPhone), { ltr: true }),
    fact('البريد الإلكتروني', order.customerEmail, { ltr: true }),
    { label: 'العنوان', value: order.shippingAddress },
    fact('ملاحظات', order.customerNotes),
  ]
}
