import { useState } from 'react'
import { call } from '#browser/api-client.ts'
import { useChange } from '#browser/use-change.ts'
import type { OrderLink } from '#contract/admin/order-links.ts'
import type { AdminOrderDetail } from '#contract/admin/orders.ts'
import { LinkToSend } from '#office/shell/link-to-send.tsx'
import { TitledCard } from '#office/shell/titled-card.tsx'
import { orderLinkText } from '#text/admin/orders.ts'
import { formatDateTime } from '#text/format-date.ts'
import { Button } from '#ui/button.tsx'

/**
 * W-12: creates a private link for a customer without an account; shown once and sent by hand. A new link revokes the
 * old one.
 */
export function LinkCard({ order }: { order: AdminOrderDetail }) {
  const [link, setLink] = useState<OrderLink | null>(null)
  const refresh = [`/api/admin/orders/${order.id}` as const]
  const create = useChange({
    send: () => call('POST /api/admin/orders/:id/link', { params: order }),
    onDone: setLink,
    failed: orderLinkText.failed,
    refresh,
  })
  const revoke = useChange({
    send: () => call('DELETE /api/admin/orders/:id/link', { params: order }),
    onDone: () => setLink(null),
    done: orderLinkText.revoked,
    failed: orderLinkText.failed,
    refresh,
  })
  return (
    <TitledCard
      title={orderLinkText.title}
      lead={order.linkedAt ? orderLinkText.since(formatDateTime(order.linkedAt)) : orderLinkText.why}
      className="print:hidden"
    >
      {link ? <LinkToSend link={link} name={orderLinkText.title} text={orderLinkText} /> : null}
      <div className="flex flex-wrap gap-2">
        <Button
          variant={order.linkedAt ? 'outline' : 'solid'}
          size="sm"
          pending={create.pending}
          onClick={() => void create.run()}
        >
          {order.linkedAt ? orderLinkText.renew : orderLinkText.create}
        </Button>
        {order.linkedAt ? (
          <Button variant="danger-ghost" size="sm" pending={revoke.pending} onClick={() => void revoke.run()}>
            {orderLinkText.revoke}
          </Button>
        ) : null}
      </div>
    </TitledCard>
  )
}
