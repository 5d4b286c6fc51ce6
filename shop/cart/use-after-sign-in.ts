import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { isPassing, isUnauthorized } from '#browser/api-client.ts'
import { useSession } from '#browser/session/use-session.ts'
import { useToast } from '#ui/toast.tsx'
import { useCartContext } from './cart-context.ts'
import { hasLegacyCart } from './legacy-keys.ts'
import { useAddChange } from './use-add-to-cart.ts'
import { cartQuery } from './use-cart.ts'
import { rememberWanted, takeWanted } from './wanted-product.ts'

/** Runs after sign-in: adds the wanted product and imports a legacy cart (S-CART-10). */
export function useAfterSignIn(): void {
  const signedIn = useSession().status === 'authenticated'
  useWantedProduct(signedIn)
  useLegacyCart(signedIn)
}

/** Added once; if the shop is unreachable it stays remembered and is retried. */
function useWantedProduct(signedIn: boolean): void {
  const add = useAddChange({
    onFailed(error, wanted) {
      if (isPassing(error) || isUnauthorized(error)) rememberWanted(wanted)
    },
  })
  const addWanted = useEffectEvent(() => {
    const wanted = takeWanted()
    if (wanted) void add(wanted)
  })
  useEffect(() => {
    if (!signedIn) return
    addWanted()
    return whenBack(() => addWanted())
  }, [signedIn])
}

function useLegacyCart(signedIn: boolean): void {
  const queries = useQueryClient()
  const toast = useToast()
  const { announceChange } = useCartContext()
  useEffect(() => {
    if (!signedIn) return
    async function takeOver() {
      if (!hasLegacyCart()) return
      try {
        const { takeOverLegacyCart } = await import('./take-over-legacy-cart.ts')
        const taken = await takeOverLegacyCart()
        if (!taken) return
        queries.setQueryData(cartQuery.queryKey, taken.cart)
        announceChange()
        toast(taken.toast)
      } catch {
        // Offline: the remaining lines stay stored, and are imported when the shop is reachable again.
      }
    }
    void takeOver()
    return whenBack(takeOver)
  }, [signedIn, queries, toast, announceChange])
}

/** Runs it again when the browser comes online or the window regains focus. */
function whenBack(act: () => void): () => void {
  addEventListener('online', act)
  addEventListener('focus', act)
  return () => {
    removeEventListener('online', act)
    removeEventListener('focus', act)
  }
}
