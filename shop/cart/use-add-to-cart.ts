import { type Mutation, type QueryClient, useMutationState, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useSignInSheet } from '#browser/accounts/sign-in-sheet.ts'
import { isPassing, isUnauthorized, refusalIn } from '#browser/api-client.ts'
import { randomKey } from '#browser/random-key.ts'
import { type SessionState, useSession } from '#browser/session/use-session.ts'
import { useChange } from '#browser/use-change.ts'
import type { AddToCartRequest, Cart } from '#contract/cart.ts'
import type { ProductType } from '#domain/product.ts'
import { cartToasts } from '#text/cart/cart-toasts.ts'
import { useToast } from '#ui/toast.tsx'
import { addUnits } from './add-lines.ts'
import { CART_CHANGE } from './cart-change.ts'
import { useCartContext } from './cart-context.ts'
import { failureToast } from './failure-toast.ts'
import { keepPrices, readPrices, withCart } from './seen-prices.ts'
import { cartQuery } from './use-cart.ts'
import { forgetWanted, rememberWanted, type WantedProduct } from './wanted-product.ts'

/** S-ERR-01: how long the toast is shown before the sheet opens. */
const SHEET_AFTER_MS = 500
/** How long the toast stays if nothing closes it. */
const SIGN_IN_TOAST_MS = 3500

type Added = WantedProduct & { type?: ProductType }

export type AddToCart = {
  addToCart: (product: { id: number; type: ProductType }, quantity?: number) => void
  isPending: (productId: number) => boolean
  /** The session status: a click adds, asks to sign in, or has to wait. */
  status: SessionState['status']
}

/**
 * Adds one of a product for each click (S-CARD-07), for one product or a whole list. A signed-out visitor is told to
 * sign in by a mailed code, and the product is added once after that (S-ERR-01, X-54). `whenSoldOut`: it sold out while
 * it was still offered (S-ERR-09).
 */
export function useAddToCart(whenSoldOut?: (type: ProductType) => void): AddToCart {
  const { status } = useSession()
  const queries = useQueryClient()
  const signIn = useSendToSignIn()
  const add = useAddChange({ whenSoldOut, whenSignedOut: signIn.send })
  const adding = useMutationState({
    filters: { mutationKey: [CART_CHANGE.key], status: 'pending' },
    select: addedBy,
  })

  function addToCart({ id: productId, type }: { id: number; type: ProductType }, quantity = 1) {
    if (signIn.pendingId !== null || isAdding(queries, productId)) return
    if (status === 'anonymous') signIn.send({ productId, quantity })
    else void add({ productId, quantity, type })
  }
  const isPending = (productId: number) => adding.includes(productId) || signIn.pendingId === productId
  return { addToCart, isPending, status }
}

type Otherwise = {
  whenSoldOut?: ((type: ProductType) => void) | undefined
  whenSignedOut?: (wanted: WantedProduct) => void
  onFailed?: (error: Error, wanted: WantedProduct) => void
}

/**
 * The call itself, with its toasts (S-ERR-02, S-ERR-03). The response is the whole cart: nothing needs to be read
 * again.
 */
export function useAddChange({ whenSoldOut, whenSignedOut, onFailed }: Otherwise = {}) {
  const queries = useQueryClient()
  const { openDrawer, announceChange } = useCartContext()
  const { queryKey } = cartQuery
  const showCart = { label: cartToasts.showCart, onClick: openDrawer }
  const { run } = useChange<Cart, Added & { key: string }>({
    ...CART_CHANGE,
    send: (wanted) => addUnits(wanted, wanted.key),
    onDone(cart, { productId }) {
      forgetWanted(productId)
      keepPrices(withCart(readPrices(), cart))
      queries.setQueryData(queryKey, cart)
      announceChange()
    },
    done: () => ({
      title: cartToasts.added,
      description: cartToasts.addedWhere,
      tone: 'ok',
      action: showCart,
    }),
    onFailed(error, wanted) {
      if (isUnauthorized(error)) whenSignedOut?.({ productId: wanted.productId, quantity: wanted.quantity })
      // It was added after all, or the cart was filled in another tab.
      else if (isPassing(error) || isAllInCart(error, wanted)) void queries.invalidateQueries({ queryKey })
      else if (wanted.type && isSoldOut(error)) whenSoldOut?.(wanted.type)
      onFailed?.(error, wanted)
    },
    failed(error, wanted) {
      if (isUnauthorized(error)) return null
      if (isAllInCart(error, wanted))
        return { title: cartToasts.inCart, description: cartToasts.inCartAll, tone: 'ok', action: showCart }
      if (whenSoldOut && wanted.type && isSoldOut(error)) return null
      return {
        ...failureToast(cartToasts.addFailed, error),
        action: isPassing(error) ? { label: cartToasts.retry, onClick: () => void run(wanted) } : undefined,
      }
    },
  })
  /** A new press is a new key; what is tried again brings the key of its first try. */
  return (wanted: Added) => run({ key: randomKey(), ...wanted })
}

/** Reads the mutation cache: a second quick click comes before React renders the first (S-CARD-07). */
function isAdding(queries: QueryClient, productId: number): boolean {
  const addsSameProduct = (mutation: Mutation) => addedBy(mutation) === productId
  return queries.isMutating({ mutationKey: [CART_CHANGE.key], predicate: addsSameProduct }) > 0
}

/** Undefined for another change of the cart. */
function addedBy({ state }: Mutation): number | undefined {
  return (state.variables as Partial<Added> | undefined)?.productId
}

/** S-ERR-09: one more unit is refused with stock left only if the cart already holds all of it. */
function isAllInCart(error: unknown, { quantity }: AddToCartRequest): boolean {
  return quantity === 1 && refusalIn(error, 'insufficient-stock') !== null
}

function isSoldOut(error: unknown): boolean {
  return refusalIn(error, 'out-of-stock') !== null
}

/** Explains in a toast, then opens the sign-in sheet over the current page. */
function useSendToSignIn(): { send: (wanted: WantedProduct) => void; pendingId: number | null } {
  const toast = useToast()
  const sheet = useSignInSheet()
  const [pendingId, setPendingId] = useState<number | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // The sheet belongs to this page: it does not open over the next one.
  useEffect(() => () => clearTimeout(timer.current), [])
  function send(wanted: WantedProduct) {
    const { productId } = wanted
    rememberWanted(wanted)
    // Already opened by an early tap; the sheet explains itself.
    if (sheet.isOpen()) return sheet.open({ wanted })
    setPendingId(productId)
    toast({
      title: cartToasts.signInFirst,
      description: cartToasts.signInFirstWhy,
      tone: 'info',
      durationMs: SIGN_IN_TOAST_MS,
    })
    timer.current = setTimeout(() => {
      setPendingId(null)
      // The sheet would cover it, and says the same.
      toast(null)
      sheet.open({ wanted })
    }, SHEET_AFTER_MS)
  }
  return { send, pendingId }
}
