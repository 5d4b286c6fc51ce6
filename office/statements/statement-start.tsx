import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { freshOf, queryOf } from '#browser/api-client.ts'
import { sendFile } from '#browser/send-file.ts'
import { useChange } from '#browser/use-change.ts'
import type { Statement } from '#contract/admin/statements.ts'
import { MAX_STATEMENT_BYTES } from '#domain/statements/bank-line.ts'
import { FileStart } from '#office/form/file-start.tsx'
import { FileZone } from '#office/form/file-zone.tsx'
import { RecentFiles } from '#office/list/recent-files.tsx'
import { FailureNotice } from '#office/shell/failure-notice.tsx'
import { May } from '#office/shell/use-may.tsx'
import { statementsText } from '#text/admin/statements.ts'
import { formatDateTime } from '#text/format-date.ts'
import { REFUSAL_SENTENCES } from '#text/refusals.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Notice } from '#ui/notice.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { TextareaField } from '#ui/textarea-field.tsx'

/** Takes a statement as a file or as pasted text. */
export function StatementStart({ onRead }: { onRead: (statement: Statement) => void }) {
  return (
    <FileStart how={statementsText.how} rules={statementsText.rules}>
      <May need="orders:write">
        <BringStatement onRead={onRead} />
      </May>
      <RecentStatements />
    </FileStart>
  )
}

function BringStatement({ onRead }: { onRead: (statement: Statement) => void }) {
  const queries = useQueryClient()
  const [isTooLarge, setTooLarge] = useState(false)
  const { run, pending, failure, reset } = useChange({
    send: (file: File) => sendFile('POST /api/admin/statements', file),
    onDone(statement) {
      const { queryKey } = queryOf('GET /api/admin/statements/:id', { params: { id: statement.id } })
      queries.setQueryData(queryKey, statement)
      onRead(statement)
    },
    refresh: ['/api/admin/statements'],
  })

  function send(file: File) {
    reset()
    setTooLarge(file.size > MAX_STATEMENT_BYTES)
    if (file.size <= MAX_STATEMENT_BYTES) void run(file)
  }

  return (
    <Card as="section" className="flex flex-col gap-4">
      <p className="text-body text-ink-2">{statementsText.lead}</p>
      {pending ? (
        <p role="status" className="flex items-center justify-center gap-3 py-12 text-body font-semibold">
          <Spinner />
          {statementsText.sending}
        </p>
      ) : (
        <FileZone text={statementsText} accept=".csv,.xlsx,.txt,text/csv,text/plain" onFile={send} />
      )}
      {isTooLarge ? (
        <Notice tone="danger" live>
          {REFUSAL_SENTENCES['statement-too-large']}
        </Notice>
      ) : null}
      <FailureNotice error={failure} />
      <PasteForm pending={pending} onFile={send} />
    </Card>
  )
}

function PasteForm({ pending, onFile }: { pending: boolean; onFile: (file: File) => void }) {
  const [pasted, setPasted] = useState('')
  return (
    <form
      className="flex flex-col items-start gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (pasted.trim() !== '') onFile(new File([pasted], statementsText.pasted, { type: 'text/plain' }))
      }}
    >
      <TextareaField
        label={statementsText.paste}
        hint={statementsText.pasteHint}
        placeholder={statementsText.pasteExample}
        value={pasted}
        onValue={setPasted}
        fieldClassName="w-full"
      />
      <Button
        type="submit"
        variant="soft"
        pending={pending}
        pendingLabel={statementsText.sending}
        disabled={pasted.trim() === ''}
      >
        {statementsText.read}
      </Button>
    </form>
  )
}

function RecentStatements() {
  const query = useQuery(freshOf('GET /api/admin/statements'))
  const items = query.data?.items.map((statement) => {
    const { id, fileName, broughtBy, createdAt } = statement
    const name = fileName ?? statementsText.pasted
    return {
      ...statement,
      name,
      search: `?statement=${id}`,
      label: statementsText.openStatement(name),
      by: statementsText.by(broughtBy ?? statementsText.nobody, formatDateTime(createdAt)),
    }
  })
  return (
    <RecentFiles
      title={statementsText.recent}
      failed={statementsText.recentFailed}
      query={query}
      items={items}
      outcome={({ lines, accepted }) => (
        <span className="text-sm text-ink-2">
          {lines === 0 ? statementsText.notRead : statementsText.acceptedOf(accepted, lines)}
        </span>
      )}
    />
  )
}
