// Decides a checkout by the rules: its draft, delivery day and voucher, or a refusal.
import type { PlaceOrderRequest } from '#contract/order-requests.ts'
import type { RefusalOf } from '#contract/refusals.ts'
import { applyVoucher } from '#domain/orders/apply-voucher.ts'
import { type DayWish, decideDay, type PromisedDay } from '#domain/orders/delivery-day.ts'
import { draftOrder, type OrderDraft } from '#domain/orders/draft-order.ts'
import type { VoucherRefusal } from '#domain/vouchers/voucher.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { ok, type Result, refuse } from '#platform/result.ts'
import type { Customer } from '#server/access/current-user.ts'
import type { LockedLine } from '#server/cart/cart-queries.ts'
import type { EarlierOrder } from '#server/orders/records/lock-earlier-orders.ts'
import type { Contact } from '#server/orders/records/order-content.ts'
import { hasAnimal, type OrderTerms, travelItems } from '#server/orders/records/order-terms.ts'
import type { Settings } from '#server/settings/settings-queries.ts'
import { lockVoucher } from '#server/vouchers/lock-voucher.ts'
import { TERMS_MISSING } from '#text/orders.ts'

export type Checkout = {
  key: string
  request: PlaceOrderRequest
  contact: Contact
  settings: Settings
  at: Date
}

export type CheckoutRefusal = RefusalOf<
  'terms-not-accepted' | 'empty-cart' | 'insufficient-stock' | 'region-not-served'
>

type Locked = { pending: EarlierOrder | undefined; lines: readonly LockedLine[]; terms: OrderTerms }

export type DecidedOrder = { draft: OrderDraft; promised: PromisedDay; voucherId: number | null }

/** The voucher is locked after the products, as everywhere. */
export async function decideOrder(
  tx: Transaction,
  customer: Customer,
  { request, contact: { regionId, customerPhone }, at }: Checkout,
  { pending, lines, terms }: Locked,
): Promise<Result<DecidedOrder, CheckoutRefusal | VoucherRefusal | RefusalOf<'day-not-offered'>>> {
  const whole = draftCheckout(request, lines, terms)
  if (!whole.ok) return whole
  const wish = wishedDay(request.deliveryDay, pending?.deliveryDay ?? null)
  const promised = decideDay(travelItems(lines), regionId, terms.travel, wish, at)
  if (!promised.ok) return promised
  const user = { userId: customer.id, customerPhone, orderId: pending?.id, at }
  const voucher = await lockVoucher(tx, request.voucher, user)
  if (!voucher.ok) return voucher
  const categories = new Map(lines.map(({ product, categoryId }) => [product.id, categoryId]))
  const drafted = voucher.value ? applyVoucher(whole.value, voucher.value, categories) : whole
  if (!drafted.ok) return drafted
  return ok({ draft: drafted.value, promised: promised.value, voucherId: voucher.value?.id ?? null })
}

/** The rules of checkout, and X-62: who orders an animal accepts the terms and is of age. */
export function draftCheckout(
  request: PlaceOrderRequest,
  lines: readonly LockedLine[],
  terms: OrderTerms,
): Result<OrderDraft, CheckoutRefusal> {
  if (hasAnimal(lines) && request.acceptedTerms !== true) {
    const errors = { acceptedTerms: [TERMS_MISSING] }
    return refuse({ code: 'terms-not-accepted', errors })
  }
  const cart = lines
    .filter((line) => line.wanted > 0)
    .map(({ product, wanted }) => ({ product, quantity: wanted }))
  return draftOrder(cart, request, terms.delivery)
}

/** an amendment that names no day keeps the old one while it is offered. */
function wishedDay(asked: string | undefined, had: string | null): DayWish {
  if (asked !== undefined) return { kind: 'chosen', day: asked }
  return had === null ? { kind: 'earliest' } : { kind: 'kept-or-earliest', day: had }
}
