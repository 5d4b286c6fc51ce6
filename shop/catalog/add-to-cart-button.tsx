import { type RefObject, useRef } from 'react'
import { reservedFor, type Stocked } from '#browser/catalog/product-stock.tsx'
import { takeEarlyTap, useEarlyMark, useEarlyTap } from '#browser/early-tap.ts'
import type { CartItem } from '#contract/cart.ts'
import type { Product } from '#contract/catalog.ts'
import { OrdersSoon, useTakesOrders } from '#shop/cart/orders-soon.tsx'
import { leadsToSignIn, SIGN_IN_SHEET } from '#shop/cart/to-sign-in.ts'
import { cardText, stockText } from '#text/catalog/catalog.ts'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { LinkButton } from '#ui/link-button.tsx'
import { usePassedFocus } from '#ui/use-passed-focus.ts'
import { useCardBuying } from './product-cards.tsx'

type AddToCartButtonProps = {
  product: Pick<Product, 'id' | 'type' | 'nameArabic'> & Stocked
  /** The id of the element with the product's name. */
  nameId: string
  /** Its line in the visitor's cart. */
  inCart: CartItem | null
}

/** Adds one unit per click (S-CARD-05..08). No button for a sold-out product, or while the shop takes no orders. */
export function AddToCartButton(props: AddToCartButtonProps) {
  const takesOrders = useTakesOrders()
  const { Stepper } = useCardBuying()
  const focus = useRef(false)
  if (reservedFor(props.product) === 'you' && props.inCart) return <PayButton {...props} />
  if (props.product.stockLabel === 'out') return <Unavailable {...props} />
  if (!takesOrders) return <OrdersSoon narrow />
  const { product, inCart } = props
  if (inCart && Stepper) return <Stepper line={inCart} name={product.nameArabic} focus={focus} />
  return <Available {...props} focus={focus} />
}

function Unavailable({ product }: AddToCartButtonProps) {
  return (
    <Button variant="soft" size="sm" disabled>
      {product.isReserved ? stockText.reserved : cardText.unavailable}
      <Name product={product} />
    </Button>
  )
}

/** Link to the customer's own order, which reserves the product and awaits its transfer (D-05). */
function PayButton({ product }: AddToCartButtonProps) {
  return (
    <LinkButton to="/checkout" variant="soft" size="sm">
      {cardText.pay}
      <Name product={product} />
    </LinkButton>
  )
}

function Name({ product }: Pick<AddToCartButtonProps, 'product'>) {
  return <span className="sr-only">{`: ${product.nameArabic}`}</span>
}

function Available({ product, nameId, focus }: AddToCartButtonProps & { focus: RefObject<boolean> }) {
  const { addToCart, isPending, status } = useCardBuying()
  const press = () => addToCart(product)
  const button = useRef<HTMLButtonElement>(null)
  usePassedFocus(button, focus)
  useEarlyTap(button, status !== 'loading', press)
  const early = useEarlyMark(SIGN_IN_SHEET)
  // catalogue.css shows one of them by the hint cookie.
  const unsure = status === 'loading' && 'unsure'
  return (
    <Button
      {...early}
      {...leadsToSignIn(product)}
      ref={button}
      id={`${nameId}-buy`}
      // Labelled by its own text and the name above it, which saves twenty elements (P-02).
      aria-labelledby={`${nameId}-buy ${nameId}`}
      variant="soft"
      size="sm"
      pending={isPending(product.id)}
      pendingLabel={cardText.pending}
      onClick={(event) => {
        event.preventDefault()
        takeEarlyTap(event.currentTarget)
        press()
      }}
    >
      {status === 'anonymous' ? null : <span className={classNames('card-add', unsure)}>{cardText.add}</span>}
      {status === 'authenticated' ? null : (
        <span className={classNames('card-sign-in', unsure)}>{cardText.signIn}</span>
      )}
    </Button>
  )
}
