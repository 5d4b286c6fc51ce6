// The ledger of money in the office (F-01, F-02, F-08).
import { isolate } from '#text/format-text.ts'

export const PAYMENT_ERRORS = {
  date: 'اختر يوماً مضى، أو اليوم.',
  amount: 'هذا المبلغ أكبر مما يُسجَّل.',
} as const

/** Why the order changed, in its history. */
export const PAYMENT_REASONS = {
  late: 'وصل المبلغ بعد الإلغاء',
  wrong: 'قيد سُجّل خطأً',
} as const

export const PAYMENT_LABELS = {
  in: 'وصل',
  refund: 'رُدّ إلى العميل',
} as const

export const paymentsText = {
  title: 'المدفوعات',
  total: 'مبلغ الطلب',
  paid: 'وصل منه',
  due: 'المتبقي',
  owed: 'مستحق للعميل',
  refunded: 'رُدّ إلى العميل',
  settled: 'دُفع كاملاً',
  ledger: 'قيود المدفوعات',
  none: 'لم يُسجَّل مبلغ بعد.',
  counterEntry: 'إلغاء قيد',
  reversed: 'أُلغي',
  by: (who: string | null, when: string) => (who ? `${isolate(who)}، ${when}` : when),
  movedOn: (day: string) => `بتاريخ ${day}`,
  reference: (value: string) => `عملية ${value}`,
  record: 'سجّل مبلغاً وصل',
  refund: 'سجّل رد المبلغ',
  recordTitle: (order: string) => `مبلغ وصل للطلب ${order}`,
  recordWhat: 'يُحسب المتبقي من نفسه، ويتأكد الدفع حين يكتمل المبلغ.',
  recordLate:
    'الطلب ملغى. إن اكتمل مبلغه وما زالت منتجاته متوفرة عاد الطلب، وإلا بقي المبلغ مستحقاً للعميل حتى يُردّ.',
  refundTitle: (order: string) => `رد مبلغ الطلب ${order}`,
  refundWhat: (owed: string) => `المستحق للعميل ${owed}. حوّله إليه أولاً، ثم سجّله هنا فيصله بريد به.`,
  amount: 'المبلغ',
  method: 'الطريقة',
  referenceField: 'رقم العملية',
  date: 'اليوم',
  note: 'ملاحظة للمتجر',
  revive: 'أعد الطلب إن كانت منتجاته متوفرة',
  save: 'سجّل المبلغ',
  saveRefund: 'سجّل الرد',
  saving: 'جارٍ التسجيل…',
  recorded: 'سُجّل المبلغ',
  revived: 'وصل المبلغ وعاد الطلب',
  stillDue: (amount: string) => `بقي ${amount}`,
  nowOwed: (amount: string) => `للعميل ${amount} تُردّ إليه`,
  refundRecorded: 'سُجّل رد المبلغ وأُبلغ العميل',
  reverse: 'ألغِ هذا القيد',
  reverseTitle: 'إلغاء هذا القيد؟',
  reverseWhat: (amount: string) =>
    `يُكتب قيد عكسي بمبلغ ${amount}، ويبقى القيدان في السجل. حالة الدفع تتبع ما يصير إليه الحساب.`,
  reversedDone: 'أُلغي القيد',
  notReversed: 'لم يُلغَ القيد',
} as const

export const refundsText = {
  lead: 'دفع أصحابها أكثر مما صار عليهم، بعد إلغاء أو إرجاع أو تعديل أو تحويل زائد. الأقدم أولاً.',
  list: 'مبالغ مستحقة للعملاء',
  empty: 'لا شيء مستحق لأحد',
  emptyWhy: 'حين يُلغى طلب مدفوع أو يصل أكثر من مبلغه، يظهر هنا حتى تردّه.',
  sum: (amount: string) => `المجموع ${amount}`,
  paidOf: (paid: string, total: string) => `دُفع ${paid} من ${total}`,
  paidDeleted: (paid: string) => `حُذف الطلب بعد أن دُفع ${paid}`,
  paidCancelled: (paid: string) => `أُلغي الطلب بعد أن دُفع ${paid}`,
} as const
