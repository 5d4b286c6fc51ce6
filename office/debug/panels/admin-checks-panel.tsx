import { useQuery } from '@tanstack/react-query'
import { call } from '#browser/api-client.ts'
import { useSession } from '#browser/session/use-session.ts'
import { debugText } from '#text/debug.ts'
import { Badge } from '#ui/badge.tsx'
import { AgainButton, DebugFact, DebugFacts, DebugPanel } from './panel.tsx'

/** A-ROLE-02: the two checks that guard the back office, each with its result. */
export function AdminChecksPanel() {
  const { status, user, failure } = useSession()
  const second = useQuery({
    queryKey: ['/api/admin/validate', user?.id ?? ''],
    queryFn: () => call('GET /api/admin/validate'),
    enabled: status !== 'loading',
    staleTime: 0,
    gcTime: 0,
  })
  const text = debugText.checks
  return (
    <DebugPanel
      title={text.title}
      actions={<AgainButton pending={second.isFetching} run={() => second.refetch()} />}
    >
      <DebugFacts>
        <DebugFact name={text.session} note={text.sessionWhy}>
          <CheckResult passed={status === 'loading' && !failure ? null : user?.isAdmin === true} />
        </DebugFact>
        <DebugFact name={text.server} note={<bdi dir="ltr">GET /api/admin/validate</bdi>}>
          <CheckResult
            passed={second.isFetching || second.isPending ? null : second.data?.isAdmin === true}
          />
        </DebugFact>
      </DebugFacts>
    </DebugPanel>
  )
}

/** Null: not known yet. */
function CheckResult({ passed }: { passed: boolean | null }) {
  if (passed === null) return <Badge>{debugText.states.asking}</Badge>
  return (
    <Badge tone={passed ? 'ok' : 'danger'}>
      {passed ? debugText.checks.passed : debugText.checks.refused}
    </Badge>
  )
}
