/** The queries that a hold changes: the stock, its ledger, and the list of holds. */
export const HOLD_CONCERNS = ['/api/admin/inventory', '/api/admin/holds', '/api/admin/stats'] as const
