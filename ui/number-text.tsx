import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

/** A phone, order or account number: from left to right whatever stands around it, in figures of one width. */
export function NumberText({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <bdi dir="ltr" className={classNames('tabular', className)}>
      {children}
    </bdi>
  )
}
