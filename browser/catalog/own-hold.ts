import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#browser/api-client.ts'
import { useSession } from '#browser/session/use-session.ts'
import type { OwnHold } from '#contract/wanted.ts'
import { stockLabel } from '#domain/stock.ts'
import { reservedFor, type Stocked } from './product-stock.tsx'

/** The units of a product that are held for this visitor (S2-12, H-08); requested only where the product has holds. */
export function useOwnHold(product: ({ id: number } & Stocked) | undefined): OwnHold | null {
  const { status } = useSession()
  const reserved = product && reservedFor(product) === 'another' ? product : null
  const enabled = status === 'authenticated' && reserved !== null
  const { data } = useQuery({ ...queryOf('GET /api/holds'), enabled })
  return data?.items.find(({ productId }) => productId === reserved?.id) ?? null
}

/** The product as the person with the hold can buy it. */
export function withHold<Shown extends Stocked>(product: Shown, { quantity: held, until }: OwnHold): Shown {
  const quantity = product.quantity + held
  return { ...product, quantity, stockLabel: stockLabel(quantity), isReserved: true, reservedUntil: until }
}
