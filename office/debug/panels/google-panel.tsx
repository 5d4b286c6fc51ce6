import { useQuery } from '@tanstack/react-query'
import { GoogleSignIn } from '#browser/accounts/google-sign-in.tsx'
import { debugText } from '#text/debug.ts'
import { setUpQuery } from './environment-panel.tsx'
import { Asked, DebugFact, DebugFacts, DebugPanel, LatinFact, StateBadge } from './panel.tsx'

/**
 * whether Google is set up, what must be registered with Google, and a real sign-in that returns to this page.
 */
export function GooglePanel() {
  const setUp = useQuery(setUpQuery)
  return (
    <DebugPanel title={debugText.google.title}>
      <Asked query={setUp}>
        {({ switches, baseUrl }) => <GoogleFacts isOn={switches.GOOGLE_CLIENT_ID} baseUrl={baseUrl} />}
      </Asked>
    </DebugPanel>
  )
}

function GoogleFacts({ isOn, baseUrl }: { isOn: boolean; baseUrl: string }) {
  const text = debugText.google
  return (
    <>
      <DebugFacts>
        <DebugFact name={text.state}>
          <StateBadge state={isOn ? 'on' : 'off'} />
        </DebugFact>
        <LatinFact name={text.redirect}>{baseUrl}/auth/callback</LatinFact>
        <LatinFact name={text.scopes}>openid email profile</LatinFact>
        <LatinFact name={text.start}>GET /api/auth/google</LatinFact>
      </DebugFacts>
      <GoogleSignIn state={isOn ? 'on' : 'off-with-hint'} returnPath="/google-auth-debug" />
    </>
  )
}
