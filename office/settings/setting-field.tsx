import type { ReactNode } from 'react'
import { SETTINGS_FIELDS, type SettingsField, settingsText as text } from '#text/admin/settings.ts'
import { EmailField } from '#ui/email-field.tsx'
import { PhoneField } from '#ui/phone-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import { TextareaField } from '#ui/textarea-field.tsx'
import { useSettings } from './settings-context.ts'

type SettingFieldProps = {
  name: SettingsField
  kind?: 'text' | 'latin' | 'area' | 'phone' | 'email' | 'money' | 'hours' | 'days'
  optional?: boolean
  /** Replaces its standard hint. */
  label?: string
  hint?: ReactNode
}

/** The field of a setting, with its limits and error. */
export function SettingField({ name, kind = 'text', optional = false, ...own }: SettingFieldProps) {
  const { draft, set, errorOf } = useSettings()
  const { label, hint, most }: { label: string; hint?: string; most?: number } = SETTINGS_FIELDS[name]
  const limit = most && text.most(most)
  const field = {
    name,
    label,
    optional,
    hint: [hint, limit].filter(Boolean).join(' ') || undefined,
    error: errorOf(name),
    value: draft.values[name] ?? '',
    onChange: (event: { currentTarget: { value: string } }) => set(name, event.currentTarget.value),
    autoComplete: 'off',
    ...own,
  }
  switch (kind) {
    case 'area':
      return <TextareaField {...field} rows={2} />
    case 'phone':
      return <PhoneField {...field} />
    case 'email':
      return <EmailField {...field} />
    case 'latin':
      return <TextField {...field} dir="ltr" />
    case 'text':
      return <TextField {...field} />
    default:
      return (
        <TextField
          {...field}
          dir="ltr"
          inputMode={kind === 'money' ? 'decimal' : 'numeric'}
          className="tabular"
          end={<span className="px-3 text-md text-ink-3">{text.units[kind]}</span>}
        />
      )
  }
}
