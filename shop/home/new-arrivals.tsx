import type { CardProduct } from '#browser/catalog/card-product.ts'
import { Figure } from '#browser/figure/figure.tsx'
import { figureOfWorld } from '#browser/figure/figure-of-category.ts'
import { useFamilies } from '#browser/store/use-store.ts'
import { ProductCard } from '#shop/catalog/product-card.tsx'
import { ProductCardSkeleton } from '#shop/catalog/product-card-skeleton.tsx'
import { ProductCards } from '#shop/catalog/product-cards.tsx'
import { homeText } from '#text/home.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'

const text = homeText.arrivals

export type NewArrival = CardProduct & { isNew: boolean }

const GRID =
  'cards-near mt-4 grid grid-cols-2 gap-3 max-[18rem]:grid-cols-1 md:grid-cols-3 xl:grid-cols-6 xl:gap-5'
const SKELETONS = [1, 2, 3, 4, 5, 6]

/** S-HOME-07..09, X-45: at most six cards. Null while they load. */
export function NewArrivals({ products }: { products: readonly NewArrival[] | null }) {
  const [world = 'supplies'] = useFamilies()
  return (
    <section aria-labelledby="arrivals" className="section-gap">
      <SectionHeading id="arrivals" title={text.title} link={{ label: text.all, to: '/products' }} />
      {products === null ? (
        <ul aria-busy aria-label={homeText.loading} className={GRID}>
          {SKELETONS.map((place) => (
            <li key={place}>
              <ProductCardSkeleton />
            </li>
          ))}
        </ul>
      ) : products.length === 0 ? (
        <div className={`w-${world}`}>
          <EmptyState
            headingLevel={3}
            figure={<Figure name={figureOfWorld(world)} />}
            title={text.empty}
            actions={<LinkButton to="/products">{text.emptyAction}</LinkButton>}
          >
            {text.emptyBody}
          </EmptyState>
        </div>
      ) : (
        <ul className={GRID}>
          <ProductCards>
            {products.map((product) => (
              <li key={product.id}>
                <ProductCard product={product} isNew={product.isNew} />
              </li>
            ))}
          </ProductCards>
        </ul>
      )}
    </section>
  )
}
