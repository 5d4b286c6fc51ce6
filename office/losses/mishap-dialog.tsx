import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call, queryOf } from '#browser/api-client.ts'
import { hasFieldErrors, wrongFields } from '#browser/form-errors.ts'
import { QuantityRow } from '#browser/orders/quantity-row.tsx'
import { useSubmit } from '#browser/use-submit.ts'
import { mishapRequest } from '#contract/admin/loss-requests.ts'
import { MAX_LOSS_NOTE, type Mishap } from '#domain/animals/loss.ts'
import { useFields } from '#office/form/use-fields.ts'
import { FailureNotice } from '#office/shell/failure-notice.tsx'
import { FormDialog } from '#office/shell/form-dialog.tsx'
import { lossText as text } from '#text/admin/losses.ts'
import { SelectField } from '#ui/select-field.tsx'
import { TextareaField } from '#ui/textarea-field.tsx'
import { LOSS_CONCERNS } from './loss-concerns.ts'

/** The animals it concerns. */
export type AffectedAnimal = {
  name: string
  productId?: number
  /** The animal whose record is open. */
  animalId?: number
  /** The hold it belongs to. */
  holdId?: number
  /** The maximum number of animals. */
  units: number
}

type MishapDialogProps = { mishap: Mishap; of: AffectedAnimal; onClose: () => void }

/** H-10: «حجر صحي» or «نفق» for animals on sale or on hold. */
export function MishapDialog({ mishap, of, onClose }: MishapDialogProps) {
  const { name, productId, holdId, units } = of
  const [quantity, setQuantity] = useState(1)
  const { fields, field } = useFields({ animal: '', note: '' })
  const records = useQuery({
    ...queryOf('GET /api/admin/passports', { query: { product: String(productId), limit: '100' } }),
    enabled: productId !== undefined && of.animalId === undefined,
  })
  const animals = (records.data?.items ?? []).filter(({ quarantineId }) => quarantineId === null)
  const animalId = of.animalId ?? (fields.animal === '' ? undefined : Number(fields.animal))
  const body = { mishap, productId, animalId, holdId, quantity: animalId ? 1 : quantity, note: fields.note }
  const { submit, wrong, pending, failure } = useSubmit({
    check: () => wrongFields(mishapRequest, body),
    send: () => call('POST /api/admin/mishaps', { body }),
    done: text.done[mishap],
    onDone: onClose,
    refresh: LOSS_CONCERNS,
  })
  return (
    <FormDialog
      onClose={onClose}
      onSubmit={() => submit()}
      title={text.report[mishap]}
      description={
        <>
          <bdi className="line-clamp-2 font-semibold wrap-anywhere text-ink">{name}</bdi>
          <span className="block">{text.why[mishap]}</span>
        </>
      }
      submit={text.submit[mishap]}
      submitting={text.pending}
      pending={pending}
    >
      {animals.length > 0 ? (
        <SelectField
          label={text.animal}
          placeholder={animals.length < units ? text.noRecord : text.chooseAnimal}
          options={animals.map(({ id, name, microchip, ring }) => ({
            value: String(id),
            label: [name, microchip ?? ring].filter(Boolean).join(' · '),
          }))}
          {...field('animal')}
          error={wrong.animalId}
        />
      ) : null}
      {units > 1 && animalId === undefined ? (
        <QuantityRow label={text.quantity} value={quantity} min={1} max={units} onChange={setQuantity}>
          <span className="font-semibold">{text.quantity}</span>
        </QuantityRow>
      ) : null}
      <TextareaField
        label={text.note}
        optional={text.optional}
        rows={2}
        maxLength={MAX_LOSS_NOTE}
        {...field('note', wrong)}
      />
      <FailureNotice error={failure} title={text.failed}>
        {failure && hasFieldErrors(failure) ? Object.values(wrong).join(' ') : null}
      </FailureNotice>
    </FormDialog>
  )
}
