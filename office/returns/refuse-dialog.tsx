import { call } from '#browser/api-client.ts'
import { useSubmit } from '#browser/use-submit.ts'
import type { AdminReturn } from '#contract/admin/returns.ts'
import { isLoss, MAX_RETURN_LETTERS } from '#domain/returns/return-rules.ts'
import { useFields } from '#office/form/use-fields.ts'
import { FailureNotice } from '#office/shell/failure-notice.tsx'
import { FormDialog } from '#office/shell/form-dialog.tsx'
import { ADMIN_RETURN_ERRORS, adminReturnsText as text } from '#text/admin/returns.ts'
import { TextareaField } from '#ui/textarea-field.tsx'
import { LostChoice, useLostChoice } from './lost-choice.tsx'
import { RETURN_READS } from './return-reads.ts'

/** The reason for the refusal, which the customer reads. */
export function RefuseDialog({ one, onClose }: { one: AdminReturn; onClose: () => void }) {
  const { id, reason } = one
  const choice = useLostChoice(one)
  const words = isLoss(reason) ? REPLACING : REFUSING
  const { fields, field } = useFields({ note: '' })
  const { submit, wrong, pending, failure } = useSubmit({
    check: () => (fields.note.trim() === '' ? { note: ADMIN_RETURN_ERRORS.noteMissing } : {}),
    send: () =>
      call('PATCH /api/admin/returns/:id', {
        params: { id },
        body: { decision: 'refuse', ...fields, items: choice.decision },
      }),
    done: words.done,
    onDone: onClose,
    refresh: RETURN_READS,
  })

  return (
    <FormDialog
      title={words.title}
      description={words.why}
      submit={words.submit}
      submitting={text.saving}
      pending={pending}
      onClose={onClose}
      onSubmit={() => submit()}
    >
      <LostChoice choice={choice} error={wrong.animalIds} />
      <TextareaField label={words.label} rows={3} maxLength={MAX_RETURN_LETTERS} {...field('note', wrong)} />
      <FailureNotice error={failure} title={text.failed}>
        {wrong.items ?? wrong.animalIds}
      </FailureNotice>
    </FormDialog>
  )
}

const REFUSING = {
  title: text.refuseTitle,
  why: text.refuseWhy,
  label: text.reason,
  submit: text.refuseIt,
  done: text.refused,
}
/** Refuses a return; H-10: for a lost animal it sends a replacement instead. */
const REPLACING = {
  title: text.replaceTitle,
  why: text.replaceWhy,
  label: text.noteToCustomer,
  submit: text.replaceIt,
  done: text.replaced,
}
