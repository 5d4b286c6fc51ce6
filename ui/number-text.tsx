import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

/** A phone, order or account number: from left to right in any context, in tabular figures. */
export function NumberText({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <bdi dir="ltr" className={classNames('tabular', className)}>
      {children}
    </bdi>
  )
}
