import { useId } from 'react'
import { ChangeFailure } from '#browser/change-failure.tsx'
import { useUploading } from '#browser/files/files-field.tsx'
import type { ReturnLine } from '#contract/returns.ts'
import { returnKindOf } from '#domain/returns/return-rules.ts'
import { ReviewPhotos } from '#shop/reviews/review-photos.tsx'
import { cartText } from '#text/cart/cart.ts'
import { reviewsText } from '#text/catalog/reviews.ts'
import { returnsText as text } from '#text/returns.ts'
import { Button } from '#ui/button.tsx'
import { DialogPanel } from '#ui/dialog-panel.tsx'
import { FieldError } from '#ui/field.tsx'
import { FrozenFields } from '#ui/frozen-fields.tsx'
import { QuantityStepper } from '#ui/quantity-stepper.tsx'
import { RadioCards } from '#ui/radio-cards.tsx'
import { TextareaField } from '#ui/textarea-field.tsx'
import { reasonOptions } from './reason-options.ts'
import { useReturn } from './use-return.ts'

type ReturnDialogProps = { orderId: number; lines: readonly ReturnLine[]; open: boolean; onClose: () => void }

/**
 * F-03: the reason first, because it decides which items can be returned; then items, quantities, description and
 * photos.
 */
export function ReturnDialog({ orderId, lines, open, onClose }: ReturnDialogProps) {
  const formId = useId()
  const form = useReturn(orderId, lines, onClose)
  const uploading = useUploading()
  const isCase = form.reason !== undefined && returnKindOf(form.reason) === 'case'
  return (
    <DialogPanel
      open={open}
      alert
      onClose={() => {
        if (!form.pending) onClose()
      }}
      title={text.dialogTitle}
      description={isCase ? text.caseWhy : text.dialogWhy}
      footer={
        <Button
          type="submit"
          form={formId}
          pending={form.pending || uploading}
          pendingLabel={uploading ? reviewsText.own.addingPhoto : text.sending}
        >
          {text.send}
        </Button>
      }
    >
      <form ref={form.formRef} id={formId} noValidate onSubmit={form.submit} className="flex flex-col gap-4">
        <FrozenFields frozen={form.pending}>
          <RadioCards
            legend={text.reason}
            options={reasonOptions(form.reasons)}
            value={form.reason}
            onValue={form.setReason}
            error={form.wrong.reason}
          />
          {form.reason ? <Lines form={form} /> : null}
          <TextareaField
            label={text.words}
            optional={form.reason !== 'other'}
            hint={text.wordsHint}
            rows={3}
            value={form.words}
            onChange={(event) => form.setWords(event.currentTarget.value)}
            error={form.wrong.words}
          />
          <ReviewPhotos photos={form.images} onChange={form.setImages} error={form.wrong.images} />
        </FrozenFields>
        <ChangeFailure error={form.failure} title={text.failed} />
      </form>
    </DialogPanel>
  )
}

function Lines({ form }: { form: ReturnType<typeof useReturn> }) {
  return (
    <fieldset>
      <legend className="mb-2 text-md font-medium text-ink">{text.items}</legend>
      <ul className="flex flex-col gap-2">
        {form.lines.map(({ id, productNameArabic: name, left }) => (
          <li
            key={id}
            className="flex items-center justify-between gap-3 rounded-picture border border-line px-4 py-2"
          >
            <span className="min-w-0">
              <span className="block font-medium text-ink">{name}</span>
              {left > 1 ? <span className="text-sm text-ink-3">{text.left(left)}</span> : null}
            </span>
            <QuantityStepper
              value={form.quantityOf(id)}
              min={0}
              max={left}
              onChange={(quantity) => form.setQuantity(id, quantity)}
              label={cartText.quantity(name)}
            />
          </li>
        ))}
      </ul>
      {form.wrong.items ? <FieldError>{form.wrong.items}</FieldError> : null}
    </fieldset>
  )
}
