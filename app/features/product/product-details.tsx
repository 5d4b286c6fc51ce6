import { Ban, CircleCheck, Clock } from 'lucide-react'
import { AddToCartButton } from '#app/features/catalog/add-to-cart-button.tsx'
import type { CardProduct } from '#app/features/catalog/card-product.ts'
import { worldOf } from '#app/features/catalog/card-product.ts'
import { ProductCard } from '#app/features/catalog/product-card.tsx'
import { Price } from '#app/features/price/price.tsx'
import { DeliveryCard, InspectionPromise } from '#app/features/product/delivery-card.tsx'
import { FactTiles } from '#app/features/product/fact-tiles.tsx'
import { HealthCard } from '#app/features/product/health-card.tsx'
import { ProductContact } from '#app/features/product/product-contact.tsx'
import { ProductGallery } from '#app/features/product/product-gallery.tsx'
import { ActionBar } from '#app/ui/action-bar.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { SectionHeading } from '#app/ui/section-heading.tsx'
import { StockMark } from '#app/ui/stock-mark.tsx'
import type { Product } from '#contract/catalog.ts'
import { cardText, productText, stockSentence, stockText } from '#text/catalog.ts'

export type ProductPageData = {
  product: Product
  related: CardProduct[]
  /** Names of the governorates it is delivered to. */
  regions: string[]
  /** The page's own address, absolute. */
  url: string
}

/** Everything about one product (X-20, S-MOD-*). */
export function ProductDetails({ product, related, regions, url }: ProductPageData) {
  const { category } = product
  return (
    <div className={`w-${worldOf(product)} page`}>
      <div className="py-0.5 lg:py-1">
        <Breadcrumbs
          label={productText.breadcrumb}
          crumbs={[
            { label: productText.home, to: '/' },
            ...(category ? [{ label: category.nameArabic, to: `/products?category=${category.id}` }] : []),
            { label: product.nameArabic },
          ]}
        />
      </div>
      <div className="lg:grid lg:grid-cols-2 lg:items-start lg:gap-14">
        <div className="lg:sticky lg:top-20">
          <ProductGallery key={product.id} name={product.nameArabic} images={product.images} />
        </div>
        <div className="mt-4 lg:mt-0">
          <Deal product={product} url={url} />
          <div className="mt-5 flex flex-col gap-3 lg:gap-4">
            <HealthCard product={product} />
            <DeliveryCard product={product} regions={regions} />
            {product.type === 'animal' ? <InspectionPromise /> : null}
          </div>
        </div>
      </div>
      {related.length > 0 ? (
        <section aria-labelledby="related" className="section-gap">
          <SectionHeading
            id="related"
            title={productText.related}
            link={category ? { label: productText.all, to: `/products?category=${category.id}` } : undefined}
          />
          <ul className="mt-4 grid grid-cols-2 gap-3 lg:grid-cols-4 lg:gap-5">
            {related.map((other) => (
              <li key={other.id}>
                <ProductCard product={other} sizes="(min-width: 56.25rem) 290px, 45vw" />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <BuyBar product={product} />
    </div>
  )
}

function Deal({ product, url }: { product: Product; url: string }) {
  const soldOut = product.stockLabel === 'out'
  return (
    <>
      <h1 className="font-display text-h1 font-bold">
        <bdi>{product.nameArabic}</bdi>
      </h1>
      {product.descriptionArabic ? (
        <p className="mt-1.5 max-w-prose whitespace-pre-line">{product.descriptionArabic}</p>
      ) : null}
      <p className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 lg:justify-start">
        <Price
          amount={product.price}
          struck={soldOut}
          struckLabel={cardText.priceBefore}
          className={`font-display text-[1.875rem] leading-tight font-extrabold ${soldOut ? '' : 'text-ink'}`}
        />
        <Stock product={product} />
      </p>
      {soldOut ? (
        <Notice tone="warn" title={productText.soldOut} className="mt-4">
          {product.type === 'animal' ? productText.soldOutAnimal : productText.soldOutSupply}
        </Notice>
      ) : null}
      <FactTiles product={product} />
      <div className="mt-4 grid gap-2.5 lg:mt-5 lg:grid-cols-[minmax(0,1fr)_auto]">
        <div className="hidden lg:block">
          <AddToCartButton product={product} variant="solid" size="lg" />
        </div>
        <ProductContact product={product} url={url} />
      </div>
    </>
  )
}

const STOCK_LOOK = {
  in: { tone: 'ok', Icon: CircleCheck },
  low: { tone: 'warn', Icon: Clock },
  out: { tone: 'neutral', Icon: Ban },
} as const

function Stock({ product }: { product: Product }) {
  const { tone, Icon } = STOCK_LOOK[product.stockLabel]
  return (
    <Badge tone={tone} icon={<Icon aria-hidden />} className="py-1.5">
      {stockSentence(product.quantity)}
    </Badge>
  )
}

/** On a phone the next step is always under the thumb. */
function BuyBar({ product }: { product: Product }) {
  const { stockLabel, quantity } = product
  const soldOut = stockLabel === 'out'
  return (
    <ActionBar>
      <div className="flex items-center gap-4">
        <p className="grid shrink-0 justify-items-start">
          <Price
            amount={product.price}
            struck={soldOut}
            struckLabel={cardText.priceBefore}
            className={`text-[1.25rem] leading-7 font-bold ${soldOut ? '' : 'text-ink'}`}
          />
          <StockMark
            state={stockLabel}
            label={stockLabel === 'low' ? stockText.left(quantity) : stockText[stockLabel]}
          />
        </p>
        <AddToCartButton product={product} variant="solid" size="lg" className="px-3" />
      </div>
    </ActionBar>
  )
}
