import { toCard } from '#browser/catalog/to-card.ts'
import { useFamilies, useShopName } from '#browser/store/use-store.ts'
import { muscatDay } from '#domain/muscat-time.ts'
import { newlyArrived } from '#server/catalog/browse/catalogue-queries.ts'
import { categoryTiles, familiesOnSale, toListed } from '#server/catalog/categories/category-queries.ts'
import { readStore } from '#server/settings/settings-queries.ts'
import type { PageHandle } from '#shop/account/sign-in/sign-in-sheet-provider.tsx'
import { AdminBanner } from '#shop/home/admin-banner.tsx'
import { CategoryTiles } from '#shop/home/category-tiles.tsx'
import { Hero } from '#shop/home/hero.tsx'
import { NewArrivals } from '#shop/home/new-arrivals.tsx'
import { Promises } from '#shop/home/promises.tsx'
import { ShelvesLost } from '#shop/home/shelves-lost.tsx'
import { soonOrLate, useShelves } from '#shop/home/use-shelves.ts'
import { Welcome } from '#shop/home/welcome.tsx'
import { WhyUs } from '#shop/home/why-us.tsx'
import { NewsletterForm } from '#shop/newsletter/newsletter-form.tsx'
import { ProductModalHost, staysUnderModal } from '#shop/product/product-modal-host.tsx'
import { pageMeta, shopNameIn } from '#shop/shell/page-meta.ts'
import { shopContext } from '#shop/shell/server-context.ts'
import { siteData, storeData } from '#shop/shell/store-data.ts'
import { homeText } from '#text/home.ts'
import { homeDescription } from '#text/home-description.ts'
import type { Route } from './+types/home'

export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const [products, categories, families, store] = await Promise.all([
    newlyArrived(shop),
    categoryTiles(shop),
    familiesOnSale(shop),
    readStore(shop),
  ])
  return {
    shelves: {
      // The same six, with sold-out products last.
      products: products
        .toSorted((one, other) => Number(one.quantity === 0) - Number(other.quantity === 0))
        .map((product) => ({ ...toCard(product), isNew: product.isNew })),
      // No tiles for empty categories.
      categories: categories.filter(({ productCount }) => productCount > 0).map(toListed),
    },
    baseUrl: shop.baseUrl,
    description: homeDescription(families),
    structured: [storeData(store, shop.baseUrl, muscatDay(shop.now())), siteData(store, shop.baseUrl)],
  }
}

/** S2-11: the page has the sign-in sheet in its HTML, so that a tap before hydration opens it. */
export const handle: PageHandle = { sells: true }

export const shouldRevalidate = staysUnderModal

/** For client-side navigation: shows home at once, and its shelves when loaded. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return soonOrLate(serverLoader())
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const shop = shopNameIn(matches)
  const title = homeText.title(shop)
  if (!loaderData || !('structured' in loaderData)) return [{ title }]
  const { baseUrl, description, structured } = loaderData
  return [
    ...pageMeta({ shop, baseUrl, path: '/', title, description }),
    ...structured.map((data) => ({ 'script:ld+json': data })),
  ]
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { shelves, retry } = useShelves(loaderData)
  const found = typeof shelves === 'object' ? shelves : null
  const hasFamilies = useFamilies().length > 0
  // The first items of a new shop are often in no category yet.
  const isEmpty = !hasFamilies && !found?.products.length
  return (
    <>
      {/* A fixed page heading, because the hero's headlines change. */}
      <h1 className="sr-only">{homeText.title(useShopName())}</h1>
      <div className="page">
        <AdminBanner />
        {isEmpty ? <Welcome /> : hasFamilies ? <Hero categories={found?.categories ?? []} /> : null}
      </div>
      {!hasFamilies ? null : shelves === 'lost' ? (
        <ShelvesLost retry={retry} />
      ) : (
        <CategoryTiles categories={found?.categories ?? null} />
      )}
      <div className="page">
        <Promises />
        {isEmpty || shelves === 'lost' ? null : (
          <ProductModalHost products={found?.products ?? []}>
            <NewArrivals products={found?.products ?? null} />
          </ProductModalHost>
        )}
        <WhyUs />
        <NewsletterForm />
      </div>
    </>
  )
}
