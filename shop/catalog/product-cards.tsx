import { useQuery } from '@tanstack/react-query'
import { createContext, type ReactNode, use } from 'react'
import { useRevalidator } from 'react-router'
import type { CartItem } from '#contract/cart.ts'
import { type AddToCart, useAddToCart } from '#shop/cart/use-add-to-cart.ts'
import { cartQuery } from '#shop/cart/use-cart.ts'
import { cardText, soldOutText } from '#text/catalog/catalog.ts'
import { useToast } from '#ui/toast.tsx'
import { usePart } from '#ui/use-part.ts'

const loadStepper = () => import('./card-stepper.tsx').then((module) => module.CardStepper)
type Stepper = Awaited<ReturnType<typeof loadStepper>>

type CardBuying = AddToCart & {
  cartItems: readonly CartItem[]
  /** Replaces a card's button once its product is in the cart. */
  Stepper: Stepper | null
}

const CardBuyingContext = createContext<CardBuying | null>(null)

/** Wraps a list of cards, so that session and cart are read once for all of them (P-09). */
export function ProductCards({ children }: { children: ReactNode }) {
  const { revalidate } = useRevalidator()
  const toast = useToast()
  const adding = useAddToCart((type) => {
    toast({ title: cardText.unavailable, description: soldOutText[type], tone: 'danger' })
    void revalidate()
  })
  const { data: cart } = useQuery({ ...cartQuery, enabled: false })
  // Only signed-in customers have a cart, so the stepper is loaded separately (P-08).
  const Stepper = usePart(loadStepper, adding.status === 'authenticated')
  return (
    <CardBuyingContext value={{ ...adding, cartItems: cart?.items ?? [], Stepper }}>
      {children}
    </CardBuyingContext>
  )
}

/** What a card of the list needs for its buy button. */
export function useCardBuying(): CardBuying {
  const buying = use(CardBuyingContext)
  if (!buying) throw new Error('useCardBuying needs ProductCards around it')
  return buying
}
