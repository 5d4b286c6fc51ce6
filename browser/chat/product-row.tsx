import { useOwnHold, withHold } from '#browser/catalog/own-hold.ts'
import { isSold, ProductStock } from '#browser/catalog/product-stock.tsx'
import { Price } from '#browser/price/price.tsx'
import { productPath } from '#domain/product.ts'
import { cardText, stockText } from '#text/catalog/catalog.ts'
import { chatText } from '#text/chat/widget.ts'
import { classNames } from '#ui/class-names.ts'
import { Link } from '#ui/link.tsx'
import { Picture } from '#ui/picture.tsx'
import type { ChatProduct } from './chat-product.ts'

/** A product in an answer: a small row that links to its page. */
export function ProductRow({ product, onFollow }: { product: ChatProduct; onFollow: () => void }) {
  const { world, image, nameArabic, price } = product
  const sold = isSold(product)
  const hold = useOwnHold(product)
  return (
    <Link
      to={productPath(product)}
      onClick={onFollow}
      className={`w-${world} flex min-h-18 items-center gap-3 rounded-[18px] bg-surface p-1.5 pe-3 text-ink no-underline shadow-card transition-colors hover:bg-brand-soft`}
    >
      <Picture
        image={image ?? undefined}
        missing={chatText.noPicture}
        decorative
        sizes="64px"
        className="size-16 shrink-0 rounded-[13px] bg-tint"
        imageClassName={sold ? 'opacity-60 grayscale' : undefined}
      />
      <span className="min-w-0 flex-1">
        <bdi className="line-clamp-2 text-md leading-snug font-semibold">{nameArabic}</bdi>
        <span className="mt-0.5 flex flex-wrap items-baseline justify-between gap-x-3">
          <Price
            amount={price}
            struck={sold}
            struckLabel={cardText.priceBefore}
            className={classNames('text-md font-bold', !sold && 'text-ink')}
          />
          <ProductStock product={hold ? withHold(product, hold) : product} low={stockText.left} />
        </span>
      </span>
    </Link>
  )
}
