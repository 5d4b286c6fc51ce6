import { useId, useState } from 'react'
import type { AdminReturn } from '#contract/admin/returns.ts'
import { adminReturnsText as text } from '#text/admin/returns.ts'
import { CheckboxField } from '#ui/checkbox-field.tsx'
import { FieldError } from '#ui/field.tsx'
import { SelectField } from '#ui/select-field.tsx'

type Item = AdminReturn['items'][number]

/** H-10: the choice of which animals died, for each line with more candidates than deaths. */
export function useDeadChoice({ items }: Pick<AdminReturn, 'items'>) {
  const [dead, setDead] = useState<Readonly<Record<number, number[]>>>({})
  const open = items.filter(({ candidates }) => candidates.length > 0)
  return {
    open,
    of: (id: number) => dead[id] ?? [],
    set: (id: number, animalIds: number[]) => setDead((before) => ({ ...before, [id]: animalIds })),
    /** As the request of a decision wants it. */
    decision: open.map(({ id, quantity }) => ({ id, quantity, animalIds: dead[id] ?? [] })),
  }
}

export function DeadChoice({
  choice,
  error,
}: {
  choice: ReturnType<typeof useDeadChoice>
  error: string | undefined
}) {
  return choice.open.map((item) => (
    <DeadOfLine
      key={item.id}
      item={item}
      value={choice.of(item.id)}
      onChange={(ids) => choice.set(item.id, ids)}
      error={error}
    />
  ))
}

function DeadOfLine({
  item: { productNameArabic, quantity, candidates },
  value,
  onChange,
  error,
}: {
  item: Item
  value: readonly number[]
  onChange: (animalIds: number[]) => void
  error: string | undefined
}) {
  const errorId = useId()
  const label = text.whichDiedOf(productNameArabic)
  if (quantity === 1)
    return (
      <SelectField
        label={label}
        placeholder={text.chooseDead}
        options={candidates.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={String(value[0] ?? '')}
        error={error}
        onChange={({ currentTarget }) => onChange([Number(currentTarget.value)])}
      />
    )
  return (
    <fieldset aria-describedby={error && errorId}>
      <legend className="font-medium text-ink">{label}</legend>
      {candidates.map(({ id, name }) => (
        <CheckboxField
          key={id}
          label={<bdi>{name}</bdi>}
          checked={value.includes(id)}
          onChange={({ currentTarget }) =>
            onChange(currentTarget.checked ? [...value, id] : value.filter((one) => one !== id))
          }
        />
      ))}
      {error ? <FieldError id={errorId}>{error}</FieldError> : null}
    </fieldset>
  )
}
