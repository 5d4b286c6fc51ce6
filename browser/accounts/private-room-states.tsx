// The states of a private page (cart, checkout, orders, profile) that cannot show its data.
import { type MouseEvent, type ReactNode, useEffect } from 'react'
import { sentenceOf } from '#browser/api-client.ts'
import { FigureState } from '#browser/figure/figure-state.tsx'
import type { Failure } from '#browser/session/use-steady-query.ts'
import { privateRoomText } from '#text/account/private-room.ts'
import { Button } from '#ui/button.tsx'
import { RefreshCw } from '#ui/icons.tsx'
import { insteadOfLink } from '#ui/instead.ts'
import { LinkButton } from '#ui/link-button.tsx'
import { signInPath } from './return-path.ts'
import { useSignInSheet } from './sign-in-sheet.ts'

type SignedOutRoomProps = {
  from: string
  headingLevel?: 1 | 2
  otherWay?: ReactNode
  onLeave?: () => void
  /** Why signing in is needed. */
  children: ReactNode
}

/**
 * Nobody is signed in (S-CHK-02, A-PROF-01): opens the sign-in sheet over the page (S2-01). Without scripts it links to
 * /auth, which returns to `from`.
 */
export function SignedOutRoom({ from, headingLevel, otherWay, onLeave, children }: SignedOutRoomProps) {
  const sheet = useSignInSheet()
  // Back to a page that was longer leads to where it was left, far below this.
  useEffect(() => {
    window.scrollTo({ top: 0 })
  }, [])
  function askHere(event: MouseEvent) {
    onLeave?.()
    insteadOfLink(sheet.open)(event)
  }
  return (
    <FigureState
      world="cats"
      figure="cat"
      title={privateRoomText.signedOutTitle}
      headingLevel={headingLevel}
      actions={
        <>
          <LinkButton to={signInPath(from)} onClick={askHere}>
            {privateRoomText.signIn}
          </LinkButton>
          {otherWay}
        </>
      }
    >
      {children}
    </FigureState>
  )
}

type FailedRoomProps = Failure & { title: string; headingLevel?: 1 | 2 }

/** Private data failed to load: why, and a retry. */
export function FailedRoom({ title, headingLevel, error, retry, retrying }: FailedRoomProps) {
  return (
    <FigureState
      world="fish"
      figure="fish"
      title={title}
      headingLevel={headingLevel}
      actions={
        <Button icon={<RefreshCw />} pending={retrying} onClick={retry}>
          {privateRoomText.retry}
        </Button>
      }
    >
      {sentenceOf(error)}
    </FigureState>
  )
}
