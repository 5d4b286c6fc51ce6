// A sale at the counter (F-07): its discounts, and the payments and change from the money tendered.
import { addBaisa, type Baisa, baisa, ZERO } from '#domain/money.ts'
import type { PaymentMethod } from '#domain/payments/balance.ts'
import { mayUse, type Permission } from '#domain/permissions.ts'
import { shareOut } from '#domain/vouchers/voucher.ts'
import { ok, type Result, refuse } from '#platform/result.ts'
import type { OrderDraft } from './draft-order.ts'

/** The maximum discount in percent without the permission `discounts:write`. */
const STAFF_DISCOUNT_PERCENT = 10

export function maxDiscountPercent(permissions: readonly Permission[]): number {
  return mayUse(permissions, 'discounts:write') ? 100 : STAFF_DISCOUNT_PERCENT
}

/** The maximum discount for this total. */
export function maxDiscount(total: Baisa, percent: number): Baisa {
  return baisa(Math.floor((total * percent) / 100))
}

export type CounterDiscount = {
  /** Off whole lines, by product; of several for one product the sum. */
  items: readonly { productId: number; discount?: Baisa | undefined }[]
  /** The sale's discount, applied after those of the lines and shared by the remaining amounts. */
  discount?: Baisa | undefined
}

export type DiscountRefusal = { code: 'discount-too-high'; maxPercent: number }

/** Each line keeps its share, as with a voucher (S2-13). */
export function discountSale(
  draft: OrderDraft,
  { items, discount = ZERO }: CounterDiscount,
  maxPercent: number,
): Result<OrderDraft, DiscountRefusal> {
  const lineDiscounts = draft.lines.map(({ productId }) =>
    addBaisa(...items.filter((item) => item.productId === productId).map((item) => item.discount ?? ZERO)),
  )
  const remaining = draft.lines.map(({ subtotal }, at) => subtotal - (lineDiscounts[at] ?? ZERO))
  if (remaining.some((amount) => amount < 0)) return refuse({ code: 'discount-too-high', maxPercent: 100 })
  const weights = remaining.map(baisa)
  if (discount > addBaisa(...weights)) return refuse({ code: 'discount-too-high', maxPercent: 100 })
  const discountAmount = addBaisa(discount, ...lineDiscounts)
  if (discountAmount > maxDiscount(draft.totalAmount, maxPercent))
    return refuse({ code: 'discount-too-high', maxPercent })
  const shares = shareOut(discount, weights)
  return ok({
    ...draft,
    discountAmount,
    finalAmount: baisa(draft.totalAmount - discountAmount + draft.deliveryFee),
    lines: draft.lines.map((line, at) => ({
      ...line,
      discount: addBaisa(lineDiscounts[at] ?? ZERO, shares[at] ?? ZERO),
    })),
  })
}

export type Tender = Record<PaymentMethod, Baisa>
export type CounterPayment = { method: PaymentMethod; amount: Baisa }

/**
 * The payments to book for the money tendered: change is subtracted from the cash, so that exactly the amount due is
 * paid. At most one of `missing`, `change` and `tooMuch` is above zero; `tooMuch` was paid by card or transfer, which
 * give no change.
 */
export function settleTender(
  due: Baisa,
  { cash, card, transfer }: Tender,
): { payments: CounterPayment[]; missing: Baisa; change: Baisa; tooMuch: Baisa } {
  const withoutCash = addBaisa(card, transfer)
  const dueInCash = baisa(Math.max(due - withoutCash, 0))
  const paid: CounterPayment[] = [
    { method: 'cash', amount: baisa(Math.min(cash, dueInCash)) },
    { method: 'card', amount: card },
    { method: 'transfer', amount: transfer },
  ]
  const tooMuch = baisa(Math.max(withoutCash - due, 0))
  return {
    payments: paid.filter(({ amount }) => amount > 0),
    missing: baisa(Math.max(dueInCash - cash, 0)),
    change: tooMuch > 0 ? ZERO : baisa(Math.max(cash - dueInCash, 0)),
    tooMuch,
  }
}

export const MAX_DISCOUNT_REASON = 200
export const DISCOUNT_KINDS = ['percent', 'amount', 'price'] as const
export type DiscountKind = (typeof DISCOUNT_KINDS)[number]
/** `value`: whole percent, or baisa: what is taken off all of it, or a new price for one. */
export type PriceOff = { kind: DiscountKind; value: number }

/** The discount on this many units of this price; at most what they cost. */
export function amountOff({ kind, value }: PriceOff, price: Baisa, quantity: number): Baisa {
  const worth = price * quantity
  if (kind === 'percent') return baisa(Math.floor((worth * Math.min(value, 100)) / 100))
  return baisa(kind === 'amount' ? Math.min(value, worth) : Math.max(price - value, 0) * quantity)
}

/** Omani banknotes in rials, and the largest one in baisa: change is always below it. */
export const NOTES = [1, 5, 10, 20, 50] as const
export const MAX_NOTE = baisa(50_000)
