import { Figure } from '#app/features/figure/figure.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { myOrdersText } from '#text/my-orders.ts'

export function NoOrders() {
  return (
    <div className="w-rabbits">
      <EmptyState
        figure={<Figure name="rabbit" />}
        title={myOrdersText.emptyTitle}
        actions={<LinkButton to="/products">{myOrdersText.browse}</LinkButton>}
      >
        {myOrdersText.emptyWhy}
      </EmptyState>
    </div>
  )
}
