import type { ReactNode } from 'react'
import type { CardProduct } from '#browser/catalog/card-product.ts'
import { isSold, ProductStock, reservedFor, type Stocked } from '#browser/catalog/product-stock.tsx'
import { Price } from '#browser/price/price.tsx'
import { PriceBefore, salePercent } from '#browser/price/sale-price.tsx'
import { useStore } from '#browser/store/use-store.ts'
import type { Product } from '#contract/catalog.ts'
import { useTakesOrders } from '#shop/cart/orders-soon.tsx'
import { TellMeLink } from '#shop/wanted/tell-me-link.tsx'
import { cardText, reservedText, stockSentence, stockText } from '#text/catalog/catalog.ts'
import { buyText, longText } from '#text/catalog/product.ts'
import { productText } from '#text/catalog/product-page.ts'
import { formatDate } from '#text/format-date.ts'
import { priceTerms } from '#text/price-terms.ts'
import { Badge } from '#ui/badge.tsx'
import { Ban, CircleCheck, Clock } from '#ui/icons.tsx'
import { LongText } from '#ui/long-text.tsx'
import { Notice } from '#ui/notice.tsx'
import { BuyButton, QuantityChoice } from './buy-button.tsx'
import { DeliveryNote } from './delivery-note.tsx'
import { ReservedNotice } from './reserved-notice.tsx'
import type { Buy } from './use-buy.ts'

/** The product fields that a card has as well. */
export type Offered = Pick<CardProduct, 'id' | 'type' | 'nameArabic' | 'descriptionArabic' | 'price'> &
  Partial<Pick<Product, 'originalPrice' | 'priceUntil'>> &
  Stocked & {
    /** Undefined while loading, null after a failure. */
    deliveryFee?: Product['deliveryFee'] | null
  }

type DealProps = {
  product: Offered
  buy: Buy
  heading?: 'h1' | 'h2'
  /** The list of similar products, for a sold-out one. */
  alternatives?: string
  /** Between price and button: the facts. */
  children?: ReactNode
}

/** Name, description, price and stock; on a wide screen also the buy button. */
export function Deal({ product, buy, heading: Heading = 'h1', alternatives, children }: DealProps) {
  const soldOut = isSold(product)
  const store = useStore()
  const others = alternatives ? (
    <a href={alternatives} className="inline-flex min-h-11 items-center font-semibold underline">
      {buyText.alternatives}
    </a>
  ) : null
  return (
    <>
      <Heading className="font-display text-h1 font-bold [overflow-wrap:anywhere]">
        <bdi>{product.nameArabic}</bdi>
      </Heading>
      {product.descriptionArabic ? (
        <LongText
          text={product.descriptionArabic}
          more={longText.more}
          less={longText.less}
          className="mt-1.5 max-w-prose"
        />
      ) : null}
      <p className="mt-3 flex flex-wrap items-center justify-between gap-x-2 gap-y-2 lg:justify-start lg:gap-x-4">
        <span className="flex flex-wrap items-baseline gap-x-3">
          <Price
            amount={product.price}
            struck={soldOut}
            struckLabel={cardText.priceBefore}
            className={`font-display text-[1.875rem] leading-tight font-extrabold ${soldOut ? '' : 'text-ink'}`}
          />
          {soldOut ? null : <PriceBefore product={product} className="text-lead" />}
        </span>
        <Stock product={product} />
      </p>
      {soldOut ? null : <SaleNote product={product} />}
      {store ? <p className="text-sm text-ink-3">{priceTerms(store)}</p> : null}
      {soldOut ? (
        <Notice tone="warn" title={productText.soldOut} className="mt-4">
          <p>{product.type === 'animal' ? productText.soldOutAnimal : productText.soldOutSupply}</p>
          {others}
          <TellMeLink productId={product.id} className="mt-1 flex w-fit" />
        </Notice>
      ) : null}
      {product.isReserved ? (
        <ReservedNotice productId={product.id}>
          {others}
          <TellMeLink productId={product.id} className="mt-1 flex w-fit" />
        </ReservedNotice>
      ) : null}
      {children}
      <BuyLine product={product} buy={buy} />
      <BuyNote product={product} buy={buy} />
    </>
  )
}

function BuyLine({ product, buy }: Pick<DealProps, 'product' | 'buy'>) {
  const takesOrders = useTakesOrders()
  return (
    <div className="mt-3 flex items-center gap-2.5 lg:mt-5">
      {takesOrders && buy.left > 1 ? (
        <>
          <span aria-hidden className="me-auto font-semibold text-ink lg:hidden">
            {buyText.quantityShort}
          </span>
          <QuantityChoice product={product} buy={buy} />
        </>
      ) : null}
      <div className="hidden min-w-0 flex-1 lg:block">
        <BuyButton product={product} buy={buy} />
      </div>
    </div>
  )
}

/** The percentage of a sale and its last day (S2-13). */
function SaleNote({ product }: { product: Offered }) {
  const percent = salePercent(product)
  if (percent === 0) return null
  return (
    <p className="mt-1 text-md font-semibold text-brand-ink">
      {product.priceUntil
        ? cardText.offUntil(percent, formatDate(product.priceUntil))
        : cardText.off(percent)}
    </p>
  )
}

const STOCK_LOOK = {
  in: { tone: 'ok', Icon: CircleCheck },
  low: { tone: 'warn', Icon: Clock },
  out: { tone: 'neutral', Icon: Ban },
} as const

const RESERVED_LOOK = { you: STOCK_LOOK.in, another: { tone: 'neutral', Icon: Clock } } as const

function Stock({ product }: { product: Offered }) {
  const holder = reservedFor(product)
  const { tone, Icon } = holder ? RESERVED_LOOK[holder] : STOCK_LOOK[product.stockLabel]
  return (
    <Badge tone={tone} icon={<Icon />} className="py-1.5 max-lg:gap-1 max-lg:px-2">
      {holder
        ? reservedText(product, holder === 'you' ? stockText.reservedForYou : stockText.reserved)
        : stockSentence(product.quantity)}
    </Badge>
  )
}

/** The quantity in the cart, else the delivery fee, on the same line, so that nothing shifts. */
function BuyNote({ product, buy }: { product: Offered; buy: Buy }) {
  const line = 'mt-1 flex min-h-11 flex-wrap items-center gap-x-2 text-md'
  if (buy.inCart > 0) {
    return (
      <p className={`${line} font-medium text-ok`}>
        <CircleCheck className="size-5 shrink-0" />
        <span>{buy.left === 0 ? buyText.allInCart : buyText.inCart(buy.inCart)}</span>
        <button
          type="button"
          onClick={buy.showCart}
          className="min-h-11 shrink-0 rounded-xs px-2 font-semibold text-brand-ink hover:underline"
        >
          {buyText.showCart}
        </button>
      </p>
    )
  }
  if (product.stockLabel === 'out' || product.deliveryFee === null) return null
  return <DeliveryNote product={isFullProduct(product) ? product : undefined} className={line} />
}

function isFullProduct(product: Offered): product is Product {
  return product.deliveryFee !== undefined
}

/** The sticky bar of a phone: price, stock and buy button. */
export function BuyRow({ product, buy }: { product: Offered; buy: Buy }) {
  const soldOut = isSold(product)
  return (
    <div className="flex items-center gap-3">
      <p className="grid shrink-0 justify-items-start">
        <Price
          amount={product.price}
          struck={soldOut}
          struckLabel={cardText.priceBefore}
          className={`text-[1.25rem] leading-7 font-bold ${soldOut ? '' : 'text-ink'}`}
        />
        {/* Until when, the page says: here it would leave no room for the button. */}
        <ProductStock product={{ ...product, reservedUntil: null }} low={stockText.left} />
      </p>
      <div className="min-w-0 flex-1">
        <BuyButton product={product} buy={buy} />
      </div>
    </div>
  )
}
