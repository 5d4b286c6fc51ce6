import type { ReactNode } from 'react'

export type Column<Item> = {
  key: string
  label: string
  cell: (item: Item) => ReactNode
  /** Numbers and amounts are aligned to the end, digits under digits. */
  numeric?: boolean
  /** Its name as the API sorts by it; a click asks the shop for the other order. */
  sort?: string
  /** Cannot be hidden: what the row is called. */
  fixed?: boolean
  /** Not shown until it is chosen. */
  optional?: boolean
}

export type Sorting = {
  /** `price` or `-price`; '' is the list's own order. */
  value: string
  onSort: (value: string) => void
}

/** The next order of a column: up, down, the list's own. */
export function nextSort(current: string, by: string): string {
  if (current === by) return `-${by}`
  return current === `-${by}` ? '' : by
}

export function ariaSort(current: string, by: string): 'ascending' | 'descending' | 'none' {
  if (current === by) return 'ascending'
  return current === `-${by}` ? 'descending' : 'none'
}
