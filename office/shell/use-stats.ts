import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#browser/api-client.ts'
import type { AdminStats } from '#contract/admin/stats.ts'
import { useLive } from '#office/live/live-context.ts'

/** Fresh enough for the counts beside the sections; what happens refreshes it anyway (D-08). */
const FRESH_MS = 30_000

export type StatsState = {
  stats: AdminStats | undefined
  /** Only while there is nothing to show. */
  failure: { error: Error; onRetry: () => void; retrying: boolean } | null
}

/** The shop's key figures, requested once the gate is open. */
export function useStats(): StatsState {
  const isOpen = useLive() !== null
  const { data, error, isFetching, refetch } = useQuery({
    ...queryOf('GET /api/admin/stats'),
    enabled: isOpen,
    staleTime: FRESH_MS,
  })
  return {
    stats: data,
    failure: error && !data ? { error, onRetry: () => void refetch(), retrying: isFetching } : null,
  }
}
