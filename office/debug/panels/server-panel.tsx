import { useQuery } from '@tanstack/react-query'
import { call } from '#browser/api-client.ts'
import { useSession } from '#browser/session/use-session.ts'
import type { CheckName, Diagnostics } from '#contract/admin/diagnostics.ts'
import { CHECK_FINDINGS, CHECK_NAMES, debugText, formatSpan } from '#text/debug.ts'
import { Badge } from '#ui/badge.tsx'
import { type Diagnosed, diagnosticsQuery } from './diagnostics-query.ts'
import { AgainButton, Asked, DebugFact, DebugFacts, DebugPanel, StateBadge } from './panel.tsx'

/** The shop's health, from GET /api/admin/diagnostics, and the latency from this browser. */
export function ServerPanel() {
  const seen = useQuery(diagnosticsQuery)
  const text = debugText.server
  return (
    <DebugPanel
      title={text.title}
      actions={<AgainButton pending={seen.isFetching} run={() => seen.refetch()} />}
    >
      <Asked query={seen}>{(found) => <Checks seen={found} />}</Asked>
    </DebugPanel>
  )
}

function Checks({ seen }: { seen: Diagnosed }) {
  const text = debugText.server
  return (
    <DebugFacts>
      {(Object.keys(CHECK_NAMES) as CheckName[]).map((name) => (
        <DebugFact key={name} name={CHECK_NAMES[name]} note={<Finding name={name} checks={seen.checks} />}>
          <span className="inline-flex items-center gap-2">
            <span className="text-sm font-normal text-ink-3">
              {text.milliseconds(seen.checks[name].milliseconds)}
            </span>
            <StateBadge state={seen.checks[name].state} />
          </span>
        </DebugFact>
      ))}
      <DebugFact name={text.latency} note={text.latencyWhy}>
        {text.milliseconds(seen.latencyMs)}
      </DebugFact>
      <DebugFact name={text.clockHere}>
        {seen.clockSecondsApart === 0 ? text.inStep : text.seconds(seen.clockSecondsApart)}
      </DebugFact>
      <DebugFact name={text.uptime}>{formatSpan(seen.uptimeSeconds)}</DebugFact>
      <DebugFact name={text.memory}>{text.megabytes(seen.memoryMegabytes)}</DebugFact>
    </DebugFacts>
  )
}

function Finding<Name extends CheckName>({ name, checks }: { name: Name; checks: Diagnostics['checks'] }) {
  const figures: Parameters<(typeof CHECK_FINDINGS)[Name]>[0] | null = checks[name].figures
  return figures === null ? null : CHECK_FINDINGS[name](figures)
}

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
