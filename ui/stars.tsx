import { classNames } from './class-names.ts'
import { Star } from './icons.tsx'

/** One to five stars, with a text alternative. */
export function Stars({ count, label, className }: { count: number; label: string; className?: string }) {
  return (
    <span role="img" aria-label={label} className={classNames('inline-flex gap-0.5', className)}>
      {[1, 2, 3, 4, 5].map((nth) => (
        <Star
          key={nth}
          className={classNames(
            'size-4',
            nth <= Math.round(count) ? 'fill-current text-warn' : 'text-line-strong',
          )}
        />
      ))}
    </span>
  )
}
