import type { ComponentProps } from 'react'
import { QuantityRow } from '#browser/orders/quantity-row.tsx'
import { TextareaField } from '#ui/textarea-field.tsx'

/** Whom a mishap or the end of a quarantine concerns, and what it does. */
export function LossOf({ name, what }: { name: string; what: string }) {
  return (
    <>
      <bdi className="line-clamp-2 font-semibold wrap-anywhere text-ink">{name}</bdi>
      <span className="block">{what}</span>
    </>
  )
}

/** How many of a group. */
export function LossQuantity(
  row: Pick<ComponentProps<typeof QuantityRow>, 'label' | 'value' | 'max' | 'onChange'>,
) {
  if (row.max === 1) return null
  return (
    <QuantityRow {...row} min={1}>
      <span className="font-semibold">{row.label}</span>
    </QuantityRow>
  )
}

export function LossNote(field: ComponentProps<typeof TextareaField>) {
  return <TextareaField {...field} optional rows={2} />
}

/** The queries that a quarantine or a death changes: the stock, its ledger, holds, and the records of animals. */
export const LOSS_CONCERNS = [
  '/api/admin/inventory',
  '/api/admin/holds',
  '/api/admin/quarantines',
  '/api/admin/passports',
  '/api/admin/products',
  '/api/admin/stats',
] as const
