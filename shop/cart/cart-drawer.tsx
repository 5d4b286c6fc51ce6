import { FailedRoom } from '#browser/accounts/private-room-states.tsx'
import { AmountRow, TotalRow } from '#browser/price/amount-row.tsx'
import { Price } from '#browser/price/price.tsx'
import type { Cart } from '#contract/cart.ts'
import { cartText as text } from '#text/cart/cart.ts'
import { formatCount, PIECES } from '#text/format-count.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Drawer } from '#ui/drawer.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { CartLines } from './cart-lines.tsx'
import { CartSkeleton } from './cart-skeleton.tsx'
import { EmptyCart, SignedOutCart } from './cart-states.tsx'
import { CheckoutLink } from './checkout-link.tsx'
import { ClearCart } from './clear-cart.tsx'
import { TrustNotes } from './trust-notes.tsx'
import { type CartState, useCart } from './use-cart.ts'

/** S-DRW-01..10: the cart beside the page, from the left. */
export function CartDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const state = useCart()
  const filled = state.status === 'ready' && state.cart.items.length > 0 ? state.cart : null
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={text.title}
      closeLabel={text.close}
      aside={filled ? <CountAndClear cart={filled} /> : undefined}
      footer={filled ? <DrawerFooter cart={filled} onClose={onClose} /> : undefined}
    >
      <DrawerBody state={state} onClose={onClose} />
    </Drawer>
  )
}

function DrawerBody({ state, onClose }: { state: CartState; onClose: () => void }) {
  if (state.status === 'loading') return <CartSkeleton />
  if (state.status === 'anonymous') return <SignedOutCart onLeave={onClose} />
  if (state.status === 'failed') return <FailedRoom title={text.failedTitle} {...state} />
  if (state.cart.items.length === 0) return <EmptyCart onBrowse={onClose} />
  return <CartLines cart={state.cart} />
}

function CountAndClear({ cart }: { cart: Cart }) {
  return (
    <>
      <Badge tone="brand" className="max-[25rem]:px-2">
        {formatCount(cart.itemCount, PIECES)}
      </Badge>
      <ClearCart cart={cart} className="ms-auto whitespace-nowrap max-[25rem]:px-2" />
    </>
  )
}

function DrawerFooter({ cart, onClose }: { cart: Cart; onClose: () => void }) {
  return (
    <>
      <dl>
        <AmountRow label={text.subtotal}>
          <Price amount={cart.subtotal} />
        </AmountRow>
        <AmountRow label={text.shipping}>{text.shippingLater}</AmountRow>
        <TotalRow label={text.total} amount={cart.total} />
      </dl>
      <div className="mt-3 flex flex-col gap-1">
        <CheckoutLink cart={cart} label={text.checkout} />
        <div className="grid grid-cols-2 gap-2">
          <LinkButton to="/cart" variant="ghost" size="sm" onClick={onClose}>
            {text.viewCart}
          </LinkButton>
          <Button variant="ghost" size="sm" onClick={onClose}>
            {text.continueShopping}
          </Button>
        </div>
      </div>
      <TrustNotes className="mt-2" />
    </>
  )
}
