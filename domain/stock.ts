// One constant for "low" everywhere (D-07, X-38); the label is what a shopper sees (S-STK-01). The owner can set
// another threshold for each supply (W-10).

export const LOW_STOCK = 5
export const CRITICAL_STOCK = 2

export type StockLabel = 'out' | 'low' | 'in'

export function stockLabel(quantity: number): StockLabel {
  if (quantity <= 0) return 'out'
  return quantity <= LOW_STOCK ? 'low' : 'in'
}

/** Why a quantity changed, as the ledger keeps it. */
export const STOCK_REASONS = [
  'initial',
  'order',
  'order-amended',
  'order-cancelled',
  'order-expired',
  'order-deleted',
  'adjustment',
  /** Taken back from its buyer, and what of that cannot be sold again (F-03). */
  'return',
  'write-off',
  /** Kept for one person; bought by them; on the shelf again (S2-12). */
  'hold',
  'hold-used',
  'hold-ended',
  /** H-10: an animal is off sale because it is ill; it recovered; it died; it left the order that held it. */
  'quarantine',
  'quarantine-ended',
  'died',
  'order-lost',
  /** Changed by hand in the database; the ledger notes the difference by itself. */
  'unexplained',
] as const
export type StockReason = (typeof STOCK_REASONS)[number]

export const STOCK_LEVELS = ['out', 'critical', 'low', 'enough'] as const
export type StockLevel = (typeof STOCK_LEVELS)[number]

/**
 * What its keeper sees (A-DASH-06, X-38): the last two are told apart from the last few.
 * @param reorderPoint null for items that are not reordered: a single animal is not low stock (W-10)
 */
export function stockLevel(quantity: number, reorderPoint: number | null = LOW_STOCK): StockLevel {
  if (quantity <= 0) return 'out'
  if (reorderPoint === null || quantity > reorderPoint) return 'enough'
  return quantity <= CRITICAL_STOCK ? 'critical' : 'low'
}
