import { useState } from 'react'
import { FilesField } from '#browser/files/files-field.tsx'
import { useCheck } from '#browser/use-check.ts'
import type { PaymentReport } from '#contract/order-requests.ts'
import type { Order } from '#contract/orders.ts'
import { checkoutText } from '#text/checkout.ts'
import { plainDigits } from '#text/format-price.ts'
import { Card } from '#ui/card.tsx'
import { instead } from '#ui/instead.ts'
import { TextField } from '#ui/text-field.tsx'
import { checkReport, readReport, storeReport } from './report-fields.ts'

/** The report of a sent transfer (S-CHK-16); its button is elsewhere and names the form. */
export function ReportForm({
  id,
  order,
  withPicture = true,
  onSend,
}: {
  id: string
  order: Order
  /** Without an account there are no private files. */
  withPicture?: boolean
  onSend: (report: PaymentReport) => void
}) {
  const [stored] = useState(() => readReport(order.orderNumber))
  const [senderName, setSenderName] = useState(stored?.senderName ?? order.customerName)
  const [reference, setReference] = useState(stored?.reference ?? '')
  const [amount, setAmount] = useState(() => plainDigits(order.finalAmount))
  const [image, setImage] = useState<string>()
  const typed = {
    senderName: senderName.trim() || undefined,
    reference: reference.trim() || undefined,
    amount: amount.trim() || undefined,
    ...(image && { image }),
  }
  const { wrong, passes, clearWrong, formRef } = useCheck()

  return (
    <Card as="section">
      <h2 className="font-display text-h3 font-bold">{checkoutText.senderTitle}</h2>
      <form
        ref={formRef}
        id={id}
        onSubmit={instead(() => passes(checkReport(typed)) && onSend(typed))}
        className="mt-3 flex flex-col gap-4"
      >
        <TextField
          label={checkoutText.sender}
          value={senderName}
          onChange={(event) => {
            setSenderName(event.target.value)
            clearWrong('senderName')
            storeReport(order.orderNumber, { senderName: event.target.value, reference })
          }}
          autoComplete="name"
          hint={checkoutText.senderHint}
          error={wrong.senderName}
        />
        <TextField
          label={checkoutText.sentAmount}
          value={amount}
          onChange={(event) => {
            setAmount(event.target.value)
            clearWrong('amount')
          }}
          dir="ltr"
          inputMode="decimal"
          autoComplete="off"
          error={wrong.amount}
        />
        <TextField
          label={checkoutText.reference}
          optional={checkoutText.optional}
          value={reference}
          onChange={(event) => {
            setReference(event.target.value)
            clearWrong('reference')
            storeReport(order.orderNumber, { senderName, reference: event.target.value })
          }}
          dir="ltr"
          autoComplete="off"
          hint={checkoutText.referenceHint}
          error={wrong.reference}
        />
        {withPicture ? (
          <FilesField
            files={image ? [image] : []}
            onChange={([file]) => setImage(file)}
            max={1}
            text={checkoutText.picture}
            shape="max-h-40 max-w-full border border-line object-contain"
          />
        ) : null}
      </form>
    </Card>
  )
}
