import { useQuery } from '@tanstack/react-query'
import { withHold } from '#browser/catalog/own-hold.ts'
import { reservedFor, type Stocked } from '#browser/catalog/product-stock.tsx'
import type { CartItem } from '#contract/cart.ts'
import type { OwnHold } from '#contract/wanted.ts'
import { cartQuery } from './use-cart.ts'

/** The cart line of one product, from the cache that the shop's frame fills; other lines cause no re-render. */
export function useCartLine(productId: number): CartItem | null {
  const { data } = useQuery({
    ...cartQuery,
    enabled: false,
    select: (cart) => cart?.items.find((item) => item.productId === productId) ?? null,
  })
  return data ?? null
}

/**
 * The product with the stock available to this customer. The page is the same for everybody (D-06), but units that the
 * customer's own pending order reserves, or that are on hold for them, can still be bought by them (D-05, S2-12,
 * H-08).
 */
export function withOwnStock<Shown extends Stocked>(
  product: Shown,
  line: Pick<CartItem, 'product'> | null,
  hold: OwnHold | null,
): Shown {
  if (!line) return hold ? withHold(product, hold) : product
  // A page rendered before the order still shows the old stock; the cart is newer.
  const isReservedForCustomer = reservedFor(line.product) === 'you'
  if (!isReservedForCustomer && line.product.quantity <= product.quantity) return product
  const { quantity, stockLabel, isReserved, reservedUntil } = line.product
  return { ...product, quantity, stockLabel, isReserved, reservedUntil }
}
