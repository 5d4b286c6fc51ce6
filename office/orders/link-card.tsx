import { useState } from 'react'
import { call } from '#browser/api-client.ts'
import { useChange } from '#browser/use-change.ts'
import type { OrderLink } from '#contract/admin/order-links.ts'
import type { AdminOrderDetail } from '#contract/admin/orders.ts'
import { orderLinkText } from '#text/admin/orders.ts'
import { formatDateTime } from '#text/format-date.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { WhatsappIcon } from '#ui/icons.tsx'
import { OutLinkButton } from '#ui/link-button.tsx'

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
    <Card as="section" className="flex flex-col gap-3 print:hidden">
      <div>
        <h2 className="font-display text-h3 font-bold">{orderLinkText.title}</h2>
        <p className="mt-1 text-sm">
          {order.linkedAt ? orderLinkText.since(formatDateTime(order.linkedAt)) : orderLinkText.why}
        </p>
      </div>
      {link ? (
        <>
          <p className="flex items-center gap-2 rounded-control bg-sunken py-1 ps-4 pe-1">
            <bdi dir="ltr" className="min-w-0 flex-1 truncate text-sm text-ink">
              {link.url}
            </bdi>
            <CopyButton
              text={link.url}
              label={orderLinkText.copy}
              copiedLabel={orderLinkText.copied}
              describe={orderLinkText.title}
            />
          </p>
          {link.whatsappUrl ? (
            <OutLinkButton href={link.whatsappUrl} variant="whatsapp" icon={<WhatsappIcon />}>
              {orderLinkText.send}
            </OutLinkButton>
          ) : null}
        </>
      ) : null}
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
    </Card>
  )
}
