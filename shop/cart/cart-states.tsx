import { useLocation } from 'react-router'
import { SignedOutRoom } from '#browser/accounts/private-room-states.tsx'
import { FigureState } from '#browser/figure/figure-state.tsx'
import { cartText as text } from '#text/cart/cart.ts'
import { LinkButton } from '#ui/link-button.tsx'

/** The empty cart, with a link to the catalogue (S-DRW-04). */
export function EmptyCart({ onBrowse }: { onBrowse?: () => void }) {
  return (
    <FigureState
      world="fish"
      figure="fish"
      title={text.emptyTitle}
      actions={
        <LinkButton to="/products" onClick={onBrowse}>
          {text.browse}
        </LinkButton>
      }
    >
      {text.emptyWhy}
    </FigureState>
  )
}

export function SignedOutCart({ onLeave }: { onLeave?: () => void }) {
  const { pathname, search } = useLocation()
  return (
    <SignedOutRoom
      from={pathname + search}
      onLeave={onLeave}
      otherWay={
        <LinkButton to="/products" variant="ghost" onClick={onLeave}>
          {text.browse}
        </LinkButton>
      }
    >
      {text.signedOutWhy}
    </SignedOutRoom>
  )
}
