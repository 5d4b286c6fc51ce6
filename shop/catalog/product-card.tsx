import { type ReactNode, useId } from 'react'
import { type CardProduct, pictureOf } from '#browser/catalog/card-product.ts'
import { useOwnHold } from '#browser/catalog/own-hold.ts'
import { isSold, ProductStock, reservedFor } from '#browser/catalog/product-stock.tsx'
import { Price } from '#browser/price/price.tsx'
import { PriceBefore, salePercent } from '#browser/price/sale-price.tsx'
import type { OwnHold } from '#contract/wanted.ts'
import { withOwnStock } from '#shop/cart/use-cart-line.ts'
import { cardText, soldOutText, stockText } from '#text/catalog/catalog.ts'
import { Badge } from '#ui/badge.tsx'
import { Link } from '#ui/link.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Picture } from '#ui/picture.tsx'
import { AddToCartButton } from './add-to-cart-button.tsx'
import { PhotosButton } from './photos-button.tsx'
import { useCardBuying } from './product-cards.tsx'
import { type ProductLink, useProductLink } from './product-link.ts'

type ProductCardProps = {
  product: CardProduct
  isNew?: boolean
  line?: boolean
  sizes?: string
  /** One of the first pictures, loaded with priority. */
  priority?: boolean
  headingLevel?: 2 | 3
}

/**
 * Picture, name, key facts, price, stock and one button (S-CARD-01..08). The whole card links to the product, unless it
 * is sold out for good (S2-10). Styled by catalogue.css; as a `line`, inside `data-view="list"`, it shows more text.
 */
export function ProductCard(props: ProductCardProps) {
  // Most products have no hold, so their cards send no request (P-09).
  return reservedFor(props.product) ? <ReservedCard {...props} /> : <AnyCard {...props} hold={null} />
}

function ReservedCard(props: ProductCardProps) {
  return <AnyCard {...props} hold={useOwnHold(props.product)} />
}

function AnyCard({
  product: listed,
  isNew = false,
  line = false,
  sizes = '(min-width: 75rem) 220px, (min-width: 40rem) 30vw, 45vw',
  priority = false,
  headingLevel = 3,
  hold,
}: ProductCardProps & { hold: OwnHold | null }) {
  const buying = useCardBuying()
  const inCart = buying.cartItems.find(({ productId }) => productId === listed.id) ?? null
  const product = withOwnStock(listed, inCart, hold)
  const link = useProductLink(product)
  const reserved = reservedFor(product)
  const soldOut = isSold(product)
  const nameId = useId()
  const words = <CardWords product={product} nameId={nameId} link={link} Heading={`h${headingLevel}`} />
  const price = <CardPrice product={product} />
  const button = <AddToCartButton product={product} nameId={nameId} inCart={inCart} />
  return (
    <article
      className={`w-${product.world} card${soldOut ? ' card-out' : reserved === 'another' ? ' card-reserved' : ''}`}
    >
      <Picture
        image={pictureOf(product) ?? undefined}
        sizes={sizes}
        priority={priority}
        className="card-picture"
      >
        <CardBadge product={product} isNew={isNew} inCart={inCart !== null} />
        {soldOut ? <TellMe product={product} /> : <DetailsButton product={product} link={link} />}
        <Marks product={product} className="card-marks" />
        {product.imageCount > 0 ? <PhotosButton product={product} /> : null}
      </Picture>
      {line ? (
        <CardLine product={product} link={link} words={words}>
          {price}
          {button}
        </CardLine>
      ) : (
        <>
          {words}
          {price}
          {button}
        </>
      )}
    </article>
  )
}

type CardLineProps = { product: CardProduct; link: ProductLink; words: ReactNode; children: ReactNode }

/** A card of the list layout: beside the words a column with the price, the button and the details. */
function CardLine({ product, link, words, children }: CardLineProps) {
  return (
    <div className="card-line">
      <div className="card-column">
        {words}
        <Marks product={product} className="card-health" />
      </div>
      <div className="card-buy">
        {children}
        {isSold(product) ? null : (
          <LinkButton {...link} variant="ghost" size="sm" className="card-more">
            {cardText.details}
            <span className="sr-only">{`: ${product.nameArabic}`}</span>
          </LinkButton>
        )}
      </div>
    </div>
  )
}

function CardBadge({ product, isNew, inCart }: { product: CardProduct; isNew: boolean; inCart: boolean }) {
  if (inCart && product.stockLabel !== 'out') {
    return <span className="badge card-in-cart">{cardText.inCart}</span>
  }
  const percent = salePercent(product)
  const word =
    percent > 0
      ? cardText.off(percent)
      : isNew
        ? cardText.isNew
        : product.isFeatured
          ? cardText.featured
          : null
  // A sold-out picture is already grey, so it gets no further mark.
  if (!word || product.stockLabel === 'out') return null
  return <Badge tone="world">{word}</Badge>
}

/**
 * S-CARD-05 on the grid, where a second button under the first would make every card taller; a line has room for it.
 */
function DetailsButton({ product, link }: { product: CardProduct; link: ProductLink }) {
  return (
    <Link
      {...link}
      aria-label={`${cardText.details}: ${product.nameArabic}`}
      title={cardText.details}
      className="card-details"
    />
  )
}

/** S2-12: the only control of a sold-out card (S-CARD-08). */
function TellMe({ product }: { product: CardProduct }) {
  return (
    <Link to={`/wanted?product=${product.id}`} className="card-wanted">
      {cardText.tellMe}
      <span className="sr-only">{`: ${product.nameArabic}`}</span>
    </Link>
  )
}

type MarksProps = { product: CardProduct; className: string }

/** S-CARD-03: icons on the picture with text for screen readers; visible text in the list layout. */
function Marks({ product: { vaccinated, goodWithKids }, className }: MarksProps) {
  if (!vaccinated && !goodWithKids) return null
  return (
    <ul className={className}>
      {vaccinated ? (
        <li title={vaccinated} className="card-mark vaccinated">
          {vaccinated}
        </li>
      ) : null}
      {goodWithKids ? (
        <li title={goodWithKids} className="card-mark kids">
          {goodWithKids}
        </li>
      ) : null}
    </ul>
  )
}

type CardWordsProps = { product: CardProduct; nameId: string; link: ProductLink; Heading: 'h2' | 'h3' }

function CardWords({ product, nameId, link, Heading }: CardWordsProps) {
  const soldOut = isSold(product)
  // No description for a sold-out product (S-ERR-09).
  const saying = soldOut ? soldOutText[product.type] : product.descriptionArabic
  return (
    <>
      <div className="card-words">
        <Heading id={nameId}>
          {soldOut ? product.nameArabic : <Link {...link}>{product.nameArabic}</Link>}
        </Heading>
        <p>
          {product.facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
      </div>
      {saying ? <p className="card-saying">{saying}</p> : null}
    </>
  )
}

/** The stock label (S-CARD-04, S-STK-01). */
function CardPrice({ product }: { product: CardProduct }) {
  const sold = isSold(product)
  const price = <Price amount={product.price} struck={sold} struckLabel={cardText.priceBefore} light />
  return (
    <p className="card-price">
      {product.originalPrice && !sold ? (
        <span className="card-sale">
          {price}
          <PriceBefore product={product} />
        </span>
      ) : (
        price
      )}
      <ProductStock product={product} low={stockText.low} />
    </p>
  )
}
