import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { TileCategory } from './category-tiles.tsx'
import type { NewArrival } from './new-arrivals.tsx'

/** The changing parts of the home page: categories and new arrivals. */
export type Shelves = { categories: readonly TileCategory[]; products: readonly NewArrival[] }

/** A response: without a network, the service worker's redirect to its copy of the page. */
type LateShelves = { late: Promise<Shelves | 'lost' | Response> }

/** Navigation waits this long for the data, so that skeletons do not just flash. */
const SOON_MS = 200

/** The loaded data if it arrives soon, else a promise of it. */
export function soonOrLate<Loaded extends { shelves: Shelves }>(
  loading: Promise<Loaded>,
): Promise<Loaded | LateShelves> {
  // Without a response the page is shown all the same, with a retry.
  const late = loading.then(
    ({ shelves }) => shelves,
    (error: unknown) => (error instanceof Response ? error : ('lost' as const)),
  )
  const soon = loading.catch((error: unknown) => {
    if (error instanceof Response) throw error
    return { late }
  })
  return Promise.race([
    soon,
    new Promise<LateShelves>((resolve) => {
      setTimeout(() => resolve({ late }), SOON_MS)
    }),
  ])
}

/** The shelves; `late` while loading, `lost` after a failure. */
export function useShelves(data: { shelves: Shelves } | LateShelves): {
  shelves: Shelves | 'late' | 'lost'
  retry: () => void
} {
  const [arrived, setArrived] = useState<{ of: object; shelves: Shelves | 'lost' } | null>(null)
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!('late' in data)) return
    let isMounted = true
    void data.late.then((shelves) => {
      if (!isMounted) return
      // The redirect may arrive after home is shown, when the router no longer follows it.
      if (shelves instanceof Response) location.replace(shelves.headers.get('Location') ?? '/')
      else setArrived({ of: data, shelves })
    })
    return () => {
      isMounted = false
    }
  }, [data])
  const retry = () => void revalidate()
  if ('shelves' in data) return { shelves: data.shelves, retry }
  return { shelves: arrived?.of === data ? arrived.shelves : 'late', retry }
}
