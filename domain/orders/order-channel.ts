/** How an order came in: by the shop's pages, or entered by an administrator after a call or a sale. */
export const ORDER_CHANNELS = ['site', 'phone', 'counter'] as const
export type OrderChannel = (typeof ORDER_CHANNELS)[number]
