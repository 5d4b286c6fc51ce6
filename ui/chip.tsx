import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

/** Chip styles for any element; the selected one has its world's colour and a ring. */
export function chipClass({
  selected = false,
  world = false,
}: {
  selected?: boolean
  world?: boolean
} = {}): string {
  return classNames(
    'chip',
    selected &&
      (world
        ? 'bg-block text-world shadow-[inset_0_0_0_2px_var(--w-ink)] hover:shadow-[inset_0_0_0_2px_var(--w-ink)]'
        : 'bg-brand-soft text-brand-ink shadow-[inset_0_0_0_2px_var(--color-brand)] hover:shadow-[inset_0_0_0_2px_var(--color-brand)]'),
  )
}

/** A chip that is not interactive, such as a governorate. */
export function Tag({ children }: { children: ReactNode }) {
  return <span className="rounded-pill bg-sunken px-3.5 py-1 text-sm text-ink-2">{children}</span>
}
