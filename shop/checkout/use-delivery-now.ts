import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#browser/api-client.ts'
import type { ShellStore } from '#browser/store/use-store.ts'
import type { DeliveryNow } from '#contract/store.ts'

export type CheckoutDelivery = { delivery: DeliveryNow['items']; freeDeliveryFrom: string | null }

/**
 * Fees, days and dates as they are now: an open tab may have known the shop for days. Until the shop has responded,
 * what the page knew, without dates.
 */
export function useDeliveryNow(store: ShellStore): CheckoutDelivery {
  const { data } = useQuery({
    ...queryOf('GET /api/delivery'),
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  })
  if (data) return { delivery: data.items, freeDeliveryFrom: data.freeDeliveryFrom }
  const { delivery, freeDeliveryFrom } = store
  return { delivery: delivery.map((row) => ({ ...row, expected: null })), freeDeliveryFrom }
}
