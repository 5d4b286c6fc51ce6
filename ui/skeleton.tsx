import { classNames } from './class-names.ts'

/** A grey place that has the size of what is coming. Say "loading" once, around all of them. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden
      className={classNames('block max-w-full animate-breathe rounded-xs bg-sunken', className)}
    />
  )
}
