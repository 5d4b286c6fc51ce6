import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#browser/api-client.ts'
import type { Cart } from '#contract/cart.ts'
import type { DeliveryDay } from '#contract/delivery-days.ts'

export type CartDays = {
  /** Null while they are loading, and without an animal in the cart. */
  days: DeliveryDay[] | null
  failed: boolean
  retry: () => void
  retrying: boolean
}

/** The days on which the whole cart can be delivered to the governorate (H-06). */
export function useCartDays(cart: Cart, regionId: number, isServed: boolean): CartDays {
  const products = cart.items.map(({ productId }) => productId).sort((a, b) => a - b)
  const hasAnimal = cart.items.some(({ product }) => product.type === 'animal')
  const { data, error, refetch, isFetching } = useQuery({
    ...queryOf('GET /api/delivery-days', {
      query: { regionId: String(regionId), products: products.join() },
    }),
    enabled: hasAnimal && isServed,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  })
  return {
    days: hasAnimal && isServed ? (data?.days ?? null) : null,
    failed: error !== null && !data,
    retry: () => void refetch(),
    retrying: isFetching,
  }
}
