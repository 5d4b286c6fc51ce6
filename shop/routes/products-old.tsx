import { Form, redirect } from 'react-router'
import { toCard } from '#browser/catalog/to-card.ts'
import { MAX_SEARCH_LENGTH } from '#domain/product.ts'
import { NUMBERED_PAGE_SIZE, type NumberedPage, numberedPage } from '#server/catalog/browse/numbered-page.ts'
import { categoryTiles } from '#server/catalog/categories/category-queries.ts'
import { cataloguePath, WHOLE_CATALOGUE } from '#shop/catalog/catalogue-address.ts'
import { EmptyCatalogue } from '#shop/catalog/empty-catalogue.tsx'
import { FamilyBand, familyFigures } from '#shop/catalog/family-band.tsx'
import { ProductCard } from '#shop/catalog/product-card.tsx'
import { ProductCards } from '#shop/catalog/product-cards.tsx'
import { RESULTS_ID } from '#shop/catalog/use-catalogue.ts'
import { useResultsInSight } from '#shop/catalog/use-results-in-sight.ts'
import { CategoryButtons } from '#shop/paged-catalogue/category-buttons.tsx'
import { PageLinks } from '#shop/paged-catalogue/page-links.tsx'
import { type PagedAddress, pagedPath, readPagedAddress } from '#shop/paged-catalogue/paged-address.ts'
import { ProductModalHost, staysUnderModal } from '#shop/product/product-modal-host.tsx'
import { pageMeta, shopNameIn } from '#shop/shell/page-meta.ts'
import { shopContext } from '#shop/shell/server-context.ts'
import { catalogueText } from '#text/catalog/catalogue-page.ts'
import { pagedText } from '#text/catalog/paged-catalogue.ts'
import { PRODUCTS, RESULTS } from '#text/format-count.ts'
import { errorText } from '#text/shell.ts'
import { WORLD_COUNTED } from '#text/worlds.ts'
import { Button } from '#ui/button.tsx'
import { Search } from '#ui/icons.tsx'
import { Link } from '#ui/link.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { Route } from './+types/products-old'

/** Catalogue A (S-ROUTE-03): four products a page, found by number. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const requested = readPagedAddress(new URL(request.url).searchParams)
  const categories = await categoryTiles(shop)
  const category = categories.find(({ id }) => id === requested.category)
  const address = { ...requested, category: category?.id ?? null }
  const isTooLong = address.search.length > MAX_SEARCH_LENGTH
  const resultPage: NumberedPage = isTooLong
    ? { items: [], total: 0, page: 1, pages: 1 }
    : await numberedPage(shop, { search: address.search, category: category?.id }, address.page)
  // A page past the end redirects to the last one.
  if (resultPage.page !== address.page) throw redirect(pagedPath(address, { page: resultPage.page }))
  const first = (resultPage.page - 1) * NUMBERED_PAGE_SIZE + 1
  return {
    address,
    categories: categories.map(({ id, nameArabic, emoji, world }) => ({ id, nameArabic, emoji, world })),
    products: resultPage.items.map(toCard),
    total: resultPage.total,
    moreThanTotal: resultPage.moreThanTotal ?? false,
    searchedFor: resultPage.searchedFor ?? null,
    pages: resultPage.pages,
    first,
    last: first + resultPage.items.length - 1,
    isTooLong,
    baseUrl: shop.baseUrl,
  }
}

export const shouldRevalidate = staysUnderModal

/** The canonical URL is the other catalogue's, which shows the same products. */
export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [{ title: errorText.failed.title }]
  const { address, baseUrl, categories } = loaderData
  const category = categories.find(({ id }) => id === address.category)
  const shop = shopNameIn(matches)
  const title = address.search
    ? pagedText.searchTitle(address.search)
    : (category?.nameArabic ?? pagedText.title)
  return pageMeta({
    shop,
    baseUrl,
    path: cataloguePath({ ...WHOLE_CATALOGUE, category: address.category }),
    title: `${title} | ${shop}`,
    description: pagedText.description,
  })
}

export default function ProductsOld({ loaderData }: Route.ComponentProps) {
  const { address, categories, products, total, moreThanTotal, searchedFor, pages, first, last } = loaderData
  const category = categories.find(({ id }) => id === address.category)
  useResultsInSight(pagedPath(address, { page: address.page }))
  return (
    <div className="page">
      <FamilyBand
        world={category?.world ?? 'supplies'}
        title={category?.nameArabic ?? catalogueText.title}
        count={catalogueText.counted(
          total,
          moreThanTotal,
          address.search || total === 0 ? RESULTS : category ? WORLD_COUNTED[category.world] : PRODUCTS,
        )}
        figures={category ? familyFigures(category) : ['rabbit', 'budgie']}
      />
      <SearchBox address={address} />
      <CategoryButtons
        categories={categories}
        chosen={address.category}
        pathOf={(id) => pagedPath(address, { category: id })}
      />
      {products.length === 0 ? (
        <Nothing address={address} isTooLong={loaderData.isTooLong} />
      ) : (
        <section id={RESULTS_ID} aria-label={catalogueText.products} className="mt-6">
          {searchedFor ? (
            <p className="text-md text-ink-2">{catalogueText.instead(address.search, searchedFor)}</p>
          ) : null}
          <div className="flex items-center justify-between gap-3">
            <p aria-live="polite" className="text-md text-ink-2">
              {pagedText.range(first, last, total, moreThanTotal)}
            </p>
            <Link
              to={cataloguePath({ ...WHOLE_CATALOGUE, search: address.search, category: address.category })}
              className="inline-flex min-h-11 items-center text-md font-semibold text-brand-ink hover:underline"
            >
              {pagedText.toNew}
            </Link>
          </div>
          <ProductModalHost products={products}>
            <ul className="mt-2 grid grid-cols-2 gap-3 max-[18rem]:grid-cols-1 lg:grid-cols-4 lg:gap-5">
              <ProductCards>
                {products.map((product, position) => (
                  <li key={product.id}>
                    <ProductCard product={product} headingLevel={2} priority={position < 2} />
                  </li>
                ))}
              </ProductCards>
            </ul>
          </ProductModalHost>
          <PageLinks page={address.page} pages={pages} pathOf={(page) => pagedPath(address, { page })} />
        </section>
      )}
    </div>
  )
}

/** S-CATA-01: the search is within the chosen category. */
function SearchBox({ address }: { address: PagedAddress }) {
  return (
    <search className="mt-4 block lg:max-w-160">
      <Form action="/products-old" className="flex items-start gap-2">
        {address.category ? <input type="hidden" name="category" value={address.category} /> : null}
        <TextField
          key={address.search}
          label={pagedText.search}
          labelHidden
          type="search"
          name="search"
          defaultValue={address.search}
          placeholder={pagedText.search}
          autoComplete="off"
          enterKeyHint="search"
          icon={<Search />}
          fieldClassName="flex-1"
        />
        <Button type="submit" className="min-h-13">
          {pagedText.submit}
        </Button>
      </Form>
    </search>
  )
}

function Nothing({ address, isTooLong }: { address: PagedAddress; isTooLong: boolean }) {
  return (
    <EmptyCatalogue
      title={catalogueText.none}
      action={
        <LinkButton to={address.search || address.category ? '/products-old' : '/'}>
          {address.search || address.category ? pagedText.reset : catalogueText.toHome}
        </LinkButton>
      }
    >
      {isTooLong
        ? catalogueText.tooLong(MAX_SEARCH_LENGTH)
        : address.search
          ? catalogueText.noneWhy
          : catalogueText.noneYet}
    </EmptyCatalogue>
  )
}

export { FailedCataloguePage as ErrorBoundary } from '#shop/catalog/failed-catalogue-page.tsx'
