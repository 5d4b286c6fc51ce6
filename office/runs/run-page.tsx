import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import { call, freshOf } from '#browser/api-client.ts'
import { useChange } from '#browser/use-change.ts'
import type { Run, RunLink } from '#contract/admin/runs.ts'
import { ConfirmButton } from '#office/shell/confirm-button.tsx'
import { Page } from '#office/shell/page.tsx'
import { TitledCard } from '#office/shell/titled-card.tsx'
import { UnreadPage } from '#office/shell/unread.tsx'
import { May } from '#office/shell/use-may.tsx'
import { adminRunsText as text } from '#text/admin/runs.ts'
import { formatDateTime } from '#text/format-date.ts'
import { lastDayOf } from '#text/runs.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { RunBadges, RunProgress } from './run-facts.tsx'
import { RunLinkPanel } from './run-link-panel.tsx'
import { RunStops } from './run-stops.tsx'

/** One delivery run: progress, stops in order, link, and ending it (W-07). */
export default function RunPage() {
  const { id = '' } = useParams()
  const query = useQuery(freshOf('GET /api/admin/runs/:id', { params: { id } }))
  const { data } = query
  if (data) return <Shown key={data.id} run={data} />
  return (
    <UnreadPage
      query={query}
      height="h-96"
      gone={<EmptyState title={text.gone} actions={<LinkButton to="/admin/runs">{text.back}</LinkButton>} />}
    />
  )
}

function Shown({ run }: { run: Run }) {
  const title = run.driver ? `${text.title(run.id)} ${text.ofDriver(run.driver)}` : text.title(run.id)
  return (
    <Page
      title={title}
      count={formatDateTime(run.createdAt)}
      actions={
        run.revokedAt ? null : (
          <May need="orders:write">
            <ConfirmButton
              button={{ variant: 'danger' }}
              title={text.endTitle}
              what={text.endWhy}
              confirm={text.end}
              confirming={text.ending}
              send={() => call('POST /api/admin/runs/:id/revoke', { params: run })}
              done={text.endedToast}
              refresh={['/api/admin/runs', '/api/admin/orders']}
            />
          </May>
        )
      }
    >
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_23rem] lg:gap-5">
        <div className="flex min-w-0 flex-col gap-4">
          <Card className="flex flex-col gap-3">
            <RunBadges run={run} />
            <RunProgress run={run} />
          </Card>
          <RunStops run={run} />
        </div>
        {run.revokedAt ? null : (
          <May need="orders:write">
            <LinkCard run={run} />
          </May>
        )}
      </div>
    </Page>
  )
}

/** The link cannot be shown again; a new one replaces it. */
function LinkCard({ run }: { run: Run }) {
  const [link, setLink] = useState<RunLink | null>(null)
  const renew = useChange({
    send: () => call('POST /api/admin/runs/:id/link', { params: run }),
    onDone: setLink,
    failed: text.renewFailed,
    refresh: ['/api/admin/runs'],
  })
  return (
    <TitledCard title={text.link}>
      {link ? (
        <>
          <p className="text-md">{text.linkWhy}</p>
          <RunLinkPanel link={link} />
        </>
      ) : (
        <p className="text-md">
          {run.isOpen ? text.linkHidden : text.linkGone}
          {run.isOpen ? (
            <span className="block text-sm text-ink-3">{text.linkUntil(lastDayOf(run.expiresAt))}</span>
          ) : null}
        </p>
      )}
      <Button
        variant="outline"
        size="sm"
        className="self-start"
        pending={renew.pending}
        onClick={() => void renew.run()}
      >
        {text.renew}
      </Button>
    </TitledCard>
  )
}
