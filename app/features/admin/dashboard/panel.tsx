import { type ReactNode, useId } from 'react'
import { Card } from '#app/ui/card.tsx'
import { SectionHeading } from '#app/ui/section-heading.tsx'

/** One card of the first screen: its name, the way to all of it, what it shows. */
export function Panel({
  title,
  aside,
  link,
  children,
}: {
  title: string
  aside?: ReactNode
  link?: { label: string; to: string }
  children: ReactNode
}) {
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id} className="flex h-full flex-col gap-3">
      <SectionHeading id={id} title={title} link={link} />
      {aside ? <p className="-mt-3 text-sm text-ink-3">{aside}</p> : null}
      {children}
    </Card>
  )
}
