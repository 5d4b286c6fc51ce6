import { Figure } from '#browser/figure/figure.tsx'
import type { Order } from '#contract/orders.ts'
import { TransferHelp } from '#shop/orders/transfer-panel.tsx'
import { checkoutText as text } from '#text/checkout.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { LinkButton } from '#ui/link-button.tsx'

/** the order has lapsed and released its stock; the cart is kept. */
export function OverStep({ order }: { order: Order }) {
  return (
    <div className="w-small mx-auto max-w-140">
      <EmptyState
        figure={<Figure name="hamster" />}
        title={order.status === 'cancelled' ? text.cancelledTitle : text.expiredTitle}
        actions={
          <>
            <LinkButton to="/cart">{text.toCart}</LinkButton>
            <LinkButton to={`/orders/${order.orderNumber}`} variant="outline">
              {text.viewOrder}
            </LinkButton>
          </>
        }
      >
        <p>{text.expiredWhy}</p>
        <p className="mt-2">
          {text.orderNumber}: <bdi dir="ltr">{order.orderNumber}</bdi>
        </p>
      </EmptyState>
      <TransferHelp payment={order.payment} />
    </div>
  )
}
