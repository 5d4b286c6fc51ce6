import { Check, Coins, Ellipsis, Eye } from 'lucide-react'
import { useState } from 'react'
import type { AdminOrder, Transfer } from '#contract/admin/orders.ts'
import { baisaOf, readRials, ZERO } from '#domain/money.ts'
import { useFields } from '#office/form/use-fields.ts'
import { OrderDialog } from '#office/orders/order-dialog.tsx'
import { useOrderMove } from '#office/orders/use-order-change.ts'
import { adminListText } from '#text/admin/shell.ts'
import { MESSAGE_LABELS, transfersText } from '#text/admin/transfers.ts'
import { plainDigits } from '#text/format-price.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { iconButtonClass } from '#ui/icon-button.tsx'
import { WhatsappIcon } from '#ui/icons.tsx'
import { Menu, type MenuItem } from '#ui/menu.tsx'
import { NumberField } from '#ui/text-field.tsx'
import { TextareaField } from '#ui/textarea-field.tsx'

/**
 * The actions on a transfer; the main one depends on the match: all matches, the name differs, or money is missing.
 */
export function TransferActions({ order, withOrder = false }: { order: Transfer; withOrder?: boolean }) {
  const { run, pending } = useOrderMove()
  const [asking, setAsking] = useState<'amount' | 'reject' | null>(null)
  const verify = () =>
    void run({ order, request: { paymentStatus: 'verified' }, done: transfersText.verified1 })
  const messages = order.messages.map(
    ({ about, url }): MenuItem => ({
      label: MESSAGE_LABELS[about],
      icon: <WhatsappIcon />,
      onSelect: () => window.open(url, '_blank', 'noreferrer'),
    }),
  )
  const isShort = order.transfer.amountMatch === 'short'
  const mayReject = order.paymentStatus === 'reported'
  return (
    <div className="flex flex-wrap gap-2">
      <MainStep order={order} pending={pending} onVerify={verify} />
      {mayReject ? (
        <Button variant="outline" className="px-3! lg:px-5!" onClick={() => setAsking('reject')}>
          {transfersText.reject}
        </Button>
      ) : null}
      <span className="relative inline-flex">
        <Menu
          label={transfersText.more(order.orderNumber)}
          trigger={<Ellipsis />}
          triggerClassName={iconButtonClass('outline', 'size-12!')}
          groups={[
            [
              isShort && { label: transfersText.verifyAll, icon: <Check />, onSelect: verify },
              {
                label: transfersText.noteAmount,
                icon: <Coins />,
                onSelect: () => setAsking('amount'),
              },
              withOrder && {
                label: transfersText.openOrder,
                icon: <Eye />,
                to: `/admin/orders/${order.id}`,
              },
            ],
            messages,
          ]}
        />
      </span>
      {asking === 'amount' ? <AmountDialog order={order} onClose={() => setAsking(null)} /> : null}
      {asking === 'reject' ? <RejectDialog order={order} onClose={() => setAsking(null)} /> : null}
    </div>
  )
}

function MainStep({ order, pending, onVerify }: { order: Transfer; pending: boolean; onVerify: () => void }) {
  const { nameMatch, amountMatch } = order.transfer
  const ask = order.messages.find(({ about }) => about === 'difference')
  if (order.paymentStatus === 'reported' && amountMatch === 'short' && ask) {
    return (
      <a
        href={ask.url}
        target="_blank"
        rel="noreferrer"
        className={buttonClass({}, 'flex-1 px-3! bg-warn-soft! text-warn! hover:brightness-95')}
      >
        <WhatsappIcon />
        {transfersText.askDifference}
      </a>
    )
  }
  const doubtful = nameMatch === 'differs' || amountMatch === 'short'
  return (
    <Button
      className="flex-1 px-3! whitespace-nowrap"
      variant={order.paymentStatus !== 'reported' ? 'soft' : doubtful ? 'outline' : 'solid'}
      icon={<Check />}
      pending={pending}
      pendingLabel={transfersText.verifying}
      onClick={onVerify}
    >
      {doubtful ? transfersText.verifyAnyway : transfersText.verify}
    </Button>
  )
}

/** Records a different amount: the full sum or more closes the transfer; less keeps it open and mails the customer. */
function AmountDialog({ order, onClose }: { order: AdminOrder; onClose: () => void }) {
  const [typedAmount, setAmount] = useState(
    plainDigits(order.transfer.arrivedAmount ?? order.transfer.statedAmount ?? order.finalAmount),
  )
  const enough = (readRials(typedAmount) ?? ZERO) >= baisaOf(order.finalAmount)
  return (
    <OrderDialog
      order={order}
      request={{ amount: typedAmount, paymentStatus: enough ? 'verified' : 'reported' }}
      done={enough ? transfersText.verified1 : transfersText.noted}
      onClose={onClose}
      title={transfersText.amountTitle}
      what={transfersText.amountWhat}
      confirm={transfersText.saveAmount}
      variant="solid"
    >
      {(wrong) => (
        <NumberField
          label={transfersText.amount}
          decimal
          error={wrong.amount}
          value={typedAmount}
          onValue={setAmount}
        />
      )}
    </OrderDialog>
  )
}

/** records that no money arrived. The order keeps its stock; asks for a reason and a note to the customer. */
function RejectDialog({ order, onClose }: { order: AdminOrder; onClose: () => void }) {
  const { fields, field } = useFields({ reason: transfersText.rejectReasonDefault, note: '' })
  return (
    <OrderDialog
      order={order}
      request={{
        paymentStatus: 'rejected',
        reason: fields.reason.trim() || transfersText.rejectReasonDefault,
        note: fields.note,
      }}
      done={transfersText.rejected1}
      onClose={onClose}
      title={transfersText.rejectTitle(order.orderNumber)}
      what={transfersText.rejectWhat}
      confirm={transfersText.rejectConfirm}
      confirming={adminListText.saving}
    >
      {(wrong) => (
        <div className="flex flex-col gap-4">
          <TextareaField label={transfersText.rejectReason} rows={2} {...field('reason', wrong)} />
          <TextareaField
            label={transfersText.rejectNote}
            hint={transfersText.rejectNoteHint}
            optional
            rows={2}
            {...field('note', wrong)}
          />
        </div>
      )}
    </OrderDialog>
  )
}
