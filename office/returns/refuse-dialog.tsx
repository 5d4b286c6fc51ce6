import { useState } from 'react'
import { call } from '#browser/api-client.ts'
import { useChange } from '#browser/use-change.ts'
import type { AdminReturn } from '#contract/admin/returns.ts'
import { MAX_RETURN_LETTERS } from '#domain/returns/return-rules.ts'
import { FormDialog } from '#office/form/form-dialog.tsx'
import { FailureNotice } from '#office/shell/failure-notice.tsx'
import { ADMIN_RETURN_ERRORS, adminReturnsText as text } from '#text/admin/returns.ts'
import { TextareaField } from '#ui/textarea-field.tsx'
import { RETURN_READS } from './return-reads.ts'

/** Why not, in words that the customer reads. */
export function RefuseDialog({ one: { id }, onClose }: { one: AdminReturn; onClose: () => void }) {
  const [note, setNote] = useState('')
  const [isMissing, setMissing] = useState(false)
  const { run, pending, failure } = useChange({
    send: () => call('PATCH /api/admin/returns/:id', { params: { id }, body: { decision: 'refuse', note } }),
    done: () => ({ title: text.refused, tone: 'ok' }),
    onDone: onClose,
    refresh: RETURN_READS,
  })

  function submit() {
    const isBlank = note.trim() === ''
    setMissing(isBlank)
    if (!isBlank) void run()
  }

  return (
    <FormDialog
      title={text.refuseTitle}
      description={text.refuseWhy}
      submit={text.refuseIt}
      submitting={text.saving}
      pending={pending}
      onClose={onClose}
      onSubmit={submit}
    >
      <TextareaField
        label={text.reason}
        rows={3}
        maxLength={MAX_RETURN_LETTERS}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
        error={isMissing ? ADMIN_RETURN_ERRORS.noteMissing : undefined}
      />
      <FailureNotice error={failure} title={text.failed} />
    </FormDialog>
  )
}
