import type { ReactNode } from 'react'

type SecurityRowProps = { title: ReactNode; why: ReactNode; children: ReactNode }

/** One row of the security settings: name, state and action. */
export function SecurityRow({ title, why, children }: SecurityRowProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4 first:pt-0 last:pb-0">
      <div className="min-w-[min(14rem,100%)] flex-1">
        <h3 className="flex flex-wrap items-center gap-2 font-semibold text-ink">{title}</h3>
        <p className="text-md text-ink-3">{why}</p>
      </div>
      {children}
    </div>
  )
}
