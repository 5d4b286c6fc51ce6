import { CartLine } from '#app/features/cart/cart-line.tsx'
import { usePriceChanges } from '#app/features/cart/use-price-changes.ts'
import type { Cart } from '#contract/cart.ts'

/** What is in the cart, oldest first. */
export function CartLines({ cart }: { cart: Cart }) {
  const prices = usePriceChanges(cart)
  return (
    <ul>
      {cart.items.map((item) => (
        <CartLine
          key={item.id}
          item={item}
          priceBefore={prices.before(item)}
          onAcceptPrice={() => prices.accept(item)}
        />
      ))}
    </ul>
  )
}
