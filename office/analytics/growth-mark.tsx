import { Minus, TrendingDown, TrendingUp } from 'lucide-react'
import { growth } from '#domain/analytics.ts'
import { analyticsText } from '#text/admin/analytics.ts'
import { classNames } from '#ui/class-names.ts'

const text = analyticsText.growth

/** The change as an arrow and in words; the colour only repeats it. */
export function GrowthMark({ now, before, className }: { now: number; before: number; className?: string }) {
  const { Icon, words, look } = markOf(now, before)
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1 text-xs font-semibold whitespace-nowrap max-[18rem]:whitespace-normal',
        look,
        className,
      )}
    >
      <Icon className="size-4 shrink-0" />
      {words}
    </span>
  )
}

function markOf(now: number, before: number) {
  const change = growth(now, before)
  if (change === null) {
    return now === 0
      ? { Icon: Minus, words: text.same, look: 'text-ink-3' }
      : { Icon: TrendingUp, words: text.fresh, look: 'text-ok' }
  }
  if (Math.round(change * 100) === 0) return { Icon: Minus, words: text.same, look: 'text-ink-3' }
  return change > 0
    ? { Icon: TrendingUp, words: text.up(change), look: 'text-ok' }
    : { Icon: TrendingDown, words: text.down(-change), look: 'text-danger' }
}

/** The same for a cell of a table. */
export function growthWords(now: number, before: number): string {
  return markOf(now, before).words
}
