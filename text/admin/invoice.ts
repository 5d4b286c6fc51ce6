// What stands on an invoice (A-ORD-05, conventions 13).
import { VAT_PERCENT } from '#domain/vat.ts'
import { isolate } from '#text/format-text.ts'

export const invoiceText = {
  pageTitle: 'الفاتورة',
  back: 'العودة إلى الطلب',
  print: 'طباعة',
  paper: 'الورق',
  papers: { a4: 'ورق A4', receipt: 'ورق 80 مم' },
  title: 'فاتورة',
  taxTitle: 'فاتورة ضريبية',
  number: 'رقم الفاتورة',
  /** In the order of the shop's orders, at least six digits. */
  numberOf: (orderId: number) => String(orderId).padStart(6, '0'),
  orderNumber: 'رقم الطلب',
  date: 'التاريخ',
  vatNumber: 'الرقم الضريبي',
  customer: 'العميل',
  address: 'العنوان',
  delivery: 'التوصيل',
  item: 'المنتج',
  quantity: 'الكمية',
  price: 'السعر',
  sum: 'المجموع',
  subtotal: 'مجموع المنتجات',
  deliveryFee: 'رسوم التوصيل',
  discount: (code: string | null) => (code ? `خصم القسيمة ${isolate(code)}` : 'الخصم'),
  total: 'المبلغ الكلي',
  vat: `منه ضريبة القيمة المضافة ${isolate(`${VAT_PERCENT}%`)}`,
  withoutVat: 'المبلغ قبل الضريبة',
  vatIncluded: 'الأسعار تشمل ضريبة القيمة المضافة.',
  payment: 'الدفع',
  paid: 'مدفوع',
  notPaid: 'غير مدفوع بعد',
  cancelled: 'طلب ملغى: هذه الورقة ليست مطالبة بالدفع.',
  thanks: 'شكراً لثقتكم. نتمنى لكم ولأليفكم وقتاً طيباً.',
  times: (quantity: string) => `${quantity} ×`,
} as const
