// Orders as rows of a file (W-09): one for each order, or one for each of its lines. The amounts of the lines, delivery
// included, add up to those of the orders.
import type { AdminOrder } from '#contract/admin/orders.ts'
import { type Baisa, baisa, baisaOf, timesBaisa, toRials } from '#domain/money.ts'
import { muscatDay, muscatTime } from '#domain/muscat-time.ts'
import { findRegion } from '#domain/regions.ts'
import { remainingSale } from '#domain/returns/return-amounts.ts'
import { vatOfLines } from '#domain/vat.ts'
import { orderedItemText } from '#text/ordered-items.ts'
import { DELIVERY_TYPE_LABELS, ORDER_STATUS_LABELS, PAYMENT_STATUS_LABELS } from '#text/orders.ts'
import { CHANNEL_LABELS } from './orders.ts'

type Cell = string | number | null

const WHOSE = ['رقم الطلب', 'الوقت (مسقط)', 'الحالة', 'الدفع'] as const
const TAX = ['قبل الضريبة', 'الضريبة'] as const

export const ORDER_FILE_HEADINGS = [
  ...WHOSE,
  ...['المصدر', 'العميل', 'الهاتف', 'المحافظة', 'التوصيل', 'العنوان', 'ما طُلب', 'الملاحظات', 'رقم العملية'],
  ...[
    'المنتجات',
    'الخصم',
    'رسوم التوصيل',
    'المرتجع',
    'الإجمالي',
    ...TAX,
    'المدفوع',
    'المتبقي',
    'مستحق للعميل',
  ],
]

export const LINE_FILE_HEADINGS = [
  ...WHOSE,
  ...['رقم المنتج', 'المنتج', 'سعر الوحدة', 'الكمية', 'المجموع', 'الخصم', 'بعد الخصم', ...TAX],
]

const DELIVERY = 'التوصيل'

/** @param hasVat without a VAT number the columns of the tax stay empty */
export function orderRow(order: AdminOrder, hasVat: boolean): Cell[] {
  const total = baisaOf(order.finalAmount)
  const parts = partsOf(order).map(({ amount, discount }) => baisa(amount - discount))
  return [
    ...whose(order),
    CHANNEL_LABELS[order.channel],
    order.customerName,
    order.customerPhone,
    findRegion(order.regionId)?.nameAr ?? '',
    DELIVERY_TYPE_LABELS[order.deliveryType],
    order.shippingAddress,
    order.items
      .map(({ productNameArabic: name, quantity }) => orderedItemText({ name, quantity }))
      .join('، '),
    order.customerNotes,
    order.transfer.reference,
    order.totalAmount,
    order.discountAmount,
    order.deliveryFee,
    order.returnedAmount,
    order.finalAmount,
    ...taxCells(total, hasVat ? vatOfLines(parts) : null),
    order.balance.paid,
    order.balance.due,
    order.balance.owed,
  ]
}

export function lineRows(order: AdminOrder, hasVat: boolean): Cell[][] {
  return partsOf(order).map(({ facts, amount, discount }) => {
    const gross = baisa(amount - discount)
    return [
      ...whose(order),
      ...facts,
      ...[amount, discount, gross].map(toRials),
      ...taxCells(gross, hasVat ? vatOfLines([gross]) : null),
    ]
  })
}

/** The lines of an order and its delivery, each with its share of the discount; what was given back is sold no more (F-03). */
function partsOf(order: AdminOrder): { facts: Cell[]; amount: Baisa; discount: Baisa }[] {
  const { lines, delivery } = remainingSale({
    items: order.items.map((item) => ({
      ...item,
      price: baisaOf(item.productPrice),
      discount: baisaOf(item.discount),
    })),
    deliveryFee: baisaOf(order.deliveryFee),
    discountAmount: baisaOf(order.discountAmount),
    returnedAmount: baisaOf(order.returnedAmount),
  })
  const items = lines.map(({ productId, productNameArabic, productPrice, price, quantity, discount }) => ({
    facts: [productId, productNameArabic, productPrice, quantity],
    amount: timesBaisa(price, quantity),
    discount,
  }))
  const { fee, discount } = delivery
  return fee === 0 ? items : [...items, { facts: [null, DELIVERY, toRials(fee), 1], amount: fee, discount }]
}

function whose(order: AdminOrder): Cell[] {
  return [
    order.orderNumber,
    spreadsheetTime(order.createdAt),
    ORDER_STATUS_LABELS[order.status],
    PAYMENT_STATUS_LABELS[order.paymentStatus],
  ]
}

function taxCells(gross: Baisa, vat: Baisa | null): Cell[] {
  return vat === null ? [null, null] : [toRials(baisa(gross - vat)), toRials(vat)]
}

/** «2026-11-23 14:05», as a spreadsheet reads it. */
function spreadsheetTime(time: string): string {
  const at = new Date(time)
  return `${muscatDay(at)} ${muscatTime(at)}`
}
