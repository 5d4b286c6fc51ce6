import type { LowProduct } from '#contract/admin/stats.ts'
import { LevelBadge } from '#office/inventory/level-badge.tsx'
import { Thumb } from '#office/list/thumb.tsx'
import { FailureCard } from '#office/shell/failure-card.tsx'
import { useStats } from '#office/shell/use-stats.ts'
import { dashboardText } from '#text/admin/dashboard.ts'
import { Link } from '#ui/link.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Panel } from './panel.tsx'

const text = dashboardText.low
const ROW = 'flex min-h-14 items-center gap-3 max-[18rem]:flex-wrap'

/** A-DASH-05, A-DASH-06, A-DASH-11: low stock, lowest first. */
export function LowStock() {
  const { stats, failure } = useStats()
  if (failure) return <FailureCard {...failure} title={text.title} />
  return (
    <Panel title={text.title} link={{ label: text.all, to: '/admin/inventory' }}>
      {stats?.lowStock.length === 0 ? <p className="text-md text-ink-2">{text.none}</p> : null}
      <ul className="flex flex-col divide-y divide-line">
        {stats
          ? stats.lowStock.map((product) => <LowProductRow key={product.id} product={product} />)
          : ['1', '2', '3', '4', '5'].map((row) => (
              <li key={row} className={ROW}>
                <Skeleton className="size-11 rounded-control" />
                <Skeleton className="h-5 flex-1" />
                <Skeleton className="h-6 w-24 rounded-pill" />
              </li>
            ))}
      </ul>
    </Panel>
  )
}

function LowProductRow({ product }: { product: LowProduct }) {
  return (
    <li className={ROW}>
      <Thumb url={product.imageUrl} />
      <Link
        to={`/admin/inventory?product=${product.id}`}
        className="line-clamp-2 min-w-0 flex-1 py-2.5 text-md font-medium text-ink hover:underline"
      >
        <bdi>{product.nameArabic}</bdi>
      </Link>
      <span className="flex shrink-0 flex-col items-end gap-0.5 py-2">
        <LevelBadge level={product.level} />
        {product.quantity > 0 ? (
          <span className="tabular text-xs text-ink-3">{text.left(product.quantity)}</span>
        ) : null}
      </span>
    </li>
  )
}
