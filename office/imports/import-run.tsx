import { CircleCheck } from 'lucide-react'
import type { ProductImport } from '#contract/admin/product-imports.ts'
import { SkeletonRows } from '#office/list/skeleton-rows.tsx'
import { FailureNotice } from '#office/shell/failure-notice.tsx'
import { Unread } from '#office/shell/unread.tsx'
import { importText } from '#text/admin/product-import.ts'
import { formatDateTime } from '#text/format-date.ts'
import { Card } from '#ui/card.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Notice } from '#ui/notice.tsx'
import { ImportCounts, WrittenChanges } from './import-changes.tsx'
import { ImportPreview } from './import-preview.tsx'
import { ProgressBar } from './progress-bar.tsx'
import { useImport } from './use-import.ts'

/** One file, from the check to the result. */
export function ImportRun({ id }: { id: string }) {
  const { query, failure, ...actions } = useImport(id)
  const run = query.data
  if (!run)
    return (
      <Unread query={query} title={importText.failedRead}>
        <SkeletonRows wide={false} />
      </Unread>
    )
  return (
    <>
      <p className="text-md text-ink-2">
        <bdi className="font-semibold text-ink">{run.fileName}</bdi>
        <span className="text-ink-3">
          {' · '}
          {importText.by(run.startedBy ?? importText.nobody, formatDateTime(run.createdAt))}
        </span>
      </p>
      <FailureNotice error={failure} />
      <Stage run={run} {...actions} />
    </>
  )
}

type Actions = Pick<ReturnType<typeof useImport>, 'commit' | 'discard' | 'pending'>

function Stage({ run, ...actions }: { run: ProductImport } & Actions) {
  switch (run.state) {
    case 'checking':
    case 'writing':
      return (
        <Card as="section">
          <ProgressBar label={importText[run.state]} percent={run.progress} />
          <p className="text-md text-ink-2">{importText.stays}</p>
        </Card>
      )
    case 'ready':
      return <ImportPreview run={run} {...actions} />
    case 'done':
      return <Done run={run} />
    case 'refused':
    case 'failed':
      return (
        <Ended
          title={run.state === 'refused' ? importText.refusedTitle : importText.failedTitle}
          what={run.problem ?? ''}
        />
      )
    case 'discarded':
      return <Ended what={importText.discarded} />
  }
}

function Ended({ title, what }: { title?: string; what: string }) {
  return (
    <Card as="section" className="flex flex-col items-start gap-4">
      <Notice tone={title ? 'danger' : 'info'} title={title} live className="w-full">
        {what}
      </Notice>
      <LinkButton to="/admin/animals/import">{importText.another}</LinkButton>
    </Card>
  )
}

function Done({ run: { id, report } }: { run: ProductImport }) {
  if (!report) return null
  return (
    <>
      <Card as="section" className="flex flex-col items-start gap-4">
        <p role="status" className="flex items-center gap-3 font-display text-h2 text-ok">
          <CircleCheck className="size-8 shrink-0" />
          {importText.done}
        </p>
        <p className="text-body text-ink-2">{importText.doneWhat(report)}</p>
        <ImportCounts report={report} isDone />
        <div className="flex flex-wrap gap-2">
          <LinkButton to="/admin/animals">{importText.toList}</LinkButton>
          <LinkButton to="/admin/animals/import" variant="outline">
            {importText.another}
          </LinkButton>
        </div>
      </Card>
      <WrittenChanges id={id} report={report} isDone />
    </>
  )
}
