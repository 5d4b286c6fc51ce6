import { RefreshCw } from 'lucide-react'
import { useLocation } from 'react-router'
import { sentenceOf } from '#app/api-client.ts'
import { signInPath } from '#app/features/account/return-path.ts'
import { Figure } from '#app/features/figure/figure.tsx'
import type { Failure } from '#app/features/session/use-steady-query.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { cartText } from '#text/cart.ts'

/** S-DRW-04: nothing in it yet, and the way to something. */
export function EmptyCart({ onBrowse, headingLevel }: { onBrowse?: () => void; headingLevel?: 1 | 2 }) {
  return (
    <div className="w-fish">
      <EmptyState
        figure={<Figure name="fish" />}
        title={cartText.emptyTitle}
        headingLevel={headingLevel}
        actions={
          <LinkButton to="/products" onClick={onBrowse}>
            {cartText.browse}
          </LinkButton>
        }
      >
        {cartText.emptyWhy}
      </EmptyState>
    </div>
  )
}

export function SignedOutCart({ onLeave, headingLevel }: { onLeave?: () => void; headingLevel?: 1 | 2 }) {
  const { pathname, search } = useLocation()
  return (
    <div className="w-cats">
      <EmptyState
        figure={<Figure name="cat" />}
        title={cartText.signedOutTitle}
        headingLevel={headingLevel}
        actions={
          <>
            <LinkButton to={signInPath(pathname + search)} onClick={onLeave}>
              {cartText.signIn}
            </LinkButton>
            <LinkButton to="/products" variant="ghost" onClick={onLeave}>
              {cartText.browse}
            </LinkButton>
          </>
        }
      >
        {cartText.signedOutWhy}
      </EmptyState>
    </div>
  )
}

export function FailedCart({ error, retry, retrying }: Failure) {
  return (
    <div className="w-fish">
      <EmptyState
        figure={<Figure name="fish" />}
        title={cartText.failedTitle}
        actions={
          <Button icon={<RefreshCw aria-hidden />} pending={retrying} onClick={retry}>
            {cartText.retry}
          </Button>
        }
      >
        {sentenceOf(error)}
      </EmptyState>
    </div>
  )
}
