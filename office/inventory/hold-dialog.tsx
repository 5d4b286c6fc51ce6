import { useState } from 'react'
import { call } from '#browser/api-client.ts'
import { wrongFields } from '#browser/form-errors.ts'
import { holdRequest } from '#contract/admin/hold-request.ts'
import type { InventoryItem } from '#contract/admin/inventory.ts'
import { readQuantity } from '#domain/catalog/item-rules.ts'
import { foldDigits } from '#domain/fold-arabic.ts'
import { useFields } from '#office/form/use-fields.ts'
import { ConfirmDialog } from '#office/shell/confirm-dialog.tsx'
import { holdsText as text } from '#text/admin/holds.ts'
import { formatDateTime } from '#text/format-date.ts'
import { ChipChoice } from '#ui/chip-choice.tsx'
import { EmailField } from '#ui/email-field.tsx'
import { NumberField, TextField } from '#ui/text-field.tsx'
import { NameOfItem } from './adjust-dialog.tsx'

const HOURS = [4, 24, 48, 168] as const

/** Creates a hold: person, quantity and duration. */
export function HoldDialog({ product, onClose }: { product: InventoryItem; onClose: () => void }) {
  const { fields, set, field } = useFields({ name: '', email: '', quantity: '1' })
  const [hours, setHours] = useState<number>(24)
  const quantity = readQuantity(fields.quantity) ?? 0
  const tooMany = quantity > product.quantity && { quantity: text.tooMany }
  const body = { ...fields, productId: product.id, quantity, hours }
  return (
    <ConfirmDialog
      onClose={onClose}
      title={text.keep}
      what={<NameOfItem of={product} />}
      confirm={text.submit}
      confirming={text.keeping}
      variant="solid"
      check={() => ({ ...wrongFields(holdRequest, body), ...tooMany })}
      send={() => call('POST /api/admin/holds', { body })}
      done={({ name, until }) => ({
        title: text.kept(name ?? ''),
        description: text.until(formatDateTime(until)),
      })}
      refresh={HOLD_CONCERNS}
    >
      {(wrong) => (
        <>
          <TextField label={text.fields.name} {...field('name', wrong)} />
          <EmailField label={text.fields.email} {...field('email', wrong)} optional hint={text.emailHint} />
          {product.quantity > 1 ? (
            <NumberField
              label={text.fields.quantity}
              {...field('quantity', wrong)}
              onChange={(event) => set({ quantity: foldDigits(event.currentTarget.value) })}
            />
          ) : null}
          <ChipChoice
            legend={text.howLong}
            options={HOURS.map((value) => ({ value, label: text.hours[value] }))}
            value={hours}
            onValue={setHours}
          />
        </>
      )}
    </ConfirmDialog>
  )
}

/** The queries that a hold changes: the stock, its ledger, and the list of holds. */
export const HOLD_CONCERNS = ['/api/admin/inventory', '/api/admin/holds', '/api/admin/stats'] as const
