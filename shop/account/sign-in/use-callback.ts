import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { ApiError, call, refusalIn, sentenceOf } from '#browser/api-client.ts'
import { useSessionChange } from '#browser/session/use-session.ts'
import type { SessionUser } from '#contract/session.ts'
import { callbackText } from '#text/account/account-callback.ts'
import { type CallbackResult, readCallback } from './callback-result.ts'
import { forgetReturnPath } from './stored-return-path.ts'

/** Delay before the sign-in starts, so that its first step can be read (A-CB-03). */
const START_AFTER_MS = 500
/** Provider errors stay longer than the shop's own (A-CB-04, A-CB-05). */
const PROVIDER_ERROR_MS = 5000
const ERROR_MS = 3000

export type CallbackState =
  | { kind: 'working'; step: keyof typeof callbackText.steps }
  /** Google confirmed the identity, and the account has a second factor (T-02). */
  | { kind: 'second-factor'; passed: (user: SessionUser | null) => void }
  | { kind: 'done'; user: SessionUser; to: string }
  | { kind: 'failed'; sentence: string; code?: string; description?: string; backAfterMs: number }

/** Completes the sign-in with Google's response, or reports what failed (A-CB-01..09). */
export function useCallback(): CallbackState {
  const location = useLocation()
  const [result] = useState(() => readCallback(location))
  const [state, setState] = useState<CallbackState>({ kind: 'working', step: 'starting' })
  const { signedIn } = useSessionChange()

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, since a code can be used only once
  useEffect(() => {
    // Removes code and state from the history and from screenshots.
    history.replaceState(history.state, '', '/auth/callback')
    const timer = setTimeout(() => void finish(result, signedIn, setState), START_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])

  return state
}

async function finish(
  result: CallbackResult,
  signedIn: () => Promise<SessionUser | null>,
  show: (state: CallbackState) => void,
): Promise<void> {
  const fail = (sentence: string) => show({ kind: 'failed', sentence, backAfterMs: ERROR_MS })
  if (result.kind === 'error') {
    const { sentence, code, description } = result
    return show({ kind: 'failed', sentence, code, description, backAfterMs: PROVIDER_ERROR_MS })
  }
  let returnPath = '/'
  if (result.kind === 'code') {
    show({ kind: 'working', step: 'signing-in' })
    try {
      const { kind, ...body } = result
      const session = await call('POST /api/auth/google/callback', { body })
      returnPath = session.returnPath
    } catch (error) {
      const needed = refusalIn(error, 'second-factor-needed')
      if (!needed) return fail(failureOf(error))
      const passed = (user: SessionUser | null) =>
        user ? show(doneWith(user, needed.returnPath ?? '/')) : fail(callbackText.noSession)
      return show({ kind: 'second-factor', passed })
    }
  }
  show({ kind: 'working', step: 'profile' })
  try {
    const user = await signedIn()
    if (!user) return fail(callbackText.noSession)
    show(doneWith(user, returnPath))
  } catch (error) {
    // A-CB-08 after a code was redeemed, A-CB-05 without one.
    if (error instanceof TypeError) return fail(sentenceOf(error))
    fail(result.kind === 'code' ? callbackText.profileNotRead : callbackText.sessionFailed)
  }
}

function doneWith(user: SessionUser, returnPath: string): CallbackState {
  forgetReturnPath()
  return { kind: 'done', user, to: user.role && returnPath === '/' ? '/admin' : returnPath }
}

/** A-CB-07: Google confirmed the identity, but creating the account failed. A-CB-09: any other error. */
function failureOf(error: unknown): string {
  const isServerError =
    error instanceof ApiError && ['internal-error', 'database-unavailable'].includes(codeOf(error))
  return isServerError ? callbackText.profileNotMade : sentenceOf(error)
}

function codeOf({ problem, status }: ApiError): string {
  return problem?.code ?? (status >= 500 ? 'internal-error' : '')
}
