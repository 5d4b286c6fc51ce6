import { classNames } from './class-names.ts'
import { Star } from './icons.tsx'

/** One to five stars, with a text alternative. */
export function Stars({ count, label }: { count: number; label: string }) {
  return (
    <span role="img" aria-label={label} className="inline-flex gap-0.5">
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
