import { useState } from 'react'
import { call } from '#browser/api-client.ts'
import { wrongFields } from '#browser/form-errors.ts'
import { QuantityRow } from '#browser/orders/quantity-row.tsx'
import { Price } from '#browser/price/price.tsx'
import { decideReturnRequest } from '#contract/admin/return-requests.ts'
import type { AdminReturn } from '#contract/admin/returns.ts'
import { addBaisa, baisa, baisaOf, ZERO } from '#domain/money.ts'
import { returnShare } from '#domain/returns/return-amounts.ts'
import { isLoss } from '#domain/returns/return-rules.ts'
import { useFields } from '#office/form/use-fields.ts'
import { ConfirmDialog } from '#office/shell/confirm-dialog.tsx'
import { Fact, FactList } from '#office/shell/fact-list.tsx'
import { ADMIN_RETURN_ERRORS, adminReturnsText as text } from '#text/admin/returns.ts'
import { orderedItemText } from '#text/ordered-items.ts'
import { Notice } from '#ui/notice.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextareaField } from '#ui/textarea-field.tsx'
import { AnimalsOfLine, LostChoice, useLostChoice } from './lost-choice.tsx'
import { RETURN_READS } from './return-reads.ts'

type AcceptedItem = { id: number; quantity: number; restock: boolean; animalIds: number[] }

/** Accepts a return: quantity and destination per line, with a preview of the refund. */
export function AcceptDialog({ one, onClose }: { one: AdminReturn; onClose: () => void }) {
  const { taken, set } = useTaken(one)
  const { fields, field } = useFields({ note: '' })
  // H-10: for a lost animal the whole amount is returned, and nothing comes back to the stock.
  const isLost = isLoss(one.reason)
  const { amount, delivery, owed } = worthOf(one, taken)
  const choice = useLostChoice(one)
  const isNothing = taken.every(({ quantity }) => quantity === 0)
  const items = taken.map(({ animalIds, ...item }) => ({
    ...item,
    ...(animalIds.length > 0 && { animalIds }),
    ...choice.decision.find(({ id }) => id === item.id),
  }))
  const body = { decision: 'accept' as const, ...fields, items }

  return (
    <ConfirmDialog
      onClose={onClose}
      title={isLost ? text.giveBackTitle : text.acceptTitle}
      confirm={isLost ? text.giveBack : text.acceptIt}
      confirming={text.saving}
      variant="solid"
      disabled={isNothing}
      check={() => wrongFields(decideReturnRequest, body)}
      send={() => call('PATCH /api/admin/returns/:id', { params: { id: one.id }, body })}
      done={isLost ? text.givenBack : text.accepted}
      refresh={RETURN_READS}
      failureTitle={text.failed}
    >
      {(wrong) => (
        <>
          <TakenLines one={one} taken={taken} error={wrong.animalIds} onChange={set} />
          <LostChoice choice={choice} error={wrong.animalIds} />
          {isNothing ? <Notice tone="warn">{ADMIN_RETURN_ERRORS.nothingTaken}</Notice> : null}
          <Worth amount={amount} delivery={delivery} owed={owed} />
          {owed < amount ? <Notice tone="warn">{text.owedLess}</Notice> : null}
          <TextareaField label={text.noteToCustomer} optional rows={2} {...field('note', wrong)} />
        </>
      )}
    </ConfirmDialog>
  )
}

/** How much of each line comes back, and where to. */
function useTaken(one: AdminReturn) {
  // By default, undamaged items go back on sale.
  const [taken, setTaken] = useState<AcceptedItem[]>(() =>
    one.items.map(({ id, quantity, hasStock }) => ({
      id,
      quantity,
      restock: hasStock && !isBroken(one),
      animalIds: [],
    })),
  )
  const set = (id: number, change: Partial<AcceptedItem>) =>
    setTaken((before) => before.map((item) => (item.id === id ? { ...item, ...change } : item)))
  return { taken, set }
}

type TakenLinesProps = {
  one: AdminReturn
  taken: readonly AcceptedItem[]
  /** The error of the choice of animals. */
  error: string | undefined
  onChange: (id: number, change: Partial<AcceptedItem>) => void
}

/** H-10: nothing of a lost animal comes back, so its lines are only named. */
function TakenLines({ one, taken, error, onChange }: TakenLinesProps) {
  return (
    <ul className="flex flex-col gap-3">
      {one.items.map((item) => {
        const line = taken.find(({ id }) => id === item.id)
        return line ? (
          <li key={item.id}>
            {isLoss(one.reason) ? (
              <p className="font-medium text-ink">
                {orderedItemText({ name: item.productNameArabic, quantity: item.quantity })}
              </p>
            ) : (
              <TakenLine
                item={item}
                line={line}
                error={error}
                onChange={(change) => onChange(item.id, change)}
              />
            )}
          </li>
        ) : null
      })}
    </ul>
  )
}

type TakenLineProps = {
  item: AdminReturn['items'][number]
  line: AcceptedItem
  error: string | undefined
  onChange: (change: Partial<AcceptedItem>) => void
}

function Worth({ amount, delivery, owed }: ReturnType<typeof worthOf>) {
  return (
    <FactList>
      <Fact label={text.falls}>
        <Price amount={amount} />
      </Fact>
      {delivery > 0 ? (
        <Fact label={text.delivery}>
          <Price amount={delivery} />
        </Fact>
      ) : null}
      <Fact label={text.owed}>
        <Price amount={owed} className="font-bold" />
      </Fact>
    </FactList>
  )
}

function TakenLine({ item, line, error, onChange }: TakenLineProps) {
  const name = item.productNameArabic
  return (
    <div className="flex flex-col gap-2 rounded-picture border border-line p-3">
      <QuantityRow
        label={text.quantity(name)}
        value={line.quantity}
        min={0}
        max={item.quantity}
        onChange={(quantity) => onChange({ quantity, animalIds: line.animalIds.slice(0, quantity) })}
      >
        <p className="min-w-0 font-medium text-ink">{name}</p>
      </QuantityRow>
      {item.hasStock ? (
        <SelectField
          label={text.fate(name)}
          labelHidden
          disabled={line.quantity === 0}
          value={line.restock ? 'restock' : 'write-off'}
          onValue={(value) => onChange({ restock: value === 'restock' })}
          options={[
            { value: 'restock', label: text.restock },
            { value: 'write-off', label: text.writeOff },
          ]}
        />
      ) : (
        <p className="text-sm text-ink-3">{text.noStock}</p>
      )}
      {/* No choice is needed if all remaining animals come back. */}
      {item.animals.length > 0 && line.quantity > 0 && line.quantity < item.bought - item.before ? (
        <AnimalsOfLine
          name={name}
          quantity={line.quantity}
          animals={item.animals.map((animal) => ({
            ...animal,
            name: animal.isPassedOn ? text.passedOn(animal.name) : animal.name,
          }))}
          words={text.cameBack}
          value={line.animalIds}
          error={error}
          onChange={(animalIds) => onChange({ animalIds })}
        />
      ) : null}
    </div>
  )
}

function isBroken({ reason }: AdminReturn): boolean {
  return reason === 'defect' || reason === 'ill'
}

/** The same calculation as in server/returns/decide-return.ts. */
function worthOf(one: AdminReturn, taken: readonly AcceptedItem[]) {
  const shares = one.items.map((item) => {
    const sold = { quantity: item.bought, price: baisaOf(item.price), discount: baisaOf(item.discount) }
    return returnShare(sold, item.before, taken.find(({ id }) => id === item.id)?.quantity ?? 0)
  })
  const isAll =
    one.others === 0 &&
    one.items.every(({ id, quantity }) => taken.some((t) => t.id === id && t.quantity === quantity))
  const delivery = isAll ? baisaOf(one.deliveryDue) : ZERO
  const amount = addBaisa(delivery, ...shares)
  const [paid, final] = [baisaOf(one.paid), baisaOf(one.finalAmount)]
  const owed = baisa(Math.max(paid - final + amount, 0) - Math.max(paid - final, 0))
  return { amount, delivery, owed }
}
