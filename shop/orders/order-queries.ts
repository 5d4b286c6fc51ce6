import { queryOptions } from '@tanstack/react-query'
import { ApiError, api, apiQuery } from '#browser/api-client.ts'
import type { Order, OrderList } from '#contract/orders.ts'

/** How many a page of "my orders" holds, and how far back the checkout looks for one that waits. */
export const ORDERS_A_PAGE = 20

/** The newest own orders. */
export const newestOrdersQuery = apiQuery<OrderList>(`/api/orders?limit=${ORDERS_A_PAGE}`)

export function orderKey(orderNumber: string): string[] {
  return [`/api/orders/${orderNumber}`]
}

/** One own order; null when there is none of that number, or it is another's (Z-02). */
export function orderQuery(orderNumber: string) {
  const [url = ''] = orderKey(orderNumber)
  return queryOptions({
    queryKey: orderKey(orderNumber),
    queryFn: () =>
      api<Order>('GET', url).catch((error) => {
        if (error instanceof ApiError && error.status === 404) return null
        throw error
      }),
  })
}
