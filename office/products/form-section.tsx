import { type ReactNode, useId } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { itemFormText } from '#text/admin/product-form.ts'
import { TextField } from '#ui/text-field.tsx'
import type { ItemFieldName, ItemFields } from './item-fields.ts'

export type ItemFormReturn = UseFormReturn<ItemFields>

/** A part of the form with its name. */
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

/** Two fields beside each other where there is room. */
export function FieldPair({ children }: { children: ReactNode }) {
  return <div className="grid items-start gap-4 sm:grid-cols-2">{children}</div>
}

type TextFieldName = {
  [Name in ItemFieldName]: ItemFields[Name] extends string ? Name : never
}[ItemFieldName]

/** A line of text that may stay empty. */
export function FactField({
  form,
  name,
  max,
  hint,
  ltr = false,
}: {
  form: ItemFormReturn
  name: TextFieldName
  max: number
  hint?: string
  /** What is written in English. */
  ltr?: boolean
}) {
  return (
    <TextField
      label={itemFormText.labels[name]}
      optional={itemFormText.optional}
      hint={hint}
      dir={ltr ? 'ltr' : 'auto'}
      maxLength={max}
      autoComplete="off"
      error={form.formState.errors[name]?.message}
      {...form.register(name)}
    />
  )
}
