import { useId, useState } from 'react'
import type { AdminReturn } from '#contract/admin/returns.ts'
import { mishapOf } from '#domain/animals/loss.ts'
import { adminReturnsText as text } from '#text/admin/returns.ts'
import { CheckboxField } from '#ui/checkbox-field.tsx'
import { FieldError } from '#ui/field.tsx'
import { SelectField } from '#ui/select-field.tsx'

/** H-10: asks which animals died or fell ill, for each line where that is still open. */
export function useLostChoice({ items, reason }: Pick<AdminReturn, 'items' | 'reason'>) {
  const [lost, setLost] = useState<Readonly<Record<number, number[]>>>({})
  const open = items.filter(({ candidates }) => candidates.length > 0)
  // If the others have recovered since, the remaining candidates are preselected.
  const of = ({ id, quantity, candidates }: AdminReturn['items'][number]) =>
    lost[id] ?? (candidates.length > quantity ? [] : candidates.map((animal) => animal.id))
  return {
    open,
    mishap: mishapOf(reason),
    of,
    set: (id: number, animalIds: number[]) => setLost((before) => ({ ...before, [id]: animalIds })),
    /** In the format of the decision's request. */
    decision: open.map((item) => ({ id: item.id, quantity: item.quantity, animalIds: of(item) })),
  }
}

export function LostChoice({
  choice,
  error,
}: {
  choice: ReturnType<typeof useLostChoice>
  error: string | undefined
}) {
  return choice.open.map((item) => (
    <AnimalsOfLine
      key={item.id}
      name={item.productNameArabic}
      quantity={item.quantity}
      animals={item.candidates}
      words={text.which[choice.mishap]}
      value={choice.of(item)}
      onChange={(ids) => choice.set(item.id, ids)}
      error={error}
    />
  ))
}

/** Selects up to `quantity` animals of a line. */
export function AnimalsOfLine({
  name,
  quantity,
  animals,
  words,
  value,
  onChange,
  error,
}: {
  name: string
  quantity: number
  animals: readonly { id: number; name: string }[]
  words: { of: (name: string) => string; choose: string }
  value: readonly number[]
  onChange: (animalIds: number[]) => void
  error: string | undefined
}) {
  const errorId = useId()
  const label = words.of(name)
  if (quantity === 1)
    return (
      <SelectField
        label={label}
        placeholder={words.choose}
        options={animals.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={String(value[0] ?? '')}
        error={error}
        onValue={(value) => onChange([Number(value)])}
      />
    )
  return (
    <fieldset aria-describedby={error && errorId}>
      <legend className="font-medium text-ink">{label}</legend>
      {animals.map(({ id, name }) => (
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
