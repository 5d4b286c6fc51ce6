// Why a voucher cannot be used (S2-13).
import type { VoucherRefusal } from '#domain/vouchers/voucher.ts'

export const VOUCHER_REFUSALS = [
  'voucher-unknown',
  'voucher-not-started',
  'voucher-expired',
  'voucher-used-up',
  'voucher-already-used',
  'voucher-below-minimum',
  'voucher-not-for-cart',
] as const satisfies readonly VoucherRefusal['code'][]
