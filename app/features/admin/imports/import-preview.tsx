import { useState } from 'react'
import { FaultList } from '#app/features/admin/imports/fault-list.tsx'
import { ImportCounts, WrittenChanges } from '#app/features/admin/imports/import-changes.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import type { ProductImport } from '#contract/admin/product-imports.ts'
import { importText } from '#text/admin/product-import.ts'

/** What a file would do; nothing of it is done before somebody says so. */
export function ImportPreview({
  run: { id, report, problem },
  commit,
  discard,
  pending,
}: {
  run: ProductImport
  commit: () => Promise<void>
  discard: () => Promise<void>
  pending: boolean
}) {
  const [isLeaving, setLeaving] = useState(false)
  if (!report) return null
  const hasWork = report.added + report.changed > 0
  const canCommit = report.errors === 0 && hasWork
  return (
    <>
      <Card as="section" className="flex flex-col gap-4">
        {problem ? (
          <Notice tone="danger" live>
            {problem}
          </Notice>
        ) : null}
        {report.isStale ? (
          <Notice tone="warn" live>
            {importText.stale}
          </Notice>
        ) : null}
        <ImportCounts report={report} />
        {report.notes.length > 0 ? (
          <Notice title={importText.notesTitle}>
            {report.notes.map((note) => (
              <p key={note}>{note}</p>
            ))}
          </Notice>
        ) : null}
        <p role="status" className="text-body font-semibold text-ink">
          {report.errors > 0
            ? importText.mustFix(report.faulty)
            : hasWork
              ? importText.will(report)
              : importText.unchanged}
        </p>
        <div className="flex flex-wrap gap-2">
          {canCommit ? (
            <Button
              size="lg"
              pending={pending && !isLeaving}
              pendingLabel={importText.confirming}
              onClick={() => {
                setLeaving(false)
                void commit()
              }}
            >
              {importText.confirm(report)}
            </Button>
          ) : (
            <LinkButton to="/admin/animals/import" size="lg">
              {importText.another}
            </LinkButton>
          )}
          <Button
            size="lg"
            variant="outline"
            disabled={pending}
            onClick={() => {
              setLeaving(true)
              void discard()
            }}
          >
            {importText.discard}
          </Button>
        </div>
      </Card>
      {report.faults.length > 0 ? <FaultList id={id} report={report} /> : null}
      <WrittenChanges id={id} report={report} />
    </>
  )
}
