import { useQueryClient } from '@tanstack/react-query'
import { FileSpreadsheet } from 'lucide-react'
import { useState } from 'react'
import { call, queryOf } from '#browser/api-client.ts'
import { useChange } from '#browser/use-change.ts'
import type { Statement } from '#contract/admin/statements.ts'
import { DATE_ORDERS, STATEMENT_COLUMNS, type StatementColumn } from '#domain/statements/bank-line.ts'
import { FailureNotice } from '#office/shell/failure-notice.tsx'
import { TitledCard } from '#office/shell/titled-card.tsx'
import { May } from '#office/shell/use-may.tsx'
import { COLUMN_TEXT, statementsText } from '#text/admin/statements.ts'
import { formatDateTime } from '#text/format-date.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { SelectField } from '#ui/select-field.tsx'

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

type ColumnsEditorProps = {
  id: number
  table: NonNullable<Statement['table']>
  /** The statement cannot be read until this is answered. */
  isAsked: boolean
  onClose: () => void
}

/** Assigns a meaning to each column, with sample values; remembered per bank. */
function ColumnsEditor({ id, table, isAsked, onClose }: ColumnsEditorProps) {
  const queries = useQueryClient()
  const [columns, setColumns] = useState(table.columns)
  const [dateOrder, setDateOrder] = useState(table.dateOrder)
  const { run, pending, failure } = useChange({
    send: () => call('PATCH /api/admin/statements/:id', { params: { id }, body: { columns, dateOrder } }),
    onDone(statement) {
      const { queryKey } = queryOf('GET /api/admin/statements/:id', { params: { id: String(id) } })
      queries.setQueryData(queryKey, statement)
      onClose()
    },
  })
  const isComplete = columns.includes('credit') || columns.includes('amount')
  const options = STATEMENT_COLUMNS.map((value) => ({ value, label: COLUMN_TEXT[value] }))
  return (
    <TitledCard
      title={statementsText.columnsTitle}
      lead={isAsked ? statementsText.columnsAsk : statementsText.columnsWhat}
    >
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        {columns.map((column, place) => (
          <SelectField
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
            key={place}
            label={table.headings[place] || statementsText.column(place + 1)}
            hint={table.sample.map((row) => row[place]?.trim()).find(Boolean) ?? ''}
            placeholder={statementsText.nothing}
            options={options}
            value={column ?? ''}
            onValue={(value) => setColumns(columns.with(place, (value || null) as StatementColumn | null))}
          />
        ))}
        <SelectField
          label={statementsText.dateOrder}
          options={DATE_ORDERS.map((value) => ({ value, label: statementsText.dateOrders[value] }))}
          value={dateOrder}
          onValue={(value) => setDateOrder(value === 'mdy' ? 'mdy' : 'dmy')}
        />
      </div>
      <FailureNotice error={failure} />
      <div className="flex flex-wrap gap-2">
        <Button
          pending={pending}
          pendingLabel={statementsText.sending}
          disabled={!isComplete}
          onClick={() => run()}
        >
          {statementsText.save}
        </Button>
        {isAsked ? null : (
          <Button variant="outline" onClick={onClose}>
            {statementsText.cancel}
          </Button>
        )}
      </div>
    </TitledCard>
  )
}
