import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#browser/api-client.ts'
import { debugText } from '#text/debug.ts'
import { Asked, DebugPanel } from './panel.tsx'
import { SetUpFacts } from './set-up-facts.tsx'

export const setUpQuery = queryOf('GET /api/debug/environment')

/** The shop's start-up configuration; visible to everybody if debug routes are enabled. */
export function EnvironmentPanel() {
  const setUp = useQuery(setUpQuery)
  return (
    <DebugPanel title={debugText.environment.title} lead={debugText.environment.noSecrets}>
      <Asked query={setUp} rows={14}>
        {(answer) => <SetUpFacts setUp={answer} />}
      </Asked>
    </DebugPanel>
  )
}
