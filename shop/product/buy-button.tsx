import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { reservedFor, type Stocked } from '#browser/catalog/product-stock.tsx'
import { takeEarlyTap, useEarlyMark, useEarlyTap } from '#browser/early-tap.ts'
import { useSession } from '#browser/session/use-session.ts'
import type { Product } from '#contract/catalog.ts'
import { OrdersSoon, useTakesOrders } from '#shop/cart/orders-soon.tsx'
import { leadsToSignIn, SIGN_IN_SHEET } from '#shop/cart/to-sign-in.ts'
import { cardText, stockText } from '#text/catalog/catalog.ts'
import { buyText } from '#text/catalog/product.ts'
import { Button } from '#ui/button.tsx'
import { ShoppingBag } from '#ui/icons.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { QuantityStepper } from '#ui/quantity-stepper.tsx'
import type { Buy } from './use-buy.ts'

/**
 * The page is the same for everybody (D-06): until the session is known, the hint cookie decides which label is shown.
 */
const ADD_OR_SIGN_IN = {
  loading: { buy: 'hint-out:hidden', signIn: 'hidden hint-out:inline' },
  anonymous: { buy: 'hidden', signIn: '' },
  authenticated: { buy: '', signIn: 'hidden' },
}

type BuyButtonProps = { product: Pick<Product, 'id' | 'type' | 'nameArabic'> & Stocked; buy: Buy }

/**
 * The main button of a product: adds it to the cart, or leads to the checkout once it is there and no more is chosen.
 */
export function BuyButton({ product, buy }: BuyButtonProps) {
  const { status } = useSession()
  const navigate = useNavigate()
  const takesOrders = useTakesOrders()
  const words = ADD_OR_SIGN_IN[status]
  const button = useRef<HTMLButtonElement>(null)
  useEarlyTap(button, status !== 'loading', buy.add)
  const early = useEarlyMark(SIGN_IN_SHEET)
  const look = { size: 'lg', block: true } as const
  const name = <span className="sr-only">: {product.nameArabic}</span>
  if (reservedFor(product) === 'you' && buy.inCart > 0) {
    return (
      <LinkButton {...look} to="/checkout">
        {cardText.pay}
        {name}
      </LinkButton>
    )
  }
  if (product.stockLabel === 'out') {
    return (
      <Button {...look} disabled>
        {product.isReserved ? stockText.reserved : cardText.unavailable}
        {name}
      </Button>
    )
  }
  if (!takesOrders) return <OrdersSoon />
  if (buy.inCart > 0 && buy.wanted === 1 && !buy.pending) {
    // The same element in both states, so that it keeps the focus after adding.
    return (
      <Button {...look} onClick={() => void navigate('/checkout')}>
        {buyText.checkOut}
      </Button>
    )
  }
  return (
    <Button
      {...look}
      {...early}
      {...leadsToSignIn(product)}
      ref={button}
      pending={buy.pending}
      pendingLabel={cardText.pending}
      icon={<ShoppingBag className="max-[26.5rem]:hidden" />}
      onClick={(event) => {
        event.preventDefault()
        takeEarlyTap(event.currentTarget)
        buy.add()
      }}
    >
      <span className={words.buy}>{buy.wanted > 1 ? buyText.addMany(buy.wanted) : buyText.add}</span>
      <span className={words.signIn}>{cardText.signIn}</span>
      {name}
    </Button>
  )
}

/** Shown if more than one unit is available. */
export function QuantityChoice({ product, buy }: { product: Pick<Product, 'nameArabic'>; buy: Buy }) {
  return (
    <QuantityStepper
      value={buy.wanted}
      max={buy.left}
      pending={buy.pending}
      onChange={buy.setWanted}
      label={buyText.quantity(product.nameArabic)}
      className="shrink-0 px-1 py-1.5"
    />
  )
}
