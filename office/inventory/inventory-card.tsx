import { History, SlidersHorizontal } from 'lucide-react'
import type { InventoryItem } from '#contract/admin/inventory.ts'
import { stockLevel } from '#domain/stock.ts'
import { Thumb } from '#office/list/thumb.tsx'
import { May, useMay } from '#office/shell/use-may.tsx'
import { holdsText } from '#text/admin/holds.ts'
import { inventoryText as text } from '#text/admin/inventory.ts'
import { lossText } from '#text/admin/losses.ts'
import { adminWantedText } from '#text/admin/wanted.ts'
import { formatDateTime } from '#text/format-date.ts'
import { formatNumber } from '#text/format-number.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Link } from '#ui/link.tsx'
import { LevelBadge } from './level-badge.tsx'

export type InventoryActions = {
  onAdjust: (item: InventoryItem) => void
  onLedger: (item: InventoryItem) => void
}

/** One product on a phone: name, stock and its two actions. */
export function InventoryCard({ item, onAdjust, onLedger }: { item: InventoryItem } & InventoryActions) {
  return (
    <div className="flex flex-col gap-3 rounded-card bg-surface p-4 shadow-card">
      <div className="flex items-start gap-3">
        <Thumb url={item.imageUrl} className="size-13!" />
        <div className="min-w-0 flex-1">
          <p className="line-clamp-2 font-semibold wrap-anywhere text-ink">
            <bdi>{item.nameArabic}</bdi>
          </p>
          <p className="text-sm text-ink-3">{item.changedAt ? formatDateTime(item.changedAt) : text.never}</p>
        </div>
        <p className="tabular shrink-0 font-display text-h2 font-bold text-ink">
          <span className="sr-only">{text.quantity}: </span>
          {formatNumber(item.quantity)}
        </p>
      </div>
      <InventoryMarks item={item} />
      <div className="grid grid-cols-2 gap-2">
        <InventoryButtons item={item} onAdjust={onAdjust} onLedger={onLedger} />
      </div>
    </div>
  )
}

/** The two actions on a product, in its card or row. */
export function InventoryButtons({ item, onAdjust, onLedger }: { item: InventoryItem } & InventoryActions) {
  return (
    <>
      <May need="stock:write">
        <Button
          variant="soft"
          size="sm"
          icon={<SlidersHorizontal />}
          aria-label={text.adjustOf(item.nameArabic)}
          onClick={() => onAdjust(item)}
        >
          {text.adjust}
        </Button>
      </May>
      <Button
        variant="outline"
        size="sm"
        icon={<History />}
        aria-label={text.ledgerOf(item.nameArabic)}
        onClick={() => onLedger(item)}
      >
        {text.ledger}
      </Button>
    </>
  )
}

/** The stock level in words, and other reasons that prevent a sale. */
export function InventoryMarks({ item }: { item: InventoryItem }) {
  return (
    <div className="flex flex-wrap gap-2">
      <LevelBadge level={stockLevel(item.quantity, item.reorderPoint)} />
      {item.isActive ? null : <Badge>{text.hidden}</Badge>}
      {item.quarantined > 0 ? <Badge tone="warn">{lossText.inQuarantine(item.quarantined)}</Badge> : null}
      {item.held > 0 ? <Badge tone="warn">{holdsText.held(item.held)}</Badge> : null}
      <WaitingBadge waiting={item.waiting} />
    </div>
  )
}

/** A link to the waiting customers, «ينتظره 4 عملاء»; renders nothing if there are none. */
function WaitingBadge({ waiting }: { waiting: number }) {
  const may = useMay()
  if (waiting === 0) return null
  const badge = <Badge tone="brand">{adminWantedText.waiting(waiting)}</Badge>
  if (!may('stock:write')) return badge
  return (
    <Link to="/admin/wanted" className="rounded-pill hover:underline">
      {badge}
    </Link>
  )
}
