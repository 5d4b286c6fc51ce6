import { type ReactNode, useEffect, useRef } from 'react'
import { CircleCheck } from '#ui/icons.tsx'

/** It worked, and what comes next. It takes the place of the form, so it takes the focus too. */
export function AuthResult({
  title,
  action,
  children,
}: {
  title: string
  action: ReactNode
  children: ReactNode
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="flex animate-rise flex-col items-start gap-4">
      <span className="grid size-14 place-items-center rounded-pill bg-ok-soft text-ok">
        <CircleCheck aria-hidden className="size-8" />
      </span>
      <h1 ref={heading} tabIndex={-1} className="font-display text-h1 outline-none">
        {title}
      </h1>
      <div className="flex flex-col gap-2" role="status">
        {children}
      </div>
      {action}
    </div>
  )
}
