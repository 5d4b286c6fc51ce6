import { CircleAlert, TriangleAlert } from 'lucide-react'
import type { ImportReport, RowFault } from '#contract/admin/product-imports.ts'
import { useWideScreen } from '#office/list/use-wide-screen.ts'
import { DownloadLink } from '#office/shell/download-link.tsx'
import { importText } from '#text/admin/product-import.ts'
import { formatNumber } from '#text/format-number.ts'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'

/** The errors, each with its place and the cell's text: a table, or cards on a phone. */
export function FaultList({ id, report }: { id: number; report: ImportReport }) {
  const isWide = useWideScreen()
  const all = report.errors + report.warnings
  return (
    <Card as="section" padded={false} className="overflow-hidden">
      <div className="flex flex-wrap items-center justify-between gap-3 px-4 py-4 lg:px-6">
        <div>
          <h2 className="font-display text-h3">{importText.faults(report.errors, report.warnings)}</h2>
          {all > report.faults.length ? (
            <p className="text-sm text-ink-3">{importText.faultsShown(report.faults.length, all)}</p>
          ) : null}
        </div>
        <DownloadLink href={`/api/admin/product-imports/${id}/faults`} variant="soft" size="sm">
          {importText.downloadFaults}
        </DownloadLink>
      </div>
      {isWide ? <FaultTable faults={report.faults} /> : <FaultCards faults={report.faults} />}
    </Card>
  )
}

function keyOf({ row, column, sentence }: RowFault): string {
  return `${row} ${column} ${sentence}`
}

const FAULT_COLUMNS = [
  ['row', 'w-24 px-6'],
  ['column', 'px-3'],
  ['value', 'px-3'],
  ['sentence', 'px-6'],
] as const

function FaultTable({ faults }: { faults: readonly RowFault[] }) {
  return (
    <table className="w-full border-t border-line text-start text-md">
      <thead className="bg-sunken text-sm text-ink-3">
        <tr>
          {FAULT_COLUMNS.map(([name, look]) => (
            <th key={name} scope="col" className={`py-2 text-start font-medium ${look}`}>
              {importText.columns[name]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {faults.map((fault) => (
          <tr key={keyOf(fault)} className="align-top">
            <td className="tabular px-6 py-2.5 text-ink-2">{formatNumber(fault.row)}</td>
            <td className="px-3 py-2.5 font-medium text-ink">{fault.column ?? importText.wholeRow}</td>
            <td className="max-w-72 px-3 py-2.5 wrap-anywhere text-ink-2">
              <Value text={fault.value} />
            </td>
            <td className="px-6 py-2.5">
              <Sentence fault={fault} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function FaultCards({ faults }: { faults: readonly RowFault[] }) {
  return (
    <ul className="divide-y divide-line border-t border-line">
      {faults.map((fault) => (
        <li key={keyOf(fault)} className="flex flex-col gap-1 px-4 py-3">
          <p className="flex items-center justify-between gap-2 text-sm text-ink-3">
            <span className="tabular">{importText.row(fault.row)}</span>
            <Badge>{fault.column ?? importText.wholeRow}</Badge>
          </p>
          <Sentence fault={fault} />
          <p className="text-sm wrap-anywhere text-ink-3">
            <Value text={fault.value} />
          </p>
        </li>
      ))}
    </ul>
  )
}

function Value({ text }: { text: string }) {
  return text === '' ? <span className="text-ink-3">{importText.emptyValue}</span> : <bdi>{text}</bdi>
}

function Sentence({ fault }: { fault: RowFault }) {
  const Icon = fault.isWarning ? TriangleAlert : CircleAlert
  return (
    <span className={`flex items-start gap-2 ${fault.isWarning ? 'text-warn' : 'text-danger'}`}>
      <Icon
        role="img"
        aria-label={fault.isWarning ? importText.warning : importText.error}
        className="mt-1 size-4 shrink-0"
      />
      <span className="min-w-0 wrap-anywhere">{fault.sentence}</span>
    </span>
  )
}
