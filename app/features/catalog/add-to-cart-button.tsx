import { Plus, ShoppingBag } from 'lucide-react'
import { useAddToCart } from '#app/features/cart/use-add-to-cart.ts'
import { useSession } from '#app/features/session/use-session.ts'
import { Button, type ButtonSize } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import type { Product } from '#contract/catalog.ts'
import { cardText } from '#text/catalog.ts'

type AddToCartButtonProps = {
  product: Pick<Product, 'id' | 'nameArabic' | 'stockLabel'>
  /** The one next step of a screen, or one of many on cards. */
  variant: 'solid' | 'soft'
  size?: ButtonSize
  className?: string
}

/** One unit a click (S-CARD-05..08). Nothing to press where nothing is left. */
export function AddToCartButton(props: AddToCartButtonProps) {
  return props.product.stockLabel === 'out' ? <Unavailable {...props} /> : <Available {...props} />
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

function Available({ product, variant, size = 'sm', className }: AddToCartButtonProps) {
  const { addToCart, pending } = useAddToCart()
  const shown = ADD_OR_SIGN_IN[useSession().status]
  const narrow = variant === 'soft'
  const Icon = narrow ? Plus : ShoppingBag
  return (
    <Button
      variant={variant}
      size={size}
      block
      className={className}
      pending={pending}
      pendingLabel={cardText.pending}
      icon={<Icon aria-hidden className={classNames(narrow && shown.buy, 'max-[23.4rem]:hidden')} />}
      onClick={() => addToCart(product.id)}
    >
      <span className={classNames(shown.buy, 'whitespace-nowrap', narrow && 'text-sm sm:text-md')}>
        {cardText.add}
      </span>
      <span className={classNames(shown.signIn, 'whitespace-nowrap', narrow && 'text-xs sm:text-md')}>
        {cardText.signIn}
      </span>
      <span className="sr-only">: {product.nameArabic}</span>
    </Button>
  )
}
