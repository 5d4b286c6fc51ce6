import { Check, Plus, ShoppingBag } from 'lucide-react'
import { useRef } from 'react'
import { useRevalidator } from 'react-router'
import { takeEarlyTap, useEarlyMark, useEarlyTap } from '#browser/early-tap.ts'
import type { Product } from '#contract/catalog.ts'
import { useCartContext } from '#shop/cart/cart-context.ts'
import { useAddToCart } from '#shop/cart/use-add-to-cart.ts'
import { OrdersSoon, useTakesOrders } from '#shop/shell/orders-soon.tsx'
import { cardText, soldOutText } from '#text/catalog.ts'
import { Button, type ButtonSize } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'

type AddToCartButtonProps = {
  product: Pick<Product, 'id' | 'type' | 'nameArabic' | 'quantity' | 'stockLabel'>
  /** How many of it the reader's cart holds. */
  inCart: number
  /** The one next step of a screen, or one of many on cards. */
  variant: 'solid' | 'soft'
  size?: ButtonSize
  className?: string
}

/** One unit a click (S-CARD-05..08). Nothing to press where nothing is left, or nothing can be ordered yet. */
export function AddToCartButton(props: AddToCartButtonProps) {
  const takesOrders = useTakesOrders()
  if (props.product.stockLabel === 'out') return <Unavailable {...props} />
  return takesOrders ? <Available {...props} /> : <OrdersSoon narrow />
}

function Unavailable({ product, size = 'sm', className }: AddToCartButtonProps) {
  return (
    <Button variant="soft" size={size} block disabled className={className}>
      {cardText.unavailable}
      <span className="sr-only">: {product.nameArabic}</span>
    </Button>
  )
}

/** The page is the same for everybody (D-06): until it is known who reads it, the hint cookie chooses the words. */
export const ADD_OR_SIGN_IN = {
  loading: { buy: 'hint-out:hidden', signIn: 'hidden hint-out:inline' },
  anonymous: { buy: 'hidden', signIn: '' },
  authenticated: { buy: '', signIn: 'hidden' },
}

function Available({ product, inCart, variant, size = 'sm', className }: AddToCartButtonProps) {
  const { revalidate } = useRevalidator()
  const { addToCart, pending, status } = useAddToCart({
    toast: { title: cardText.unavailable, description: soldOutText[product.type] },
    refresh: () => void revalidate(),
  })
  const { openDrawer } = useCartContext()
  const isAllInCart = inCart >= product.quantity
  // S-ERR-09: where the cart holds all there is, the button leads to it.
  const press = isAllInCart ? openDrawer : () => addToCart(product.id)
  const button = useRef<HTMLButtonElement>(null)
  useEarlyTap(button, status !== 'loading', press)
  const early = useEarlyMark()
  const shown = ADD_OR_SIGN_IN[status]
  const narrow = variant === 'soft'
  const Icon = isAllInCart ? Check : narrow ? Plus : ShoppingBag
  return (
    <Button
      {...early}
      ref={button}
      variant={variant}
      size={size}
      block
      className={classNames('data-tapped:animate-breathe', className)}
      pending={pending}
      pendingLabel={cardText.pending}
      icon={<Icon aria-hidden className={classNames(narrow && shown.buy, 'max-[23.4rem]:hidden')} />}
      onClick={(event) => {
        takeEarlyTap(event.currentTarget)
        press()
      }}
    >
      <span className={classNames(shown.buy, 'whitespace-nowrap', narrow && 'text-sm sm:text-md')}>
        {isAllInCart ? cardText.inCart : cardText.add}
      </span>
      <span className={classNames(shown.signIn, 'whitespace-nowrap', narrow && 'text-xs sm:text-md')}>
        {cardText.signIn}
      </span>
      <span className="sr-only">: {product.nameArabic}</span>
    </Button>
  )
}
