import { useQuery } from '@tanstack/react-query'
import { debugText } from '#text/debug.ts'
import { diagnosticsQuery } from './diagnostics-query.ts'
import { DebugPanel, PanelFailure, PanelSkeleton } from './panel.tsx'
import { SetUpFacts } from './set-up-facts.tsx'

/** How the shop was started, for administrators: with debug routes and without. */
export function SetUpPanel() {
  const seen = useQuery(diagnosticsQuery)
  return (
    <DebugPanel title={debugText.environment.title} lead={debugText.environment.noSecrets}>
      {seen.isPending ? <PanelSkeleton rows={14} /> : null}
      {seen.isError ? <PanelFailure error={seen.error} retry={() => void seen.refetch()} /> : null}
      {seen.data ? <SetUpFacts setUp={seen.data.setUp} /> : null}
    </DebugPanel>
  )
}
