import { call } from '#browser/api-client.ts'
import type { SentIssue } from '#contract/admin/newsletter-issues.ts'
import { ProgressBar } from '#office/imports/progress-bar.tsx'
import { ConfirmButton } from '#office/shell/confirm-button.tsx'
import { May } from '#office/shell/use-may.tsx'
import { newsletterIssueText as text } from '#text/admin/newsletter-issues.ts'
import { formatDateTime } from '#text/format-date.ts'
import { formatNumber } from '#text/format-number.ts'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'

/** The sent newsletters with their progress and results. */
export function SentIssues({ issues }: { issues: readonly SentIssue[] }) {
  return (
    <section aria-labelledby="sent-issues" className="flex min-w-0 flex-col gap-3">
      <h2 id="sent-issues" className="font-display text-h3">
        {text.sent}
      </h2>
      {issues.length === 0 ? (
        <Card>
          <EmptyState headingLevel={3} title={text.noneSent}>
            {text.noneSentWhy}
          </EmptyState>
        </Card>
      ) : (
        issues.map((issue) => <IssueCard key={issue.id} issue={issue} />)
      )}
    </section>
  )
}

export function isRunning({ stoppedAt, finishedAt }: SentIssue): boolean {
  return stoppedAt === null && finishedAt === null
}

function IssueCard({ issue }: { issue: SentIssue }) {
  const { counts } = issue
  const processed = counts.receivers - counts.waiting
  const state = issue.stoppedAt ? 'stopped' : issue.finishedAt ? 'finished' : 'sending'
  return (
    <Card as="article" className="flex flex-col gap-3">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h3 dir="auto" className="text-body font-semibold wrap-anywhere text-ink">
            {issue.subject}
          </h3>
          <p className="text-sm text-ink-3">{formatDateTime(issue.sentAt)}</p>
        </div>
        <Badge tone={STATE_TONES[state]} className="shrink-0">
          {text.states[state]}
        </Badge>
      </div>
      {state === 'sending' ? (
        <>
          <ProgressBar
            label={text.progress(processed, counts.receivers)}
            percent={Math.floor((processed / counts.receivers) * 100)}
          />
          <May need="newsletter:send">
            <StopButton issue={issue} />
          </May>
        </>
      ) : null}
      <Counts issue={issue} />
      <details className="text-sm">
        <summary className="min-h-11 cursor-pointer py-3 font-semibold text-brand-ink">
          {text.showText}
        </summary>
        <p dir="auto" className="text-md wrap-anywhere whitespace-pre-wrap text-ink-2">
          {issue.text}
        </p>
      </details>
    </Card>
  )
}

const STATE_TONES = { sending: 'brand', finished: 'ok', stopped: 'warn' } as const

/** Leaves out what is 0, except for the number of receivers. */
function Counts({ issue: { counts, stoppedAt } }: { issue: SentIssue }) {
  const rows = [
    [text.counts.sent, counts.sent],
    [stoppedAt ? text.counts.notSent : text.counts.waiting, counts.waiting],
    [text.counts.refused, counts.refused],
    [text.counts.left, counts.left],
    [text.counts.unsure, counts.unsure],
  ] as const
  return (
    <>
      <dl className="flex flex-wrap gap-x-6 gap-y-2">
        {rows
          .filter(([, count], place) => place === 0 || count > 0)
          .map(([label, count]) => (
            <div key={label} className="flex items-baseline gap-2">
              <dt className="text-sm text-ink-3">{label}</dt>
              <dd className="tabular font-semibold text-ink">{formatNumber(count)}</dd>
            </div>
          ))}
      </dl>
      {counts.refused > 0 ? <p className="text-sm text-ink-3">{text.refusedWhy}</p> : null}
      {counts.unsure > 0 ? <p className="text-sm text-ink-3">{text.unsureWhy}</p> : null}
    </>
  )
}

function StopButton({ issue: { id, counts } }: { issue: SentIssue }) {
  return (
    <ConfirmButton
      button={{ variant: 'danger-ghost', size: 'sm', className: 'self-start' }}
      title={text.stopTitle}
      what={text.stopWhat(counts.waiting)}
      confirm={text.stop}
      confirming={text.stopping}
      send={() => call('POST /api/admin/newsletter/issues/:id/stop', { params: { id } })}
      refresh={['/api/admin/newsletter']}
    />
  )
}
