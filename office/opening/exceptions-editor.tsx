import { Plus, Trash2 } from 'lucide-react'
import { type Hours, MAX_OPENING_EXCEPTIONS } from '#domain/opening.ts'
import { openingEditorText } from '#text/admin/opening.ts'
import { Button } from '#ui/button.tsx'
import { CheckboxField } from '#ui/checkbox-field.tsx'
import { FieldError } from '#ui/field.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { DateField, TextField } from '#ui/text-field.tsx'
import { HoursFields, hoursErrorOf } from './hours-fields.tsx'
import type { ExceptionRow } from './opening-draft.ts'

const text = openingEditorText.exceptions

type ExceptionsEditorProps = {
  exceptions: readonly ExceptionRow[]
  usual: Hours
  onChange: (exceptions: readonly ExceptionRow[]) => void
  errorOf: (name: string) => string | undefined
}

/** Holidays and Ramadan: closed, unless they have hours of their own. */
export function ExceptionsEditor({ exceptions, usual, onChange, errorOf }: ExceptionsEditorProps) {
  const change = (changed: ExceptionRow) =>
    onChange(exceptions.map((each) => (each.row === changed.row ? changed : each)))
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="text-md font-medium text-ink">{text.title}</legend>
      <p className="text-sm text-ink-3">{text.lead}</p>
      {exceptions.map((exception, at) => (
        <Exception
          key={exception.row}
          exception={exception}
          usual={usual}
          errorOf={(field) => errorOf(`opening.exceptions.${at}.${field}`)}
          onChange={change}
          onRemove={() => onChange(exceptions.filter((each) => each !== exception))}
        />
      ))}
      {exceptions.length < MAX_OPENING_EXCEPTIONS ? (
        <Button
          variant="soft"
          size="sm"
          className="self-start"
          icon={<Plus />}
          onClick={() => onChange([...exceptions, newException(exceptions)])}
        >
          {text.add}
        </Button>
      ) : (
        <p className="text-sm text-ink-3">{text.most}</p>
      )}
    </fieldset>
  )
}

type ExceptionProps = {
  exception: ExceptionRow
  usual: Hours
  errorOf: (field: string) => string | undefined
  onChange: (exception: ExceptionRow) => void
  onRemove: () => void
}

function Exception({ exception, usual, errorOf, onChange, onRemove }: ExceptionProps) {
  const { label, hours } = exception
  const hoursError = hoursErrorOf(errorOf, 'hours')
  return (
    <div className="flex flex-col gap-2 rounded-picture bg-sunken p-3">
      <div className="flex items-start gap-2">
        <TextField
          label={text.label}
          value={label}
          placeholder={text.example}
          autoComplete="off"
          error={errorOf('label')}
          onValue={(value) => onChange({ ...exception, label: value })}
          fieldClassName="min-w-0 flex-1"
        />
        <IconButton
          label={text.remove(label.trim() || text.new)}
          icon={<Trash2 />}
          variant="danger"
          onClick={onRemove}
        />
      </div>
      <Dates exception={exception} errorOf={errorOf} onChange={onChange} />
      <CheckboxField
        label={text.opens}
        checked={hours !== null}
        onChange={(event) => onChange({ ...exception, hours: event.currentTarget.checked ? usual : null })}
      />
      {hours ? (
        <HoursFields
          hours={hours}
          labels={{ from: text.opensAt, to: text.closesAt }}
          isWrong={hoursError !== undefined}
          onChange={(changed) => onChange({ ...exception, hours: changed })}
        />
      ) : null}
      {hoursError ? <FieldError>{hoursError}</FieldError> : null}
    </div>
  )
}

function Dates({ exception, errorOf, onChange }: Omit<ExceptionProps, 'usual' | 'onRemove'>) {
  const { from, to } = exception
  return (
    <div className="grid grid-cols-2 gap-2">
      <DateField
        label={text.from}
        value={from}
        error={errorOf('from')}
        // The end defaults to the start, so that a one-day holiday needs one date.
        onValue={(value) => onChange({ ...exception, from: value, to: to === '' || to < value ? value : to })}
        className="tabular px-2.5"
      />
      <DateField
        label={text.to}
        value={to}
        error={errorOf('to')}
        onValue={(value) => onChange({ ...exception, to: value })}
        className="tabular px-2.5"
      />
    </div>
  )
}

function newException(exceptions: readonly ExceptionRow[]): ExceptionRow {
  const row = Math.max(-1, ...exceptions.map((exception) => exception.row)) + 1
  return { row, label: '', from: '', to: '', hours: null }
}
