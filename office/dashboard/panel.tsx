import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { TitledCard } from '#office/shell/titled-card.tsx'
import { Link } from '#ui/link.tsx'

/** A card of the dashboard: title, link to the full list, content. */
export function Panel({
  title,
  aside,
  link,
  children,
}: {
  title: string
  /** Small text beside the title: unit or period. */
  aside?: string
  link?: { label: string; to: string }
  children: ReactNode
}) {
  return (
    <TitledCard
      title={title}
      className="h-full lg:p-5"
      aside={
        <>
          {aside ? <span className="me-auto text-sm text-ink-3">{aside}</span> : null}
          {link ? (
            <Link
              to={link.to}
              className="-me-2 inline-flex min-h-11 items-center gap-1 rounded-xs px-2 text-md font-semibold text-brand-ink hover:underline"
            >
              {link.label}
              <ChevronLeft className="size-4.5" />
            </Link>
          ) : null}
        </>
      }
    >
      {children}
    </TitledCard>
  )
}
