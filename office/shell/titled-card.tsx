import { type ReactNode, useId } from 'react'
import { Card } from '#ui/card.tsx'
import { classNames } from '#ui/class-names.ts'

type TitledCardProps = {
  title: string
  lead?: ReactNode
  /** Beside the title: a badge, a unit, a button. */
  aside?: ReactNode
  className?: string
  children?: ReactNode
}

export function TitledCard({ title, lead, aside, className, children }: TitledCardProps) {
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id} className={classNames('flex flex-col gap-4', className)}>
      <header className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <div>
          <h2 id={id} className="font-display text-h3">
            {title}
          </h2>
          {lead ? <p className="text-md text-ink-2">{lead}</p> : null}
        </div>
        {aside}
      </header>
      {children}
    </Card>
  )
}
