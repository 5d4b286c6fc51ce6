import { useEffect, useState } from 'react'
import type { Cart, CartItem } from '#contract/cart.ts'
import { keepPrices, readPrices, withCart } from './seen-prices.ts'

/** What changed its price while it stood in the cart, until one has taken note of it. */
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
