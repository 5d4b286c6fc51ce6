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
export type ButtonSize = 'sm' | 'md' | 'lg'

export type ButtonLook = {
  variant?: ButtonVariant
  size?: ButtonSize
  /** As wide as its container. */
  block?: boolean
}

const BASE =
  'relative inline-flex items-center justify-center gap-2 rounded-control text-center font-semibold leading-tight no-underline select-none transition-colors disabled:bg-off-soft disabled:text-off disabled:border-transparent'

const VARIANTS: Record<ButtonVariant, string> = {
  solid: 'bg-brand text-on-brand hover:bg-brand-hover active:bg-brand-hover',
  soft: 'bg-brand-soft text-brand-ink hover:bg-brand-soft-2 active:bg-brand-soft-2',
  outline: 'border-[1.5px] border-line bg-surface text-ink hover:border-line-strong active:bg-sunken',
  ghost: 'text-brand-ink hover:bg-brand-soft active:bg-brand-soft-2 disabled:bg-transparent',
  danger: 'bg-danger-soft text-danger hover:brightness-95 active:brightness-90 dark:hover:brightness-110',
  'danger-ghost': 'text-danger hover:bg-danger-soft active:bg-danger-soft disabled:bg-transparent',
  whatsapp:
    'border-[1.5px] border-line bg-surface text-ink hover:border-line-strong active:bg-sunken [&_svg]:text-wa',
  'on-deep': 'bg-on-deep/10 text-on-deep hover:bg-on-deep/20 active:bg-on-deep/20',
}

const SIZES: Record<ButtonSize, string> = {
  sm: 'min-h-11 px-3.5 py-2 text-md [&_svg]:size-[1.15em]',
  md: 'min-h-12 px-5 py-2.5 text-body [&_svg]:size-[1.2em]',
  lg: 'min-h-14 px-7 py-3 text-[1.0625rem] [&_svg]:size-[1.2em]',
}

/** The look of a button for whatever element needs it. */
export function buttonClass(
  { variant = 'solid', size = 'md', block = false }: ButtonLook = {},
  more?: string,
): string {
  return classNames(BASE, VARIANTS[variant], SIZES[size], block && 'w-full', more)
}

export type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** Stands before the words, at the start. */
    icon?: ReactNode
    /** Stands after the words, at the end (an arrow onward). */
    iconEnd?: ReactNode
    /** Work is under way: the words give way to `pendingLabel`, clicks do nothing, the focus stays. */
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
