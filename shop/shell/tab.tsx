import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { classNames } from '#ui/class-names.ts'
import { Link } from '#ui/link.tsx'

type TabProps = {
  to: string
  /** Paths of its pages. */
  pages: RegExp
  label: ReactNode
  icon: ReactNode
}

/** One tab of the bottom navigation, current on each of its pages. */
export function Tab({ to, pages, label, icon }: TabProps) {
  const isHere = pages.test(useLocation().pathname)
  return (
    <li className="min-w-0 flex-1">
      <Link
        to={to}
        aria-current={isHere ? 'page' : undefined}
        className={classNames(
          'group flex min-h-17 flex-col items-center justify-center gap-0.5 rounded-control text-xs',
          isHere ? 'font-bold text-brand-ink' : 'font-medium text-ink-2',
        )}
      >
        <span className="relative grid h-8 w-15 max-w-full place-items-center rounded-pill transition-colors group-aria-[current=page]:bg-brand-soft-2 [&>svg]:size-6">
          {icon}
        </span>
        <span className="max-[18rem]:text-[0.5rem]">{label}</span>
      </Link>
    </li>
  )
}
