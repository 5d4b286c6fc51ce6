import { useQueryClient } from '@tanstack/react-query'
import { SESSION_HINT } from '#browser/session/hint-script.ts'
import { useSession } from '#browser/session/use-session.ts'
import { useSignOut } from '#browser/session/use-sign-out.ts'
import { FailureCard } from '#office/shell/failure-card.tsx'
import { debugText } from '#text/debug.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { AgainButton, DebugFact, DebugFacts, DebugPanel, LatinFact } from './panel.tsx'

/** The session of this browser, from GET /api/session. */
export function SessionPanel() {
  const { status, user, failure } = useSession()
  const queries = useQueryClient()
  const signOut = useSignOut()
  const text = debugText.session
  return (
    <DebugPanel
      title={text.title}
      actions={
        <>
          <AgainButton run={() => queries.refetchQueries({ queryKey: ['/api/session'] })} />
          {user ? (
            <Button
              variant="outline"
              size="sm"
              pending={signOut.pending}
              pendingLabel={text.signingOut}
              onClick={() => void signOut.run()}
            >
              {text.signOut}
            </Button>
          ) : (
            <LinkButton to="/auth" variant="outline" size="sm">
              {text.signIn}
            </LinkButton>
          )}
        </>
      }
    >
      {failure ? <FailureCard query={{ ...failure, refetch: failure.retry, isFetching: false }} /> : null}
      <DebugFacts>
        <DebugFact name={text.state}>
          <Badge tone={failure ? 'danger' : status === 'authenticated' ? 'ok' : 'neutral'}>
            {failure ? text.unreachable : text.states[status]}
          </Badge>
        </DebugFact>
        {user ? (
          <>
            <LatinFact name={text.email}>{user.email}</LatinFact>
            <DebugFact name={text.role}>{user.isAdmin ? text.roles.admin : text.roles.customer}</DebugFact>
            <LatinFact name={text.id}>{user.id}</LatinFact>
          </>
        ) : null}
        <DebugFact name={text.hint} note={text.hintWhy}>
          {SESSION_HINT.test(document.cookie) ? text.hintThere : text.hintMissing}
        </DebugFact>
      </DebugFacts>
    </DebugPanel>
  )
}
