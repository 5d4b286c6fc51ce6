import type { RunSummary } from '#contract/admin/runs.ts'
import { adminRunsText as text } from '#text/admin/runs.ts'
import { Badge } from '#ui/badge.tsx'
import { ProgressLine } from '#ui/progress-line.tsx'

/** A run's status, and the orders that came back. */
export function RunBadges({ run }: { run: RunSummary }) {
  const { open, failed } = run.counts
  return (
    <span className="flex flex-wrap gap-2">
      {failed > 0 ? <Badge tone="danger">{text.failedCount(failed)}</Badge> : null}
      {run.revokedAt ? (
        <Badge>{text.ended}</Badge>
      ) : open === 0 ? (
        <Badge tone="ok">{text.finished}</Badge>
      ) : run.isOpen ? (
        <Badge tone="brand">{text.open}</Badge>
      ) : (
        <Badge tone="warn">{text.expired}</Badge>
      )}
    </span>
  )
}

/** The progress as numbers and a bar: «3 من 12». */
export function RunProgress({ run }: { run: RunSummary }) {
  const { open, delivered, failed } = run.counts
  const all = open + delivered + failed
  if (all === 0) return null
  return (
    <div className="flex items-center gap-3">
      <ProgressLine aria-label={text.progressLabel} value={all - open} max={all} className="min-w-0 flex-1" />
      <span className="tabular text-md font-semibold text-ink">{text.progress(all - open, all)}</span>
    </div>
  )
}
