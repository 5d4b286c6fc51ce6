import type { ReactNode } from 'react'
import { ChevronLeft } from '#ui/icons.tsx'
import { Link } from '#ui/link.tsx'

/** One link of the account overview, with its purpose. */
export function Way({ to, icon, title, why }: { to: string; icon: ReactNode; title: string; why: string }) {
  return (
    <li>
      <Link
        to={to}
        className="flex min-h-18 items-center gap-3 px-4 py-3 transition-colors hover:bg-sunken active:bg-sunken lg:px-5"
      >
        <span className="grid size-11 shrink-0 place-items-center rounded-control bg-brand-soft text-brand-ink [&_svg]:size-5.5">
          {icon}
        </span>
        <span className="min-w-0 flex-1">
          <span className="block font-semibold text-ink">{title}</span>
          <span className="block text-sm text-ink-3">{why}</span>
        </span>
        <ChevronLeft className="size-5 shrink-0 text-ink-3" />
      </Link>
    </li>
  )
}
