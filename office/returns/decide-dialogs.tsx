import { call } from '#browser/api-client.ts'
import type { AdminReturn } from '#contract/admin/returns.ts'
import { isLoss } from '#domain/returns/return-rules.ts'
import { useFields } from '#office/form/use-fields.ts'
import { ConfirmDialog } from '#office/shell/confirm-dialog.tsx'
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
  return (
    <ConfirmDialog
      onClose={onClose}
      title={words.title}
      what={words.why}
      confirm={words.submit}
      confirming={text.saving}
      variant="solid"
      check={() => (fields.note.trim() === '' ? { note: ADMIN_RETURN_ERRORS.noteMissing } : {})}
      send={() =>
        call('PATCH /api/admin/returns/:id', {
          params: { id },
          body: { decision: 'refuse', ...fields, items: choice.decision },
        })
      }
      done={words.done}
      refresh={RETURN_READS}
      failureTitle={text.failed}
    >
      {(wrong) => (
        <>
          <LostChoice choice={choice} error={wrong.animalIds} />
          <TextareaField label={words.label} rows={3} {...field('note', wrong)} />
        </>
      )}
    </ConfirmDialog>
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

/** H-10: for a waiting case, or one that ended with its order. */
export function NameLostDialog({ one, onClose }: { one: AdminReturn; onClose: () => void }) {
  const choice = useLostChoice(one)
  const words = text.which[choice.mishap]
  return (
    <ConfirmDialog
      onClose={onClose}
      title={words.ask}
      what={words.why}
      confirm={text.nameIt}
      confirming={text.saving}
      variant="solid"
      send={() =>
        call('PATCH /api/admin/returns/:id', {
          params: { id: one.id },
          body: { decision: 'name', items: choice.decision },
        })
      }
      done={words.done}
      refresh={RETURN_READS}
      failureTitle={text.failed}
    >
      {(wrong) => <LostChoice choice={choice} error={wrong.animalIds} />}
    </ConfirmDialog>
  )
}
