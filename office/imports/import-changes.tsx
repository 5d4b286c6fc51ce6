import type { ReactNode } from 'react'
import type { ImportReport } from '#contract/admin/product-imports.ts'
import { DownloadLink } from '#office/shell/download-link.tsx'
import { importText } from '#text/admin/product-import.ts'
import { formatNumber } from '#text/format-number.ts'
import { Card } from '#ui/card.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'

/** The number of items per kind of change. */
export function ImportCounts({ report, isDone = false }: { report: ImportReport; isDone?: boolean }) {
  const { counts, countsDone } = importText
  const figures: [string, number][] = [
    [isDone ? countsDone.added : counts.added, report.added],
    [isDone ? countsDone.changed : counts.changed, report.changed],
    [isDone ? countsDone.unchanged : counts.unchanged, report.unchanged],
  ]
  if (report.faulty > 0) figures.push([counts.faulty, report.faulty])
  return (
    <dl className="grid w-full grid-cols-[repeat(auto-fit,minmax(6.5rem,1fr))] gap-3">
      {figures.map(([label, count]) => (
        <div key={label} className="flex flex-col-reverse rounded-picture bg-sunken px-4 py-3">
          <dt className="text-sm text-ink-2">{label}</dt>
          <dd
            className={`tabular font-display text-h2 font-bold ${label === counts.faulty ? 'text-danger' : 'text-ink'}`}
          >
            {formatNumber(count)}
          </dd>
        </div>
      ))}
    </dl>
  )
}

type WrittenChangesProps = { id: number; report: ImportReport; isDone?: boolean }

/** The first changed or new items, field by field. */
export function WrittenChanges({ id, report, isDone = false }: WrittenChangesProps) {
  const { changes, additions } = report
  const download = isDone ? `/api/admin/product-imports/${id}/changes` : undefined
  return (
    <>
      {changes.length > 0 ? (
        <Part
          title={isDone ? importText.changesDone : importText.changes}
          shown={changes.length}
          all={report.changed}
          download={download}
        >
          {changes.map((change) => (
            <Changed key={change.row} change={change} />
          ))}
        </Part>
      ) : null}
      {additions.length > 0 ? (
        <Part
          title={importText.additions}
          shown={additions.length}
          all={report.added}
          download={changes.length === 0 ? download : undefined}
        >
          {additions.map(({ row, nameArabic, type, price, quantity }) => (
            <li key={row} className="flex flex-wrap items-baseline gap-x-4 gap-y-0.5 px-4 py-3 lg:px-6">
              <bdi className="min-w-0 flex-1 basis-48 font-semibold wrap-anywhere text-ink">{nameArabic}</bdi>
              <span className="text-sm text-ink-3">{type}</span>
              <span className="tabular text-md text-ink">
                <bdi>{importText.worth(price)}</bdi>
              </span>
              <span className="tabular text-sm text-ink-2">{importText.units(quantity)}</span>
              <span className="tabular text-sm text-ink-3">{importText.row(row)}</span>
            </li>
          ))}
        </Part>
      ) : null}
    </>
  )
}

type ImportPartProps = {
  title: string
  shown: number
  all: number
  download: string | undefined
  children: ReactNode
}

function Part({ title, shown, all, download, children }: ImportPartProps) {
  return (
    <Card as="section" padded={false}>
      <div className="flex flex-wrap items-center justify-between gap-3 px-4 py-4 lg:px-6">
        <div>
          <h2 className="font-display text-h3">{title}</h2>
          {all > shown ? <p className="text-sm text-ink-3">{importText.changesShown(shown, all)}</p> : null}
        </div>
        {download ? (
          <DownloadLink href={download} variant="soft" size="sm">
            {importText.downloadChanges}
          </DownloadLink>
        ) : null}
      </div>
      <ul className="divide-y divide-line border-t border-line">{children}</ul>
    </Card>
  )
}

function Changed({ change: { row, nameArabic, fields } }: { change: ImportReport['changes'][number] }) {
  return (
    <li className="flex flex-col gap-1.5 px-4 py-3 lg:px-6">
      <p className="flex items-baseline justify-between gap-3">
        <bdi className="min-w-0 font-semibold wrap-anywhere text-ink">{nameArabic}</bdi>
        <span className="tabular shrink-0 text-sm text-ink-3">{importText.row(row)}</span>
      </p>
      <dl className="flex flex-col gap-1 text-md">
        {fields.map(({ column, from, to }) => (
          <div key={column} className="flex flex-wrap gap-x-2">
            <dt className="text-ink-3">{column}:</dt>
            <dd className="min-w-0 wrap-anywhere text-ink">
              <VisuallyHidden>{importText.was}</VisuallyHidden>
              <s className="text-ink-3">
                <bdi>{from || importText.emptyValue}</bdi>
              </s>{' '}
              <span aria-hidden>←</span> <VisuallyHidden>{importText.becomes}</VisuallyHidden>
              <bdi className="font-semibold">{to || importText.emptyValue}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </li>
  )
}
