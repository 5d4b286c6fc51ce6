import { lineState } from '#app/features/cart/line-state.ts'
import { useCartBusy, useChangeQuantity, useRemoveItem } from '#app/features/cart/use-cart-changes.ts'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import type { CartItem } from '#contract/cart.ts'
import { cartText } from '#text/cart.ts'

/** Under its own line: all there is (S-DRW-07), or why the line cannot be ordered, with the one tap that mends it. */
export function LineNotice({ item }: { item: CartItem }) {
  const { product } = item
  const changeQuantity = useChangeQuantity()
  const removeItem = useRemoveItem()
  const busy = useCartBusy()
  const fix = { size: 'sm', variant: 'outline', disabled: busy, className: '-my-1 shrink-0' } as const

  switch (lineState(item)) {
    case 'ok':
      return null
    case 'last':
      return (
        <Notice tone="warn" className="mt-3">
          {lastText(item)}
        </Notice>
      )
    case 'reduced':
      return (
        <Notice
          tone="danger"
          className="mt-3"
          action={
            <Button
              {...fix}
              onClick={() => changeQuantity.mutate({ itemId: item.id, quantity: product.quantity })}
            >
              {cartText.reducedFix(product.quantity)}
            </Button>
          }
        >
          {cartText.reduced(product.quantity)}
        </Notice>
      )
    case 'gone':
      return (
        <Notice
          tone="danger"
          className="mt-3"
          action={
            <Button {...fix} onClick={() => removeItem.mutate({ itemId: item.id })}>
              {cartText.goneFix}
            </Button>
          }
        >
          {cartText.goneTitle}
        </Notice>
      )
  }
}

function lastText({ product, quantity }: CartItem): string {
  if (quantity > 1) return cartText.lastOnes
  return product.type === 'animal' ? cartText.lastAnimal : cartText.lastOne
}
