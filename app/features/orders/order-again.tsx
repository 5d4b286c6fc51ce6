import { RotateCcw } from 'lucide-react'
import { isOver } from '#app/features/orders/is-over.ts'
import { useNow } from '#app/features/orders/use-now.ts'
import { useOrderAgain } from '#app/features/orders/use-order-again.ts'
import { useTakesOrders } from '#app/features/shell/orders-soon.tsx'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import type { Order } from '#contract/orders.ts'
import { myOrdersText } from '#text/my-orders.ts'

/** "Order again": what is still there goes into the cart, and what is not is named. Not while it waits for its transfer. */
export function OrderAgain({ order }: { order: Order }) {
  const now = useNow()
  const again = useOrderAgain(order)
  const takesOrders = useTakesOrders()
  if (!takesOrders || (order.status === 'pending' && !isOver(order, now))) return null
  const missing = again.data?.missing.list ?? []
  return (
    <div className="flex flex-col gap-3 print:hidden">
      <Button
        variant="soft"
        block
        icon={<RotateCcw aria-hidden />}
        pending={again.isPending}
        pendingLabel={myOrdersText.againPending}
        onClick={() => again.mutate()}
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
