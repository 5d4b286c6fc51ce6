import type { ReactNode } from 'react'
import { ListFrame, type ShownList } from './list-frame.tsx'

const LAYOUTS = {
  /** 1, 2 or 3 in a row (A-CAT-03). */
  cards: { list: 'grid grid-cols-1 gap-3 sm:grid-cols-2 lg:gap-5 xl:grid-cols-3', item: 'flex' },
  rows: { list: 'flex flex-col gap-3', item: undefined },
}

/** Cards of a list, beside or below each other. */
export function CardList<Item extends { id: number | string }>({
  label,
  list,
  empty,
  layout = 'cards',
  className = LAYOUTS[layout].list,
  children,
}: {
  label: string
  list: ShownList<Item>
  empty: ReactNode
  layout?: keyof typeof LAYOUTS
  className?: string
  children: (item: Item) => ReactNode
}) {
  return (
    <ListFrame list={list} wide={false} empty={empty}>
      {(items) => (
        <ul aria-label={label} className={className}>
          {items.map((item) => (
            <li key={item.id} className={LAYOUTS[layout].item}>
              {children(item)}
            </li>
          ))}
        </ul>
      )}
    </ListFrame>
  )
}
