// Vouchers (S2-13): who may use one for what, and the discount of each line. Pure; amounts in baisa.
import { foldDigits } from '#domain/fold-arabic.ts'
import { addBaisa, type Baisa, baisa, toRials, ZERO } from '#domain/money.ts'
import { ok, type Result, refuse } from '#platform/result.ts'

/** Of a code as it is typed. */
export const MAX_TYPED_CODE = 40

export const VOUCHER_KINDS = ['percent', 'amount', 'free-delivery'] as const
export type VoucherKind = (typeof VOUCHER_KINDS)[number]

export type Voucher = {
  code: string
  kind: VoucherKind
  /** 1 to 100, of `percent` alone. */
  percent: number | null
  /** Of `amount` alone. */
  amount: Baisa | null
  /** Of the lines it is for. */
  minTotal: Baisa | null
  /** Empty: for everything. */
  categoryIds: readonly number[]
  oncePerCustomer: boolean
  maxUses: number | null
  /** Days in Muscat, both inclusive. */
  startsOn: string | null
  endsOn: string | null
  isActive: boolean
}

/** `used`: by other orders; `usedByCustomer`: one of them is this customer's. */
export type VoucherUse = { used: number; usedByCustomer: boolean; today: string }

export type VoucherRefusal =
  | { code: 'voucher-unknown' }
  | { code: 'voucher-not-started'; startsOn: string }
  | { code: 'voucher-expired' }
  | { code: 'voucher-used-up' }
  | { code: 'voucher-already-used' }
  | { code: 'voucher-below-minimum'; minimum: string }
  | { code: 'voucher-not-for-cart' }

const CODE = /^[\p{L}\p{N}-]{3,30}$/u

/** The stored form: capital letters, Latin digits, no spaces; null if invalid. */
export function readVoucherCode(typed: string): string | null {
  const code = foldDigits(typed.normalize('NFKC'))
    .replace(/[\s\p{Cf}]/gu, '')
    .toUpperCase()
  return CODE.test(code) ? code : null
}

export function checkVoucher(
  voucher: Voucher,
  { used, usedByCustomer, today }: VoucherUse,
): Result<null, VoucherRefusal> {
  const { isActive, startsOn, endsOn, maxUses, oncePerCustomer } = voucher
  if (!isActive) return refuse({ code: 'voucher-unknown' })
  if (startsOn !== null && today < startsOn) return refuse({ code: 'voucher-not-started', startsOn })
  if (endsOn !== null && today > endsOn) return refuse({ code: 'voucher-expired' })
  if (oncePerCustomer && usedByCustomer) return refuse({ code: 'voucher-already-used' })
  if (maxUses !== null && used >= maxUses) return refuse({ code: 'voucher-used-up' })
  return ok(null)
}

export type DiscountedLine = { subtotal: Baisa; categoryId: number | null }

export type Discount = {
  discountAmount: Baisa
  /** The part that applies to the delivery; the rest is on the lines. */
  deliveryDiscount: Baisa
  /** Of each line, in their order; with the delivery's they sum to the discount. */
  shares: Baisa[]
}

function noDiscount(lines: readonly unknown[]): Discount {
  return { discountAmount: ZERO, deliveryDiscount: ZERO, shares: lines.map(() => ZERO) }
}

/** At most the price of the lines it applies to. */
export function voucherDiscount(
  voucher: Voucher,
  lines: readonly DiscountedLine[],
  deliveryFee: Baisa,
): Result<Discount, VoucherRefusal> {
  const { kind, minTotal, categoryIds } = voucher
  const isFor = ({ categoryId }: DiscountedLine) =>
    categoryIds.length === 0 || (categoryId !== null && categoryIds.includes(categoryId))
  const weights = lines.map((line) => (isFor(line) ? line.subtotal : ZERO))
  const worth = addBaisa(...weights)
  if (worth === 0) return refuse({ code: 'voucher-not-for-cart' })
  if (minTotal !== null && worth < minTotal)
    return refuse({ code: 'voucher-below-minimum', minimum: toRials(minTotal) })
  if (kind === 'free-delivery')
    return ok({ ...noDiscount(lines), discountAmount: deliveryFee, deliveryDiscount: deliveryFee })
  const nominal =
    kind === 'percent' ? Math.floor((worth * (voucher.percent ?? 0)) / 100) : (voucher.amount ?? ZERO)
  const discountAmount = baisa(Math.min(worth, nominal))
  return ok({ discountAmount, deliveryDiscount: ZERO, shares: shareOut(discountAmount, weights) })
}

/** By weight, to the baisa, the largest remainders first; the sum is exact and no share is above its weight. */
export function shareOut(amount: Baisa, weights: readonly Baisa[]): Baisa[] {
  const total = BigInt(weights.reduce<number>((sum, weight) => sum + weight, 0))
  if (total === 0n) return weights.map(() => ZERO)
  const parts = weights.map((weight, at) => {
    const exact = BigInt(amount) * BigInt(weight)
    return { at, whole: Number(exact / total), rest: exact % total }
  })
  let remainder = amount - parts.reduce((sum, { whole }) => sum + whole, 0)
  const shares = parts.map(({ whole }) => whole)
  for (const { at } of parts.toSorted((a, b) => (b.rest > a.rest ? 1 : b.rest < a.rest ? -1 : a.at - b.at))) {
    if (remainder === 0) break
    shares[at] = (shares[at] ?? 0) + 1
    remainder--
  }
  return shares.map(baisa)
}
