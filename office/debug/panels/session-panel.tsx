import { useQuery, useQueryClient } from '@tanstack/react-query'
import { queryOf } from '#browser/api-client.ts'
import { SESSION_HINT } from '#browser/session/hint-script.ts'
import { SignOutButton } from '#browser/session/sign-out-button.tsx'
import { useSession } from '#browser/session/use-session.ts'
import type { SessionUser } from '#contract/session.ts'
import { FailureCard } from '#office/shell/failure-card.tsx'
import { debugText } from '#text/debug.ts'
import { formatDateTime } from '#text/format-date.ts'
import { formatPhone } from '#text/format-phone.ts'
import { Badge } from '#ui/badge.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Notice } from '#ui/notice.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { AgainButton, DebugFact, DebugFacts, DebugPanel, LatinFact } from './panel.tsx'

/** The session of this browser, from GET /api/session. */
export function SessionPanel() {
  const { status, user, failure } = useSession()
  const queries = useQueryClient()
  const text = debugText.session
  return (
    <DebugPanel
      title={text.title}
      actions={
        <>
          <AgainButton run={() => queries.refetchQueries({ queryKey: ['/api/session'] })} />
          {user ? (
            <SignOutButton size="sm" />
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

/** E-PROF-02: the user's own account as the API returns it, including empty fields. */
export function ProfilePanel() {
  const { status, user, failure } = useSession()
  const text = debugText.profile
  return (
    <DebugPanel
      title={text.title}
      actions={
        user ? (
          <LinkButton to="/profile" variant="outline" size="sm">
            {text.open}
          </LinkButton>
        ) : null
      }
    >
      {failure ? <FailureCard query={{ ...failure, refetch: failure.retry, isFetching: false }} /> : null}
      {status === 'loading' && !failure ? <Skeleton className="h-80 rounded-card" /> : null}
      {status === 'anonymous' ? <Notice>{text.signedOut}</Notice> : null}
      {user ? <Profile user={user} /> : null}
    </DebugPanel>
  )
}

function Profile({ user }: { user: SessionUser }) {
  const details = useQuery(queryOf('GET /api/session/details'))
  const text = debugText.profile
  const empty = <span className="font-normal text-ink-3">{text.empty}</span>
  return (
    <>
      <DebugFacts>
        <DebugFact name={text.firstName}>{user.firstName ? <bdi>{user.firstName}</bdi> : empty}</DebugFact>
        <DebugFact name={text.lastName}>{user.lastName ? <bdi>{user.lastName}</bdi> : empty}</DebugFact>
        <DebugFact name={text.phone}>
          {user.phone ? <bdi dir="ltr">{formatPhone(user.phone)}</bdi> : empty}
        </DebugFact>
        <DebugFact name={text.address}>{user.address ? <bdi>{user.address}</bdi> : empty}</DebugFact>
        <DebugFact name={text.picture}>{user.profileImageUrl ? text.pictureKept : empty}</DebugFact>
        {details.data ? (
          <>
            <DebugFact name={text.since}>{formatDateTime(details.data.accountSince)}</DebugFact>
            <DebugFact name={text.signsInBy}>
              {details.data.signsInBy.map((way) => text.ways[way]).join('، ') || debugText.none}
            </DebugFact>
          </>
        ) : null}
      </DebugFacts>
      {details.isError ? <FailureCard query={details} /> : null}
    </>
  )
}
