import type { Cart } from '#contract/cart.ts'
import { cartText } from '#text/cart.ts'
import { Button } from '#ui/button.tsx'
import { ArrowLeft } from '#ui/icons.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { canOrder } from './line-state.ts'
import { OrdersSoon, useTakesOrders } from './orders-soon.tsx'

/** The one next step; where a line cannot be ordered, or nothing yet, it waits and says so. */
export function CheckoutLink({ cart, label }: { cart: Cart; label: string }) {
  const takesOrders = useTakesOrders()
  if (!takesOrders) return <OrdersSoon />
  if (canOrder(cart.items)) {
    return (
      <LinkButton to="/checkout" size="lg" block iconEnd={<ArrowLeft aria-hidden />}>
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
