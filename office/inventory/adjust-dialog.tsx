import { ArrowLeft, Minus, Plus } from 'lucide-react'
import { useState } from 'react'
import type { InventoryItem } from '#contract/admin/inventory.ts'
import { readQuantity } from '#domain/catalog/item-rules.ts'
import { foldDigits } from '#domain/fold-arabic.ts'
import { FailureNotice } from '#office/shell/failure-notice.tsx'
import { FormDialog } from '#office/shell/form-dialog.tsx'
import { ADJUST_TEXT as text } from '#text/admin/inventory.ts'
import { formatNumber } from '#text/format-number.ts'
import { ChipChoice } from '#ui/chip-choice.tsx'
import { classNames } from '#ui/class-names.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { Notice } from '#ui/notice.tsx'
import { NumberField, TextField } from '#ui/text-field.tsx'
import { changeOf, OCCASIONS, type Occasion, unitsProblem } from './adjustment.ts'
import { useAdjustStock } from './use-adjust-stock.ts'

/** Adds or removes stock with a reason and shows the result; a change made meanwhile is reported, not overwritten. */
export function AdjustDialog({ product, onClose }: { product: InventoryItem; onClose: () => void }) {
  const [occasion, setOccasion] = useState<Occasion>('arrived')
  const [typed, setTyped] = useState('')
  const [note, setNote] = useState('')
  const form = useAdjustStock(product, onClose)
  const { quantity, before, wrong, clearWrong, pending } = form

  const units = readQuantity(typed)
  const isPossible = units !== null && unitsProblem(occasion, typed, quantity) === undefined

  function type(next: string) {
    setTyped(next)
    clearWrong('change')
  }

  return (
    <FormDialog
      onClose={onClose}
      onSubmit={() => form.submit({ occasion, typed, note })}
      title={text.title}
      description={<NameOfItem of={product} />}
      submit={text.save}
      pending={pending}
    >
      <ChipChoice
        legend={text.occasion}
        legendHidden
        options={OCCASIONS.map((value) => ({ value, label: text.occasions[value] }))}
        value={occasion}
        onValue={(next) => {
          setOccasion(next)
          form.reset()
        }}
      />
      <Counter
        label={text.ask[occasion]}
        value={typed}
        error={wrong.change}
        onType={type}
        onStep={(by) => type(String(Math.max(0, (units ?? startOf(occasion, quantity)) + by)))}
      />
      <Outcome quantity={quantity} change={isPossible ? changeOf(occasion, units, quantity) : 0} />
      <TextField
        label={text.note[occasion]}
        optional={occasion !== 'other'}
        value={note}
        onValue={(value) => {
          setNote(value)
          clearWrong('reason')
        }}
        error={wrong.reason}
      />
      <ChangedMeanwhile before={before} quantity={quantity} />
      <FailureNotice error={form.failure} />
    </FormDialog>
  )
}

function ChangedMeanwhile({ before, quantity }: { before: number | null; quantity: number }) {
  if (before === null) return null
  return (
    <Notice tone="warn" live title={text.changed}>
      {text.changedTo(formatNumber(before), formatNumber(quantity))}
    </Notice>
  )
}

type CounterProps = {
  label: string
  value: string
  error: string | undefined
  onType: (value: string) => void
  onStep: (by: number) => void
}

function Counter({ label, value, error, onType, onStep }: CounterProps) {
  return (
    <div className="flex items-start gap-2">
      <IconButton
        label={text.decrease}
        icon={<Minus />}
        variant="soft"
        className="mt-8 min-h-13"
        onClick={() => onStep(-1)}
      />
      <NumberField
        label={label}
        fieldClassName="flex-1"
        className="tabular text-center! text-lead! font-bold"
        value={value}
        onValue={(value) => onType(foldDigits(value))}
        error={error}
      />
      <IconButton
        label={text.increase}
        icon={<Plus />}
        variant="soft"
        className="mt-8 min-h-13"
        onClick={() => onStep(1)}
      />
    </div>
  )
}

/** The start value of − and + while the field is empty; a count starts at the current stock. */
function startOf(occasion: Occasion, quantity: number): number {
  return occasion === 'arrived' || occasion === 'damaged' ? 0 : quantity
}

/** «الآن 6 ← بعد التعديل 4، نقص قطعتين». */
function Outcome({ quantity, change }: { quantity: number; change: number }) {
  return (
    <div role="status" className="flex items-center gap-4 rounded-picture bg-sunken px-4 py-3">
      <Figure label={text.before} value={quantity} />
      <ArrowLeft className="size-5 shrink-0 text-ink-3" />
      <Figure label={text.after} value={quantity + change} strong={change !== 0} />
      <span className="ms-auto text-end text-md text-ink-2">
        {change === 0 ? text.same : change > 0 ? text.more(change) : text.less(-change)}
      </span>
    </div>
  )
}

function Figure({ label, value, strong = false }: { label: string; value: number; strong?: boolean }) {
  return (
    <span>
      <span className="block text-sm text-ink-3">{label}</span>
      <span
        className={classNames(
          'tabular font-display text-h2 font-bold',
          strong ? 'text-brand-ink' : 'text-ink',
        )}
      >
        {formatNumber(value)}
      </span>
    </span>
  )
}

export function NameOfItem({ of }: { of: Pick<InventoryItem, 'nameArabic'> }) {
  return <bdi className="line-clamp-2 font-semibold wrap-anywhere text-ink">{of.nameArabic}</bdi>
}
