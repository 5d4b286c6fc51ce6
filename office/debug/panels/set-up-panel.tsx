import { useQuery } from '@tanstack/react-query'
import { debugText } from '#text/debug.ts'
import { diagnosticsQuery } from './diagnostics-query.ts'
import { Asked, DebugPanel } from './panel.tsx'
import { SetUpFacts } from './set-up-facts.tsx'

/** The shop's start-up configuration for administrators, with or without debug routes. */
export function SetUpPanel() {
  const seen = useQuery(diagnosticsQuery)
  return (
    <DebugPanel title={debugText.environment.title} lead={debugText.environment.noSecrets}>
      <Asked query={seen} rows={14}>
        {({ setUp }) => <SetUpFacts setUp={setUp} />}
      </Asked>
    </DebugPanel>
  )
}
