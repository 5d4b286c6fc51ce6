import type { StockLevel } from '#domain/stock.ts'
import { STOCK_LEVEL_LABELS } from '#text/admin/stock-levels.ts'
import { Badge, type BadgeTone } from '#ui/badge.tsx'

const TONES: Record<StockLevel, BadgeTone> = { out: 'danger', critical: 'warn', low: 'neutral', enough: 'ok' }

/** A-DASH-06, X-38: the stock level in words. */
export function LevelBadge({ level }: { level: StockLevel }) {
  return <Badge tone={TONES[level]}>{STOCK_LEVEL_LABELS[level]}</Badge>
}
