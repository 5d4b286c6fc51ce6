import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'

/** On or off, at once. The label is at the start, the switch at the end of its line. */
export function Switch({
  label,
  className,
  ...rest
}: Omit<ComponentProps<'input'>, 'type' | 'role'> & { label: ReactNode }) {
  return (
    <label
      className={classNames('flex min-h-12 items-center justify-between gap-4 text-body text-ink', className)}
    >
      {label}
      {/* Its knob is no element: a page has several (P-02). */}
      <span className="relative inline-block h-7 w-12 shrink-0 after:pointer-events-none after:absolute after:start-1 after:top-1 after:size-5 after:rounded-pill after:bg-surface after:transition-[inset] has-checked:after:start-6">
        <input
          {...rest}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox tells its state itself; aria-checked could contradict it
          role="switch"
          className="absolute inset-0 size-full appearance-none rounded-pill bg-line-strong transition-colors checked:bg-brand disabled:bg-off-soft"
        />
      </span>
    </label>
  )
}
