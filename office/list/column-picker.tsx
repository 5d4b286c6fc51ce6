import { Columns3 } from 'lucide-react'
import { useState } from 'react'
import { readStoredJson, writeStoredJson } from '#browser/storage.ts'
import { adminListText } from '#text/admin/shell.ts'
import { buttonClass } from '#ui/button.tsx'
import { CheckboxField } from '#ui/checkbox-field.tsx'
import type { Column } from './columns.ts'

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

type ColumnChoice<Item> = {
  shown: readonly Column<Item>[]
  /** For `<ColumnPicker>`. */
  all: readonly { key: string; label: string; fixed: boolean; shown: boolean }[]
  toggle: (key: string) => void
}

/** The visible columns, stored on the device under `name`. */
export function useColumns<Item>(name: string, columns: readonly Column<Item>[]): ColumnChoice<Item> {
  const place = `aleef-admin-columns:${name}`
  // The columns whose visibility differs from the default.
  const [turned, setTurned] = useState<ReadonlySet<string>>(() => new Set(read(place)))
  const isShown = ({ key, fixed, optional = false }: Column<Item>) =>
    fixed === true || turned.has(key) === optional

  function toggle(key: string) {
    const next = new Set(turned)
    if (!next.delete(key)) next.add(key)
    setTurned(next)
    writeStoredJson(place, [...next])
  }

  return {
    shown: columns.filter(isShown),
    all: columns.map((column) => ({
      key: column.key,
      label: column.label,
      fixed: column.fixed === true,
      shown: isShown(column),
    })),
    toggle,
  }
}

function read(place: string): string[] {
  const value: unknown = readStoredJson(place)
  return Array.isArray(value) ? value.filter((key) => typeof key === 'string') : []
}
