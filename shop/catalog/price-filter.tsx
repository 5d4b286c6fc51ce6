import { type FormEvent, useState } from 'react'
import type { Facets } from '#contract/catalog.ts'
import { toShortRials } from '#domain/money.ts'
import { catalogueText as text } from '#text/catalog/catalogue-page.ts'
import { formatRials } from '#text/format-price.ts'
import { insteadOfEnter } from '#ui/instead.ts'
import { TextField } from '#ui/text-field.tsx'
import { readPriceRange } from './price-range.ts'
import { useCatalogue } from './use-catalogue.ts'

/** From and to, in rials. A value applies on blur or Enter; an invalid one shows an error. */
export function PriceFilter({ replace, found }: { replace: boolean; found: Facets['price'] | undefined }) {
  const { chosen, choose } = useCatalogue()
  const set = { min: textOf(chosen.min), max: textOf(chosen.max) }
  const [typed, setTyped] = useState(set)
  const [last, setLast] = useState(set)
  // After a change elsewhere the fields show the applied values; text being typed into the other field stays.
  if (set.min !== last.min || set.max !== last.max) {
    setLast(set)
    setTyped({
      min: set.min === last.min ? typed.min : set.min,
      max: set.max === last.max ? typed.max : set.max,
    })
  }
  const [checked, setChecked] = useState(true)
  const { range, errors } = readPriceRange(typed)

  function apply() {
    setChecked(true)
    if (!range || (range.min === chosen.min && range.max === chosen.max)) return
    choose(range, { replace })
  }

  function field(name: 'min' | 'max', label: string) {
    return (
      <TextField
        label={label}
        name={name}
        inputMode="decimal"
        autoComplete="off"
        enterKeyHint="done"
        dir="ltr"
        value={typed[name]}
        error={checked ? errors[name] : undefined}
        end={<span className="pointer-events-none px-2 text-sm text-ink-3">{text.currency}</span>}
        onChange={(event: FormEvent<HTMLInputElement>) => {
          setTyped({ ...typed, [name]: event.currentTarget.value })
          setChecked(false)
        }}
        onBlur={apply}
        onKeyDown={insteadOfEnter(apply)}
      />
    )
  }

  return (
    <fieldset>
      <legend className="mb-2 font-display text-h3 font-bold text-ink">{text.price}</legend>
      <div className="grid grid-cols-2 items-start gap-3">
        {field('min', text.priceFrom)}
        {field('max', text.priceTo)}
      </div>
      {found ? (
        <p className="mt-2 text-sm text-ink-3">
          {text.pricesFound(formatRials(found.from), formatRials(found.to))}
        </p>
      ) : null}
    </fieldset>
  )
}

function textOf(amount: Parameters<typeof toShortRials>[0] | null): string {
  return amount === null ? '' : toShortRials(amount)
}
