import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { TileCategory } from './category-tiles.tsx'
import type { NewArrival } from './new-arrivals.tsx'

/** The changing parts of the home page: categories and new arrivals. */
export type Shelves = { categories: readonly TileCategory[]; products: readonly NewArrival[] }

/** A response: without a network, the service worker's redirect to its copy of the page. */
type LateShelves = { late: Promise<Shelves | 'lost' | Response> }

/** A response within this time is waited for; skeletons that only flash would be worse than the wait. */
const SOON_MS = 200

/** What `loading` brings if it is there soon, else what it will have brought. */
export function soonOrLate<Loaded extends { shelves: Shelves }>(
  loading: Promise<Loaded>,
): Promise<Loaded | LateShelves> {
  // Without a response the page is still a page: it says what is missing and tries again.
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

/** The shelves, «late» until they are there, «lost» when they did not come. */
export function useShelves(data: { shelves: Shelves } | LateShelves): {
  shelves: Shelves | 'late' | 'lost'
  retry: () => void
} {
  const [arrived, setArrived] = useState<{ of: object; shelves: Shelves | 'lost' } | null>(null)
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!('late' in data)) return
    let here = true
    void data.late.then((shelves) => {
      if (!here) return
      // On a slow machine it comes when home is shown already, and the router no longer follows it.
      if (shelves instanceof Response) location.replace(shelves.headers.get('Location') ?? '/')
      else setArrived({ of: data, shelves })
    })
    return () => {
      here = false
    }
  }, [data])
  const retry = () => void revalidate()
  if ('shelves' in data) return { shelves: data.shelves, retry }
  return { shelves: arrived?.of === data ? arrived.shelves : 'late', retry }
}
