import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#browser/api-client.ts'
import type { AdminStats } from '#contract/admin/stats.ts'
import { useLive } from '#office/live/live-context.ts'
import type { ReadQuery } from './failure-card.tsx'

/** Fresh enough for the counts beside the sections; live events refresh it too (D-08). */
const FRESH_MS = 30_000

export type StatsState = {
  stats: AdminStats | undefined
  /** Set only if there is no data to show. */
  failure: { query: ReadQuery } | null
}

/** The shop's key figures, requested once the gate is open. */
export function useStats(): StatsState {
  const isOpen = useLive() !== null
  const query = useQuery({
    ...queryOf('GET /api/admin/stats'),
    enabled: isOpen,
    staleTime: FRESH_MS,
  })
  return {
    stats: query.data,
    failure: query.error && !query.data ? { query } : null,
  }
}
