import { type UseQueryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useState } from 'react'

/** The retry interval while the shop does not respond and the page is visible. */
const ASK_AGAIN_MS = 5000

/** A failure stays on the screen until a response arrives, also during a retry. */
export type Failure = { error: Error; retry: () => void; retrying: boolean }

/**
 * A query that retries automatically after a failure, and at once when the network is back.
 * `failure` is null as soon as there is data to show, even if stale.
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

/** The library clears the error on a refetch; until a response arrives the query still counts as failed. */
function isFailed({ data, status }: { data: unknown; status: string }): boolean {
  return data === undefined && status === 'error'
}
