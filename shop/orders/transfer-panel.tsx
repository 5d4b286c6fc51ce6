import type { ReactNode } from 'react'
import { useStore } from '#browser/store/use-store.ts'
import type { Order } from '#contract/orders.ts'
import { transferText } from '#text/checkout.ts'
import { formatPhone } from '#text/format-phone.ts'
import { Card } from '#ui/card.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { Clock, Landmark, Lock, Phone, WhatsappIcon } from '#ui/icons.tsx'
import { OutLinkButton } from '#ui/link-button.tsx'
import { Notice } from '#ui/notice.tsx'
import { NumberText } from '#ui/number-text.tsx'
import { useCopyFailure } from './use-copy-failure.ts'

/** How to transfer (S-CHK-13, conventions 20): each value with its copy button. */
export function TransferPanel({ order }: { order: Order }) {
  const { payment } = order
  const store = useStore()
  return (
    <Card as="section">
      <h2 className="flex items-center gap-3 font-display text-h3 font-bold">
        <Landmark className="size-7 text-brand-ink" />
        {transferText.title}
      </h2>
      <p className="mt-1 text-md text-ink-2">
        {transferText.from}
        <b>
          <bdi>{order.customerName}</bdi>
        </b>
        {transferText.fromAfter}
      </p>
      <dl className="mt-3">
        <CopyRow label={transferText.bank} text={payment.bankName}>
          <bdi>{payment.bankName}</bdi>
        </CopyRow>
        <CopyRow label={transferText.holder} text={payment.accountHolder}>
          <bdi>{payment.accountHolder}</bdi>
        </CopyRow>
        <CopyRow label={transferText.phone} text={payment.transferPhone}>
          <NumberText>{payment.transferPhone ? formatPhone(payment.transferPhone) : null}</NumberText>
        </CopyRow>
        <CopyRow label={transferText.orderNumber} text={order.orderNumber}>
          <NumberText>{order.orderNumber}</NumberText>
        </CopyRow>
      </dl>
      <p className="mt-3 flex items-center gap-2.5 border-t border-line pt-4 text-md text-ink">
        <Clock className="size-5 shrink-0 text-brand-ink" />
        {transferText.contact(store?.replyHours)}
      </p>
    </Card>
  )
}

type CopyRowProps = { label: string; text: string | null; children: ReactNode }

/** A value with its copy button; nothing if it is not set. */
export function CopyRow({ label, text, children }: CopyRowProps) {
  const onFail = useCopyFailure()
  if (!text) return null
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 border-b max-[18rem]:grid-cols-1 border-line py-3 last:border-b-0 last:pb-0">
      <dt className="text-sm text-ink-2">{label}</dt>
      <dd className="text-[1.0625rem] font-semibold break-words text-ink select-all">{children}</dd>
      <dd className="col-start-2 row-span-2 row-start-1 max-[18rem]:col-auto max-[18rem]:row-auto">
        <CopyButton text={text} describe={label} onFail={onFail} />
      </dd>
    </div>
  )
}

/** S-CHK-14, S-CHK-15, X-58: WhatsApp and the telephone are equal ways, each started by the customer. */
export function TransferHelp({ payment: { whatsappUrl, telUrl } }: Pick<Order, 'payment'>) {
  if (!whatsappUrl && !telUrl) return null
  return (
    <div className="grid auto-cols-fr grid-flow-col gap-3 print:hidden">
      {whatsappUrl ? (
        <OutLinkButton href={whatsappUrl} variant="whatsapp" icon={<WhatsappIcon />}>
          {transferText.whatsapp}
        </OutLinkButton>
      ) : null}
      {telUrl ? (
        <OutLinkButton href={telUrl} variant="outline" icon={<Phone />}>
          {transferText.call}
        </OutLinkButton>
      ) : null}
    </div>
  )
}

/** The warning about data that the shop never asks for (conventions 20). */
export function NoCardPromise() {
  return (
    <Notice tone="ok" icon={<Lock />}>
      {transferText.promise}
    </Notice>
  )
}
