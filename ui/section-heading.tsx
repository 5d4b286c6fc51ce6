import type { ReactNode } from 'react'
import { ChevronLeft } from './icons.tsx'
import { Link } from './link.tsx'

type SectionHeadingProps = {
  title: string
  id?: string
  link?: { label: string; to: string }
  aside?: ReactNode
}

/** The heading of a page section, with a link to the full list. */
export function SectionHeading({ title, id, link, aside }: SectionHeadingProps) {
  return (
    <div className="flex min-h-11 items-center justify-between gap-4 max-[18rem]:flex-wrap">
      <h2 id={id} className="font-display text-h2">
        {title}
      </h2>
      {aside}
      {link ? (
        <Link
          to={link.to}
          className="-me-2 inline-flex min-h-11 shrink-0 items-center gap-1 rounded-xs px-2 text-md font-semibold text-brand-ink hover:underline"
        >
          {link.label}
          <ChevronLeft className="size-5" />
        </Link>
      ) : null}
    </div>
  )
}
