// An order with a voucher (S2-13, D-03): its reduction is in the discount, never in the prices or the fee. Pure.
import { baisa, ZERO } from '#domain/money.ts'
import { type Voucher, type VoucherRefusal, voucherDiscount } from '#domain/vouchers/voucher.ts'
import { ok, type Result } from '#platform/result.ts'
import type { OrderDraft } from './draft-order.ts'

/** @param categories of its products, by their ids */
export function applyVoucher(
  draft: OrderDraft,
  voucher: Voucher,
  categories: ReadonlyMap<number, number | null>,
): Result<OrderDraft, VoucherRefusal> {
  const lines = draft.lines.map(({ productId, subtotal }) => ({
    subtotal,
    categoryId: categories.get(productId) ?? null,
  }))
  const discount = voucherDiscount(voucher, lines, draft.deliveryFee)
  if (!discount.ok) return discount
  const { shares, discountAmount, deliveryDiscount } = discount.value
  return ok({
    ...draft,
    discountAmount,
    deliveryDiscount,
    voucherCode: voucher.code,
    finalAmount: baisa(draft.totalAmount - discountAmount + draft.deliveryFee),
    lines: draft.lines.map((line, at) => ({ ...line, discount: shares[at] ?? ZERO })),
  })
}
