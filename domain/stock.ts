// One constant for "low" everywhere (D-07, X-38); the label is what a shopper sees (S-STK-01).

export const LOW_STOCK = 5
export const CRITICAL_STOCK = 2

export type StockLabel = 'out' | 'low' | 'in'

export function stockLabel(quantity: number): StockLabel {
  if (quantity <= 0) return 'out'
  return quantity <= LOW_STOCK ? 'low' : 'in'
}
