import type { Cart } from '#contract/cart.ts'
import { cartText } from '#text/cart/cart.ts'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { useCartBusy, useClearCart } from './use-cart-changes.ts'

/** Empties the cart; sits at the end of the heading above the items. */
export function ClearCart({ cart, className }: { cart: Cart; className?: string }) {
  const clear = useClearCart()
  const busy = useCartBusy()
  return (
    <Button
      variant="danger-ghost"
      size="sm"
      className={classNames('-me-2', className)}
      disabled={busy}
      onClick={() => clear.run(cart)}
    >
      {cartText.clear}
    </Button>
  )
}
