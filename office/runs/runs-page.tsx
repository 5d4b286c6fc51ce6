import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { freshOf } from '#browser/api-client.ts'
import { useNow } from '#browser/orders/use-now.ts'
import type { RunSummary } from '#contract/admin/runs.ts'
import { Page } from '#office/shell/page.tsx'
import { Unread } from '#office/shell/unread.tsx'
import { adminRunsText as text } from '#text/admin/runs.ts'
import { formatAgo } from '#text/format-ago.ts'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Link } from '#ui/link.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { CreateRunDialog } from './create-run-dialog.tsx'
import { ReturnedOrders } from './returned-orders.tsx'
import { RunBadges, RunProgress } from './run-facts.tsx'

/** W-07: the delivery runs, and the orders that came back. */
export default function RunsPage() {
  const query = useQuery(freshOf('GET /api/admin/runs'))
  const { data } = query
  const [chosen, setChosen] = useState<readonly number[] | null>(null)
  return (
    <Page count={data ? text.count(data.items.length) : null}>
      <div className="flex min-w-0 max-w-4xl flex-col gap-4">
        <p className="text-md text-ink-2">{text.lead}</p>
        {data ? (
          <>
            <ReturnedOrders returned={data.returned} onRun={setChosen} />
            <Runs runs={data.items} />
          </>
        ) : (
          <Unread query={query} height="h-64" />
        )}
      </div>
      {chosen ? (
        <CreateRunDialog orderIds={chosen} onClose={() => setChosen(null)} onRefused={() => {}} />
      ) : null}
    </Page>
  )
}

function Runs({ runs }: { runs: readonly RunSummary[] }) {
  if (runs.length === 0)
    return (
      <Card>
        <EmptyState
          title={text.empty}
          actions={<LinkButton to="/admin/orders?view=prepare">{text.toOrders}</LinkButton>}
        >
          {text.emptyWhy}
        </EmptyState>
      </Card>
    )
  const isUnderWay = (run: RunSummary) => run.isOpen && run.counts.open > 0
  return (
    <>
      <RunList label={text.openRuns} runs={runs.filter(isUnderWay)} />
      <RunList label={text.pastRuns} runs={runs.filter((run) => !isUnderWay(run))} />
    </>
  )
}

function RunList({ label, runs }: { label: string; runs: readonly RunSummary[] }) {
  const now = useNow()
  if (runs.length === 0) return null
  return (
    <section className="flex flex-col gap-3">
      <h2 className="font-display text-h3 font-bold">{label}</h2>
      <ul aria-label={label} className="flex flex-col gap-3">
        {runs.map((run) => (
          <li key={run.id}>
            <Card as="article" className="relative flex flex-col gap-3">
              <div className="flex flex-wrap items-start justify-between gap-2">
                <div className="min-w-0">
                  <Link
                    to={`/admin/runs/${run.id}`}
                    className="font-semibold text-ink no-underline after:absolute after:inset-0"
                  >
                    {text.title(run.id)}
                    {run.driver ? (
                      <>
                        {' '}
                        <bdi>{text.ofDriver(run.driver)}</bdi>
                      </>
                    ) : null}
                  </Link>
                  <p className="text-sm text-ink-3">{formatAgo(run.createdAt, now)}</p>
                </div>
                <RunBadges run={run} />
              </div>
              <RunProgress run={run} />
            </Card>
          </li>
        ))}
      </ul>
    </section>
  )
}
