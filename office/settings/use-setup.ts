import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#browser/api-client.ts'
import type { Setup } from '#contract/admin/setup.ts'
import { useLive } from '#office/live/live-context.ts'
import { useMay } from '#office/shell/use-may.tsx'

/** Fresh enough for the navigation; saving in the guide refreshes it at once. */
const FRESH_MS = 30_000

export const setupQuery = { ...queryOf('GET /api/admin/setup'), staleTime: FRESH_MS }

/** The state of the shop's setup; requested once the gate is open. */
export function useSetup() {
  const isOpen = useLive() !== null
  const may = useMay()
  return useQuery({ ...setupQuery, enabled: isOpen && may('settings:read') })
}

export function isUnfinished(setup: Setup | undefined): boolean {
  return setup?.steps.some(({ done }) => !done) ?? false
}
