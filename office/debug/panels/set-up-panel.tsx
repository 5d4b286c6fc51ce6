import { useQuery } from '@tanstack/react-query'
import { diagnosticsQuery } from '#office/debug/diagnostics-query.ts'
import { Panel, PanelFailure, PanelSkeleton } from '#office/debug/panel.tsx'
import { SetUpFacts } from '#office/debug/set-up-facts.tsx'
import { debugText } from '#text/debug.ts'

/** How the shop was started, for administrators: with debug routes and without. */
export function SetUpPanel() {
  const seen = useQuery(diagnosticsQuery)
  return (
    <Panel title={debugText.environment.title} lead={debugText.environment.noSecrets}>
      {seen.isPending ? <PanelSkeleton rows={14} /> : null}
      {seen.isError ? <PanelFailure error={seen.error} retry={() => void seen.refetch()} /> : null}
      {seen.data ? <SetUpFacts setUp={seen.data.setUp} /> : null}
    </Panel>
  )
}
