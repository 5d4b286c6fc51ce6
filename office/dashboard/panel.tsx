import { ChevronLeft } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { Card } from '#ui/card.tsx'

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
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id} className="flex h-full flex-col gap-3 lg:p-5">
      <header className="flex min-h-11 flex-wrap items-center gap-x-2">
        <h2 id={id} className="font-display text-h3">
          {title}
        </h2>
        {aside ? <span className="text-sm text-ink-3">{aside}</span> : null}
        {link ? (
          <Link
            to={link.to}
            className="-me-2 ms-auto inline-flex min-h-11 items-center gap-1 rounded-xs px-2 text-md font-semibold text-brand-ink hover:underline"
          >
            {link.label}
            <ChevronLeft aria-hidden className="size-4.5" />
          </Link>
        ) : null}
      </header>
      {children}
    </Card>
  )
}
