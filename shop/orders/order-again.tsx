import { useNow } from '#browser/orders/use-now.ts'
import type { Order } from '#contract/orders.ts'
import { useTakesOrders } from '#shop/cart/orders-soon.tsx'
import { myOrdersText } from '#text/my-orders.ts'
import { Button } from '#ui/button.tsx'
import { RotateCcw } from '#ui/icons.tsx'
import { Notice } from '#ui/notice.tsx'
import { hasLapsed } from './has-lapsed.ts'
import { useOrderAgain } from './use-order-again.ts'

/**
 * "Order again": adds the available items to the cart and names the missing ones. Hidden while the order awaits its
 * transfer.
 */
export function OrderAgain({ order }: { order: Order }) {
  const now = useNow()
  const again = useOrderAgain(order)
  const takesOrders = useTakesOrders()
  if (!takesOrders || (order.status === 'pending' && !hasLapsed(order, now))) return null
  const missing = again.answer?.missing.list ?? []
  return (
    <div className="flex flex-col gap-3 print:hidden">
      <Button
        variant="soft"
        block
        icon={<RotateCcw />}
        pending={again.pending}
        pendingLabel={myOrdersText.againPending}
        onClick={() => again.run()}
      >
        {myOrdersText.again}
      </Button>
      {missing.length > 0 ? (
        <Notice tone="warn" live>
          <ul>
            {missing.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </Notice>
      ) : null}
    </div>
  )
}
