import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role'> & { label: ReactNode }

/** A switch that takes effect at once. The label is at the start of the line, the switch at the end. */
export function Switch({ label, className, ...rest }: SwitchProps) {
  return (
    <label
      className={classNames('flex min-h-12 items-center justify-between gap-4 text-body text-ink', className)}
    >
      {label}
      <input
        {...rest}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox tells its state itself; aria-checked could contradict it
        role="switch"
        // The knob is a pseudo-element, which saves an element (P-02).
        className="relative h-7 w-12 shrink-0 appearance-none rounded-pill bg-line-strong transition-colors before:absolute before:start-1 before:top-1 before:size-5 before:rounded-pill before:bg-surface before:transition-[inset] checked:bg-brand checked:before:start-6 disabled:bg-off-soft"
      />
    </label>
  )
}
