import type { ItemCounts } from '#contract/admin/products.ts'
import { itemListText } from '#text/admin/product-list.ts'
import { formatNumber } from '#text/format-number.ts'
import { classNames } from '#ui/class-names.ts'
import { Skeleton } from '#ui/skeleton.tsx'

type Narrowed = { type: string; state: string }

/** Each counter has the filter that lists exactly the counted items. */
const COUNTERS = [
  { name: 'all', shows: { type: '', state: '' } },
  { name: 'animals', shows: { type: 'animal', state: '' } },
  { name: 'products', shows: { type: 'product', state: '' } },
  { name: 'active', shows: { type: '', state: 'active' } },
  { name: 'featured', shows: { type: '', state: 'featured' } },
] as const

type ItemCountersProps = {
  counts: ItemCounts | undefined
  narrowed: Narrowed
  onChoose: (narrowed: Narrowed) => void
}

/** A-ITEM-01. Without a response there are no numbers, never zeros. */
export function ItemCounters({ counts, narrowed, onChoose }: ItemCountersProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{itemListText.counters}</legend>
      <div className="rail -mx-4 gap-2 px-4 py-1 lg:mx-0 lg:grid lg:grid-cols-5 lg:gap-3 lg:px-0">
        {COUNTERS.map(({ name, shows }) => {
          const isSelected = shows.type === narrowed.type && shows.state === narrowed.state
          return (
            <button
              key={name}
              type="button"
              aria-pressed={isSelected}
              onClick={() => onChoose(shows)}
              className={classNames(
                'flex min-w-24 shrink-0 cursor-pointer flex-col items-start gap-0.5 rounded-picture bg-surface px-4 py-3 text-start shadow-card transition-shadow lg:rounded-card lg:px-5 lg:py-4',
                isSelected && 'shadow-[inset_0_0_0_2px_var(--color-brand)]',
              )}
            >
              {counts ? (
                <span className="tabular font-display text-h2 leading-tight font-bold text-ink">
                  {formatNumber(counts[name])}
                </span>
              ) : (
                <Skeleton className="my-1 h-6 w-10" />
              )}
              <span className="text-sm text-ink-2">{itemListText.count[name]}</span>
            </button>
          )
        })}
      </div>
    </fieldset>
  )
}
