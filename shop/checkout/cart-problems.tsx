import type { Cart } from '#contract/cart.ts'
import { LineNotice } from '#shop/cart/line-notice.tsx'
import { lineState } from '#shop/cart/line-state.ts'
import { usePriceChanges } from '#shop/cart/use-price-changes.ts'
import { checkoutText } from '#text/checkout.ts'
import { Card } from '#ui/card.tsx'

/** Cart lines that changed during checkout, each with a button that fixes it. */
export function CartProblems({ cart }: { cart: Cart }) {
  const prices = usePriceChanges(cart)
  const changed = cart.items.filter(
    (item) => ['gone', 'reserved', 'reduced'].includes(lineState(item)) || prices.before(item),
  )
  if (changed.length === 0) return null
  return (
    <Card as="section" aria-labelledby="cart-problems">
      <div role="status">
        <h2 id="cart-problems" className="font-display text-h3 font-bold">
          {checkoutText.cartChangedTitle}
        </h2>
        <p className="text-md">{checkoutText.cartChangedWhat}</p>
      </div>
      {changed.map((item) => (
        <LineNotice
          key={item.id}
          item={item}
          priceBefore={prices.before(item)}
          onAcceptPrice={() => prices.accept(item)}
          named
        />
      ))}
    </Card>
  )
}
