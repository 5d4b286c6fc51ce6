import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call, queryOf } from '#browser/api-client.ts'
import { useChange } from '#browser/use-change.ts'
import type { Statement } from '#contract/admin/statements.ts'
import { DATE_ORDERS, STATEMENT_COLUMNS, type StatementColumn } from '#domain/statements/bank-line.ts'
import { FailureNotice } from '#office/shell/failure-notice.tsx'
import { TitledCard } from '#office/shell/titled-card.tsx'
import { COLUMN_TEXT, statementsText } from '#text/admin/statements.ts'
import { Button } from '#ui/button.tsx'
import { SelectField } from '#ui/select-field.tsx'

type ColumnsEditorProps = {
  id: number
  table: NonNullable<Statement['table']>
  /** The statement cannot be read until this is answered. */
  isAsked: boolean
  onClose: () => void
}

/** Assigns a meaning to each column, with sample values; remembered per bank. */
export function ColumnsEditor({ id, table, isAsked, onClose }: ColumnsEditorProps) {
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
            onChange={({ currentTarget }) =>
              setColumns(columns.with(place, (currentTarget.value || null) as StatementColumn | null))
            }
          />
        ))}
        <SelectField
          label={statementsText.dateOrder}
          options={DATE_ORDERS.map((value) => ({ value, label: statementsText.dateOrders[value] }))}
          value={dateOrder}
          onChange={({ currentTarget }) => setDateOrder(currentTarget.value === 'mdy' ? 'mdy' : 'dmy')}
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
