import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call, queryOf } from '#browser/api-client.ts'
import { wrongFields } from '#browser/form-errors.ts'
import { mishapRequest } from '#contract/admin/loss-requests.ts'
import type { Mishap } from '#domain/animals/loss.ts'
import { useFields } from '#office/form/use-fields.ts'
import { ConfirmDialog } from '#office/shell/confirm-dialog.tsx'
import { lossText as text } from '#text/admin/losses.ts'
import { SelectField } from '#ui/select-field.tsx'
import { LOSS_CONCERNS, LossNote, LossOf, LossQuantity } from './loss-fields.tsx'

/** The animals it concerns. */
export type AffectedAnimal = {
  name: string
  productId?: number
  /** The animal whose record is open. */
  animalId?: number
  /** The hold it belongs to. */
  holdId?: number
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
  return (
    <ConfirmDialog
      onClose={onClose}
      title={text.report[mishap]}
      what={<LossOf name={name} what={text.why[mishap]} />}
      confirm={text.submit[mishap]}
      confirming={text.pending}
      variant="solid"
      check={() => wrongFields(mishapRequest, body)}
      send={() => call('POST /api/admin/mishaps', { body })}
      done={text.done[mishap]}
      refresh={LOSS_CONCERNS}
      failureTitle={text.failed}
    >
      {(wrong) => (
        <>
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
          {animalId === undefined ? (
            <LossQuantity label={text.quantity} max={units} value={quantity} onChange={setQuantity} />
          ) : null}
          <LossNote label={text.note} {...field('note', wrong)} />
        </>
      )}
    </ConfirmDialog>
  )
}
