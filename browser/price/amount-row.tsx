import type { ReactNode } from 'react'
import type { Baisa } from '#domain/money.ts'
import { Price } from './price.tsx'

/** A line of a sum, inside a `<dl>`. */
export function AmountRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4 py-0.75 text-md max-[18rem]:flex-wrap">
      <dt>{label}</dt>
      <dd className="text-end font-medium text-ink">{children}</dd>
    </div>
  )
}

export function TotalRow({ label, amount }: { label: string; amount: Baisa | string }) {
  return (
    <div className="mt-2 flex flex-wrap items-baseline justify-between gap-x-4 border-t border-dashed border-line pt-2">
      <dt className="font-semibold text-ink">{label}</dt>
      <dd>
        <Price amount={amount} className="font-display text-h2 font-extrabold text-ink" />
      </dd>
    </div>
  )
}
