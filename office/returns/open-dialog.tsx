import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call, freshOf } from '#browser/api-client.ts'
import { QuantityRow } from '#browser/orders/quantity-row.tsx'
import type { OpenableLine } from '#contract/admin/returns.ts'
import { isLoss, type ReturnReason } from '#domain/returns/return-rules.ts'
import { useFields } from '#office/form/use-fields.ts'
import { ConfirmDialog } from '#office/shell/confirm-dialog.tsx'
import { FormDialog } from '#office/shell/form-dialog.tsx'
import { Unread } from '#office/shell/unread.tsx'
import { lossText } from '#text/admin/losses.ts'
import { ADMIN_REASON_LABELS, adminReturnsText as text } from '#text/admin/returns.ts'
import { RETURN_ERRORS } from '#text/returns.ts'
import { Notice } from '#ui/notice.tsx'
import { RadioCards } from '#ui/radio-cards.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextareaField } from '#ui/textarea-field.tsx'
import { RETURN_READS } from './return-reads.ts'

/** F-03, H-10: the shop opens a return or a case for an order itself. */
export function OpenDialog({ orderId, onClose }: { orderId: number; onClose: () => void }) {
  const query = useQuery({
    ...freshOf('GET /api/admin/orders/:id/returns', { params: { id: String(orderId) } }),
    gcTime: 0,
  })
  const { data } = query
  if (data) return <OpenForm orderId={orderId} lines={data.lines} onClose={onClose} />
  return (
    <FormDialog title={text.openTitle} submit={text.openIt} disabled onClose={onClose} onSubmit={() => {}}>
      <Unread query={query} height="h-40" />
    </FormDialog>
  )
}

const REASONS = Object.keys(ADMIN_REASON_LABELS) as ReturnReason[]

type ChosenLine = OpenableLine & { left: number; quantity: number; animalId: string }

type OpenFormProps = { orderId: number; lines: readonly OpenableLine[]; onClose: () => void }

function OpenForm({ orderId, lines: all, onClose }: OpenFormProps) {
  const reasons = REASONS.filter((one) => all.some((line) => leftOf(line, one) > 0))
  const [reason, setReason] = useState<ReturnReason | undefined>(
    reasons.length === 1 ? reasons[0] : undefined,
  )
  const { lines, items, set } = useChosenLines(all, reason)
  const { fields, field } = useFields({ words: '' })
  const hasLoss = reason !== undefined && isLoss(reason)
  return (
    <ConfirmDialog
      onClose={onClose}
      title={text.openTitle}
      confirm={text.openIt}
      confirming={text.saving}
      variant="solid"
      disabled={reasons.length === 0}
      check={() => ({
        ...(reason === undefined && { reason: RETURN_ERRORS.reasonMissing }),
        ...(items.length === 0 && { items: RETURN_ERRORS.nothingChosen }),
      })}
      send={() =>
        call('POST /api/admin/orders/:id/returns', {
          params: { id: orderId },
          body: { items, reason: reason ?? 'other', ...fields },
        })
      }
      done={text.opened}
      refresh={[...RETURN_READS, '/api/admin/quarantines']}
      failureTitle={text.notOpened}
    >
      {(wrong) => (
        <>
          <ReasonChoice reasons={reasons} value={reason} error={wrong.reason} onChange={setReason} />
          {hasLoss ? <Notice tone="warn">{text.lossWhy}</Notice> : null}
          <ul className="flex flex-col gap-3 empty:hidden">
            {lines.map((line) => (
              <LineChoice key={line.id} {...{ line, hasLoss }} error={wrong.animalId} onChange={set} />
            ))}
          </ul>
          {reason !== undefined && wrong.items ? (
            <Notice tone="danger" live>
              {wrong.items}
            </Notice>
          ) : null}
          {reasons.length > 0 ? (
            <TextareaField
              label={hasLoss ? text.noteToCustomer : text.customerSaid}
              optional
              rows={2}
              {...field('words', wrong)}
            />
          ) : null}
        </>
      )}
    </ConfirmDialog>
  )
}

type ReasonChoiceProps = {
  reasons: readonly ReturnReason[]
  value: ReturnReason | undefined
  error: string | undefined
  onChange: (reason: ReturnReason) => void
}

function ReasonChoice({ reasons, value, error, onChange }: ReasonChoiceProps) {
  if (reasons.length === 0) return <Notice tone="info">{text.nothingToOpen}</Notice>
  return (
    <RadioCards
      legend={text.why}
      options={reasons.map((one) => ({ value: one, label: ADMIN_REASON_LABELS[one] }))}
      value={value}
      error={error}
      onValue={onChange}
    />
  )
}

/** The lines that may come back for this reason, and what was chosen of them. */
function useChosenLines(all: readonly OpenableLine[], reason: ReturnReason | undefined) {
  const [chosen, setChosen] = useState<Readonly<Record<number, Pick<ChosenLine, 'quantity' | 'animalId'>>>>(
    {},
  )
  const possible = all.filter((line) => leftOf(line, reason) > 0)
  // A single line is selected already.
  const first = { quantity: possible.length === 1 ? 1 : 0, animalId: '' }
  const lines = possible.map((line): ChosenLine => {
    const left = leftOf(line, reason)
    const { quantity, animalId } = chosen[line.id] ?? first
    // Another reason may allow fewer units.
    return { ...line, left, quantity: Math.min(quantity, left), animalId }
  })
  const items = lines
    .filter(({ quantity }) => quantity > 0)
    .map(({ id, quantity, animalId }) => ({ id, quantity, ...(animalId && { animalId: Number(animalId) }) }))
  const set = (id: number, change: Partial<ChosenLine>) =>
    setChosen((before) => ({ ...before, [id]: { ...(before[id] ?? first), ...change } }))
  return { lines, items, set }
}

type LineChoiceProps = {
  line: ChosenLine
  hasLoss: boolean
  error: string | undefined
  onChange: (id: number, change: Partial<ChosenLine>) => void
}

function LineChoice({ line, hasLoss, error, onChange }: LineChoiceProps) {
  return (
    <li className="flex flex-col gap-2 rounded-picture border border-line p-3">
      <QuantityRow
        label={text.quantityOf(line.productNameArabic)}
        value={line.quantity}
        min={0}
        max={line.left}
        onChange={(quantity) => onChange(line.id, { quantity })}
      >
        <p className="min-w-0 font-medium text-ink">{line.productNameArabic}</p>
      </QuantityRow>
      {hasLoss && line.quantity > 0 && line.animals.length > 0 ? (
        <SelectField
          label={lossText.animal}
          placeholder={lossText.chooseAnimal}
          options={line.animals.map((animal) => ({ value: String(animal.id), label: animal.name }))}
          value={line.animalId}
          error={error}
          onValue={(value) => onChange(line.id, { animalId: value })}
        />
      ) : null}
    </li>
  )
}

function leftOf({ reasons }: OpenableLine, reason: ReturnReason | undefined): number {
  return reasons.find((one) => one.reason === reason)?.left ?? 0
}
