import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { queryOf } from '#browser/api-client.ts'
import { usableImages } from '#browser/catalog/usable-images.ts'
import type { ShownProduct } from '#contract/catalog.ts'

/** Short, because stock changes meanwhile. */
const FRESH_MS = 60_000

/** One product as it is now. */
export function readProductQuery(id: number) {
  return queryOptions({
    ...queryOf('GET /api/products/:id', { params: { id } }),
    staleTime: FRESH_MS,
    refetchOnWindowFocus: true,
    select: (product) => ({ ...product, images: usableImages(product.images) }),
  })
}

/** The product from the page's HTML, replaced by a fresh response, since price and stock may have changed. */
export function useLiveProduct(loaded: ShownProduct): ShownProduct {
  const queries = useQueryClient()
  const query = readProductQuery(loaded.id)
  const [arrived, setArrived] = useState({ loaded, at: 0 })
  useEffect(() => {
    queries.setQueryData(readProductQuery(loaded.id).queryKey, loaded)
    setArrived({ loaded, at: Date.now() })
  }, [queries, loaded])
  const { data, dataUpdatedAt } = useQuery({ ...query, enabled: arrived.at > 0 })
  const newer = arrived.loaded === loaded && arrived.at > 0 && dataUpdatedAt > arrived.at
  return newer && data ? data : loaded
}
