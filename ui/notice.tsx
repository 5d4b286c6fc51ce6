import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { CircleAlert, CircleCheck, Info, TriangleAlert } from './icons.tsx'

export type NoticeTone = 'info' | 'ok' | 'warn' | 'danger'

const TONES = {
  info: { look: 'bg-brand-soft text-brand-ink', Icon: Info },
  ok: { look: 'bg-ok-soft text-ok', Icon: CircleCheck },
  warn: { look: 'bg-warn-soft text-warn', Icon: TriangleAlert },
  danger: { look: 'bg-danger-soft text-danger', Icon: CircleAlert },
}

/** A persistent notice. With `live`, screen readers announce it when it appears. */
export function Notice({
  tone = 'info',
  icon,
  title,
  children,
  action,
  live = false,
  className,
}: {
  tone?: NoticeTone
  icon?: ReactNode
  title?: string
  children?: ReactNode
  action?: ReactNode
  live?: boolean
  className?: string
}) {
  const { look, Icon } = TONES[tone]
  return (
    <div
      role={live ? (tone === 'danger' ? 'alert' : 'status') : undefined}
      className={classNames(
        'flex items-start gap-3 rounded-picture px-4 py-3 text-md font-medium [&_svg]:shrink-0',
        look,
        className,
      )}
    >
      <span className="mt-[0.15em] [&_svg]:size-5">{icon ?? <Icon />}</span>
      <div className="min-w-0 flex-1">
        {title ? <p className="font-bold">{title}</p> : null}
        {children}
      </div>
      {action}
    </div>
  )
}
