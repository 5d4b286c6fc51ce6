import { useState } from 'react'
import { call } from '#browser/api-client.ts'
import { type WrongFields, wrongFields } from '#browser/form-errors.ts'
import { useChange } from '#browser/use-change.ts'
import type { AdminOrder } from '#contract/admin/orders.ts'
import { type PaymentEntry, paymentRequest } from '#contract/admin/payment-requests.ts'
import type { WrittenPayment } from '#contract/admin/payments.ts'
import { baisaOf, toRials } from '#domain/money.ts'
import { muscatDay } from '#domain/muscat-time.ts'
import { UNDO_SECONDS } from '#domain/order-status.ts'
import { PAYMENT_METHODS, type PaymentKind, type PaymentMethod } from '#domain/payments/balance.ts'
import { useFields } from '#office/form/use-fields.ts'
import { ConfirmDialog } from '#office/shell/confirm-dialog.tsx'
import { ORDER_READS } from '#office/undo/use-undo.ts'
import { paymentsText as text } from '#text/admin/payments.ts'
import { formatRials, plainDigits } from '#text/format-price.ts'
import { PAYMENT_METHOD_LABELS } from '#text/payments.ts'
import { CheckboxField } from '#ui/checkbox-field.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { NumberField, TextField } from '#ui/text-field.tsx'
import type { Toast } from '#ui/toast.tsx'
import { dueAfterLoss } from './due-after-loss.ts'

type OrderToPay = Pick<
  AdminOrder,
  'id' | 'orderNumber' | 'status' | 'items' | 'finalAmount' | 'balance' | 'updatedAt' | 'channel'
>

type PaymentDialogProps = { order: OrderToPay; kind: PaymentKind; onClose: () => void }

/** F-01, F-02: a payment or a refund, prefilled with the amount due or owed. */
export function PaymentDialog({ order, kind, onClose }: PaymentDialogProps) {
  const payment = usePaymentEntry(order, kind)
  const { entry, isLate } = payment
  const words = WORDS[kind]
  const reverse = useChange({
    send: ({ id: paymentId }: WrittenPayment) =>
      call('POST /api/admin/orders/:id/payments/:paymentId/reverse', { params: { id: order.id, paymentId } }),
    done: text.reversedDone,
    failed: text.notReversed,
    refresh: ORDER_READS,
  })

  return (
    <ConfirmDialog
      onClose={onClose}
      title={words.title(order.orderNumber)}
      what={
        isLate
          ? text.recordLate
          : kind === 'in'
            ? text.recordWhat
            : text.refundWhat(formatRials(order.balance.owed))
      }
      confirm={words.save}
      confirming={text.saving}
      variant="solid"
      check={() => wrongFields(paymentRequest, entry)}
      send={() =>
        call('POST /api/admin/orders/:id/payments', {
          params: order,
          body: { ...entry, updatedAt: order.updatedAt },
        })
      }
      done={(written) => ({
        ...toastOf(written, order),
        // The toast offers to reverse a refund, because a deleted order has no page for that.
        ...(kind === 'refund' && {
          durationMs: UNDO_SECONDS * 1000,
          action: { label: text.reverse, onClick: () => void reverse.run(written) },
        }),
      })}
      refresh={ORDER_READS}
    >
      {(wrong) => <PaymentFields payment={payment} wrong={wrong} />}
    </ConfirmDialog>
  )
}

function usePaymentEntry(order: OrderToPay, kind: PaymentKind) {
  const isLate = kind === 'in' && order.status === 'cancelled'
  const due = isLate ? order.finalAmount : toRials(dueAfterLoss(order))
  const expected = kind === 'refund' ? order.balance.owed : due
  const { fields, field } = useFields({
    amount: baisaOf(expected) > 0 ? plainDigits(expected) : '',
    reference: '',
    date: muscatDay(new Date()),
    note: '',
  })
  const [method, setMethod] = useState<PaymentMethod>(order.channel === 'counter' ? 'cash' : 'transfer')
  const [revive, setRevive] = useState(true)
  const entry: PaymentEntry = {
    kind,
    method,
    amount: fields.amount,
    date: fields.date || undefined,
    reference: fields.reference.trim() || undefined,
    note: fields.note.trim() || undefined,
    ...(isLate && { revive }),
  }
  return { entry, field, isLate, setMethod, setRevive }
}

type PaymentFieldsProps = { payment: ReturnType<typeof usePaymentEntry>; wrong: WrongFields }

function PaymentFields({
  payment: { entry, field, isLate, setMethod, setRevive },
  wrong,
}: PaymentFieldsProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <NumberField label={text.amount} decimal {...field('amount', wrong)} />
      <SelectField
        label={text.method}
        value={entry.method}
        onValue={setMethod}
        options={PAYMENT_METHODS.map((value) => ({ value, label: PAYMENT_METHOD_LABELS[value] }))}
      />
      <TextField label={text.referenceField} optional dir="ltr" {...field('reference', wrong)} />
      <TextField label={text.date} type="date" max={muscatDay(new Date())} {...field('date', wrong)} />
      <TextField label={text.note} optional fieldClassName="sm:col-span-2" {...field('note', wrong)} />
      {isLate ? (
        <div className="sm:col-span-2">
          <CheckboxField
            label={text.revive}
            checked={entry.revive}
            onChange={(event) => setRevive(event.currentTarget.checked)}
          />
        </div>
      ) : null}
    </div>
  )
}

const WORDS = {
  in: { title: text.recordTitle, save: text.save },
  refund: { title: text.refundTitle, save: text.saveRefund },
} as const

/** The result: the order was revived, an amount is still due, or an amount is owed. */
function toastOf({ kind, order }: WrittenPayment, { status: before, items }: OrderToPay): Toast {
  if (kind === 'refund') return { title: text.refundRecorded, tone: 'ok' }
  const { balance } = order
  const due = dueAfterLoss({ items, balance })
  if (before === 'cancelled' && order.status !== 'cancelled') return { title: text.revived, tone: 'ok' }
  if (baisaOf(balance.owed) > 0)
    return { title: text.recorded, description: text.nowOwed(formatRials(balance.owed)), tone: 'ok' }
  const description = due > 0 ? { description: text.stillDue(formatRials(toRials(due))) } : {}
  return { title: text.recorded, ...description, tone: 'ok' }
}
