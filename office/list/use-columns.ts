import { useState } from 'react'
import { readStoredJson, writeStoredJson } from '#browser/storage.ts'
import type { Column } from './columns.ts'

export type ColumnChoice<Item> = {
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
