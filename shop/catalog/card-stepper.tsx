import { type RefObject, useRef } from 'react'
import type { CartItem } from '#contract/cart.ts'
import { useCartBusy, useChangeQuantity, useRemoveItem } from '#shop/cart/use-cart-changes.ts'
import { cartText } from '#text/cart/cart.ts'
import { QuantityStepper } from '#ui/quantity-stepper.tsx'
import { usePassedFocus } from '#ui/use-passed-focus.ts'

type CardStepperProps = { line: CartItem; name: string; focus: RefObject<boolean> }

/** The quantity in the cart, in place of a card's button (S2-09); plus is disabled at the last unit. */
export function CardStepper({ line, name, focus }: CardStepperProps) {
  const stepper = useRef<HTMLFieldSetElement>(null)
  usePassedFocus(stepper, focus)
  const change = useChangeQuantity()
  const remove = useRemoveItem()
  const busy = useCartBusy()
  return (
    <QuantityStepper
      ref={stepper}
      className="card-stepper bg-brand-soft!"
      value={line.quantity}
      max={line.product.quantity}
      pending={busy}
      onChange={(quantity) => change.run({ itemId: line.id, quantity })}
      onRemove={() => remove.run({ itemId: line.id })}
      label={cartText.quantity(name)}
      removeLabel={cartText.remove(name)}
    />
  )
}
