import { ArrowLeft } from 'lucide-react'
import { canOrder } from '#app/features/cart/line-state.ts'
import { OrdersSoon, useTakesOrders } from '#app/features/shell/orders-soon.tsx'
import { Button } from '#app/ui/button.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import type { Cart } from '#contract/cart.ts'
import { cartText } from '#text/cart.ts'

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
