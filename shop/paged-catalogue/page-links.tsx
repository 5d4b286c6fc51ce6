import type { ReactNode } from 'react'
import { pagedText } from '#text/catalog/paged-catalogue.ts'
import { formatNumber } from '#text/format-number.ts'
import { classNames } from '#ui/class-names.ts'
import { ChevronLeft, ChevronRight } from '#ui/icons.tsx'
import { Link } from '#ui/link.tsx'

const LINK =
  'tap inline-flex items-center justify-center rounded-control text-md font-medium text-ink transition-colors hover:bg-sunken'

type PageLinksProps = { page: number; pages: number; pathOf: (page: number) => string }

/** S-CATA-05: page numbers, next and previous. In Arabic the next page is to the left. */
export function PageLinks({ page, pages, pathOf }: PageLinksProps) {
  if (pages < 2) return null
  return (
    <nav
      aria-label={pagedText.pages}
      className="mt-3 flex flex-wrap items-center justify-between gap-2 md:justify-center"
    >
      <Step to={page > 1 ? pathOf(page - 1) : null} rel="prev">
        <ChevronRight className="size-5" />
        {pagedText.previous}
      </Step>
      <ol className="flex items-center justify-center max-md:order-last max-md:w-full md:gap-1">
        {pageNumbers(page, pages).map((number, position) =>
          number === null ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: at most two, each at its own place
            <li key={`left out ${position}`} className="w-2.5 text-center text-ink-3 md:w-6">
              …
            </li>
          ) : (
            <li key={number}>
              <Link
                to={pathOf(number)}
                preventScrollReset
                aria-label={pagedText.page(number)}
                aria-current={number === page ? 'page' : undefined}
                className={classNames(
                  LINK,
                  'tabular',
                  number === page && 'bg-brand-soft font-semibold text-brand-ink hover:bg-brand-soft',
                )}
              >
                {formatNumber(number)}
              </Link>
            </li>
          ),
        )}
      </ol>
      <Step to={page < pages ? pathOf(page + 1) : null} rel="next">
        {pagedText.next}
        <ChevronLeft className="size-5" />
      </Step>
    </nav>
  )
}

/** Keeps its space where there is no further page. */
function Step({ to, rel, children }: { to: string | null; rel: 'prev' | 'next'; children: ReactNode }) {
  const className = classNames(LINK, 'gap-1 px-3')
  if (to === null) return <span className={classNames(className, 'invisible')}>{children}</span>
  return (
    <Link to={to} rel={rel} preventScrollReset className={className}>
      {children}
    </Link>
  )
}

/** The number of pages listed on each side of the current one (S-CATA-05). */
const WINDOW = 2

/** First, last, and two to each side of `page`; `null` is a gap. */
export function pageNumbers(page: number, pages: number): (number | null)[] {
  const from = Math.max(1, page - WINDOW)
  const to = Math.min(pages, page + WINDOW)
  const near = Array.from({ length: to - from + 1 }, (_, step) => from + step)
  const before = from > 2 ? [1, null] : from === 2 ? [1] : []
  const after = to < pages - 1 ? [null, pages] : to === pages - 1 ? [pages] : []
  return [...before, ...near, ...after]
}
