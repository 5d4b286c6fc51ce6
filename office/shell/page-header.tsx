import { Bell as BellIcon, Menu, Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useShopName } from '#browser/store/use-store.ts'
import { officeSearchText } from '#text/admin/search.ts'
import { adminShellText } from '#text/admin/shell.ts'
import { formatNumber } from '#text/format-number.ts'
import { CountBadge } from '#ui/badge.tsx'
import { classNames } from '#ui/class-names.ts'
import { IconButton, iconButtonClass } from '#ui/icon-button.tsx'
import { Link } from '#ui/link.tsx'
import { titleAt, waitingIn } from './sections.ts'
import { useShell } from './shell-context.ts'
import { useSections } from './use-sections.ts'
import { useStats } from './use-stats.ts'

/** The number of letters that fit on one line beside the buttons on a phone. */
const SHORT = 14

type PageHeaderProps = {
  /** Replaces the path's title: an order number, a greeting. */
  title?: string
  /** The title is left-to-right (an order number) and must not be truncated on a narrow phone. */
  isNumber?: boolean
  /** «84 منتجاً», a date: small, below the title. */
  count?: ReactNode
  actions?: ReactNode
}

/**
 * The header of every page: title by path (A-SHELL-04), count and actions. Where the sections
 * are behind a button, the title is sticky with that button, and the actions are below it.
 */
export function PageHeader({ title, isNumber = false, count, actions }: PageHeaderProps) {
  const shell = useShell()
  const own = titleAt(useLocation().pathname)
  const heading = title ?? own
  const shop = useShopName()
  return (
    <>
      <title>{adminShellText.documentTitle(heading, shop)}</title>
      <header className="sticky top-0 z-30 flex min-h-16 items-center gap-1 border-b border-line bg-surface px-2 py-1.5 lg:gap-4 lg:px-6 xl:static xl:min-h-0 xl:border-0 xl:bg-transparent xl:px-8 xl:pt-6 xl:pb-5 print:hidden">
        <IconButton
          ref={shell.menuButton}
          label={adminShellText.openMenu}
          icon={<Menu />}
          aria-haspopup="dialog"
          className="xl:hidden"
          onClick={shell.openMenu}
        />
        <div className="min-w-0 flex-1 px-1 xl:px-0">
          <h1
            className={classNames(
              'font-display max-[18rem]:max-h-none max-[18rem]:text-md xl:title-lines-2 xl:text-h1',
              isNumber
                ? 'text-md leading-tight wrap-anywhere'
                : heading.length > SHORT
                  ? 'title-lines-2 text-h3 leading-tight'
                  : 'title-lines-1 text-h2',
            )}
          >
            {isNumber ? <bdi dir="ltr">{heading}</bdi> : heading}
          </h1>
          {count ? <p className="mt-0.5 text-xs text-ink-3 xl:mt-2 xl:text-md">{count}</p> : null}
        </div>
        <IconButton
          label={officeSearchText.open}
          icon={<Search />}
          aria-haspopup="dialog"
          className="xl:hidden"
          onClick={shell.openSearch}
        />
        <Bell />
        <div className="hidden flex-wrap items-center justify-end gap-3 xl:flex">{actions}</div>
      </header>
      {actions ? (
        <div className="flex flex-wrap gap-2 px-4 pt-4 lg:px-8 xl:hidden print:hidden">{actions}</div>
      ) : null}
    </>
  )
}

/** Content below it, with the page's own margins. */
export function PageBody({ children }: { children: ReactNode }) {
  return <div className="flex flex-1 flex-col gap-4 px-4 pt-4 lg:gap-5 lg:px-8 xl:pt-0">{children}</div>
}

/** For narrow screens: the button to the sections and their counts. */
function Bell() {
  const { stats } = useStats()
  const sections = useSections()
  const waiting = stats ? waitingIn(sections, stats.attention) : 0
  return (
    <Link
      to="/admin"
      aria-label={adminShellText.attention(waiting)}
      className={iconButtonClass('plain', 'xl:hidden')}
    >
      <BellIcon />
      {waiting > 0 ? <CountBadge className="absolute end-0 top-0">{formatNumber(waiting)}</CountBadge> : null}
    </Link>
  )
}
