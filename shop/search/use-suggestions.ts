import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api, apiQuery } from '#browser/api-client.ts'
import type { Category, Suggestions } from '#contract/catalog.ts'

/** Long enough that a word typed in one go asks once. */
const PAUSE_MS = 140
/** One letter fits half of the shop. */
const SHORTEST = 2
/** Prices and stock are not older than this. */
const FRESH_MS = 60_000

/** For the words that were typed; those of the words before stay until the new ones are here. */
export function useSuggestions(words: string) {
  const asked = useRested(words)
  const url = `/api/suggestions?${new URLSearchParams({ search: asked })}`
  const enabled = asked.length >= SHORTEST && words !== ''
  const query = useQuery({
    queryKey: [url],
    // Typing on makes the answer to less of it worthless: the call is given up.
    queryFn: ({ signal }) => api<Suggestions>('GET', url, undefined, undefined, signal),
    enabled,
    staleTime: FRESH_MS,
    placeholderData: keepPreviousData,
  })
  return {
    suggestions: enabled ? query.data : undefined,
    failed: enabled && query.isError,
    /** The answer is about what stands in the box, not about what stood there before. */
    settled: enabled && asked === words && query.isSuccess && !query.isPlaceholderData,
  }
}

/** Where to begin when nothing is typed yet. */
export function useCategories(wanted: boolean): Category[] {
  const { data } = useQuery({ ...apiQuery<{ items: Category[] }>('/api/categories'), enabled: wanted })
  return data?.items ?? []
}

function useRested(words: string): string {
  const [rested, setRested] = useState(words)
  useEffect(() => {
    const timer = setTimeout(() => setRested(words), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [words])
  return rested
}
