/** The queries that a quarantine or a death changes: the stock, its ledger, holds, and the records of animals. */
export const LOSS_CONCERNS = [
  '/api/admin/inventory',
  '/api/admin/holds',
  '/api/admin/quarantines',
  '/api/admin/passports',
  '/api/admin/products',
  '/api/admin/stats',
] as const
