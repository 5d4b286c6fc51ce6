import { queryOrNull } from '#browser/api-client.ts'
import { useSession } from '#browser/session/use-session.ts'
import { type Failure, useSteadyQuery } from '#browser/session/use-steady-query.ts'
import type { Cart } from '#contract/cart.ts'

/** The query key is the URL (S-API-01). */
export const cartQuery = queryOrNull('GET /api/cart')

export type CartState =
  | { status: 'loading'; cart: null }
  | { status: 'anonymous'; cart: null }
  | ({ status: 'failed'; cart: null } & Failure)
  | { status: 'ready'; cart: Cart }

/**
 * The cart of the signed-in customer. Refetched when the window regains focus and on pages that depend on it (`fresh`:
 * cart and checkout), because stock changes meanwhile.
 */
export function useCart({ fresh = false } = {}): CartState {
  const session = useSession()
  const { query, failure: failed } = useSteadyQuery({
    ...cartQuery,
    enabled: session.status === 'authenticated',
    refetchOnWindowFocus: 'always',
    refetchOnMount: fresh ? 'always' : true,
  })
  if (query.data) return { status: 'ready', cart: query.data }
  if (session.status === 'anonymous' || query.data === null) return { status: 'anonymous', cart: null }
  const failure = session.failure ?? failed
  return failure ? { status: 'failed', cart: null, ...failure } : { status: 'loading', cart: null }
}
