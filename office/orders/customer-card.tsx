import { Phone } from 'lucide-react'
import { PlaceLines } from '#browser/place/place-lines.tsx'
import type { AdminOrderDetail, PreparedMessage } from '#contract/admin/orders.ts'
import { Fact, FactList } from '#office/shell/fact-list.tsx'
import { TitledCard } from '#office/shell/titled-card.tsx'
import { orderPageText, ordersText } from '#text/admin/orders.ts'
import { MESSAGE_LABELS } from '#text/admin/transfers.ts'
import { formatPhone, telUrl } from '#text/format-phone.ts'
import { WhatsappIcon } from '#ui/icons.tsx'
import { OutLinkButton } from '#ui/link-button.tsx'
import { NumberText } from '#ui/number-text.tsx'

/** The customer, the address and the contact links. */
export function CustomerCard({ order }: { order: AdminOrderDetail }) {
  return (
    <TitledCard title={orderPageText.customer}>
      <div>
        <p className="font-semibold text-ink">
          <bdi>{order.customerName || orderPageText.anonymous}</bdi>
        </p>
        {order.customerPhone ? (
          <p>
            <NumberText>{formatPhone(order.customerPhone)}</NumberText>
          </p>
        ) : null}
        {order.customerEmail ? (
          <p className="wrap-anywhere text-sm text-ink-3">
            <bdi dir="ltr">{order.customerEmail}</bdi>
          </p>
        ) : null}
      </div>
      <FactList>
        <Fact label={orderPageText.delivery}>
          {order.channel === 'counter' ? null : <span className="block">{order.deliveryTypeArabic}</span>}
          <bdi>{order.shippingAddress}</bdi>
          <PlaceLines order={order} />
        </Fact>
        <Fact label={orderPageText.notes}>
          {order.customerNotes && <bdi className="whitespace-pre-line">{order.customerNotes}</bdi>}
        </Fact>
      </FactList>
      <div className="flex flex-wrap gap-2 print:hidden">
        {order.customerPhone ? (
          <OutLinkButton href={telUrl(order.customerPhone)} variant="outline" size="sm" icon={<Phone />}>
            {ordersText.call}
          </OutLinkButton>
        ) : null}
        <MessageLinks messages={order.messages} />
      </div>
    </TitledCard>
  )
}

/** prepared messages, which the owner sends by hand. */
function MessageLinks({ messages }: { messages: readonly PreparedMessage[] }) {
  return messages.map(({ about, url }) => (
    <OutLinkButton key={about} href={url} variant="whatsapp" size="sm" icon={<WhatsappIcon />}>
      {MESSAGE_LABELS[about]}
    </OutLinkButton>
  ))
}
