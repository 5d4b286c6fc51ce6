import { useEffect, useRef } from 'react'
import { deliveryEditorText as text } from '#text/admin/delivery.ts'
import { settingsText } from '#text/admin/settings.ts'
import { Button } from '#ui/button.tsx'
import { CheckboxField } from '#ui/checkbox-field.tsx'
import { NumberField, TextField } from '#ui/text-field.tsx'
import type { BaseDelivery, DeliveryRow } from './delivery-draft.ts'

const FEES = [
  ['office', text.toOffice],
  ['home', text.toHome],
] as const

type ExceptionFieldsProps = {
  name: string
  row: DeliveryRow
  base: BaseDelivery
  onChange: (row: DeliveryRow) => void
  onRemove: () => void
  onClose: () => void
  errorOf: (field: 'office' | 'home' | 'days') => string | undefined
}

/** The editor of a governorate that differs; an unticked type of delivery is not offered there. */
export function ExceptionFields({
  name,
  row,
  base,
  onChange,
  onRemove,
  onClose,
  errorOf,
}: ExceptionFieldsProps) {
  const box = useRef<HTMLFieldSetElement>(null)
  useEffect(() => box.current?.querySelector('input')?.focus(), [])
  const isServed = row.office !== null || row.home !== null
  return (
    <fieldset ref={box} className="my-2 rounded-picture border-2 border-brand p-3 lg:p-4">
      <legend className="sr-only">{name}</legend>
      <p className="flex items-center justify-between gap-3">
        <strong className="font-display text-h3 text-ink">{name}</strong>
        <Button variant="ghost" size="sm" onClick={onRemove} aria-label={text.asBaseOf(name)}>
          {text.asBase}
        </Button>
      </p>
      <div className="mt-1 grid gap-x-4 gap-y-2 md:grid-cols-2">
        {FEES.map(([type, label]) => (
          <Fee
            key={type}
            label={label}
            value={row[type]}
            usual={base[type]}
            error={errorOf(type)}
            onChange={(fee) => onChange({ ...row, [type]: fee })}
          />
        ))}
      </div>
      {isServed ? (
        <>
          <TextField
            label={text.days}
            value={row.days}
            error={errorOf('days')}
            autoComplete="off"
            onValue={(value) => onChange({ ...row, days: value })}
            fieldClassName="mt-3"
          />
          <CheckboxField
            label={text.animals}
            checked={row.animals}
            onChange={(event) => onChange({ ...row, animals: event.currentTarget.checked })}
            className="mt-2"
          />
        </>
      ) : null}
      <Button variant="soft" size="sm" className="mt-2" onClick={onClose}>
        {text.done}
      </Button>
    </fieldset>
  )
}

type FeeProps = {
  label: string
  value: string | null
  usual: string
  error: string | undefined
  onChange: (value: string | null) => void
}

function Fee({ label, value, usual, error, onChange }: FeeProps) {
  return (
    <div>
      <CheckboxField
        label={label}
        checked={value !== null}
        onChange={(event) => onChange(event.currentTarget.checked ? usual : null)}
      />
      {value === null ? null : (
        <NumberField
          label={label}
          labelHidden
          decimal
          className="tabular"
          value={value}
          error={error}
          onValue={onChange}
          end={<span className="px-3 text-md text-ink-3">{settingsText.units.money}</span>}
        />
      )}
    </div>
  )
}
