import type { FocusEvent } from 'react'
import { useStore } from '#browser/store/use-store.ts'
import {
  type FieldNameOf,
  hasField,
  ITEM_FIELD_NAMES,
  type ItemFieldName,
  itemField,
} from '#domain/catalog/item-fields.ts'
import { MIN_BIRTH_DATE } from '#domain/catalog/item-rules.ts'
import { muscatDay } from '#domain/muscat-time.ts'
import { ITEM_CHOICES, ITEM_FIELD_TEXT, NO, YES } from '#text/admin/item-fields.ts'
import { itemFormText } from '#text/admin/product-form.ts'
import { SelectField, type SelectOption } from '#ui/select-field.tsx'
import { Switch } from '#ui/switch.tsx'
import { DateField, NumberField, TextField } from '#ui/text-field.tsx'
import { TextareaField } from '#ui/textarea-field.tsx'
import type { ItemFormReturn } from './form-section.tsx'

const { unknown } = itemFormText

const ANSWERS: SelectOption[] = [
  { value: '', label: unknown },
  { value: 'yes', label: YES },
  { value: 'no', label: NO },
]
const CHOICES = new Map<string, SelectOption[]>(
  Object.entries(ITEM_CHOICES).map(([name, labels]) => [
    name,
    Object.entries(labels).map(([value, label]) => ({ value, label })),
  ]),
)
const PAST = { min: MIN_BIRTH_DATE, max: muscatDay(new Date()) }
const AMOUNT = {
  dir: 'ltr',
  // Selects the existing value, such as a new item's 0, so that typing replaces it.
  onFocus: ({ currentTarget }: FocusEvent<HTMLInputElement>) => currentTarget.select(),
} as const

/** Fields that need more than their declaration are rendered in their sections. */
export type PlainFieldName = Exclude<
  ItemFieldName,
  FieldNameOf<'category' | 'species' | 'regions' | 'images'> | 'type'
>

type ItemFieldProps = {
  form: ItemFormReturn
  name: PlainFieldName
  hint?: string | undefined
  /** For English text. */
  ltr?: boolean
  className?: string
}

/** The control that suits the declared type of the field. */
export function ItemField({
  form,
  name,
  hint = ITEM_FIELD_TEXT[name].hint,
  ltr = itemField(name).group === 'english',
  className,
}: ItemFieldProps) {
  const field = itemField(name)
  const { label } = ITEM_FIELD_TEXT[name]
  const required = field.required === true
  const control = {
    label,
    hint,
    error: form.formState.errors[name]?.message,
    fieldClassName: className,
    ...form.register(name),
  }
  const text = { ...control, required, optional: !required }
  switch (field.type) {
    case 'switch':
      return <Switch label={label} className={className} {...form.register(name)} />
    case 'answer':
      return <SelectField {...control} options={ANSWERS} />
    case 'choice': {
      const options = CHOICES.get(name) ?? []
      const isBlankable = field.optional && options.every(({ value }) => value !== 'unknown')
      return <SelectField {...control} options={options} placeholder={isBlankable ? unknown : undefined} />
    }
    case 'amount':
      return <TextField {...text} {...AMOUNT} inputMode="decimal" />
    case 'count':
      return <TextField {...text} {...AMOUNT} inputMode="numeric" />
    case 'day':
      return <DateField {...text} {...(name === 'birthDate' && PAST)} />
    case 'code':
      return <NumberField {...text} />
    case 'story':
      return <TextareaField {...text} dir={ltr ? 'ltr' : 'auto'} rows={ltr ? 3 : 4} />
    case 'name':
    case 'line':
      return <TextField {...text} dir={ltr ? 'ltr' : 'auto'} />
    default:
      return null
  }
}

type FieldGridProps = {
  form: ItemFormReturn
  group: 'deal' | 'facts' | 'texts' | 'english'
  /** Replaces the standard label and hint. */
  hints?: Partial<Record<PlainFieldName, string>>
}

/**
 * The fields of a group that the item can have, in the order of the declaration, beside each other where there is room.
 */
export function FieldGrid({ form, group, hints = {} }: FieldGridProps) {
  const type = form.watch('type')
  // Conventions 13: without a VAT number, VAT is not mentioned.
  const isTaxed = Boolean(useStore()?.vatNumber)
  const names = ITEM_FIELD_NAMES.filter(
    (name): name is PlainFieldName =>
      itemField(name).group === group && hasField(type, name) && (isTaxed || name !== 'vatFree'),
  )
  return (
    <div className="grid items-start gap-4 sm:grid-cols-6">
      {names.map((name) => (
        <ItemField key={name} form={form} name={name} hint={hints[name]} className={widthOf(name)} />
      ))}
    </div>
  )
}

const LONG_LINE = 200

function widthOf(name: PlainFieldName): string {
  const field = itemField(name)
  if (field.type === 'answer') return 'sm:col-span-2'
  return 'max' in field && field.max > LONG_LINE ? 'sm:col-span-6' : 'sm:col-span-3'
}
