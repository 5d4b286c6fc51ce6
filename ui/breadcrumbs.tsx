import { classNames } from './class-names.ts'
import { ChevronLeft } from './icons.tsx'
import { Link } from './link.tsx'

export type Crumb = { label: string; to?: string }

/** Breadcrumbs. The last one, without `to`, is the current page. Chevrons point left, the reading direction. */
export function Breadcrumbs({ label, crumbs }: { label: string; crumbs: readonly Crumb[] }) {
  const isLong = crumbs.length > 3
  return (
    <nav aria-label={label}>
      <ol className="-ms-1 flex items-center gap-x-1 text-sm text-ink-3 max-[18rem]:flex-wrap">
        {crumbs.map((crumb, index) => (
          <li
            key={crumb.label}
            // One line: the current page is truncated, its parents are not. On a phone a long trail drops its first
            // step.
            className={classNames(
              'flex items-center gap-1',
              crumb.to ? 'shrink-0' : 'min-w-0',
              isLong && index === 0 && 'max-sm:hidden',
            )}
          >
            {index > 0 ? (
              <ChevronLeft
                className={classNames('size-4 shrink-0', isLong && index === 1 && 'max-sm:hidden')}
              />
            ) : null}
            {crumb.to ? (
              <Link
                to={crumb.to}
                className="inline-flex min-h-11 min-w-11 items-center justify-center px-1 hover:text-brand-ink hover:underline"
              >
                {crumb.label}
              </Link>
            ) : (
              <span aria-current="page" className="line-clamp-1 px-1 font-semibold text-ink">
                {crumb.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
