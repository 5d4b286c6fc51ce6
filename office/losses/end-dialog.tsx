import { useState } from 'react'
import { call } from '#browser/api-client.ts'
import { wrongFields } from '#browser/form-errors.ts'
import { QuantityRow } from '#browser/orders/quantity-row.tsx'
import { useSubmit } from '#browser/use-submit.ts'
import { endQuarantineRequest } from '#contract/admin/loss-requests.ts'
import type { Quarantine } from '#contract/admin/losses.ts'
import { MAX_LOSS_NOTE, type QuarantineEnd } from '#domain/animals/loss.ts'
import { useFields } from '#office/form/use-fields.ts'
import { FailureNotice } from '#office/shell/failure-notice.tsx'
import { FormDialog } from '#office/shell/form-dialog.tsx'
import { lossText as text } from '#text/admin/losses.ts'
import { TextareaField } from '#ui/textarea-field.tsx'
import { LOSS_CONCERNS } from './loss-concerns.ts'

export type Quarantined = Pick<Quarantine, 'id' | 'quantity' | 'animal' | 'nameArabic'>

/** H-10: recovered or dead; in a group, how many. */
export function EndDialog({
  one: { id, quantity: all, animal, nameArabic },
  outcome,
  onClose,
}: {
  one: Quarantined
  outcome: QuarantineEnd
  onClose: () => void
}) {
  const [quantity, setQuantity] = useState(all)
  const { fields, field } = useFields({ note: '' })
  const body = { outcome, quantity, ...fields }
  const { submit, wrong, pending, failure } = useSubmit({
    check: () => wrongFields(endQuarantineRequest, body),
    send: () => call('PATCH /api/admin/quarantines/:id', { params: { id }, body }),
    done: text.end[outcome].done,
    onDone: onClose,
    refresh: LOSS_CONCERNS,
  })
  return (
    <FormDialog
      onClose={onClose}
      onSubmit={() => submit()}
      title={text.end[outcome].title}
      description={
        <>
          <bdi className="line-clamp-2 font-semibold wrap-anywhere text-ink">
            {animal?.name ?? nameArabic}
          </bdi>
          <span className="block">{text.end[outcome].what}</span>
        </>
      }
      submit={text.ends[outcome]}
      submitting={text.pending}
      pending={pending}
    >
      {all > 1 ? (
        <QuantityRow label={text.endPart} value={quantity} min={1} max={all} onChange={setQuantity}>
          <span className="font-semibold">{text.endPart}</span>
        </QuantityRow>
      ) : null}
      <TextareaField
        label={text.endNote}
        optional={text.optional}
        rows={2}
        maxLength={MAX_LOSS_NOTE}
        {...field('note', wrong)}
      />
      <FailureNotice error={failure} title={text.failed}>
        {wrong.outcome}
      </FailureNotice>
    </FormDialog>
  )
}
