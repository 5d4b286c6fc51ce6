import { useState } from 'react'
import { call } from '#browser/api-client.ts'
import { wrongFields } from '#browser/form-errors.ts'
import { endQuarantineRequest } from '#contract/admin/loss-requests.ts'
import type { Quarantine } from '#contract/admin/losses.ts'
import type { QuarantineEnd } from '#domain/animals/loss.ts'
import { useFields } from '#office/form/use-fields.ts'
import { ConfirmDialog } from '#office/shell/confirm-dialog.tsx'
import { lossText as text } from '#text/admin/losses.ts'
import { LOSS_CONCERNS, LossNote, LossOf, LossQuantity } from './loss-fields.tsx'

export type Quarantined = Pick<Quarantine, 'id' | 'quantity' | 'animal' | 'nameArabic'>

type EndDialogProps = { one: Quarantined; outcome: QuarantineEnd; onClose: () => void }

/** H-10: recovered or dead; in a group, how many. */
export function EndDialog({
  one: { id, quantity: all, animal, nameArabic },
  outcome,
  onClose,
}: EndDialogProps) {
  const [quantity, setQuantity] = useState(all)
  const { fields, field } = useFields({ note: '' })
  const body = { outcome, quantity, ...fields }
  return (
    <ConfirmDialog
      onClose={onClose}
      title={text.end[outcome].title}
      what={<LossOf name={animal?.name ?? nameArabic} what={text.end[outcome].what} />}
      confirm={text.ends[outcome]}
      confirming={text.pending}
      variant="solid"
      check={() => wrongFields(endQuarantineRequest, body)}
      send={() => call('PATCH /api/admin/quarantines/:id', { params: { id }, body })}
      done={text.end[outcome].done}
      refresh={LOSS_CONCERNS}
      failureTitle={text.failed}
    >
      {(wrong) => (
        <>
          <LossQuantity label={text.endPart} max={all} value={quantity} onChange={setQuantity} />
          <LossNote label={text.endNote} {...field('note', wrong)} />
        </>
      )}
    </ConfirmDialog>
  )
}
