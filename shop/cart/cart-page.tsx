import { FailedRoom } from '#browser/accounts/private-room-states.tsx'
import { AmountRow, TotalRow } from '#browser/price/amount-row.tsx'
import { NextStepBar } from '#browser/price/next-step-bar.tsx'
import { Price } from '#browser/price/price.tsx'
import { useStore } from '#browser/store/use-store.ts'
import type { Cart } from '#contract/cart.ts'
import { Trail } from '#shop/navigation/trail.tsx'
import { useVoucher } from '#shop/voucher/use-voucher.ts'
import { VoucherField } from '#shop/voucher/voucher-field.tsx'
import { cartText } from '#text/cart/cart.ts'
import { formatCount, PIECES } from '#text/format-count.ts'
import { voucherText } from '#text/vouchers.ts'
import { Card } from '#ui/card.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { CartLines } from './cart-lines.tsx'
import { CartSkeleton } from './cart-skeleton.tsx'
import { EmptyCart, SignedOutCart } from './cart-states.tsx'
import { CheckoutLink } from './checkout-link.tsx'
import { ClearCart } from './clear-cart.tsx'
import { TrustNotes } from './trust-notes.tsx'
import { useCart } from './use-cart.ts'
import { useCartBusy } from './use-cart-changes.ts'

/** S-CART-01..09. The server's HTML is the same for everybody; the cart is loaded in the browser (D-06). */
export default function CartPage() {
  const state = useCart({ fresh: true })
  return (
    <div className="page pb-6">
      <title>{cartText.pageTitle}</title>
      <Trail to={[{ label: cartText.products, to: '/products' }, { label: cartText.pageTitle }]} />
      <h1 className="mt-1 font-display text-h1">{cartText.pageTitle}</h1>
      <div className="mt-4 min-h-[32rem] lg:mt-6">
        {state.status === 'loading' ? <Loading /> : null}
        {state.status === 'anonymous' ? <SignedOutCart /> : null}
        {state.status === 'failed' ? <FailedRoom title={cartText.failedTitle} {...state} /> : null}
        {state.status === 'ready' ? <Ready cart={state.cart} /> : null}
      </div>
    </div>
  )
}

const COLUMNS = 'grid grid-cols-1 items-start gap-4 lg:grid-cols-[1fr_22.5rem] lg:gap-6'

function Loading() {
  return (
    <div className={COLUMNS}>
      <Card className="py-0 lg:py-2">
        <CartSkeleton lines={3} />
      </Card>
      <Card className="flex flex-col gap-4">
        <Skeleton className="h-7 w-1/2" />
        <Skeleton className="h-5" />
        <Skeleton className="h-5" />
        <Skeleton className="h-9" />
        <Skeleton className="h-14 rounded-control" />
      </Card>
    </div>
  )
}

function Ready({ cart }: { cart: Cart }) {
  if (cart.items.length === 0) return <EmptyCart />
  return (
    <div className={COLUMNS}>
      <section>
        <div className="mb-2 flex min-h-11 items-center justify-between">
          <p className="text-md text-ink-2">{formatCount(cart.itemCount, PIECES)}</p>
          <ClearCart cart={cart} />
        </div>
        <Card className="py-0 lg:py-2">
          <CartLines cart={cart} />
        </Card>
      </section>
      <Summary cart={cart} />
      <NextStepBar label={cartText.total} amount={cart.total}>
        <CheckoutLink cart={cart} label={cartText.toPayment} />
      </NextStepBar>
    </div>
  )
}

function Summary({ cart }: { cart: Cart }) {
  const voucher = useVoucher(cart, useCartBusy())
  const store = useStore()
  return (
    <Card as="section" aria-labelledby="cart-summary" className="lg:sticky lg:top-22 lg:mt-13">
      <h2 id="cart-summary" className="font-display text-h3 font-bold">
        {cartText.summary}
      </h2>
      <dl className="mt-3">
        <AmountRow label={cartText.itemCount}>{formatCount(cart.itemCount, PIECES)}</AmountRow>
        <AmountRow label={cartText.subtotal}>
          <Price amount={cart.subtotal} />
        </AmountRow>
        <AmountRow label={cartText.shipping}>{cartText.shippingLater}</AmountRow>
        <TotalRow label={cartText.total} amount={cart.total} />
        {voucher.voucher ? (
          <AmountRow label={voucherText.discountWith(voucher.voucher.code)}>
            {voucher.voucher.kind === 'free-delivery' ? (
              voucherText.freeDelivery
            ) : (
              <span className="text-ok">
                − <Price amount={voucher.voucher.discountAmount} />
              </span>
            )}
          </AmountRow>
        ) : null}
      </dl>
      {store?.hasVouchers ? (
        <div className="mt-2">
          <VoucherField state={voucher} />
        </div>
      ) : null}
      <div className="mt-4 hidden flex-col gap-2 lg:flex">
        <CheckoutLink cart={cart} label={cartText.toPayment} />
      </div>
      <LinkButton to="/products" variant="ghost" block className="mt-2">
        {cartText.continueShopping}
      </LinkButton>
      <TrustNotes className="mt-3" />
    </Card>
  )
}
