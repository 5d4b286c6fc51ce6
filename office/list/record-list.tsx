import type { ReactNode } from 'react'
import { ListFrame, type ShownList } from './list-frame.tsx'
import { RecordTable, type RecordTableProps } from './record-table.tsx'
import { useWideScreen } from './use-wide-screen.ts'

type RecordListProps<Item> = Omit<RecordTableProps<Item>, 'items'> & {
  list: ShownList<Item>
  /** On a phone a record is a card: the content of an `<li>`, with its own ground. */
  card: (item: Item) => ReactNode
  /** Shown when nothing is found. */
  empty: ReactNode
}

/** A list of records: a table on a wide screen, cards on a phone; loading, failed and empty included. */
export function RecordList<Item>({ list, card, empty, ...table }: RecordListProps<Item>) {
  const wide = useWideScreen()
  return (
    <ListFrame list={list} wide={wide} empty={empty}>
      {(items) =>
        wide ? (
          <RecordTable {...table} items={items} />
        ) : (
          <ul aria-label={table.label} className="grid grid-cols-1 gap-3 lg:grid-cols-2">
            {items.map((item) => (
              <li key={table.idOf(item)}>{card(item)}</li>
            ))}
          </ul>
        )
      }
    </ListFrame>
  )
}
