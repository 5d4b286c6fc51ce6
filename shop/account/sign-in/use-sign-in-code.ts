import { type RefObject, useLayoutEffect, useState } from 'react'
import { call, fieldErrorsOf, refusalIn, sentenceOf } from '#browser/api-client.ts'
import { useSessionChange } from '#browser/session/use-session.ts'
import { readStoredJson, writeStored, writeStoredJson } from '#browser/storage.ts'
import { useChange } from '#browser/use-change.ts'
import { SIGN_IN_CODE } from '#domain/accounts/sign-in-code.ts'
import { emailFault, normalizeEmail } from '#domain/email.ts'
import { emailSentence } from '#text/email.ts'

/** Reading the mail in another app may reload this page; the code is still valid then. */
const SENT = 'aleef-code-sent'

type SentCode = { email: string; at: number; resendAt: number }

type SignInCode = {
  /** The address field, which may have been filled in before hydration. */
  field: RefObject<HTMLInputElement | null>
  /** Before a code is tried. */
  beforeSignIn: () => void
  /** Called once. */
  onSignedIn: () => void
}

/** State of the sign-in by code: input, pending requests and errors. */
export function useSignInCode({ field, ...signIn }: SignInCode) {
  const { sent, remember, email, setEmail } = useSentCode(field)
  const [wrongEmail, setWrongEmail] = useState<string>()
  const { verifying, clear, ...check } = useCodeCheck(sent, remember, signIn)
  const asking = useChange({
    send: (address: string) => call('POST /api/auth/code', { body: { email: address } }),
    onDone({ resendAfterSeconds }, address) {
      const at = Date.now()
      clear()
      remember({ email: address, at, resendAt: at + resendAfterSeconds * 1000 })
    },
    onFailed: (error) => setWrongEmail(fieldErrorsOf(error).email?.[0]),
  })

  function ask() {
    // Read from the field: text typed before hydration may not be in the state yet.
    const address = normalizeEmail(field.current?.value ?? email)
    const fault = emailFault(address)
    setWrongEmail(fault ? emailSentence(address, fault) : undefined)
    if (!fault) void asking.run(address)
  }

  return {
    ...check,
    email,
    wrongEmail: wrongEmail ?? (asking.failure && !sent ? sentenceOf(asking.failure) : undefined),
    typeEmail(typed: string) {
      // A code is already on its way to the present one.
      if (asking.pending) return
      setEmail(typed)
      setWrongEmail(undefined)
      asking.reset()
    },
    ask,
    asking: asking.pending,
    sent,
    /** Back to the address step, with the address still filled in. */
    changeEmail() {
      remember(null)
      asking.reset()
      verifying.reset()
    },
    verifying: verifying.pending,
    wrongCode: verifying.failure ?? asking.failure,
    askAgain: () => sent && void asking.run(sent.email),
  }
}

/** The address, and the code that was mailed to it. */
function useSentCode(field: SignInCode['field']) {
  const [sent, setSent] = useState<SentCode | null>(null)
  const [email, setEmail] = useState('')

  useLayoutEffect(() => {
    const typed = field.current?.value
    const before = typed ? null : readSent()
    setSent(before)
    setEmail(typed || (before?.email ?? ''))
  }, [field])

  function remember(next: SentCode | null) {
    setSent(next)
    if (next) writeStoredJson(SENT, next, 'tab')
    else writeStored(SENT, null, 'tab')
  }

  return { sent, remember, email, setEmail }
}

function useCodeCheck(
  sent: SentCode | null,
  remember: (next: SentCode | null) => void,
  { beforeSignIn, onSignedIn }: Omit<SignInCode, 'field'>,
) {
  const { signedIn } = useSessionChange()
  const [code, setCode] = useState('')
  const verifying = useChange({
    send(digits: string) {
      beforeSignIn()
      return call('POST /api/auth/code/verify', { body: { email: sent?.email ?? '', code: digits } })
    },
    async onDone() {
      remember(null)
      setCode('')
      await signedIn()
      onSignedIn()
    },
  })
  const needed = refusalIn(verifying.failure, 'second-factor-needed')

  function clear() {
    setCode('')
    verifying.reset()
  }

  return {
    verifying,
    clear,
    code,
    typeCode(digits: string) {
      // The digits on the screen are those that are being checked.
      if (verifying.pending) return
      setCode(digits)
      verifying.reset()
      if (digits.length === SIGN_IN_CODE.digits) void verifying.run(digits)
    },
    verify: () => void verifying.run(code),
    /** T-02: the code was right, and the account has a second factor. */
    needsSecondFactor: needed?.next === 'second-factor',
    passed() {
      remember(null)
      clear()
      onSignedIn()
    },
    /** An account with a role: its password is asked for too. */
    needsPassword: needed?.next === 'password',
  }
}

function readSent(): SentCode | null {
  const stored = readStoredJson(SENT, 'tab')
  const isFresh = typeof stored?.at === 'number' && Date.now() - stored.at < SIGN_IN_CODE.minutes * 60_000
  return isFresh && typeof stored.email === 'string' ? stored : null
}
