// What stands where a page for one customer only (cart, checkout, orders, profile) cannot show what is theirs.
import { RefreshCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { sentenceOf } from '#app/api-client.ts'
import { signInPath } from '#app/features/account/return-path.ts'
import { Figure } from '#app/features/figure/figure.tsx'
import type { Failure } from '#app/features/session/use-steady-query.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { privateRoomText } from '#text/private-room.ts'

/** Nobody is signed in (S-CHK-02, A-PROF-01); who signs in comes back to `from`. */
export function SignedOutRoom({
  from,
  headingLevel,
  otherWay,
  onLeave,
  children,
}: {
  from: string
  headingLevel?: 1 | 2
  otherWay?: ReactNode
  onLeave?: () => void
  /** What signing in is for. */
  children: ReactNode
}) {
  return (
    <div className="w-cats">
      <EmptyState
        figure={<Figure name="cat" />}
        title={privateRoomText.signedOutTitle}
        headingLevel={headingLevel}
        actions={
          <>
            <LinkButton to={signInPath(from)} onClick={onLeave}>
              {privateRoomText.signIn}
            </LinkButton>
            {otherWay}
          </>
        }
      >
        {children}
      </EmptyState>
    </div>
  )
}

/** What is theirs could not be read: why, and once more. */
export function FailedRoom({ title, error, retry, retrying }: Failure & { title: string }) {
  return (
    <div className="w-fish">
      <EmptyState
        figure={<Figure name="fish" />}
        title={title}
        actions={
          <Button icon={<RefreshCw aria-hidden />} pending={retrying} onClick={retry}>
            {privateRoomText.retry}
          </Button>
        }
      >
        {sentenceOf(error)}
      </EmptyState>
    </div>
  )
}
