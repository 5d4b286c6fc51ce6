import { queryOptions } from '@tanstack/react-query'
import { call, isNotFound, queryOf, urlOf } from '#browser/api-client.ts'

/** Page size of "my orders", and how many orders the checkout searches for a pending one. */
export const ORDERS_A_PAGE = 20

export const newestOrdersQuery = queryOf('GET /api/orders', { query: { limit: `${ORDERS_A_PAGE}` } })

export function orderKey(orderNumber: string): string[] {
  return [urlOf('GET /api/orders/:orderNumber', { params: { orderNumber } })]
}

/** One of the customer's own orders; null if it does not exist or belongs to another account (Z-02). */
export function orderQuery(orderNumber: string) {
  return queryOptions({
    queryKey: orderKey(orderNumber),
    queryFn: () =>
      call('GET /api/orders/:orderNumber', { params: { orderNumber } }).catch((error) => {
        if (isNotFound(error)) return null
        throw error
      }),
  })
}
