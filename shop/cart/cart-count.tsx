import { cartCountText } from '#text/cart/cart-toasts.ts'
import { formatCount, PIECES } from '#text/format-count.ts'
import { CountBadge } from '#ui/badge.tsx'
import { useCart } from './use-cart.ts'

/** The item count beside a cart link; nothing while the cart is empty or unknown. */
export function CartCount({ className }: { className?: string }) {
  const { cart } = useCart()
  if (!cart || cart.itemCount === 0) return null
  return (
    <>
      <CountBadge key={cart.itemCount} className={className}>
        <span aria-hidden>{cart.itemCount > 99 ? cartCountText.many : cart.itemCount}</span>
      </CountBadge>
      <span className="sr-only"> {cartCountText.holding(formatCount(cart.itemCount, PIECES))}</span>
    </>
  )
}
