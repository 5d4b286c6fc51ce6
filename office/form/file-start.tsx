import type { ReactNode } from 'react'
import { TitledCard } from '#office/shell/titled-card.tsx'

type FileStartProps = { how: string; rules: readonly string[]; children: ReactNode }

/** The page that takes a file, with its rules beside it. */
export function FileStart({ how, rules, children }: FileStartProps) {
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-5">
      <div className="flex min-w-0 flex-col gap-4 lg:gap-5">{children}</div>
      <TitledCard title={how}>
        <ul className="flex list-disc flex-col gap-2 ps-5 text-md text-ink-2 marker:text-brand">
          {rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </TitledCard>
    </div>
  )
}
