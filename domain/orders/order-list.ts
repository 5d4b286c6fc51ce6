// How the list of orders can be narrowed and sorted (W-01, W-02).

/** `soon`: the deadline of its transfer, or the last promised day of its delivery, is near. `late`: it has passed. */
export const ORDER_DUES = ['soon', 'late'] as const
export type OrderDue = (typeof ORDER_DUES)[number]

/** The newest, the largest, the smallest first; the nearest deadline first. */
export const ORDER_SORTS = ['newest', 'amount', 'amount-asc', 'due'] as const
export type OrderSort = (typeof ORDER_SORTS)[number]

/** W-03: how many orders one call changes at most. */
export const MAX_BULK_ORDERS = 500
/** The maximum number of ids that a filter returns, for "select all". */
export const MAX_SELECTED_ORDERS = 10_000

/** Limits of saved views: their number, and the length of a name. */
export const MAX_ORDER_VIEWS = 12
export const MAX_VIEW_NAME = 40

/** Every shop's views: transfers to check, to pack, to deliver today, late, owed to customers. */
export const ORDER_VIEWS = ['reconcile', 'prepare', 'deliver-today', 'late', 'owed'] as const
export type OrderView = (typeof ORDER_VIEWS)[number]
