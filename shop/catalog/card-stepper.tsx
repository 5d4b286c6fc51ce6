import type { CartItem } from '#contract/cart.ts'
import { useCartBusy, useChangeQuantity, useRemoveItem } from '#shop/cart/use-cart-changes.ts'
import { cartText } from '#text/cart.ts'
import { QuantityStepper } from '#ui/quantity-stepper.tsx'

/** What one's cart holds of a card's product, in the place of its button (S2-09); of all that is left there is no more. */
export function CardStepper({ line, name }: { line: CartItem; name: string }) {
  const change = useChangeQuantity()
  const remove = useRemoveItem()
  const busy = useCartBusy()
  return (
    <QuantityStepper
      className="card-stepper bg-brand-soft!"
      value={line.quantity}
      max={line.product.quantity}
      pending={busy}
      onChange={(quantity) => change.mutate({ itemId: line.id, quantity })}
      onRemove={() => remove.mutate({ itemId: line.id })}
      labels={{
        decrease: cartText.decrease,
        increase: cartText.increase,
        value: cartText.quantity(name),
        remove: cartText.remove(name),
      }}
    />
  )
}
