import { RefreshCw } from 'lucide-react'
import { sentenceOf } from '#app/api-client.ts'
import { signInPath } from '#app/features/account/return-path.ts'
import { Figure } from '#app/features/figure/figure.tsx'
import type { Failure } from '#app/features/session/use-steady-query.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { myOrdersText } from '#text/my-orders.ts'

export function SignedOutOrders({ from }: { from: string }) {
  return (
    <div className="w-cats">
      <EmptyState
        figure={<Figure name="cat" />}
        title={myOrdersText.signedOutTitle}
        actions={<LinkButton to={signInPath(from)}>{myOrdersText.signIn}</LinkButton>}
      >
        {myOrdersText.signedOutWhy}
      </EmptyState>
    </div>
  )
}

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

export function FailedOrders({
  title = myOrdersText.failedTitle,
  error,
  retry,
  retrying,
}: Failure & { title?: string }) {
  return (
    <div className="w-fish">
      <EmptyState
        figure={<Figure name="fish" />}
        title={title}
        actions={
          <Button icon={<RefreshCw aria-hidden />} pending={retrying} onClick={retry}>
            {myOrdersText.retry}
          </Button>
        }
      >
        {sentenceOf(error)}
      </EmptyState>
    </div>
  )
}
