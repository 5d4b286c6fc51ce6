import type { ReactNode } from 'react'
import { Price } from '#browser/price/price.tsx'
import type { World } from '#domain/catalog/worlds.ts'
import type { Baisa } from '#domain/money.ts'
import { analyticsText } from '#text/admin/analytics.ts'
import { classNames } from '#ui/class-names.ts'
import { GrowthMark } from './growth-mark.tsx'
import { setShare } from './share.ts'

export type SharePart = {
  key: string | number
  name: string
  /** A decoration: the family's animal. */
  figure?: ReactNode
  /** The bar's colour; by default the shop's own. */
  world?: World | null
  now: Baisa
  before: Baisa
}

/** Shares, the largest first. Decorative, as BarPairs. `wide`: full width, in two columns. */
export function ShareList({ parts, wide = false }: { parts: readonly SharePart[]; wide?: boolean }) {
  const visibleParts = parts.filter(({ now }) => now > 0)
  const max = Math.max(...visibleParts.map(({ now }) => now))
  if (visibleParts.length === 0) return <p className="text-md text-ink-2">{analyticsText.noSales}</p>
  return (
    <ul
      aria-hidden
      className={classNames(
        'grid grid-cols-[minmax(0,1fr)] gap-4',
        wide && 'lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] lg:gap-x-12',
      )}
    >
      {visibleParts.map(({ key, name, figure, world, now, before }) => (
        <li key={key} className={`flex items-center gap-3 ${world ? `w-${world}` : ''}`}>
          {figure}
          <span className="min-w-0 flex-1">
            <span className="flex items-baseline justify-between gap-3">
              <bdi className="line-clamp-1 text-md font-medium text-ink">{name}</bdi>
              <Price amount={now} className="shrink-0 text-md font-semibold text-ink" />
            </span>
            <span className="mt-1 flex items-center gap-3">
              <span className="h-2.5 min-w-0 flex-1 rounded-pill bg-sunken">
                <span
                  ref={setShare(now / max)}
                  className={`block h-full w-[calc(var(--share)*100%)] min-w-1.5 rounded-pill ${world ? 'bg-edge' : 'bg-brand'}`}
                />
              </span>
              <GrowthMark
                now={now}
                before={before}
                className="w-33 shrink-0 justify-end max-[18rem]:w-auto max-[18rem]:shrink"
              />
            </span>
          </span>
        </li>
      ))}
    </ul>
  )
}
