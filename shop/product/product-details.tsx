import type { CardProduct } from '#browser/catalog/card-product.ts'
import { worldOf } from '#browser/catalog/card-product.ts'
import { useOwnHold } from '#browser/catalog/own-hold.ts'
import type { ShownProduct } from '#contract/catalog.ts'
import type { ReviewList } from '#contract/reviews.ts'
import { useCartLine, withOwnStock } from '#shop/cart/use-cart-line.ts'
import { ProductCard } from '#shop/catalog/product-card.tsx'
import { ProductCards } from '#shop/catalog/product-cards.tsx'
import { ProductReviews } from '#shop/reviews/product-reviews.tsx'
import { ViewingCard } from '#shop/viewings/viewing-card.tsx'
import { productText } from '#text/catalog/product-page.ts'
import { shellText } from '#text/shell.ts'
import { ActionBar } from '#ui/action-bar.tsx'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { BuyRow, Deal } from './deal.tsx'
import { DeliveryCard, InspectionPromise } from './delivery-card.tsx'
import { FactTiles } from './fact-tiles.tsx'
import { HealthCard } from './health-card.tsx'
import { ProductContact } from './product-contact.tsx'
import { ProductGallery } from './product-gallery.tsx'
import { SeenSection } from './seen-section.tsx'
import { useBuy } from './use-buy.ts'
import { useLiveProduct } from './use-product.ts'

export type ProductPageData = {
  product: ShownProduct
  related: CardProduct[]
  /** Null without reviews. */
  reviews: ReviewList | null
  /** The page's own address, absolute. */
  url: string
}

/** The full product page (X-20, S-MOD-*). */
export function ProductDetails({ product: loaded, related, reviews, url }: ProductPageData) {
  const live = useLiveProduct(loaded)
  const product = withOwnStock(live, useCartLine(loaded.id), useOwnHold(live))
  const buy = useBuy(product)
  const { category } = product
  return (
    <div className={`w-${worldOf(product)} page`}>
      <div className="py-0.5 lg:py-1">
        <Breadcrumbs
          label={shellText.trail}
          crumbs={[
            { label: shellText.home, to: '/' },
            ...(category ? [{ label: category.nameArabic, to: `/products?category=${category.id}` }] : []),
            { label: product.nameArabic },
          ]}
        />
      </div>
      <div className="min-[45rem]:grid min-[45rem]:grid-cols-2 min-[45rem]:items-start min-[45rem]:gap-6 lg:gap-14">
        <div className="min-[45rem]:sticky min-[45rem]:top-20">
          <ProductGallery key={product.id} name={product.nameArabic} images={product.images} />
        </div>
        <div className="mt-4 min-[45rem]:mt-0">
          <Deal product={product} buy={buy} alternatives={related.length > 0 ? '#related' : undefined}>
            <FactTiles product={product} />
          </Deal>
          <ProductContact product={product} url={url} className="mt-2.5" />
          <div className="mt-5 flex flex-col gap-3 lg:gap-4">
            <HealthCard product={product} />
            <DeliveryCard product={product} />
            <ViewingCard product={product} />
            {product.type === 'animal' ? <InspectionPromise /> : null}
          </div>
        </div>
      </div>
      {reviews ? <ProductReviews reviews={reviews} productId={product.id} /> : null}
      {related.length > 0 ? (
        <section aria-labelledby="related" className="section-gap">
          <SectionHeading
            id="related"
            title={productText.related}
            link={category ? { label: productText.all, to: `/products?category=${category.id}` } : undefined}
          />
          <ul className="cards-near mt-4 grid grid-cols-2 gap-3 max-[18rem]:grid-cols-1 lg:grid-cols-4 lg:gap-5">
            <ProductCards>
              {related.map((other) => (
                <li key={other.id}>
                  <ProductCard product={other} sizes="(min-width: 56.25rem) 290px, 45vw" />
                </li>
              ))}
            </ProductCards>
          </ul>
        </section>
      ) : null}
      <SeenSection current={product.id} />
      <ActionBar>
        <BuyRow product={product} buy={buy} />
      </ActionBar>
    </div>
  )
}
