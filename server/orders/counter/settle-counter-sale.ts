// Completes a counter sale, which is paid and handed over at once (X-10, F-07): discount, payments by method, invoice.
import type { EnterSaleRequest } from '#contract/admin/order-requests.ts'
import type { RefusalOf } from '#contract/refusals.ts'
import { addBaisa, toRials } from '#domain/money.ts'
import { discountSale, maxDiscountPercent } from '#domain/orders/counter-sale.ts'
import type { OrderDraft } from '#domain/orders/draft-order.ts'
import { timeOfChange } from '#domain/time-of-change.ts'
import { must } from '#platform/must.ts'
import { type Result, refuse } from '#platform/result.ts'
import type { Granted } from '#server/access/current-user.ts'
import type { OfficeWork } from '#server/access/office-work.ts'
import { writePayments } from '#server/ledger/write-ledger.ts'
import { writeChange } from '#server/orders/changes/write-change.ts'
import { lockOrder } from '#server/orders/records/lock-order.ts'
import { COUNTER_SALE, counterSaleReason } from '#text/admin/orders.ts'

/** The sale with its discount, if the payments add up to its total. */
export function priceCounterSale(
  { permissions }: Granted<'orders:write'>,
  { payments = [], ...request }: EnterSaleRequest,
  draft: OrderDraft,
): Result<OrderDraft, RefusalOf<'discount-too-high' | 'payment-mismatch'>> {
  const priced = discountSale(draft, request, maxDiscountPercent(permissions))
  if (!priced.ok) return priced
  const due = priced.value.finalAmount
  const paid = addBaisa(...payments.map(({ amount }) => amount))
  if (paid !== due) return refuse({ code: 'payment-mismatch', due: toRials(due), paid: toRials(paid) })
  return priced
}

export async function settleCounterSale(
  { context: { now }, tx, admin }: OfficeWork,
  orderId: number,
  { payments = [], reason }: EnterSaleRequest,
): Promise<void> {
  const paid = payments.map(({ reference = null, ...payment }) => ({ ...payment, reference }))
  await writePayments(tx, orderId, paid, { adminId: admin.id, at: now() })
  const order = must(await lockOrder(tx, orderId), `orders ${orderId}`)
  const settled = await writeChange(tx, order, {
    status: 'delivered',
    paymentStatus: 'verified',
    paymentAmount: order.paymentAmount,
    expiresAt: order.expiresAt,
    adminId: admin.id,
    reason: reason === undefined ? COUNTER_SALE.reason : counterSaleReason(reason),
    note: null,
    at: timeOfChange(now(), order.updatedAt),
  })
  // It was created in this transaction, so its first step cannot be refused.
  if (!settled.ok) throw new Error(`orders ${orderId}: a new sale was refused: ${settled.refusal.code}`)
}
