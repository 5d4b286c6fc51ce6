import { Price } from '#browser/price/price.tsx'
import type { CartItem } from '#contract/cart.ts'
import { productPath } from '#domain/product.ts'
import { cartText as text } from '#text/cart/cart.ts'
import { classNames } from '#ui/class-names.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { Star, Trash2 } from '#ui/icons.tsx'
import { Link } from '#ui/link.tsx'
import { Picture } from '#ui/picture.tsx'
import { QuantityStepper } from '#ui/quantity-stepper.tsx'
import { lineFacts } from './line-facts.ts'
import { LineNotice } from './line-notice.tsx'
import { lineState } from './line-state.ts'
import { useCartBusy, useChangeQuantity, useRemoveItem } from './use-cart-changes.ts'

type CartLineProps = {
  item: CartItem
  /** Rials; null while the price is what it was when the line was added. */
  priceBefore: string | null
  onAcceptPrice: () => void
}

/** One product in the cart (S-DRW-05, S-DRW-06), in the drawer and on the page; it lays itself out by its own width. */
export function CartLine({ item, priceBefore, onAcceptPrice }: CartLineProps) {
  const { product } = item
  const path = productPath(product)
  const changeQuantity = useChangeQuantity()
  const removeItem = useRemoveItem()
  const busy = useCartBusy()

  return (
    <li
      className={classNames(
        `w-${product.category?.world ?? 'supplies'}`,
        '@container border-b border-line py-4 last:border-b-0',
      )}
    >
      <div className="grid grid-cols-[4.5rem_1fr] gap-x-4 gap-y-2 @min-[21rem]:grid-cols-[5.75rem_1fr] @min-[34rem]:grid-cols-[7.5rem_1fr] @min-[34rem]:gap-x-5">
        <Photo product={product} path={path} isGone={lineState(item) === 'gone'} />
        <div className="flex min-w-0 items-start gap-1">
          <Name product={product} path={path} />
          <IconButton
            label={text.remove(product.nameArabic)}
            icon={<Trash2 />}
            variant="danger"
            className="-me-2.5 -mt-2"
            resting={busy}
            onClick={() => removeItem.run({ itemId: item.id })}
          />
        </div>
        <div className="col-span-full flex flex-wrap items-end justify-between gap-x-3 gap-y-1 @min-[21rem]:col-span-1 @min-[21rem]:col-start-2">
          <QuantityStepper
            value={item.quantity}
            max={product.quantity}
            pending={busy}
            onChange={(quantity) => changeQuantity.run({ itemId: item.id, quantity })}
            label={text.quantity(product.nameArabic)}
          />
          <Amount item={item} />
        </div>
      </div>
      <LineNotice item={item} priceBefore={priceBefore} onAcceptPrice={onAcceptPrice} />
    </li>
  )
}

type ProductOfLine = { product: CartItem['product']; path: string }

function Photo({ product, path, isGone }: ProductOfLine & { isGone: boolean }) {
  return (
    <Link to={path} tabIndex={-1} aria-hidden className="@min-[21rem]:row-span-2">
      <Picture
        image={product.images[0]}
        sizes="120px"
        decorative
        className={classNames('aspect-square rounded-picture', isGone && 'grayscale')}
      />
    </Link>
  )
}

function Name({ product, path }: ProductOfLine) {
  return (
    <div className="min-w-0 flex-1 pt-0.5">
      <Link
        to={path}
        className="line-clamp-2 font-semibold text-ink no-underline hover:underline @min-[34rem]:text-lead"
      >
        {product.nameArabic}
      </Link>
      <p className="line-clamp-2 text-sm text-ink-2">
        {product.isFeatured ? <FeaturedMark /> : null}
        <bdi>{lineFacts(product)}</bdi>
      </p>
    </div>
  )
}

function Amount({ item }: { item: CartItem }) {
  return (
    <p className="ms-auto text-end leading-snug">
      <span className="block">
        <Price amount={item.lineTotal} className="text-lead font-bold text-ink" />
      </span>
      {item.quantity > 1 ? (
        <span className="text-sm text-ink-2">
          {text.times(item.quantity)} <Price amount={item.product.price} />
        </span>
      ) : null}
    </p>
  )
}

function FeaturedMark() {
  return (
    <span className="me-1.5 font-medium text-world">
      <Star className="me-1 inline size-3.5 -translate-y-px fill-current" />
      {text.featured} ·
    </span>
  )
}
