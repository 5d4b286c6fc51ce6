import type { HTMLAttributes } from 'react'
import { classNames } from './class-names.ts'

/** A white surface with a shadow, for a group of facts or fields. */
export function Card({
  as: Element = 'div',
  padded = true,
  className,
  ...rest
}: HTMLAttributes<HTMLElement> & { as?: 'div' | 'section' | 'article' | 'li' | 'aside'; padded?: boolean }) {
  return (
    <Element
      {...rest}
      className={classNames('rounded-card bg-surface shadow-card', padded && 'p-4 lg:p-6', className)}
    />
  )
}
