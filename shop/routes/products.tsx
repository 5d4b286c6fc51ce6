import { useEffect } from 'react'
import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { toCard } from '#browser/catalog/to-card.ts'
import { SkipLink } from '#browser/shell/skip-link.tsx'
import { MAX_SEARCH_LENGTH } from '#domain/product.ts'
import { findRegion } from '#domain/regions.ts'
import { searchCatalogue } from '#server/catalog/browse/catalogue-queries.ts'
import { categorySharePath } from '#server/catalog/browse/share-picture.ts'
import { categoryTiles, toListed } from '#server/catalog/categories/category-queries.ts'
import type { Context } from '#server/context.ts'
import { readStore } from '#server/settings/settings-queries.ts'
import type { PageHandle } from '#shop/account/sign-in/sign-in-sheet-provider.tsx'
import {
  type CatalogueAddress,
  cataloguePath,
  filterOfAddress,
  isSameList,
  PAGE_SIZE,
  readAddress,
  WHOLE_CATALOGUE,
  writeAddress,
} from '#shop/catalog/catalogue-address.ts'
import { CatalogueBand, plainTitle } from '#shop/catalog/catalogue-band.tsx'
import { CatalogueBar } from '#shop/catalog/catalogue-bar.tsx'
import { CatalogueColumns } from '#shop/catalog/catalogue-columns.tsx'
import { CatalogueProvider } from '#shop/catalog/catalogue-provider.tsx'
import { CategoryChips } from '#shop/catalog/category-chips.tsx'
import { FilterSheet } from '#shop/catalog/filter-sheet.tsx'
import { findCatalogue } from '#shop/catalog/find-catalogue.ts'
import { ProductList } from '#shop/catalog/product-list.tsx'
import { breadcrumbData, categorySteps, listData } from '#shop/catalog/structured-data.ts'
import { type FoundCatalogue, RESULTS_ID } from '#shop/catalog/use-catalogue.ts'
import { ProductModalHost } from '#shop/product/product-modal-host.tsx'
import { pageMeta, shopNameIn } from '#shop/shell/page-meta.ts'
import { shopContext } from '#shop/shell/server-context.ts'
import { catalogueText } from '#text/catalog/catalogue-page.ts'
import { formatCount } from '#text/format-count.ts'
import { errorText } from '#text/shell.ts'
import { WORLD_COUNTED } from '#text/worlds.ts'
import type { Route } from './+types/products'

type CatalogueData = FoundCatalogue & { baseUrl: string; shareImage?: string }

export async function loader({ context, request }: Route.LoaderArgs): Promise<CatalogueData> {
  const shop = context.get(shopContext)
  const requested = readAddress(new URL(request.url).searchParams)
  const categories = await categoryTiles(shop)
  const address: CatalogueAddress = {
    ...requested,
    // An unknown category is ignored.
    category: categories.some(({ id }) => id === requested.category) ? requested.category : null,
    region: requested.region !== null && findRegion(requested.region) ? requested.region : null,
  }
  const category = categories.find(({ id }) => id === address.category)
  const description = category?.descriptionArabic
  const [{ list, near }, shareImage] = await Promise.all([
    findProducts(shop, address),
    category && readStore(shop).then((store) => categorySharePath(shop, category, store.nameArabic)),
  ])
  const { items, total, moreThanTotal, searchedFor, nextCursor } = list
  return {
    query: writeAddress(address).toString(),
    categories: categories.map(toListed),
    ...(description && { description }),
    products: items.map(toCard),
    total,
    ...(moreThanTotal && { moreThanTotal }),
    ...(searchedFor && { searchedFor }),
    ...(total === 0 && near.length > 0 && { near }),
    nextCursor,
    baseUrl: shop.baseUrl,
    ...(shareImage && { shareImage }),
  }
}

/** A search that is too long is not cut silently: it finds nothing, and the page shows the reason. */
async function findProducts(shop: Context, address: CatalogueAddress): ReturnType<typeof searchCatalogue> {
  if (address.search.length > MAX_SEARCH_LENGTH) {
    return { list: { items: [], total: 0, nextCursor: null }, near: [] }
  }
  return searchCatalogue(shop, {
    ...filterOfAddress(address),
    sort: address.sort,
    limit: address.page * PAGE_SIZE,
    cursor: address.cursor ?? undefined,
  })
}

/** S2-11: the page has the sign-in sheet in its HTML, so that a tap before hydration opens it. */
export const handle: PageHandle = { sells: true }

/** The list shown last, as a fallback for when the shop cannot be reached; in the browser only. */
let lastShown: CatalogueData | null = null

export function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs): Promise<CatalogueData> {
  return findCatalogue<CatalogueData>(serverLoader, request.url, lastShown)
}

/** A change of layout needs no request. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const [current, next] = [currentUrl, nextUrl].map((url) => readAddress(url.searchParams))
  const sameList = current && next && isSameList(current, next) && current.page === next.page
  return sameList && currentUrl.href !== nextUrl.href ? false : defaultShouldRevalidate
}

/**
 * Search engines index the whole catalogue, each category and each type. Sorting, layout and page use the canonical URL
 * of their list; searches, filters and lists from a cursor are not indexed (the sitemap lists their products).
 */
export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [{ title: errorText.failed.title }]
  const { query, baseUrl, categories, products, total, description, shareImage } = loaderData
  const address = readAddress(new URLSearchParams(query))
  const category = categories.find(({ id }) => id === address.category)
  const plain = { ...WHOLE_CATALOGUE, category: address.category, type: address.type }
  const hidden = !isSameList(plain, { ...address, sort: 'featured' })
  const shop = shopNameIn(matches)
  const title = address.search
    ? catalogueText.searchTitle(address.search)
    : plainTitle(address.type, category?.nameArabic)
  return [
    ...pageMeta({
      shop,
      baseUrl,
      path: cataloguePath(hidden ? address : plain),
      title: `${title} | ${shop}`,
      description: category
        ? (description ??
          catalogueText.categoryDescription(
            category.nameArabic,
            formatCount(total, WORLD_COUNTED[category.world]),
            shop,
          ))
        : catalogueText.description,
      hidden,
      ...(category &&
        shareImage && { image: shareImage, imageAlt: catalogueText.picture(category.nameArabic, shop) }),
    }),
    ...(hidden ? [] : [{ 'script:ld+json': listData(products.slice(0, PAGE_SIZE), title, baseUrl) }]),
    ...(hidden || !category ? [] : [{ 'script:ld+json': breadcrumbData(categorySteps(category), baseUrl) }]),
  ]
}

export default function Products({ loaderData }: Route.ComponentProps) {
  useEffect(() => {
    lastShown = loaderData
    return () => {
      lastShown = null
    }
  }, [loaderData])
  return (
    <CatalogueProvider found={loaderData}>
      <div className="page">
        <SkipLink target={RESULTS_ID} label={catalogueText.skipFilters} />
        <CatalogueBand />
        <CategoryChips />
        <FilterSheet />
        <CatalogueColumns>
          <CatalogueBar />
          <ProductModalHost products={loaderData.products}>
            <ProductList />
          </ProductModalHost>
        </CatalogueColumns>
      </div>
    </CatalogueProvider>
  )
}

export { FailedCataloguePage as ErrorBoundary } from '#shop/catalog/failed-catalogue-page.tsx'
