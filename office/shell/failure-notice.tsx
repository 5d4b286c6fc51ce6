import type { ReactNode } from 'react'
import { signInPath } from '#browser/accounts/return-path.ts'
import { isUnauthorized, sentenceOf } from '#browser/api-client.ts'
import { formText } from '#text/admin/form.ts'
import { scrollOnShow } from '#ui/focus-on-show.ts'
import { OutLinkButton } from '#ui/link-button.tsx'
import { Notice } from '#ui/notice.tsx'
import { RequestIdLine } from './failure-card.tsx'

type FailureNoticeProps = {
  error: unknown
  title?: string | undefined
  className?: string | undefined
  children?: ReactNode
}

/** Why a change failed; renders nothing without a failure. `children` replaces the shop's message. */
export function FailureNotice({ error, title, className, children }: FailureNoticeProps) {
  if (!error) return null
  return (
    // Scrolled into view, since the buttons of a long form may be below the screen.
    <div ref={scrollOnShow} className={className}>
      <Notice tone="danger" live title={title}>
        {children ?? sentenceOf(error)}
        {isUnauthorized(error) ? <SignInAgain /> : null}
        <RequestIdLine error={error} />
      </Notice>
    </div>
  )
}

/** The session ended. The input is kept: the user signs in in another tab and saves here. */
function SignInAgain() {
  return (
    <div className="mt-1 flex flex-col items-start gap-2">
      <p>{formText.signIn}</p>
      <OutLinkButton href={signInPath('/admin')} target="_blank" size="sm" variant="outline">
        {formText.signInAction}
      </OutLinkButton>
    </div>
  )
}
