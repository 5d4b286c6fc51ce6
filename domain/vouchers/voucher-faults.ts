// Validates a typed voucher, in the form and on the server (S2-13).
import { MAX_PRICE, readQuantity, readTypedAmount } from '#domain/catalog/item-rules.ts'
import type { Baisa } from '#domain/money.ts'
import { isDay } from '#domain/muscat-time.ts'
import { readVoucherCode, type Voucher } from './voucher.ts'

type VoucherFigure = 'percent' | 'amount' | 'minTotal' | 'maxUses'

/** Amounts and counts as they were typed; null or blank where there is none. */
export type VoucherInput = Omit<Voucher, VoucherFigure> & Record<VoucherFigure, string | number | null>
export type VoucherField = keyof VoucherInput

export type VoucherFault =
  | 'voucher-code-invalid'
  | 'voucher-percent-invalid'
  | 'voucher-amount-invalid'
  | 'voucher-minimum-invalid'
  | 'voucher-uses-invalid'
  | 'voucher-day-invalid'
  | 'voucher-ends-first'
export type VoucherFaults = Partial<Record<VoucherField, VoucherFault>>

const MAX_USES = 1_000_000
const isBlank = (value: unknown) => value === null || value === ''

export function findVoucherFaults(input: VoucherInput): VoucherFaults {
  const { kind, startsOn, endsOn } = input
  const percent = isBlank(input.percent) ? null : readQuantity(input.percent ?? '')
  const maxUses = isBlank(input.maxUses) ? 1 : readQuantity(input.maxUses ?? '')
  const isBackward = Boolean(startsOn && endsOn && endsOn < startsOn)
  const faults: [VoucherField, VoucherFault | false][] = [
    ['code', readVoucherCode(input.code) === null && 'voucher-code-invalid'],
    [
      'percent',
      kind === 'percent' && (percent === null || percent < 1 || percent > 100) && 'voucher-percent-invalid',
    ],
    ['amount', kind === 'amount' && !isPositive(input.amount) && 'voucher-amount-invalid'],
    ['minTotal', !isBlank(input.minTotal) && !isPositive(input.minTotal) && 'voucher-minimum-invalid'],
    ['maxUses', (maxUses === null || maxUses < 1 || maxUses > MAX_USES) && 'voucher-uses-invalid'],
    ['startsOn', Boolean(startsOn) && !isDay(startsOn ?? '') && 'voucher-day-invalid'],
    [
      'endsOn',
      isBackward ? 'voucher-ends-first' : Boolean(endsOn) && !isDay(endsOn ?? '') && 'voucher-day-invalid',
    ],
  ]
  return Object.fromEntries(faults.filter(([, fault]) => fault !== false))
}

/** Converts valid input to the stored form, without fields of other kinds. */
export function toVoucher(input: VoucherInput): Voucher {
  const { kind } = input
  return {
    code: readVoucherCode(input.code) ?? '',
    kind,
    percent: kind === 'percent' ? readQuantity(input.percent ?? '') : null,
    amount: kind === 'amount' ? amountOf(input.amount) : null,
    minTotal: amountOf(input.minTotal),
    categoryIds: [...new Set(input.categoryIds)].toSorted((a, b) => a - b),
    oncePerCustomer: input.oncePerCustomer,
    maxUses: isBlank(input.maxUses) ? null : readQuantity(input.maxUses ?? ''),
    startsOn: input.startsOn || null,
    endsOn: input.endsOn || null,
    isActive: input.isActive,
  }
}

function amountOf(typed: string | number | null): Baisa | null {
  return isBlank(typed) ? null : readTypedAmount(typed ?? '')
}

function isPositive(typed: string | number | null): boolean {
  const amount = amountOf(typed)
  return amount !== null && amount > 0 && amount <= MAX_PRICE
}
