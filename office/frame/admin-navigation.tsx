import { useLocation } from 'react-router'
import { isUnfinished, useSetup } from '#office/settings/use-setup.ts'
import { sectionAt } from '#office/shell/sections.ts'
import { useSections } from '#office/shell/use-sections.ts'
import { useStats } from '#office/shell/use-stats.ts'
import { adminShellText, SECTION_TEXT, type SectionName } from '#text/admin/shell.ts'
import { formatNumber } from '#text/format-number.ts'
import { classNames } from '#ui/class-names.ts'
import { Link } from '#ui/link.tsx'

/** The styles of an entry; `IDLE` is for those that are not current. */
export const ENTRY =
  'flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-md font-medium transition-colors [&_svg]:size-5 [&_svg]:shrink-0'
export const IDLE = 'text-ink-2 hover:bg-sunken hover:text-ink'
const GROUPS = ['day', 'shop'] as const

/** The sections (A-SHELL-01). */
export function AdminNavigation({
  onChosen,
  keepsCurrentInSight = false,
}: {
  onChosen?: () => void
  /** If the list has its own scrolling, scrolls to the current section. */
  keepsCurrentInSight?: boolean
}) {
  const current = sectionAt(useLocation().pathname)
  const { stats } = useStats()
  const { data: setup } = useSetup()
  const sections = useSections()
  // The guide is shown until the shop is set up.
  const isVisible = (name: SectionName) => name !== 'setup' || name === current || isUnfinished(setup)
  return (
    <nav aria-label={adminShellText.navigation} className="flex flex-col gap-3">
      {GROUPS.filter((group) =>
        sections.some((section) => section.group === group && isVisible(section.name)),
      ).map((group) => (
        <div key={group}>
          <p className={group === 'day' ? 'sr-only' : 'px-3 pb-1 text-sm text-ink-3'}>
            {adminShellText.group[group]}
          </p>
          <ul>
            {sections
              .filter(({ name, group: own }) => own === group && isVisible(name))
              .map(({ name, path, Icon, waiting }) => (
                <li key={name}>
                  <Link
                    to={path}
                    ref={keepsCurrentInSight && name === current ? intoSight : undefined}
                    onClick={onChosen}
                    aria-current={name === current ? 'page' : undefined}
                    className={classNames(
                      ENTRY,
                      name === current ? 'bg-brand font-semibold text-on-brand' : IDLE,
                    )}
                  >
                    <Icon />
                    <span className="min-w-0 flex-1">{SECTION_TEXT[name].label}</span>
                    <Waiting
                      count={(stats && waiting?.(stats.attention)) ?? 0}
                      isCurrent={name === current}
                    />
                  </Link>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}

function intoSight(link: HTMLElement | null): void {
  link?.scrollIntoView({ block: 'nearest' })
}

function Waiting({ count, isCurrent }: { count: number; isCurrent: boolean }) {
  if (count === 0) return null
  return (
    <span
      className={classNames(
        'tabular grid h-6 min-w-6 place-items-center rounded-pill px-1.5 text-xs font-bold',
        isCurrent ? 'bg-surface text-brand-ink' : 'bg-warn-soft text-warn',
      )}
    >
      <span className="sr-only">{adminShellText.waiting}</span>
      {formatNumber(count)}
    </span>
  )
}
