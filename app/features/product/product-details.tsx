import { useCartLine, withOwnStock } from '#app/features/cart/use-cart-line.ts'
import type { CardProduct } from '#app/features/catalog/card-product.ts'
import { worldOf } from '#app/features/catalog/card-product.ts'
import { ProductCard } from '#app/features/catalog/product-card.tsx'
import { BuyRow, Deal } from '#app/features/product/deal.tsx'
import { DeliveryCard, InspectionPromise } from '#app/features/product/delivery-card.tsx'
import { FactTiles } from '#app/features/product/fact-tiles.tsx'
import { HealthCard } from '#app/features/product/health-card.tsx'
import { ProductContact } from '#app/features/product/product-contact.tsx'
import { ProductGallery } from '#app/features/product/product-gallery.tsx'
import { SeenSection } from '#app/features/product/seen-section.tsx'
import { useBuy } from '#app/features/product/use-buy.ts'
import { useLiveProduct } from '#app/features/product/use-product.ts'
import { ActionBar } from '#app/ui/action-bar.tsx'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { SectionHeading } from '#app/ui/section-heading.tsx'
import type { Product } from '#contract/catalog.ts'
import { productText } from '#text/product-page.ts'

export type ProductPageData = {
  product: Product
  related: CardProduct[]
  /** The page's own address, absolute. */
  url: string
}

/** Everything about one product (X-20, S-MOD-*). */
export function ProductDetails({ product: loaded, related, url }: ProductPageData) {
  const product = withOwnStock(useLiveProduct(loaded), useCartLine(loaded.id))
  const buy = useBuy(product)
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
          <ul className="cards-near mt-4 grid grid-cols-2 gap-3 lg:grid-cols-4 lg:gap-5">
            {related.map((other) => (
              <li key={other.id}>
                <ProductCard product={other} sizes="(min-width: 56.25rem) 290px, 45vw" />
              </li>
            ))}
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
