import { Columns3 } from 'lucide-react'
import { adminListText } from '#text/admin/shell.ts'
import { buttonClass } from '#ui/button.tsx'
import { CheckboxField } from '#ui/checkbox-field.tsx'
import type { ColumnChoice } from './use-columns.ts'

/** The columns that the table shows; hidden where the list has cards. */
export function ColumnPicker({ choice }: { choice: Pick<ColumnChoice<never>, 'all' | 'toggle'> }) {
  return (
    <details
      className="relative hidden xl:block"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.currentTarget.open = false
        event.currentTarget.querySelector('summary')?.focus()
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) event.currentTarget.open = false
      }}
    >
      <summary className={buttonClass({ variant: 'outline' }, 'cursor-pointer list-none')}>
        <Columns3 />
        {adminListText.columns}
      </summary>
      {/* A press on a label must not count as leaving. */}
      <fieldset
        tabIndex={-1}
        className="absolute end-0 z-20 mt-2 w-64 rounded-card border border-line bg-surface p-3 shadow-float outline-none"
      >
        <legend className="sr-only">{adminListText.columns}</legend>
        {choice.all.map((column) => (
          <CheckboxField
            key={column.key}
            label={column.label}
            checked={column.shown}
            disabled={column.fixed}
            onChange={() => choice.toggle(column.key)}
          />
        ))}
      </fieldset>
    </details>
  )
}
