import { useRef, useState } from 'react'
import { wrongFields } from '#browser/form-errors.ts'
import { Price } from '#browser/price/price.tsx'
import { useCheck } from '#browser/use-check.ts'
import { enterSaleRequest } from '#contract/admin/order-requests.ts'
import { type Baisa, baisa, readRials, toShortRials } from '#domain/money.ts'
import {
  amountOff,
  DISCOUNT_KINDS,
  type DiscountKind,
  maxDiscount,
  type PriceOff,
} from '#domain/orders/counter-sale.ts'
import { choicesOf, FilterChips } from '#office/list/filter-chips.tsx'
import { FormDialog } from '#office/shell/form-dialog.tsx'
import { counterText as text } from '#text/admin/counter.ts'
import { formatPrice } from '#text/format-price.ts'
import { NumberField, TextField } from '#ui/text-field.tsx'

type DiscountDialogProps = {
  title: string
  /** The amount before the discount. */
  of: { price: Baisa; quantity: number }
  off: PriceOff | null
  reason: string
  /** `rest`: the other discounts of this sale. */
  limit: { percent: number; total: Baisa; rest: Baisa }
  onApply: (off: PriceOff | null, reason: string) => void
  onClose: () => void
}

/** A price or discount with a reason, for a line or the whole sale. */
export function DiscountDialog({ title, of, off, limit, onApply, onClose, ...given }: DiscountDialogProps) {
  const { price, quantity } = of
  const [kind, setKind] = useState<DiscountKind>(off?.kind ?? 'percent')
  const [typed, setTyped] = useState(off ? written(off) : '')
  const [reason, setReason] = useState(given.reason)
  const { wrong, passes, clearWrong } = useCheck()
  const first = useRef<HTMLInputElement>(null)
  const worth = baisa(price * quantity)
  const next = typed.trim() ? readOff(kind, typed, worth, price) : null
  const discount = next ? amountOff(next, price, quantity) : baisa(0)

  function submit() {
    const value = typed.trim() && !next ? text.wrong[kind] : tooMuch(discount, limit)
    const missing = discount > 0 && !reason.trim() ? text.wrong.reason : undefined
    if (!passes({ value, reason: missing ?? wrongFields(enterSaleRequest, { reason }).reason })) return
    onApply(next, reason.trim())
    onClose()
  }

  return (
    <FormDialog title={title} submit={text.apply} onSubmit={submit} onClose={onClose} initialFocus={first}>
      <FilterChips<DiscountKind>
        label={text.discountKind}
        value={kind}
        onValue={(chosen) => {
          setKind(chosen)
          clearWrong('value')
        }}
        choices={choicesOf(DISCOUNT_KINDS, text.discountKinds)}
      />
      <NumberField
        ref={first}
        label={text.discountValues[kind]}
        decimal
        hint={text.discountHint}
        error={wrong.value}
        value={typed}
        onValue={(value) => {
          setTyped(value)
          clearWrong('value')
        }}
      />
      <TextField
        label={text.reason}
        hint={text.reasonHint}
        error={wrong.reason}
        value={reason}
        onValue={(value) => {
          setReason(value)
          clearWrong('reason')
        }}
      />
      <NewTotal full={worth} discount={discount} />
    </FormDialog>
  )
}

function tooMuch(discount: Baisa, { percent, total, rest }: DiscountDialogProps['limit']) {
  const most = maxDiscount(total, percent)
  return discount + rest > most ? text.limit(percent, formatPrice(most)) : undefined
}

function NewTotal({ full, discount }: { full: Baisa; discount: Baisa }) {
  return (
    <p role="status" className="flex items-baseline justify-between gap-3 text-ink">
      {text.total}
      <span className="flex items-baseline gap-2">
        {discount > 0 ? <Price amount={full} struck className="text-sm" /> : null}
        <Price amount={baisa(full - discount)} className="text-h3 font-bold" />
      </span>
    </p>
  )
}

function written({ kind, value }: PriceOff): string {
  return kind === 'percent' ? String(value) : toShortRials(baisa(value))
}

/** Null for an invalid discount. */
function readOff(kind: DiscountKind, typed: string, worth: Baisa, price: Baisa): PriceOff | null {
  const value = readRials(typed)
  if (value === null) return null
  if (kind === 'percent')
    return value % 1000 === 0 && value >= 1000 && value <= 100_000 ? { kind, value: value / 1000 } : null
  return value <= (kind === 'amount' ? worth : price) ? { kind, value } : null
}
