import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#browser/api-client.ts'
import { debugText } from '#text/debug.ts'
import { DebugPanel, PanelFailure, PanelSkeleton } from './panel.tsx'
import { SetUpFacts } from './set-up-facts.tsx'

export const setUpQuery = queryOf('GET /api/debug/environment')

/** How the shop was started; open to everybody where debug routes are on. */
export function EnvironmentPanel() {
  const setUp = useQuery(setUpQuery)
  return (
    <DebugPanel title={debugText.environment.title} lead={debugText.environment.noSecrets}>
      {setUp.isPending ? <PanelSkeleton rows={14} /> : null}
      {setUp.isError ? <PanelFailure error={setUp.error} retry={() => void setUp.refetch()} /> : null}
      {setUp.data ? <SetUpFacts setUp={setUp.data} /> : null}
    </DebugPanel>
  )
}
