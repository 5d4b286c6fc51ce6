import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type BadgeTone = 'neutral' | 'brand' | 'ok' | 'warn' | 'danger' | 'world'

const TONES: Record<BadgeTone, string> = {
  neutral: 'bg-off-soft text-off',
  brand: 'bg-brand-soft text-brand-ink',
  ok: 'bg-ok-soft text-ok',
  warn: 'bg-warn-soft text-warn',
  danger: 'bg-danger-soft text-danger',
  /** A tag on a picture, in the dark shade of the surrounding world («جديد», «مميّز»). */
  world: 'bg-world text-tint dark:bg-tint dark:text-world',
}

type BadgeProps = { tone?: BadgeTone; icon?: ReactNode; children: ReactNode; className?: string }

/** A state in words; colour and icon only repeat it. */
export function Badge({ tone = 'neutral', icon, children, className }: BadgeProps) {
  return (
    <span className={classNames('badge', TONES[tone], className)}>
      {icon}
      {children}
    </span>
  )
}

/** The counter on the cart and on tabs. Use the number as `key`, so that it bounces when it changes. */
export function CountBadge({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <span
      className={classNames(
        'tabular pointer-events-none grid h-5.5 min-w-5.5 animate-pop place-items-center rounded-pill border-2 border-surface bg-brand px-1 text-[0.75rem] leading-none font-bold text-on-brand',
        className,
      )}
    >
      {children}
    </span>
  )
}
