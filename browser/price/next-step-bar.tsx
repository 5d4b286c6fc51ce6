import type { ReactNode } from 'react'
import type { Baisa } from '#domain/money.ts'
import { ActionBar } from '#ui/action-bar.tsx'
import { Price } from './price.tsx'

type NextStepBarProps = { label: string; amount: Baisa | string; children: ReactNode }

/** On a phone: the total beside the button for the next step. */
export function NextStepBar({ label, amount, children }: NextStepBarProps) {
  return (
    <ActionBar>
      <div className="flex items-center gap-4 max-[18rem]:flex-col max-[18rem]:items-stretch max-[18rem]:gap-1">
        <p className="shrink-0 text-sm leading-snug">
          <span className="block">{label}</span>
          <Price amount={amount} className="text-lead font-bold text-ink" />
        </p>
        <div className="min-w-0 flex-1">{children}</div>
      </div>
    </ActionBar>
  )
}
