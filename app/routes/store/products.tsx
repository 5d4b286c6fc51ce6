import { useRevalidator } from 'react-router'
import { toCard } from '#app/features/catalog/card-product.ts'
import {
  type CatalogueAddress,
  cataloguePath,
  PAGE_SIZE,
  readAddress,
  WHOLE_CATALOGUE,
} from '#app/features/catalog/catalogue-address.ts'
import { CatalogueBand, plainTitle } from '#app/features/catalog/catalogue-band.tsx'
import { CatalogueBar } from '#app/features/catalog/catalogue-bar.tsx'
import { CategoryChips } from '#app/features/catalog/category-chips.tsx'
import { FilterPanel } from '#app/features/catalog/filter-panel.tsx'
import { FILTERS_ID, FilterSheet } from '#app/features/catalog/filter-sheet.tsx'
import { EmptyCatalogue, ProductList } from '#app/features/catalog/product-list.tsx'
import { CatalogueProvider } from '#app/features/catalog/use-catalogue.ts'
import { pageMeta } from '#app/features/shell/page-meta.ts'
import { shopContext } from '#app/server-context.ts'
import { Button } from '#app/ui/button.tsx'
import { findRegion } from '#domain/regions.ts'
import { listProducts } from '#server/catalog/catalogue-queries.ts'
import { categoryTiles } from '#server/catalog/category-queries.ts'
import { listRegions } from '#server/catalog/region-queries.ts'
import { catalogueText } from '#text/catalog.ts'
import { formatCount } from '#text/format-count.ts'
import { errorText } from '#text/shell.ts'
import { WORLD_COUNTED } from '#text/worlds.ts'
import type { Route } from './+types/products'

export async function loader({ context, request }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const asked = readAddress(new URL(request.url).searchParams)
  const categories = await categoryTiles(shop)
  const address: CatalogueAddress = {
    ...asked,
    // One that the shop does not have counts as none.
    category: categories.some(({ id }) => id === asked.category) ? asked.category : null,
    region: asked.region !== null && findRegion(asked.region) ? asked.region : null,
  }
  const { items, total, nextCursor } = await listProducts(shop, {
    search: address.search,
    category: address.category ?? undefined,
    type: address.type ?? undefined,
    region: address.region ?? undefined,
    sort: address.sort,
    inStock: address.available,
    limit: address.page * PAGE_SIZE,
    cursor: address.cursor ?? undefined,
  })
  return {
    address,
    categories: categories.map(({ id, nameArabic, emoji, world, productCount }) => ({
      id,
      nameArabic,
      emoji,
      world,
      productCount,
    })),
    regions: listRegions().map(({ id, nameAr }) => ({ id, nameAr })),
    products: items.map(toCard),
    total,
    nextCursor,
    baseUrl: shop.baseUrl,
  }
}

/** Only everything and each family are found by search engines; what else the filters show is the same again. */
export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [{ title: errorText.failed.title }]
  const { address, baseUrl, categories, total } = loaderData
  const category = categories.find(({ id }) => id === address.category)
  const plain = { ...WHOLE_CATALOGUE, category: address.category, type: address.type }
  const findable = cataloguePath(plain) === cataloguePath({ ...address, page: 1, view: 'grid' })
  const title = address.search
    ? catalogueText.searchTitle(address.search)
    : plainTitle(address.type, category?.nameArabic)
  return [
    ...pageMeta({
      baseUrl,
      path: cataloguePath(plain),
      title: `${title} | أليف`,
      description: category
        ? catalogueText.categoryDescription(
            category.nameArabic,
            formatCount(total, WORLD_COUNTED[category.world]),
          )
        : catalogueText.description,
    }),
    ...(findable ? [] : [{ name: 'robots', content: 'noindex, follow' }]),
  ]
}

export default function Products({ loaderData }: Route.ComponentProps) {
  return (
    <CatalogueProvider value={loaderData}>
      <div className="page">
        <CatalogueBand />
        <CategoryChips />
        <FilterSheet />
        <div className="mt-4 lg:mt-7 lg:grid lg:grid-cols-[17.5rem_minmax(0,1fr)] lg:items-start lg:gap-7">
          {/* Before any script, the two buttons of a phone lead here. */}
          <aside
            id={FILTERS_ID}
            aria-label={catalogueText.filterAndSort}
            className="mb-4 hidden rounded-card bg-surface p-5 shadow-card target:block lg:sticky lg:top-20 lg:block lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto"
          >
            <FilterPanel />
          </aside>
          <div>
            <CatalogueBar />
            <ProductList />
          </div>
        </div>
      </div>
    </CatalogueProvider>
  )
}

/** S-CATB-09: the log has the reason (entry.server.tsx); the visitor an empty list and a way to try again. */
export function ErrorBoundary() {
  const { state, revalidate } = useRevalidator()
  return (
    <div className="page pt-4 lg:pt-8">
      <title>{catalogueText.title}</title>
      <h1 className="font-display text-h1 font-extrabold">{catalogueText.title}</h1>
      <EmptyCatalogue
        title={catalogueText.none}
        action={
          <Button pending={state === 'loading'} onClick={() => void revalidate()}>
            {catalogueText.retry}
          </Button>
        }
      >
        {catalogueText.failedWhy}
      </EmptyCatalogue>
    </div>
  )
}
