import type { Cart } from '#contract/cart.ts'
import { CartLine } from './cart-line.tsx'
import { usePriceChanges } from './use-price-changes.ts'

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
