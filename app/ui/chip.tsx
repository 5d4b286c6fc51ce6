import { X } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'

/** The look of a chip for whatever element needs it; the chosen one wears its world and a ring of ink. */
export function chipClass({
  selected = false,
  world = false,
}: {
  selected?: boolean
  world?: boolean
} = {}): string {
  return classNames(
    'inline-flex min-h-11 shrink-0 snap-start items-center gap-2 rounded-pill px-4 text-md font-medium whitespace-nowrap transition-colors',
    selected
      ? world
        ? 'bg-block text-world shadow-[inset_0_0_0_2px_var(--w-ink)]'
        : 'bg-brand-soft text-brand-ink shadow-[inset_0_0_0_2px_var(--color-brand)]'
      : 'bg-surface text-ink shadow-[inset_0_0_0_1.5px_var(--color-line)] hover:shadow-[inset_0_0_0_1.5px_var(--color-line-strong)]',
  )
}

/** One of several ways to narrow a list. */
export function Chip({
  selected = false,
  world = false,
  icon,
  children,
  className,
  ...rest
}: ComponentProps<'button'> & { selected?: boolean; world?: boolean; icon?: ReactNode }) {
  return (
    <button
      {...rest}
      type="button"
      aria-pressed={selected}
      className={classNames(chipClass({ selected, world }), className)}
    >
      {icon}
      {children}
    </button>
  )
}

/** A filter in force; pressing it takes it away. `removeLabel` says so in words. */
export function RemovableChip({
  children,
  removeLabel,
  onRemove,
}: {
  children: ReactNode
  removeLabel: string
  onRemove: () => void
}) {
  return (
    <button
      type="button"
      aria-label={removeLabel}
      onClick={onRemove}
      className="inline-flex min-h-11 items-center gap-2 rounded-pill bg-brand-soft px-4 text-md font-medium text-brand-ink hover:bg-brand-soft-2"
    >
      {children}
      <X aria-hidden className="size-4" />
    </button>
  )
}

/** A word in a row of words (a governorate); nothing to press. */
export function Tag({ children }: { children: ReactNode }) {
  return <span className="rounded-pill bg-sunken px-3.5 py-1 text-sm text-ink-2">{children}</span>
}
