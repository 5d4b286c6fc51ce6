import type { Prefix } from '#browser/use-change.ts'
import { ORDER_READS } from '#office/undo/use-undo.ts'

/** The queries that a decision about a return changes: returns, orders, payments, stock. */
export const RETURN_READS: Prefix[] = [
  ...ORDER_READS,
  '/api/admin/returns',
  '/api/admin/inventory',
  '/api/admin/products',
  '/api/admin/passports',
]
