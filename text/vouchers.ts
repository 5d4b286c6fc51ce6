// Vouchers as shoppers meet them (S2-13).
import { isolate } from './format-text.ts'

export const voucherName = (code: string) => `القسيمة ${isolate(code)}`

export const voucherText = {
  ask: 'لديك قسيمة؟',
  label: 'رمز القسيمة',
  apply: 'استعملها',
  applying: 'جارٍ التحقق…',
  remove: 'إزالة القسيمة',
  applied: (code: string) => `طُبّقت ${voucherName(code)}.`,
  discount: 'الخصم',
  discountWith: (code: string) => `خصم ${isolate(code)}`,
  freeDelivery: 'التوصيل مجاني',
} as const
