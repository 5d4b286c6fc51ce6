import type { Cart } from '#contract/cart.ts'
import { cartText } from '#text/cart/cart.ts'
import { Button } from '#ui/button.tsx'
import { ArrowLeft } from '#ui/icons.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { canOrder } from './line-state.ts'
import { OrdersSoon, useTakesOrders } from './orders-soon.tsx'

/** Link to the checkout; disabled with a reason while a line, or the whole shop, cannot take orders. */
export function CheckoutLink({ cart, label }: { cart: Cart; label: string }) {
  const takesOrders = useTakesOrders()
  if (!takesOrders) return <OrdersSoon />
  if (canOrder(cart.items)) {
    return (
      <LinkButton to="/checkout" size="lg" block iconEnd={<ArrowLeft />}>
        {label}
      </LinkButton>
    )
  }
  return (
    <>
      <p className="text-sm font-medium text-danger">{cartText.blocked}</p>
      <Button size="lg" block disabled>
        {label}
      </Button>
    </>
  )
}
