import { useQuery } from '@tanstack/react-query'
import { apiQueryOrNull } from '#app/api-client.ts'
import { useSession } from '#app/features/session/use-session.ts'
import type { Cart } from '#contract/cart.ts'

/** Its key is its address (S-API-01). */
export const cartQuery = apiQueryOrNull<Cart>('/api/cart')

export type CartState =
  | { status: 'loading'; cart: null }
  | { status: 'anonymous'; cart: null }
  | { status: 'failed'; cart: null; error: Error; retry: () => void; retrying: boolean }
  | { status: 'ready'; cart: Cart }

/**
 * The cart of the signed-in customer. It is asked again whenever the window gets the focus back, and where one decides
 * on it (`fresh`: cart page and checkout), because animals sell meanwhile.
 */
export function useCart({ fresh = false } = {}): CartState {
  const session = useSession()
  const query = useQuery({
    ...cartQuery,
    enabled: session.status === 'authenticated',
    refetchOnWindowFocus: 'always',
    refetchOnMount: fresh ? 'always' : true,
  })
  if (query.data) return { status: 'ready', cart: query.data }
  if (session.status === 'anonymous' || query.data === null) return { status: 'anonymous', cart: null }
  if (query.error) {
    const { error, isFetching, refetch } = query
    return { status: 'failed', cart: null, error, retry: () => void refetch(), retrying: isFetching }
  }
  return { status: 'loading', cart: null }
}
