import { type ChangeEvent, useState } from 'react'
import { FilesField } from '#browser/files/files-field.tsx'
import { useCheck } from '#browser/use-check.ts'
import type { PaymentReport } from '#contract/order-requests.ts'
import type { Order } from '#contract/orders.ts'
import { checkoutText } from '#text/checkout.ts'
import { plainDigits } from '#text/format-price.ts'
import { Card } from '#ui/card.tsx'
import { FrozenFields } from '#ui/frozen-fields.tsx'
import { instead } from '#ui/instead.ts'
import { TextField } from '#ui/text-field.tsx'
import { checkReport, readReport, storeReport } from './report-fields.ts'

type ReportFormProps = {
  id: string
  order: Order
  pending: boolean
  /** Without an account there are no private files. */
  withPicture?: boolean
  onSend: (report: PaymentReport) => void
}

/** The report of a sent transfer (S-CHK-16); its button is elsewhere and names the form. */
export function ReportForm({ id, order, pending, withPicture = true, onSend }: ReportFormProps) {
  const { field, image, setImage, report, passes, formRef } = useReport(order)
  return (
    <Card as="section">
      <h2 className="font-display text-h3 font-bold">{checkoutText.senderTitle}</h2>
      <form
        ref={formRef}
        id={id}
        onSubmit={instead(() => passes(checkReport(report)) && onSend(report))}
        className="mt-3 flex flex-col gap-4"
      >
        <FrozenFields frozen={pending}>
          <TextField
            {...field('senderName')}
            label={checkoutText.sender}
            autoComplete="name"
            hint={checkoutText.senderHint}
          />
          <TextField
            {...field('amount')}
            label={checkoutText.sentAmount}
            dir="ltr"
            inputMode="decimal"
            autoComplete="off"
          />
          <TextField
            {...field('reference')}
            label={checkoutText.reference}
            optional
            dir="ltr"
            autoComplete="off"
            hint={checkoutText.referenceHint}
          />
          {withPicture ? (
            <FilesField
              files={image ? [image] : []}
              onChange={([file]) => setImage(file)}
              max={1}
              optional
              text={checkoutText.picture}
              shape="max-h-40 max-w-full border border-line object-contain"
            />
          ) : null}
        </FrozenFields>
      </form>
    </Card>
  )
}

function useReport(order: Order) {
  const [stored] = useState(() => readReport(order.orderNumber))
  const [fields, setFields] = useState(() => ({
    senderName: stored?.senderName ?? order.customerName,
    reference: stored?.reference ?? '',
    amount: plainDigits(order.finalAmount),
  }))
  const [image, setImage] = useState<string>()
  const report = {
    senderName: fields.senderName.trim() || undefined,
    reference: fields.reference.trim() || undefined,
    amount: fields.amount.trim() || undefined,
    ...(image && { image }),
  }
  const { wrong, passes, clearWrong, formRef } = useCheck()
  const field = (name: keyof typeof fields) => ({
    value: fields[name],
    error: wrong[name],
    onChange({ target: { value } }: ChangeEvent<HTMLInputElement>) {
      const next = { ...fields, [name]: value }
      setFields(next)
      clearWrong(name)
      const { amount: _, ...stored } = next
      if (name !== 'amount') storeReport(order.orderNumber, stored)
    },
  })
  return { field, image, setImage, report, passes, formRef }
}
