import { ArrowUpLeft, Baby, Syringe } from 'lucide-react'
import { Link } from 'react-router'
import type { CardProduct } from '#browser/catalog/card-product.ts'
import { Price } from '#browser/price/price.tsx'
import { useCartLine, withOwnStock } from '#shop/cart/use-cart-line.ts'
import { cardText, healthText, soldOutText, stockText } from '#text/catalog.ts'
import { Badge } from '#ui/badge.tsx'
import { classNames } from '#ui/class-names.ts'
import { LinkButton } from '#ui/link-button.tsx'
import { Picture } from '#ui/picture.tsx'
import { StockMark } from '#ui/stock-mark.tsx'
import { AddToCartButton } from './add-to-cart-button.tsx'
import { cardFacts } from './card-facts.ts'
import { PhotosButton } from './photos-button.tsx'
import { useProductLink } from './product-link.ts'

/** The class of a card and of the place that is kept for one. */
export const CARD =
  'relative flex h-full flex-col rounded-card bg-surface p-1.5 shadow-card row:flex-row row:p-2.5'
export const CARD_PICTURE = 'aspect-square rounded-[16px] row:size-50 row:shrink-0 row:rounded-[14px]'
export const CARD_BODY =
  'flex flex-1 flex-col px-1.5 pt-2.5 pb-1.5 md:px-2 row:flex-row row:gap-6 row:p-4 row:ps-6'

const FOCUS =
  'has-[:is(h2,h3)_a:focus-visible]:outline-3 has-[:is(h2,h3)_a:focus-visible]:outline-offset-2 has-[:is(h2,h3)_a:focus-visible]:outline-brand'

/**
 * Picture first, then name, what matters for its kind, price, stock and one button (S-CARD-01..08). All of it leads to
 * the product; where nothing is left, nothing does. Inside `data-view="list"` it is a line of its own.
 */
export function ProductCard({
  product: listed,
  isNew = false,
  sizes = '(min-width: 75rem) 220px, (min-width: 40rem) 30vw, 45vw',
  priority = false,
  headingLevel = 3,
}: {
  product: CardProduct
  isNew?: boolean
  /** How wide the picture stands, as in HTML. */
  sizes?: string
  /** One of the first pictures, which a visitor waits for. */
  priority?: boolean
  headingLevel?: 2 | 3
}) {
  const line = useCartLine(listed.id)
  const product = withOwnStock(listed, line)
  const soldOut = product.stockLabel === 'out'
  const link = useProductLink(product)
  return (
    <article className={classNames(`w-${product.world}`, 'group/card', CARD, FOCUS)}>
      <Picture
        image={product.image ?? undefined}
        missing={cardText.noPicture}
        sizes={sizes}
        priority={priority}
        className={classNames(CARD_PICTURE, 'bg-tint')}
        imageClassName={
          soldOut ? 'opacity-60 grayscale' : 'transition-[scale] duration-250 lg:group-hover/card:scale-103'
        }
      >
        <CardBadge product={product} isNew={isNew} />
        {soldOut ? null : <DetailsButton product={product} />}
        <HealthIcons product={product} />
        {product.imageCount > 0 ? <PhotosButton product={product} /> : null}
      </Picture>
      <div className={CARD_BODY}>
        <CardWords product={product} Heading={`h${headingLevel}`} />
        <div className="mt-auto pt-2 row:my-auto row:w-58 row:shrink-0 row:border-s row:border-line row:py-2 row:ps-6">
          {/* Two lines on every card: «كمية محدودة» has no room beside a price, and prices of one row stand in line. */}
          <p className="flex flex-col items-start row:gap-1">
            <Price
              amount={product.price}
              struck={soldOut}
              struckLabel={cardText.priceBefore}
              className={classNames(
                'text-body leading-7 font-bold md:text-[1.0625rem] row:text-[1.375rem]',
                !soldOut && 'text-ink',
              )}
            />
            <CardStock product={product} />
          </p>
          <div className="relative z-1 mt-2 row:mt-3">
            <AddToCartButton product={product} inCart={line?.quantity ?? 0} variant="soft" className="px-1" />
            {soldOut ? null : (
              <div className="mt-1 hidden row:block">
                <LinkButton {...link} variant="ghost" size="sm" block>
                  {cardText.details}
                  <span className="sr-only">: {product.nameArabic}</span>
                </LinkButton>
              </div>
            )}
          </div>
        </div>
      </div>
    </article>
  )
}

function CardBadge({ product, isNew }: { product: CardProduct; isNew: boolean }) {
  const word = isNew ? cardText.isNew : product.isFeatured ? cardText.featured : null
  // The picture of what is sold out is grey already; another mark would only compete with it.
  if (!word || product.stockLabel === 'out') return null
  return (
    <Badge tone="world" className="absolute start-2 top-2 text-xs">
      {word}
    </Badge>
  )
}

/** S-CARD-05 on the grid, where a second button under the first would make every card taller; a list has room for it. */
function DetailsButton({ product }: { product: CardProduct }) {
  const name = `${cardText.details}: ${product.nameArabic}`
  const link = useProductLink(product)
  return (
    <Link
      {...link}
      aria-label={name}
      title={cardText.details}
      // The disc is small, what a finger may hit is not.
      className="tap group/details absolute end-0 top-0 z-1 flex items-start justify-end p-2 outline-none row:hidden"
    >
      <span className="grid size-7.5 place-items-center rounded-pill bg-surface text-ink transition-colors group-hover/details:text-brand-ink group-focus-visible/details:outline-3 group-focus-visible/details:outline-brand">
        <ArrowUpLeft aria-hidden className="size-4" />
      </span>
    </Link>
  )
}

/** S-CARD-03, for the eye on the picture and for the ear in words. */
function HealthIcons({ product }: { product: CardProduct }) {
  const marks = healthMarks(product)
  if (marks.length === 0) return null
  return (
    <ul className="absolute start-2 bottom-2 flex h-7.5 items-center gap-2 rounded-pill bg-surface px-2.5 text-ok row:hidden">
      {marks.map(({ Icon, words }) => (
        <li key={words} title={words}>
          <Icon aria-hidden className="size-4" />
          <span className="sr-only">{words}</span>
        </li>
      ))}
    </ul>
  )
}

function healthMarks({ vaccinated, goodWithKids, gender }: CardProduct) {
  return [
    vaccinated ? { Icon: Syringe, words: healthText.vaccinated(gender) } : null,
    goodWithKids ? { Icon: Baby, words: healthText.goodWithKids(gender) } : null,
  ].filter((mark) => mark !== null)
}

function CardWords({ product, Heading }: { product: CardProduct; Heading: 'h2' | 'h3' }) {
  const marks = healthMarks(product)
  const link = useProductLink(product)
  // S-ERR-09: of what is gone nobody needs the description.
  const saying = product.stockLabel === 'out' ? soldOutText[product.type] : product.descriptionArabic
  return (
    <div className="row:my-auto row:flex-1">
      {/* Three lines in all: a name of one line leaves two to the facts, a name of two leaves one. So cards of one row
          are filled alike and no price stands lower than its neighbour. */}
      <div className="max-h-[4.575rem] overflow-hidden row:max-h-none">
        <Heading className="line-clamp-2 text-md leading-[1.6rem] font-semibold md:text-body [text-wrap:pretty] row:text-lead">
          {product.stockLabel === 'out' ? (
            <span className="text-ink-2">{product.nameArabic}</span>
          ) : (
            <Link
              {...link}
              className="outline-none after:absolute after:inset-0 after:rounded-card lg:hover:text-brand-ink"
            >
              {product.nameArabic}
            </Link>
          )}
        </Heading>
        {/* The dot before the first fact of each line lies outside the box. */}
        <p className="-ms-3 flex max-h-11 flex-wrap overflow-hidden text-xs leading-[1.375rem] text-ink-3 row:mt-1 row:max-h-none row:text-md row:leading-[1.7rem]">
          {cardFacts(product).map((fact) => (
            <span
              key={fact}
              className="max-w-full truncate before:inline-block before:w-3 before:text-center before:content-['·'/'']"
            >
              {fact}
            </span>
          ))}
        </p>
      </div>
      {saying ? (
        <p className="line-clamp-1 text-xs leading-[1.375rem] text-ink-2 row:mt-2 row:line-clamp-2 row:text-md">
          {saying}
        </p>
      ) : null}
      {marks.length > 0 ? (
        <ul className="mt-3 hidden flex-wrap gap-x-5 gap-y-1 text-md text-ink-2 row:flex">
          {marks.map(({ Icon, words }) => (
            <li key={words} className="flex items-center gap-2">
              <Icon aria-hidden className="size-4.5 text-ok" />
              {words}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}

/** S-CARD-04, S-STK-01. */
function CardStock({ product: { stockLabel, quantity } }: { product: CardProduct }) {
  const label = stockLabel === 'low' ? stockText.low(quantity) : stockText[stockLabel]
  return <StockMark state={stockLabel} className="gap-1" label={label} />
}
