import { type UseQueryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useState } from 'react'

/** How often a shop that did not respond is asked again, while somebody looks. */
const ASK_AGAIN_MS = 5000

/** A failure stays on the screen until a response arrives, also during a retry. */
export type Failure = { error: Error; retry: () => void; retrying: boolean }

/**
 * A reading that one waits for: when it fails it is asked again by itself, and at once when the network is back.
 * `failure` is null as soon as there is something to show, be it stale.
 */
export function useSteadyQuery<Data>(options: UseQueryOptions<Data, Error, Data, string[]>): {
  query: UseQueryResult<Data>
  failure: Failure | null
} {
  const query = useQuery({
    ...options,
    refetchInterval: ({ state }) => (isFailed(state) ? ASK_AGAIN_MS : false),
    refetchOnReconnect: ({ state }) => isFailed(state),
  })
  const key = String(options.queryKey[0])
  const [last, setLast] = useState<{ key: string; error: Error } | null>(null)
  if (query.error && query.error !== last?.error) setLast({ key, error: query.error })
  const error = query.error ?? (last?.key === key ? last.error : null)
  const failure =
    query.data === undefined && error
      ? { error, retry: () => void query.refetch(), retrying: query.isFetching }
      : null
  return { query, failure }
}

/** Asking again makes the library forget the error before: without a response it has still failed. */
function isFailed({ data, status }: { data: unknown; status: string }): boolean {
  return data === undefined && status === 'error'
}
