import { useLocation } from 'react-router'
import { SignedOutRoom } from '#browser/accounts/private-room-states.tsx'
import { Figure } from '#browser/figure/figure.tsx'
import { cartText } from '#text/cart.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { LinkButton } from '#ui/link-button.tsx'

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
    <SignedOutRoom
      from={pathname + search}
      headingLevel={headingLevel}
      onLeave={onLeave}
      otherWay={
        <LinkButton to="/products" variant="ghost" onClick={onLeave}>
          {cartText.browse}
        </LinkButton>
      }
    >
      {cartText.signedOutWhy}
    </SignedOutRoom>
  )
}
