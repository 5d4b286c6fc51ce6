import { createContext, use } from 'react'

export type CartContextValue = {
  openDrawer: () => void
  /** Tells other tabs of the shop to reload their cart. */
  announceChange: () => void
}

export const CartContext = createContext<CartContextValue>({
  openDrawer: () => {},
  announceChange: () => {},
})

export function useCartContext(): CartContextValue {
  return use(CartContext)
}
