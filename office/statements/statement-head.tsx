import { FileSpreadsheet } from 'lucide-react'
import { useState } from 'react'
import type { Statement } from '#contract/admin/statements.ts'
import { May } from '#office/shell/use-may.tsx'
import { COLUMN_TEXT, statementsText } from '#text/admin/statements.ts'
import { formatDateTime } from '#text/format-date.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { ColumnsEditor } from './columns-editor.tsx'

/** A summary of the read lines, the detected columns and the skipped rows. */
export function StatementHead({ statement }: { statement: Statement }) {
  const { fileName, broughtBy, createdAt, table, lines, debits, unread } = statement
  const needsColumns =
    table !== null && !table.columns.some((column) => column === 'credit' || column === 'amount')
  const [changing, setChanging] = useState(false)
  const seenCount = lines.filter(({ seenIn }) => seenIn !== null).length
  const facts = [
    ...(needsColumns ? [] : [statementsText.lines(lines.length)]),
    ...(seenCount > 0 ? [statementsText.seen(seenCount)] : []),
    ...(debits > 0 ? [statementsText.debits(debits)] : []),
  ]
  const names = table?.columns.flatMap((column) => (column ? [COLUMN_TEXT[column]] : [])) ?? []
  return (
    <section className="flex flex-col gap-3">
      <div className="flex items-start gap-3">
        <FileSpreadsheet className="mt-0.5 size-6 shrink-0 text-brand" />
        <div className="min-w-0 flex-1 text-md text-ink-2">
          <p className="font-semibold text-ink">
            <bdi className="wrap-anywhere">{fileName ?? statementsText.pasted}</bdi>
          </p>
          <p>{facts.join(' · ')}</p>
          {names.length > 0 && !needsColumns ? (
            <p>
              {statementsText.columns([...new Set(names)].join('، '))}
              {table?.isChangeable && !changing ? (
                <May need="orders:write">
                  {' '}
                  <Button variant="ghost" size="sm" className="-my-2 px-2!" onClick={() => setChanging(true)}>
                    {statementsText.change}
                  </Button>
                </May>
              ) : null}
            </p>
          ) : null}
          <p className="text-sm text-ink-3">
            {statementsText.by(broughtBy ?? statementsText.nobody, formatDateTime(createdAt))}
          </p>
        </div>
      </div>
      {table && table.leftOutSheets.length > 0 ? (
        <Notice tone="info">
          {statementsText.sheets(table.leftOutSheets.map((name) => `«${name}»`).join('، '))}
        </Notice>
      ) : null}
      {unread.length > 0 ? <UnreadRows unread={unread} /> : null}
      {table && (needsColumns || changing) ? (
        <May need="orders:write">
          <ColumnsEditor
            key={table.columns.join()}
            id={statement.id}
            table={table}
            isAsked={needsColumns}
            onClose={() => setChanging(false)}
          />
        </May>
      ) : null}
    </section>
  )
}

function UnreadRows({ unread }: { unread: Statement['unread'] }) {
  return (
    <details className="rounded-picture bg-warn-soft px-4 py-3 text-md text-warn">
      <summary className="cursor-pointer font-semibold">{statementsText.unread(unread.length)}</summary>
      <ul className="mt-2 flex flex-col gap-1">
        {unread.slice(0, 50).map(({ row, sentence, text }) => (
          <li key={row}>
            {statementsText.unreadRow(row, sentence)}{' '}
            <bdi dir="auto" className="text-ink-2">
              {text}
            </bdi>
          </li>
        ))}
      </ul>
    </details>
  )
}
