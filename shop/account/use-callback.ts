import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { ApiError, call, refusalIn, sentenceOf } from '#browser/api-client.ts'
import { useSessionChange } from '#browser/session/use-session.ts'
import type { GoogleCallbackRequest, GoogleCallbackResponse } from '#contract/accounts.ts'
import type { SessionUser } from '#contract/session.ts'
import { callbackText } from '#text/account-callback.ts'
import { type CallbackResult, readCallback } from './callback-result.ts'
import { forgetReturnPath } from './stored-return-path.ts'

/** A-CB-03. */
const START_AFTER_MS = 500
/** A-CB-04: what the provider said takes longer to read than what the shop says (A-CB-05). */
const PROVIDER_ERROR_MS = 5000
const ERROR_MS = 3000

export type CallbackState =
  | { kind: 'working'; step: keyof typeof callbackText.steps }
  /** T-02: Google knows them, and the account has a second factor. */
  | { kind: 'second-factor'; passed: (user: SessionUser | null) => void }
  | { kind: 'done'; user: SessionUser; to: string }
  | { kind: 'failed'; sentence: string; code?: string; description?: string; backAfterMs: number }

/** A-CB-01..09: from what Google sent back to a signed-in person, or to what went wrong. */
export function useCallback(): CallbackState {
  const location = useLocation()
  const [result] = useState(() => readCallback(location))
  const [state, setState] = useState<CallbackState>({ kind: 'working', step: 'starting' })
  const { signedIn } = useSessionChange()

  // biome-ignore lint/correctness/useExhaustiveDependencies: once; what came back is good for one try only
  useEffect(() => {
    // neither the history nor a screenshot keeps a code or a state.
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
      const done = await handIn(body)
      returnPath = done.returnPath
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
    // A-CB-08 after a sign-in, A-CB-05 where there was none to begin with.
    if (error instanceof TypeError) return fail(sentenceOf(error))
    fail(result.kind === 'code' ? callbackText.profileNotRead : callbackText.sessionFailed)
  }
}

function doneWith(user: SessionUser, returnPath: string): CallbackState {
  forgetReturnPath()
  return { kind: 'done', user, to: user.role && returnPath === '/' ? '/admin' : returnPath }
}

function handIn(body: GoogleCallbackRequest): Promise<GoogleCallbackResponse> {
  return call('POST /api/auth/google/callback', { body })
}

/** A-CB-07: Google said who it is, and the shop could not make the account of it. A-CB-09: all else. */
function failureOf(error: unknown): string {
  const failed =
    error instanceof ApiError && ['internal-error', 'database-unavailable'].includes(codeOf(error))
  return failed ? callbackText.profileNotMade : sentenceOf(error)
}

function codeOf({ problem, status }: ApiError): string {
  return problem?.code ?? (status >= 500 ? 'internal-error' : '')
}
