import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Spinner } from './spinner.tsx'

export type IconButtonVariant = 'plain' | 'soft' | 'outline' | 'raised' | 'danger'

const VARIANTS: Record<IconButtonVariant, string> = {
  plain: 'text-ink hover:bg-sunken active:bg-sunken',
  soft: 'bg-brand-soft text-brand-ink hover:bg-brand-soft-2',
  outline: 'border-[1.5px] border-line bg-surface text-ink hover:border-line-strong',
  /** On a picture: white with a shadow. */
  raised: 'bg-surface text-ink shadow-card hover:bg-sunken',
  danger: 'text-ink-2 hover:bg-danger-soft hover:text-danger',
}

export function iconButtonClass(variant: IconButtonVariant = 'plain', more?: string): string {
  return classNames('icon-btn', VARIANTS[variant], more)
}

/** An icon without text; `label` is its accessible name. */
export function IconButton({
  label,
  icon,
  variant = 'plain',
  pending = false,
  resting = false,
  className,
  type = 'button',
  onClick,
  ...rest
}: Omit<ComponentProps<'button'>, 'children'> & {
  label: string
  icon: ReactNode
  variant?: IconButtonVariant
  pending?: boolean
  /** Ignores presses for a moment; disabled, it would lose the focus, or could not be given it. */
  resting?: boolean
}) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      aria-busy={pending || undefined}
      aria-disabled={resting || undefined}
      onClick={resting ? undefined : onClick}
      className={iconButtonClass(variant, className)}
    >
      {pending ? <Spinner /> : icon}
    </button>
  )
}
