import { type Mutation, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { signInPath } from '#browser/accounts/return-path.ts'
import { call, isPassing, isUnauthorized, refusalIn } from '#browser/api-client.ts'
import { type SessionState, useSession } from '#browser/session/use-session.ts'
import type { AddToCartRequest } from '#contract/cart.ts'
import { cartToasts } from '#text/cart-toasts.ts'
import { useToast } from '#ui/toast.tsx'
import { CART_CHANGE } from './cart-change.ts'
import { useCartContext } from './cart-context.ts'
import { failureToast } from './failure-toast.ts'
import { keepPrices, readPrices, withCart } from './seen-prices.ts'
import { cartQuery } from './use-cart.ts'
import { forgetWanted, rememberWanted, type WantedProduct } from './wanted-product.ts'

/** S-ERR-01: how long the toast stands before the way to sign-in opens. */
const REDIRECT_AFTER_MS = 500
/** Long enough to read; on the page of sign-in it lies over the form. */
const SIGN_IN_TOAST_MS = 3500

/** It sold out while its card still offered it: the card's own words (S-ERR-09), and what to do then. */
type WhenSoldOut = { toast: { title: string; description: string }; refresh: () => void }

/**
 * Adds one of a product for each click (S-CARD-07). Who is not signed in is told so, sent to /auth, and gets the
 * product added once after that (S-ERR-01, X-54). `pending` is about this button alone.
 */
export function useAddToCart(whenSoldOut?: WhenSoldOut): {
  addToCart: (productId: number, quantity?: number) => void
  pending: boolean
  /** Whether a click adds, sends to sign-in, or cannot know yet. */
  status: SessionState['status']
} {
  const { status } = useSession()
  const queries = useQueryClient()
  const add = useAddMutation(whenSoldOut)
  const sendToSignIn = useSendToSignIn()

  function addToCart(productId: number, quantity = 1) {
    if (add.isPending || sendToSignIn.pending || isAdding(queries, productId)) return
    if (status === 'anonymous') sendToSignIn.send({ productId, quantity })
    else {
      add.mutate(
        { productId, quantity },
        { onError: (error) => isUnauthorized(error) && sendToSignIn.send({ productId, quantity }) },
      )
    }
  }
  return { addToCart, pending: add.isPending || sendToSignIn.pending, status }
}

/** The call itself, with its toasts (S-ERR-02, S-ERR-03). The response is the whole cart: nothing needs to be read again. */
export function useAddMutation(whenSoldOut?: WhenSoldOut) {
  const queries = useQueryClient()
  const toast = useToast()
  const { openDrawer, announceChange } = useCartContext()
  const mutation = useMutation({
    ...CART_CHANGE,
    mutationFn: (body: AddToCartRequest) => call('POST /api/cart', { body }),
    onMutate: () => queries.cancelQueries({ queryKey: cartQuery.queryKey }),
    async onSuccess(cart, { productId }) {
      forgetWanted(productId)
      keepPrices(withCart(readPrices(), cart))
      // A reading that began meanwhile, on the page one was sent back to, may be of the cart before.
      await queries.cancelQueries({ queryKey: cartQuery.queryKey })
      queries.setQueryData(cartQuery.queryKey, cart)
      announceChange()
      toast({
        title: cartToasts.added,
        description: cartToasts.addedWhere,
        tone: 'ok',
        action: { label: cartToasts.showCart, onClick: openDrawer },
      })
    },
    onError(error, wanted) {
      if (isUnauthorized(error)) return
      if (isAllInCart(error, wanted)) {
        // This page did not know: the cart was filled elsewhere.
        void queries.invalidateQueries({ queryKey: cartQuery.queryKey })
        toast({
          title: cartToasts.inCart,
          description: cartToasts.inCartAll,
          tone: 'ok',
          action: { label: cartToasts.showCart, onClick: openDrawer },
        })
        return
      }
      if (whenSoldOut && isSoldOut(error)) {
        toast({ ...whenSoldOut.toast, tone: 'danger' })
        whenSoldOut.refresh()
        return
      }
      toast({
        ...failureToast(cartToasts.addFailed, error),
        action: isPassing(error)
          ? { label: cartToasts.retry, onClick: () => mutation.mutate(wanted) }
          : undefined,
      })
    },
  })
  return mutation
}

/** At once: the second of two quick clicks comes before React has heard of the first (S-CARD-07). */
function isAdding(queries: QueryClient, productId: number): boolean {
  const isSame = ({ state }: Mutation) =>
    (state.variables as WantedProduct | undefined)?.productId === productId
  return queries.isMutating({ mutationKey: CART_CHANGE.mutationKey, predicate: isSame }) > 0
}

/** S-ERR-09: one more is refused, though some are left, only where the cart holds them all already. */
function isAllInCart(error: unknown, { quantity }: AddToCartRequest): boolean {
  return quantity === 1 && refusalIn(error, 'insufficient-stock') !== null
}

function isSoldOut(error: unknown): boolean {
  return refusalIn(error, 'out-of-stock') !== null
}

function useSendToSignIn(): { send: (wanted: WantedProduct) => void; pending: boolean } {
  const toast = useToast()
  const navigate = useNavigate()
  // Back to what one saw: of a product over its list (its mask) that is the product.
  const { mask, ...list } = useLocation()
  const { pathname, search } = mask ?? list
  const [pending, setPending] = useState(false)
  function send(wanted: WantedProduct) {
    rememberWanted(wanted)
    setPending(true)
    toast({
      title: cartToasts.signInFirst,
      description: cartToasts.signInFirstWhy,
      tone: 'danger',
      durationMs: SIGN_IN_TOAST_MS,
    })
    setTimeout(() => {
      setPending(false)
      void navigate(signInPath(pathname + search))
    }, REDIRECT_AFTER_MS)
  }
  return { send, pending }
}
