import { type ReactNode, useId } from 'react'
import { type SettingsSection, settingsText } from '#text/admin/settings.ts'
import { Card } from '#ui/card.tsx'
import { classNames } from '#ui/class-names.ts'

type SectionCardProps = {
  name: SettingsSection
  /** One below the other on wide screens too. */
  wide?: boolean
  children: ReactNode
}

/** One group of settings; its id is where the list of sections leads. */
export function SectionCard({ name, wide = false, children }: SectionCardProps) {
  const id = useId()
  const { title, lead } = settingsText.sections[name]
  return (
    <Card as="section" id={name} aria-labelledby={id} className="scroll-mt-20 xl:scroll-mt-6">
      <h2 id={id} className="font-display text-h2">
        {title}
      </h2>
      <p className="mt-0.5 mb-4 text-md text-ink-3">{lead}</p>
      <div className={classNames('grid grid-cols-1 items-start gap-4', !wide && 'md:grid-cols-2')}>
        {children}
      </div>
    </Card>
  )
}
