import type { Prefix } from '#browser/use-change.ts'
import { ORDER_READS } from '#office/undo/use-undo.ts'

/** What a decision about a return changes: it, its order and money, the stock. */
export const RETURN_READS: Prefix[] = [
  ...ORDER_READS,
  '/api/admin/returns',
  '/api/admin/inventory',
  '/api/admin/products',
  '/api/admin/passports',
]
