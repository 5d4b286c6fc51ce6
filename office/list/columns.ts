import type { ReactNode } from 'react'

export type Column<Item> = {
  key: string
  label: string
  cell: (item: Item) => ReactNode
  /** Numbers and amounts are aligned to the end, digits under digits. */
  numeric?: boolean
  /** The API's name for sorting by it; a click on the header changes the order. */
  sort?: string
  /** Cannot be hidden, since it names the row. */
  fixed?: boolean
  /** Hidden by default. */
  optional?: boolean
}

export type Sorting = {
  /** `price` or `-price`; '' is the list's own order. */
  value: string
  onSort: (value: string) => void
}

/** The next order of a column: ascending, descending, the list's default. */
export function nextSort(current: string, by: string): string {
  if (current === by) return `-${by}`
  return current === `-${by}` ? '' : by
}

export function ariaSort(current: string, by: string): 'ascending' | 'descending' | 'none' {
  if (current === by) return 'ascending'
  return current === `-${by}` ? 'descending' : 'none'
}
