import type { RefObject } from 'react'
import { SubmitButton } from '#browser/accounts/submit-button.tsx'
import { signInSheetText as text } from '#text/account/sign-in-sheet.ts'
import { EmailField } from '#ui/email-field.tsx'
import { Link } from '#ui/link.tsx'
import type { useSignInCode } from './use-sign-in-code.ts'

type EmailStepProps = {
  state: ReturnType<typeof useSignInCode>
  field: RefObject<HTMLInputElement | null>
  /** Why sign-in is needed, shown above the form. */
  why: string | null
  /** Null on the password page itself. */
  passwordPath: string | null
  onLeave: () => void
}

/** Asks for the address that the code is mailed to. */
export function EmailStep({ state, field, why, passwordPath, onLeave }: EmailStepProps) {
  return (
    <form
      noValidate
      method="post"
      onSubmit={(event) => {
        event.preventDefault()
        if (!state.asking) state.ask()
        field.current?.focus()
      }}
      className="mt-1 flex flex-1 flex-col"
    >
      <p className="mb-5 text-md">{why ? `${why}. ${text.lead}` : text.lead}</p>
      <EmailField
        ref={field}
        name="email"
        label={text.email}
        autoComplete="email"
        value={state.email}
        onChange={(event) => state.typeEmail(event.currentTarget.value)}
        error={state.wrongEmail}
      />
      <SubmitButton size="lg" block className="mt-4" pending={state.asking} pendingLabel={text.sending}>
        {text.send}
      </SubmitButton>
      {passwordPath ? <PasswordLink path={passwordPath} onLeave={onLeave} /> : null}
      <p className="mt-auto pt-2 text-center text-sm text-ink-3">
        {text.termsBefore}
        <Link to="/terms" target="_blank" className="underline">
          {text.terms}
        </Link>
        {text.termsAnd}
        <Link to="/privacy" target="_blank" className="underline">
          {text.privacy}
        </Link>
        {text.termsAfter}
      </p>
    </form>
  )
}

export function PasswordLink({ path, onLeave }: { path: string; onLeave: () => void }) {
  return (
    <Link
      to={path}
      onClick={onLeave}
      className="mt-2 inline-flex min-h-11 items-center self-center text-md font-semibold text-brand-ink hover:underline"
    >
      {text.withPassword}
    </Link>
  )
}
