import { useLocation } from 'react-router'
import { Figure } from '#app/features/figure/figure.tsx'
import { SignedOutRoom } from '#app/features/session/private-room-states.tsx'
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
