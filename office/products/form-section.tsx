import { type ReactNode, useId } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { ItemFormValues } from './item-form-values.ts'

export type ItemFormReturn = UseFormReturn<ItemFormValues>

export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <h3 id={id} className="border-b border-line pb-2 font-display text-h3 font-bold text-ink">
        {title}
      </h3>
      {children}
    </section>
  )
}
