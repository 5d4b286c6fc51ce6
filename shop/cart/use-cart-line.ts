import { useQuery } from '@tanstack/react-query'
import { withHold } from '#browser/catalog/own-hold.ts'
import { reservedFor, type Stocked } from '#browser/catalog/product-stock.tsx'
import type { CartItem } from '#contract/cart.ts'
import type { OwnHold } from '#contract/wanted.ts'
import { cartQuery } from './use-cart.ts'

/** The line of one product in the cart that the page's frame has read; a card re-renders for no other line. */
export function useCartLine(productId: number): CartItem | null {
  const { data } = useQuery({
    ...cartQuery,
    enabled: false,
    select: (cart) => cart?.items.find((item) => item.productId === productId) ?? null,
  })
  return data ?? null
}

/**
 * A product as its reader can have it. The page is the same for everybody (D-06), but what one's own pending order holds
 * can still be bought by its holder: their cart says so, and for them it is not sold out (D-05). The same goes for units on hold for
 * them (S2-12, H-08), which need not be in their cart yet.
 */
export function withOwnStock<Shown extends Stocked>(
  product: Shown,
  line: Pick<CartItem, 'product'> | null,
  hold: OwnHold | null,
): Shown {
  if (!line) return hold ? withHold(product, hold) : product
  // A page of a moment before the order still has it: the cart knows better.
  const isOwn = reservedFor(line.product) === 'you'
  if (!isOwn && line.product.quantity <= product.quantity) return product
  const { quantity, stockLabel, isReserved, reservedUntil } = line.product
  return { ...product, quantity, stockLabel, isReserved, reservedUntil }
}
