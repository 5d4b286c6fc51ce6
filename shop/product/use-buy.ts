import { useState } from 'react'
import type { Product } from '#contract/catalog.ts'
import { useCartContext } from '#shop/cart/cart-context.ts'
import { useAddToCart } from '#shop/cart/use-add-to-cart.ts'
import { useCart } from '#shop/cart/use-cart.ts'

export type Buy = {
  /** How many the next press adds. */
  wanted: number
  setWanted: (quantity: number) => void
  inCart: number
  /** How many more may be added: the stock without what is in the cart. */
  left: number
  pending: boolean
  add: () => void
  showCart: () => void
}

/** State shared by all buy buttons of one product. */
export function useBuy({ id, type, quantity }: Pick<Product, 'id' | 'type' | 'quantity'>): Buy {
  const { addToCart, isPending } = useAddToCart()
  const { openDrawer } = useCartContext()
  const { cart } = useCart()
  const inCart = cart?.items.find((item) => item.productId === id)?.quantity ?? 0
  const left = Math.max(0, quantity - inCart)
  // The chosen quantity resets once it is in the cart.
  const [choice, setChoice] = useState({ id, inCart, wanted: 1 })
  const chosen = choice.id === id && choice.inCart === inCart ? choice.wanted : 1
  const wanted = Math.max(1, Math.min(chosen, left))
  return {
    wanted,
    setWanted: (next) => setChoice({ id, inCart, wanted: next }),
    inCart,
    left,
    pending: isPending(id),
    add: () => addToCart({ id, type }, wanted),
    showCart: openDrawer,
  }
}
