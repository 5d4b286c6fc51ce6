import type { ReactNode } from 'react'
import { ListFrame, type ShownList } from './list-frame.tsx'

/** Cards of a list, 1, 2 or 3 in a row (A-CAT-03). */
export function CardList<Item extends { id: number }>({
  label,
  list,
  empty,
  children,
}: {
  label: string
  list: ShownList<Item>
  empty: ReactNode
  children: (item: Item) => ReactNode
}) {
  return (
    <ListFrame list={list} wide={false} empty={empty}>
      {(items) => (
        <ul aria-label={label} className="grid gap-3 sm:grid-cols-2 lg:gap-5 xl:grid-cols-3">
          {items.map((item) => (
            <li key={item.id} className="flex">
              {children(item)}
            </li>
          ))}
        </ul>
      )}
    </ListFrame>
  )
}
