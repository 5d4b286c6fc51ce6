// GET /api/cart?voucher=: the cart's total is unchanged; the discount is returned separately (S2-13).
import type { Cart, CartVoucher } from '#contract/cart.ts'
import { baisaOf, toRials, ZERO } from '#domain/money.ts'
import { type VoucherRefusal, voucherDiscount } from '#domain/vouchers/voucher.ts'
import { statement } from '#platform/database/statement.ts'
import { ok, type Result } from '#platform/result.ts'
import type { Customer } from '#server/access/current-user.ts'
import type { Context } from '#server/context.ts'
import { findVoucher } from '#server/vouchers/lock-voucher.ts'
import { readCart } from './cart-queries.ts'

/** The cart with a voucher's discount on its lines (S2-13). */
export async function readCartWithVoucher(
  context: Context,
  customer: Customer,
  typed: string,
): Promise<Result<Cart & { voucher: CartVoucher }, VoucherRefusal>> {
  const orderId = await findPendingOrder(context, customer)
  const user = { userId: customer.id, customerPhone: null, orderId, at: context.now() }
  const voucher = await findVoucher(context.db, typed, user)
  if (!voucher.ok) return voucher
  const cart = await readCart(context, customer)
  const lines = cart.items.map(({ lineTotal, product }) => ({
    subtotal: baisaOf(lineTotal),
    categoryId: product.category?.id ?? null,
  }))
  const discount = voucherDiscount(voucher.value, lines, ZERO)
  if (!discount.ok) return discount
  const { code, kind } = voucher.value
  return ok({ ...cart, voucher: { code, kind, discountAmount: toRials(discount.value.discountAmount) } })
}

/** The pending order, which will be amended, so its use of the voucher does not count. */
async function findPendingOrder({ db }: Context, { id }: Customer): Promise<number | undefined> {
  const [order] = await selectPendingOrder(db, id)
  return order?.id
}

const selectPendingOrder = statement<[userId: string], { id: number }>(
  'pending_order',
  `SELECT o.id FROM carts JOIN orders o ON o.cart_id = carts.id
   WHERE carts.user_id = $1 AND o.status = 'pending' AND o.deleted_at IS NULL`,
)
