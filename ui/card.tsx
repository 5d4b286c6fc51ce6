import type { HTMLAttributes } from 'react'
import { classNames } from './class-names.ts'

type CardProps = HTMLAttributes<HTMLElement> & {
  as?: 'div' | 'section' | 'article' | 'li' | 'aside'
  padded?: boolean
}

/** A white surface with a shadow, for a group of facts or fields. */
export function Card({ as: Element = 'div', padded = true, className, ...rest }: CardProps) {
  return (
    <Element
      {...rest}
      className={classNames('rounded-card bg-surface shadow-card', padded && 'p-4 lg:p-6', className)}
    />
  )
}
