import { classNames } from './class-names.ts'

/** A grey placeholder with the size of the content to come. Announce "loading" once, around all of them. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden
      className={classNames('block max-w-full animate-breathe rounded-xs bg-sunken', className)}
    />
  )
}
