import { Figure } from '#browser/figure/figure.tsx'
import { myOrdersText } from '#text/my-orders.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { LinkButton } from '#ui/link-button.tsx'

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
