import type { ReactNode } from 'react'

/** A list of facts, one per line: name, then value. */
export function FactList({ children }: { children: ReactNode }) {
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 text-md max-[18rem]:grid-cols-1">
      {children}
    </dl>
  )
}

/** Renders nothing without a value. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  if (!children) return null
  return (
    <>
      <dt className="text-ink-3">{label}</dt>
      <dd className="wrap-anywhere font-medium text-ink">{children}</dd>
    </>
  )
}
