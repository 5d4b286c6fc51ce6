import { useRevalidator } from 'react-router'
import { catalogueText as text } from '#text/catalog/catalogue-page.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { Link } from '#ui/link.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { cataloguePath, MAX_PAGES, PAGE_SIZE } from './catalogue-address.ts'
import { AskForAnimal, FailedCatalogue, NoProducts } from './empty-catalogue.tsx'
import { ProductCard } from './product-card.tsx'
import { ProductCardSkeleton } from './product-card-skeleton.tsx'
import { ProductCards } from './product-cards.tsx'
import { RESULTS_ID, useCatalogue } from './use-catalogue.ts'

/** The cards or lines, with the link to more. */
export function ProductList() {
  const catalogue = useCatalogue()
  const { address, chosen, products, total, searchedFor, pending, addingMore, failed } = catalogue
  if (products.length === 0) return failed ? <FailedCatalogue /> : <NoProducts />
  const coming = addingMore ? Math.min(PAGE_SIZE, Math.max(0, total - products.length)) : 0
  return (
    <section
      id={RESULTS_ID}
      tabIndex={-1}
      aria-label={text.products}
      aria-busy={pending}
      className="scroll-mt-20 outline-none"
    >
      {searchedFor ? (
        <p className="mt-3 text-md text-ink-2">{text.instead(address.search, searchedFor)}</p>
      ) : null}
      <ul
        data-view={chosen.view}
        className={classNames(
          'cards-near mt-3 grid grid-cols-2 gap-3 transition-opacity max-[18rem]:grid-cols-1 md:grid-cols-3 lg:mt-4 lg:gap-4 xl:gap-5',
          address.panel === 'open' ? 'xl:grid-cols-4' : 'lg:grid-cols-4 xl:grid-cols-5',
          // The more specific class wins at any width.
          'data-[view=list]:lg:grid-cols-1',
          // Delayed, so that only a slow response dims the list.
          pending && !addingMore && 'opacity-50 delay-150',
        )}
      >
        <ProductCards>
          {products.map((product, position) => (
            <li key={product.id}>
              <ProductCard
                product={product}
                line={chosen.view === 'list'}
                headingLevel={2}
                priority={position < 2}
              />
            </li>
          ))}
        </ProductCards>
        {Array.from({ length: coming }, (_, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the placeholders are identical
          <li key={`coming ${position}`}>
            <ProductCardSkeleton />
          </li>
        ))}
      </ul>
      <More />
    </section>
  )
}

/**
 * S-CATB-06, X-22: appends the next 20 and keeps the position in the address. After the maximum number of pages a new
 * list starts at a cursor.
 */
function More() {
  const { address, products, total, moreThanTotal, nextCursor, addingMore, failed } = useCatalogue()
  const { state, revalidate } = useRevalidator()
  const append = address.page < MAX_PAGES
  return (
    <div className="mt-8 flex flex-col items-center gap-3">
      {address.cursor ? (
        <Link
          to={cataloguePath(address, { page: 1 })}
          className={buttonClass({ variant: 'ghost', size: 'sm' })}
        >
          {text.toStart}
        </Link>
      ) : (
        <p aria-live="polite" className="text-md text-ink-2">
          {text.shown(products.length, total, moreThanTotal)}
        </p>
      )}
      {failed ? (
        <>
          <p role="alert" className="text-md text-danger">
            {text.moreFailed}
          </p>
          <Button
            variant="outline"
            className="w-64 max-w-full"
            pending={state === 'loading'}
            onClick={() => void revalidate()}
          >
            {text.retry}
          </Button>
        </>
      ) : nextCursor ? (
        <LinkButton
          to={cataloguePath(
            address,
            append ? { page: address.page + 1, cursor: address.cursor } : { cursor: nextCursor },
          )}
          replace={append}
          preventScrollReset={append}
          variant="outline"
          className="w-64 max-w-full"
          aria-busy={addingMore || undefined}
        >
          {addingMore ? text.loading : text.more}
        </LinkButton>
      ) : (
        <>
          <p className="mt-4 text-md text-ink-2">{text.notFound}</p>
          <AskForAnimal />
        </>
      )}
    </div>
  )
}
