// The money of an order, in words (F-01, F-02).
import type { PaymentMethod } from '#domain/payments/balance.ts'

export const PAYMENT_METHOD_LABELS: Record<PaymentMethod, string> = {
  transfer: 'تحويل بنكي',
  cash: 'نقداً',
  card: 'بطاقة',
}
