import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Spinner } from './spinner.tsx'

type ButtonVariant =
  | 'solid'
  | 'soft'
  | 'outline'
  | 'ghost'
  | 'danger'
  | 'danger-ghost'
  | 'whatsapp'
  | 'on-deep'
/** 44, 48 and 56 px high. */
type ButtonSize = 'sm' | 'md' | 'lg'

export type ButtonLook = {
  variant?: ButtonVariant
  size?: ButtonSize
  /** As wide as its container. */
  block?: boolean
}

/** The look of a button for whatever element needs it (styles/components.css). */
export function buttonClass(
  { variant = 'solid', size = 'md', block = false }: ButtonLook = {},
  more?: string,
): string {
  return classNames(`btn btn-${variant} btn-${size}`, block && 'w-full', more)
}

export type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** Before the label. */
    icon?: ReactNode
    /** After the label, such as an arrow. */
    iconEnd?: ReactNode
    /** While true: shows `pendingLabel` instead of the label, ignores clicks, keeps the focus. */
    pending?: boolean
    pendingLabel?: string
  }

export function Button({
  variant,
  size,
  block,
  icon,
  iconEnd,
  pending = false,
  pendingLabel,
  children,
  className,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  function click(event: MouseEvent<HTMLButtonElement>) {
    if (pending) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      {...rest}
      type={type}
      aria-busy={pending || undefined}
      aria-disabled={pending || undefined}
      className={buttonClass({ variant, size, block }, className)}
      onClick={click}
    >
      {pending ? <Spinner /> : icon}
      {pending && pendingLabel ? pendingLabel : children}
      {pending ? null : iconEnd}
    </button>
  )
}
