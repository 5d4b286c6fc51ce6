import type { StockLevel } from '#domain/stock.ts'

/** A-DASH-06, X-38. */
export const STOCK_LEVEL_LABELS: Record<StockLevel, string> = {
  out: 'نفذ المخزون',
  critical: 'مخزون حرج',
  low: 'مخزون منخفض',
  enough: 'متوفر',
}
