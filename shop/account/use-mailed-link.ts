import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { ApiError, call, urlOf } from '#browser/api-client.ts'
import { type PasswordWords, passwordText } from '#text/password.ts'

export type MailedLink =
  | { state: 'validating' }
  | { state: 'valid'; token: string }
  | { state: 'expired'; sentence: string }
  /** The shop could not be asked; the link may be good. */
  | { state: 'unknown'; sentence: string; retry: () => void; retrying: boolean }

/**
 * The link of the mail (A-PWD-04..08, X-14): its token leaves the address at once, so that it stays in no history and is
 * not shared by accident, and the shop is asked whether it is good; only the new password uses it up. `refused` says
 * that the shop has just turned it down.
 */
export function useMailedLink(
  check: 'POST /api/auth/reset-password/check' | 'POST /api/auth/become-admin/check',
  words: Pick<PasswordWords, 'expired'>,
  refused: boolean,
): MailedLink {
  const { hash } = useLocation()
  const [found, setFound] = useState<MailedToken | null>(null)
  useEffect(() => setFound(takeToken(hash)), [hash])

  const token = found?.token ?? ''
  const asked = useQuery({
    queryKey: [urlOf(check, { body: { token } }), token],
    queryFn: () => call(check, { body: { token } }),
    enabled: token !== '',
    gcTime: 0,
  })

  if (found === null) return { state: 'validating' }
  if (token === '')
    return { state: 'expired', sentence: found.damaged ? passwordText.unreadable : words.expired }
  if (refused || asked.data?.valid === false) return { state: 'expired', sentence: words.expired }
  if (asked.data) return { state: 'valid', token }
  if (asked.error) {
    return {
      state: 'unknown',
      // Answered, but not with yes or no (A-PWD-07), or never reached (A-PWD-08).
      sentence: asked.error instanceof ApiError ? passwordText.notOpened : passwordText.checkFailed,
      retry: () => void asked.refetch(),
      retrying: asked.isFetching,
    }
  }
  return { state: 'validating' }
}

type MailedToken = {
  /** Empty when there is none. */
  token: string
  /** There was something after the #, but nothing that a mail of ours holds. */
  damaged: boolean
}

/** Takes the token out of the address. The history's own state keeps it, so that a reload finds it again. */
function takeToken(hash: string): MailedToken {
  if (hash === '') return { token: keptToken(), damaged: false }
  const [token = ''] = /(?<=^#(?:.*&)?token=)[\w-]{1,200}$/.exec(hash) ?? []
  const { pathname, search } = window.location
  window.history.replaceState({ ...window.history.state, mailedToken: token }, '', pathname + search)
  return { token, damaged: token === '' }
}

function keptToken(): string {
  const state: unknown = window.history.state
  return state && typeof state === 'object' && 'mailedToken' in state && typeof state.mailedToken === 'string'
    ? state.mailedToken
    : ''
}
