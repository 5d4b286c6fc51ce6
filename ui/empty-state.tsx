import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

/** An empty state: figure, explanation and next step. Wrap it in a world class, which gives the colours. */
export function EmptyState({
  figure,
  title,
  children,
  actions,
  headingLevel = 2,
  className,
}: {
  /** A transparent picture of about 160 × 160; it overflows the block. */
  figure?: ReactNode
  title: string
  children?: ReactNode
  actions?: ReactNode
  headingLevel?: 1 | 2 | 3
  className?: string
}) {
  const Heading = `h${headingLevel}` as const
  return (
    <div className={classNames('flex flex-col items-center px-4 py-8 text-center', className)}>
      {figure ? (
        <div className="relative mt-10 mb-6 h-24 w-64 max-w-full rounded-pill bg-block">
          <div className="figure-shadow absolute inset-x-0 bottom-3 mx-auto size-32 [&_img]:size-full [&_img]:object-contain [&_img]:object-bottom">
            {figure}
          </div>
        </div>
      ) : null}
      <Heading className="font-display text-h2">{title}</Heading>
      {children ? <div className="mt-2 max-w-prose text-body text-ink-2">{children}</div> : null}
      {actions ? <div className="mt-6 flex flex-wrap justify-center gap-3">{actions}</div> : null}
    </div>
  )
}
