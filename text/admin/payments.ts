// The ledger of money in the office (F-01, F-02, F-08).

export const PAYMENT_ERRORS = {
  date: 'اختر يوماً مضى، أو اليوم.',
  amount: 'هذا المبلغ أكبر مما يُسجَّل.',
} as const

/** Why the order changed, in its history. */
export const PAYMENT_REASONS = {
  late: 'وصل المبلغ بعد الإلغاء',
  wrong: 'قيد سُجّل خطأً',
} as const
