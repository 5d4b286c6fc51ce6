import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call, queryOf, urlOf } from '#browser/api-client.ts'
import { useSettled } from '#browser/use-settled.ts'
import type { Category } from '#contract/catalog.ts'

/** Debounce: a word typed in one go sends one request. */
const PAUSE_MS = 140
/** A single letter matches half of the shop. */
const MIN_LENGTH = 2
/** Prices and stock are not older than this. */
const FRESH_MS = 60_000

/** Suggestions for the typed text; the previous ones stay until the new ones arrive. */
export function useSuggestions(words: string) {
  const settledWords = useSettled(words, PAUSE_MS)
  const request = { query: { search: settledWords } }
  const enabled = settledWords.length >= MIN_LENGTH && words !== ''
  const query = useQuery({
    queryKey: [urlOf('GET /api/suggestions', request)],
    // Aborted when the text changes.
    queryFn: ({ signal }) => call('GET /api/suggestions', { ...request, signal }),
    enabled,
    staleTime: FRESH_MS,
    placeholderData: keepPreviousData,
  })
  return {
    suggestions: enabled ? query.data : undefined,
    failed: enabled && query.isError,
    /** The response belongs to the current text, not to an earlier one. */
    settled: enabled && settledWords === words && query.isSuccess && !query.isPlaceholderData,
  }
}

/** The categories shown while the box is empty. */
export function useCategories(wanted: boolean): Category[] {
  const { data } = useQuery({ ...queryOf('GET /api/categories'), enabled: wanted })
  return data?.items ?? []
}
