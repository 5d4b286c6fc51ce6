import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { useEffect } from 'react'
import { call, freshOf } from '#browser/api-client.ts'
import { useChange, useRefresh } from '#browser/use-change.ts'
import type { ImportState, ProductImport } from '#contract/admin/product-imports.ts'
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

const POLL_MS = 700

function isAtWork(state: ImportState | undefined): boolean {
  return state === 'checking' || state === 'writing'
}

/** One file, polled while the server processes it; processing does not depend on this page. */
function useImport(id: string) {
  const queries = useQueryClient()
  const refresh = useRefresh()
  const request = { params: { id } }
  const reading = freshOf('GET /api/admin/product-imports/:id', request)
  const query = useQuery({
    ...reading,
    // Keeps polling after a failed request.
    refetchInterval: ({ state }) => (isAtWork(state.data?.state) ? POLL_MS : false),
  })
  const isDone = query.data?.state === 'done'
  useEffect(() => {
    if (isDone) void refresh('/api/admin/products', '/api/admin/categories', '/api/admin/inventory')
  }, [isDone, refresh])

  const decision = useChange({
    send: (decide: () => Promise<ProductImport>) => decide(),
    onDone: (decided) => queries.setQueryData(reading.queryKey, decided),
    onFailed: () => void query.refetch(),
  })

  return {
    query,
    commit: () => decision.run(() => call('POST /api/admin/product-imports/:id/commit', request)),
    discard: () => decision.run(() => call('DELETE /api/admin/product-imports/:id', request)),
    pending: decision.pending,
    failure: decision.failure,
  }
}
