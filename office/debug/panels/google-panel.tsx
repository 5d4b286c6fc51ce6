import { useQuery } from '@tanstack/react-query'
import { GoogleSignIn } from '#browser/accounts/google-sign-in.tsx'
import { debugText } from '#text/debug.ts'
import { setUpQuery } from './environment-panel.tsx'
import {
  DebugFact,
  DebugFacts,
  DebugPanel,
  LatinFact,
  PanelFailure,
  PanelSkeleton,
  StateBadge,
} from './panel.tsx'

/** whether Google is set up, what must be registered there, and the real way there and back to this page. */
export function GooglePanel() {
  const setUp = useQuery(setUpQuery)
  const text = debugText.google
  if (!setUp.data) {
    return (
      <DebugPanel title={text.title}>
        {setUp.isError ? (
          <PanelFailure error={setUp.error} retry={() => void setUp.refetch()} />
        ) : (
          <PanelSkeleton rows={4} />
        )}
      </DebugPanel>
    )
  }
  const isOn = setUp.data.switches.GOOGLE_CLIENT_ID
  return (
    <DebugPanel title={text.title}>
      <DebugFacts>
        <DebugFact name={text.state}>
          <StateBadge state={isOn ? 'on' : 'off'} />
        </DebugFact>
        <LatinFact name={text.redirect}>{setUp.data.baseUrl}/auth/callback</LatinFact>
        <LatinFact name={text.scopes}>openid email profile</LatinFact>
        <LatinFact name={text.start}>GET /api/auth/google</LatinFact>
      </DebugFacts>
      <GoogleSignIn state={isOn ? 'on' : 'off-with-hint'} returnPath="/google-auth-debug" />
    </DebugPanel>
  )
}
