import { createContext, use } from 'react'

export type CartContextValue = {
  openDrawer: () => void
  /** Tells the shop's other tabs that the cart is not what they show. */
  announceChange: () => void
}

export const CartContext = createContext<CartContextValue>({
  openDrawer: () => {},
  announceChange: () => {},
})

export function useCartContext(): CartContextValue {
  return use(CartContext)
}
