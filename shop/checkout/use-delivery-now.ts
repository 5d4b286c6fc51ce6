import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#browser/api-client.ts'
import type { ShellStore } from '#browser/store/use-store.ts'
import type { DeliveryNow } from '#contract/store.ts'
import { ALL_REGION_IDS } from '#domain/regions.ts'
import type { KnownStore } from '#shop/delivery/delivery-terms.ts'

export type CheckoutDelivery = { delivery: DeliveryNow['items']; freeDeliveryFrom: string | null }

/**
 * Current fees, days and dates, since a tab may have been open for days. Until the response arrives, the page's
 * own data without dates.
 */
export function useDeliveryNow(store: ShellStore): CheckoutDelivery {
  const { data } = useQuery({
    ...queryOf('GET /api/delivery'),
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  })
  if (data) return { delivery: data.items, freeDeliveryFrom: data.freeDeliveryFrom }
  return deliveryOnPage(store)
}

/** The page names only the governorates that differ from the shop's own fees and days. */
export function deliveryOnPage(store: KnownStore): CheckoutDelivery {
  const { delivery, freeDeliveryFrom } = store
  const own = {
    office: store.deliveryFeeOffice,
    home: store.deliveryFeeHome,
    days: store.deliveryDays,
    animals: true,
  }
  const rows = ALL_REGION_IDS.map((regionId) => ({
    ...(delivery.find((row) => row.regionId === regionId) ?? { regionId, ...own }),
    expected: null,
  }))
  return { delivery: rows, freeDeliveryFrom }
}
