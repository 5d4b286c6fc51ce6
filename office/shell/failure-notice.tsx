import type { ReactNode } from 'react'
import { SignInAgain } from '#browser/accounts/sign-in-again.tsx'
import { isUnauthorized, sentenceOf } from '#browser/api-client.ts'
import { scrollOnShow } from '#ui/focus-on-show.ts'
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
