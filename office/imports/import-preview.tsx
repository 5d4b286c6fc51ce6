import { useState } from 'react'
import type { ProductImport } from '#contract/admin/product-imports.ts'
import { importText } from '#text/admin/product-import.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Notice } from '#ui/notice.tsx'
import { FaultList } from './fault-list.tsx'
import { ImportCounts, WrittenChanges } from './import-changes.tsx'

type ImportPreviewProps = {
  run: ProductImport
  commit: () => Promise<unknown>
  discard: () => Promise<unknown>
  pending: boolean
}

/** A preview of the changes, before they are confirmed. */
export function ImportPreview({
  run: { id, report, problem },
  commit,
  discard,
  pending,
}: ImportPreviewProps) {
  const [isLeaving, setLeaving] = useState(false)
  if (!report) return null
  const hasWork = report.added + report.changed > 0
  const canCommit = report.errors === 0 && hasWork
  return (
    <>
      <Card as="section" className="flex flex-col gap-4">
        <Findings report={report} problem={problem} />
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

type FindingsProps = { report: NonNullable<ProductImport['report']>; problem: ProductImport['problem'] }

function Findings({ report, problem }: FindingsProps) {
  return (
    <>
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
    </>
  )
}
