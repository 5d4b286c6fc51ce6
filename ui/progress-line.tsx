import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

/** A progress bar. Decorative: the text beside it gives the same information. */
export function ProgressLine({ className, ...rest }: ComponentProps<'progress'>) {
  return (
    <progress
      {...rest}
      className={classNames(
        'h-2 appearance-none overflow-hidden rounded-pill bg-line [&::-moz-progress-bar]:bg-brand [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-brand',
        className,
      )}
    />
  )
}
