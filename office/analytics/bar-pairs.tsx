import type { Baisa } from '#domain/money.ts'
import { analyticsText } from '#text/admin/analytics.ts'
import { formatNumber } from '#text/format-number.ts'
import { classNames } from '#ui/class-names.ts'
import { setShare } from './share.ts'

type Bar = { key: string; label: string; now: Baisa; before: Baisa }

/** With more bars than this, adjacent labels would overlap. */
const ROOMY = 14
/** The number of names that fit below the bars, unless they are days of a month. */
const NAMES = 7

type BarPairsProps = { bars: readonly Bar[]; names?: { now: string; before: string }; isLastToday: boolean }

/**
 * A bar for the period in front of an outline for the previous one. Decorative: ReportCard has the data as a table.
 * The last is today's and in full colour.
 */
export function BarPairs({ bars, names, isLastToday }: BarPairsProps) {
  const max = Math.max(...bars.flatMap(({ now, before }) => [now, before]))
  if (max <= 0) return <p className="text-md text-ink-2">{analyticsText.noSales}</p>
  const spoken = labelledBars(bars.map(({ now }) => now))
  const last = bars.length - 1
  const areDays = bars.every(({ label }, index) => label.length <= 2 || index === last)
  const step = Math.ceil(bars.length / (areDays ? ROOMY : NAMES))
  return (
    <div aria-hidden className="flex flex-1 flex-col gap-3">
      {names ? <Legend {...names} /> : null}
      <div
        className={classNames(
          'flex min-h-56 flex-1 items-stretch',
          bars.length > ROOMY ? 'gap-0.5 lg:gap-1' : 'gap-1.5 lg:gap-3',
        )}
      >
        {bars.map(({ key, label, now, before }, index) => (
          <span key={key} className="flex min-w-0 flex-1 flex-col">
            <span className="relative flex flex-1 flex-col justify-end border-b border-line">
              {before > 0 ? (
                <span
                  ref={setShare(before / max)}
                  className="absolute inset-x-0 bottom-0 h-[calc(var(--share)*(100%-1.5rem))] rounded-t-xs border-[1.5px] border-b-0 border-dashed border-line-strong"
                />
              ) : null}
              {spoken.has(index) ? (
                <span className="tabular relative flex justify-center text-2xs font-bold whitespace-nowrap text-ink">
                  {formatNumber(Math.round(now / 1000))}
                </span>
              ) : null}
              <span
                ref={setShare(now / max)}
                className={classNames(
                  'relative mx-[12%] h-[calc(var(--share)*(100%-1.5rem))] rounded-t-xs',
                  isLastToday && index === last ? 'bg-brand' : 'bg-brand-soft-2 dark:bg-brand/50',
                )}
              />
            </span>
            <span
              className={classNames(
                'tabular flex h-7 justify-center pt-1.5 text-2xs whitespace-nowrap',
                isLastToday && index === last ? 'font-bold text-ink' : 'text-ink-3',
              )}
            >
              {(last - index) % step === 0 ? label : null}
            </span>
          </span>
        ))}
      </div>
    </div>
  )
}

/** The bars with labels: highest, last, and with few bars the lowest; never two adjacent ones. */
function labelledBars(amounts: readonly number[]): Set<number> {
  const last = amounts.length - 1
  const sold = amounts.filter((amount) => amount > 0)
  const highest = amounts.indexOf(Math.max(...amounts))
  const candidates = [highest, last]
  if (amounts.length <= ROOMY && sold.length > 1) candidates.push(amounts.indexOf(Math.min(...sold)))
  const gap = amounts.length > ROOMY ? 4 : 1
  const labelled: number[] = []
  for (const index of candidates) {
    if ((amounts[index] ?? 0) > 0 && labelled.every((other) => Math.abs(other - index) >= gap))
      labelled.push(index)
  }
  return new Set(labelled)
}

function Legend({ now, before }: NonNullable<BarPairsProps['names']>) {
  return (
    <p className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-2">
      <span className="inline-flex items-center gap-2">
        <span className="size-3.5 rounded-[4px] bg-brand-soft-2 dark:bg-brand/50" />
        {now}
      </span>
      <span className="inline-flex items-center gap-2">
        <span className="size-3.5 rounded-[4px] border-[1.5px] border-dashed border-line-strong" />
        {before}
      </span>
    </p>
  )
}
