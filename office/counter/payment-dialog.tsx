import { type Ref, useRef, useState } from 'react'
import { Price } from '#browser/price/price.tsx'
import { useCheck } from '#browser/use-check.ts'
import { addBaisa, type Baisa, baisa, readRials, toShortRials, ZERO } from '#domain/money.ts'
import { type CounterPayment, MAX_NOTE, NOTES, settleTender } from '#domain/orders/counter-sale.ts'
import type { PaymentMethod } from '#domain/payments/balance.ts'
import { FormDialog } from '#office/shell/form-dialog.tsx'
import { counterText as text } from '#text/admin/counter.ts'
import { chipClass } from '#ui/chip.tsx'
import { classNames } from '#ui/class-names.ts'
import { NumberField } from '#ui/text-field.tsx'
import { Key } from './key.tsx'

const METHODS = ['cash', 'card', 'transfer'] as const satisfies readonly PaymentMethod[]

type TillPaymentDialogProps = {
  due: Baisa
  pending: boolean
  onPay: (payments: CounterPayment[], change: Baisa) => void
  onClose: () => void
}

/** The payment in one or several ways; cash beyond the amount due is change. */
export function TillPaymentDialog({ due, pending, onPay, onClose }: TillPaymentDialogProps) {
  const tender = useTender(due, onPay)
  const { typed, wrong, settled, isTooMuch } = tender
  const first = useRef<HTMLInputElement>(null)

  return (
    <FormDialog
      title={text.payTitle}
      submit={text.sell}
      submitting={text.selling}
      pending={pending}
      initialFocus={first}
      onClose={onClose}
      onSubmit={tender.pay}
    >
      <p className="flex items-baseline justify-between gap-3 text-ink">
        {text.total}
        <Price amount={due} className="font-display text-h1 font-bold" />
      </p>
      <div className="flex flex-col gap-3">
        {METHODS.map((method) => (
          <AmountField
            key={method}
            ref={method === 'cash' ? first : undefined}
            method={method}
            value={typed[method]}
            error={wrong[method]}
            onType={(value) => tender.type(method, value)}
            onRest={() => tender.fillRest(method)}
          />
        ))}
      </div>
      <Notes onAdd={tender.addCash} />
      <Outcome settled={settled} isRefused={wrong.due !== undefined} isTooMuch={isTooMuch} due={due} />
    </FormDialog>
  )
}

/** What is typed for each way of paying, and whether it settles the sale. */
function useTender(due: Baisa, onPay: TillPaymentDialogProps['onPay']) {
  const [typed, setTyped] = useState({ cash: '', card: '', transfer: '' })
  const { wrong, setWrong, passes } = useCheck()
  const amounts = METHODS.map((method) => (typed[method].trim() ? readRials(typed[method]) : ZERO))
  const [cash, card, transfer] = amounts.map((amount) => amount ?? ZERO) as [Baisa, Baisa, Baisa]
  const settled = settleTender(due, { cash, card, transfer })
  const isTooMuch = settled.change >= MAX_NOTE

  function type(method: PaymentMethod, text: string) {
    setTyped((before) => ({ ...before, [method]: text }))
    setWrong({})
  }
  const set = (method: PaymentMethod, amount: Baisa) => type(method, amount > 0 ? toShortRials(amount) : '')
  /** The amount not covered by the other ways. */
  function fillRest(method: PaymentMethod) {
    const others = addBaisa(...METHODS.map((one, at) => (one === method ? ZERO : (amounts[at] ?? ZERO))))
    set(method, baisa(Math.max(due - others, 0)))
  }

  function pay() {
    const faults = {
      ...Object.fromEntries(
        METHODS.map((method, at) => [method, amounts[at] === null ? text.amountWrong : undefined]),
      ),
      due: settled.missing > 0 ? text.missing : settled.tooMuch > 0 ? text.tooMuch : undefined,
      change: isTooMuch ? text.changeTooLarge : undefined,
    }
    if (passes(faults)) onPay(settled.payments, settled.change)
  }

  const addCash = (rials: number) => set('cash', addBaisa(cash, baisa(rials * 1000)))
  return { typed, wrong, settled, isTooMuch, type, fillRest, addCash, pay }
}

type OutcomeProps = {
  settled: ReturnType<typeof settleTender>
  isRefused: boolean
  isTooMuch: boolean
  due: Baisa
}

type AmountFieldProps = {
  ref: Ref<HTMLInputElement> | undefined
  method: (typeof METHODS)[number]
  value: string
  error: string | undefined
  onType: (value: string) => void
  onRest: () => void
}

function AmountField({ ref, method, value, error, onType, onRest }: AmountFieldProps) {
  return (
    <NumberField
      ref={ref}
      onKeyDown={(event) => {
        if (event.key !== text.keys.rest) return
        event.preventDefault()
        onRest()
      }}
      label={text[method]}
      decimal
      className="ps-26!"
      error={error}
      value={value}
      onValue={onType}
      end={
        <button
          type="button"
          aria-label={text.restOf(text[method])}
          className="flex min-h-11 cursor-pointer items-center gap-1.5 rounded-control px-3 text-sm font-semibold text-brand-ink hover:bg-brand-soft"
          onClick={onRest}
        >
          {text.rest} <Key name={text.keys.rest} />
        </button>
      }
    />
  )
}

function Notes({ onAdd }: { onAdd: (rials: number) => void }) {
  return (
    <fieldset>
      <legend className="sr-only">{text.notes}</legend>
      <div className="flex flex-wrap gap-2">
        {NOTES.map((rials) => (
          <button
            key={rials}
            type="button"
            className={classNames(chipClass(), 'cursor-pointer px-3!')}
            onClick={() => onAdd(rials)}
          >
            + {text.note(rials)}
          </button>
        ))}
      </div>
    </fieldset>
  )
}

function Outcome({ settled: { missing, change, tooMuch }, isRefused, isTooMuch, due }: OutcomeProps) {
  const [label, amount] =
    tooMuch > 0 ? [text.tooMuch, tooMuch] : missing > 0 ? [text.missing, missing] : [text.change, change]
  const isFault = tooMuch > 0 || isTooMuch || (isRefused && missing > 0)
  return (
    <div
      role="status"
      className={classNames(
        'rounded-picture px-4 py-3',
        isFault ? 'bg-danger-soft text-danger' : 'bg-sunken text-ink',
      )}
    >
      <p className="flex items-baseline justify-between gap-3 font-semibold">
        {due === 0 && missing === 0 && change === 0 ? text.nothingDue : label}
        <Price amount={amount} className="text-h2 font-bold" />
      </p>
      {isTooMuch ? <p className="text-sm font-medium">{text.changeTooLarge}</p> : null}
    </div>
  )
}
