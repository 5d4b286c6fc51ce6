import { call } from '#browser/api-client.ts'
import { refusedFields } from '#browser/form-errors.ts'
import { useChange } from '#browser/use-change.ts'
import type { AdminReturn } from '#contract/admin/returns.ts'
import { FailureNotice } from '#office/shell/failure-notice.tsx'
import { FormDialog } from '#office/shell/form-dialog.tsx'
import { adminReturnsText as text } from '#text/admin/returns.ts'
import { LostChoice, useLostChoice } from './lost-choice.tsx'
import { RETURN_READS } from './return-reads.ts'

/** H-10: for a waiting case, or one that ended with its order. */
export function NameLostDialog({ one, onClose }: { one: AdminReturn; onClose: () => void }) {
  const choice = useLostChoice(one)
  const words = text.which[choice.mishap]
  const { run, pending, failure } = useChange({
    send: () =>
      call('PATCH /api/admin/returns/:id', {
        params: { id: one.id },
        body: { decision: 'name', items: choice.decision },
      }),
    done: words.done,
    onDone: onClose,
    refresh: RETURN_READS,
  })
  const wrong = failure ? refusedFields(failure) : {}
  return (
    <FormDialog
      title={words.ask}
      description={words.why}
      submit={text.nameIt}
      submitting={text.saving}
      pending={pending}
      onClose={onClose}
      onSubmit={() => void run()}
    >
      <LostChoice choice={choice} error={wrong.animalIds} />
      <FailureNotice error={failure} title={text.failed}>
        {wrong.animalIds}
      </FailureNotice>
    </FormDialog>
  )
}
