import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import { classNames } from '#app/ui/class-names.ts'

/** One place of the bottom navigation. */
export function Tab({
  to,
  end,
  label,
  icon,
}: {
  to: string
  end?: boolean
  label: ReactNode
  icon: ReactNode
}) {
  return (
    <li className="flex-1">
      <NavLink
        to={to}
        end={end}
        className={({ isActive }) =>
          classNames(
            'group flex min-h-17 flex-col items-center justify-center gap-0.5 rounded-control text-xs',
            isActive ? 'font-bold text-brand-ink' : 'font-medium text-ink-2',
          )
        }
      >
        <span className="relative grid h-8 w-15 place-items-center rounded-pill transition-colors group-aria-[current=page]:bg-brand-soft-2 [&>svg]:size-6">
          {icon}
        </span>
        {label}
      </NavLink>
    </li>
  )
}
