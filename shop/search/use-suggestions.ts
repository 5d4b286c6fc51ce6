import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call, queryOf, urlOf } from '#browser/api-client.ts'
import { useSettled } from '#browser/use-settled.ts'
import type { Category } from '#contract/catalog.ts'

/** Long enough that a word typed in one go asks once. */
const PAUSE_MS = 140
/** One letter fits half of the shop. */
const MIN_LENGTH = 2
/** Prices and stock are not older than this. */
const FRESH_MS = 60_000

/** For the words that were typed; those of the words before stay until the new ones are here. */
export function useSuggestions(words: string) {
  const asked = useSettled(words, PAUSE_MS)
  const request = { query: { search: asked } }
  const enabled = asked.length >= MIN_LENGTH && words !== ''
  const query = useQuery({
    queryKey: [urlOf('GET /api/suggestions', request)],
    // Typing on makes the response to less of it worthless: the call is given up.
    queryFn: ({ signal }) => call('GET /api/suggestions', { ...request, signal }),
    enabled,
    staleTime: FRESH_MS,
    placeholderData: keepPreviousData,
  })
  return {
    suggestions: enabled ? query.data : undefined,
    failed: enabled && query.isError,
    /** The response belongs to the current text, not to an earlier one. */
    settled: enabled && asked === words && query.isSuccess && !query.isPlaceholderData,
  }
}

/** Where to begin when nothing is typed yet. */
export function useCategories(wanted: boolean): Category[] {
  const { data } = useQuery({ ...queryOf('GET /api/categories'), enabled: wanted })
  return data?.items ?? []
}
