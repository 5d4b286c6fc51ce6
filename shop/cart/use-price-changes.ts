import { useEffect, useState } from 'react'
import type { Cart, CartItem } from '#contract/cart.ts'
import { keepPrices, readPrices, withCart } from './seen-prices.ts'

/** Items whose price changed while they were in the cart, until the customer dismisses the notice. */
export function usePriceChanges(cart: Cart) {
  const [seen, setSeen] = useState(readPrices)
  useEffect(() => {
    const next = withCart(readPrices(), cart)
    keepPrices(next)
    setSeen(next)
  }, [cart])
  return {
    /** The earlier price in rials; null while it is still the same. */
    before({ productId, product }: CartItem): string | null {
      const price = seen[productId]
      return price === undefined || price === product.price ? null : price
    },
    accept({ productId, product }: CartItem): void {
      const next = { ...readPrices(), [productId]: product.price }
      keepPrices(next)
      setSeen(next)
    },
  }
}
