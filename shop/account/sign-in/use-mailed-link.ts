import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { ApiError, call, urlOf } from '#browser/api-client.ts'
import { type PasswordWords, passwordText } from '#text/account/password.ts'

export type MailedLink =
  | { state: 'validating' }
  | { state: 'valid'; token: string }
  | { state: 'expired'; sentence: string }
  /** The check failed; the link may be valid. */
  | { state: 'unknown'; sentence: string; retry: () => void; retrying: boolean }

/**
 * Takes the token of a mailed link out of the address, so that it stays in no history and is not shared by accident,
 * and checks it; only setting the password uses it up (A-PWD-04..08, X-14). `refused`: the server has just rejected
 * it.
 */
export function useMailedLink(
  check: 'POST /api/auth/reset-password/check' | 'POST /api/auth/become-admin/check',
  words: Pick<PasswordWords, 'expired'>,
  refused: boolean,
): MailedLink {
  const { hash } = useLocation()
  const [link, setLink] = useState<MailedToken | null>(null)
  useEffect(() => setLink(takeToken(hash)), [hash])

  const token = link?.token ?? ''
  const validity = useQuery({
    queryKey: [urlOf(check, { body: { token } }), token],
    queryFn: () => call(check, { body: { token } }),
    enabled: token !== '',
    gcTime: 0,
  })

  if (link === null) return { state: 'validating' }
  if (token === '')
    return { state: 'expired', sentence: link.damaged ? passwordText.unreadable : words.expired }
  if (refused || validity.data?.valid === false) return { state: 'expired', sentence: words.expired }
  if (validity.data) return { state: 'valid', token }
  if (validity.error) {
    return {
      state: 'unknown',
      // An error response (A-PWD-07), or no response at all (A-PWD-08).
      sentence: validity.error instanceof ApiError ? passwordText.notOpened : passwordText.checkFailed,
      retry: () => void validity.refetch(),
      retrying: validity.isFetching,
    }
  }
  return { state: 'validating' }
}

type MailedToken = {
  /** Empty when there is none. */
  token: string
  /** The fragment is not empty, but contains no valid token. */
  damaged: boolean
}

/** Moves the token from the address to the history state, where a reload finds it. */
function takeToken(hash: string): MailedToken {
  if (hash === '') return { token: storedToken(), damaged: false }
  const [token = ''] = /(?<=^#(?:.*&)?token=)[\w-]{1,200}$/.exec(hash) ?? []
  const { pathname, search } = window.location
  window.history.replaceState({ ...window.history.state, mailedToken: token }, '', pathname + search)
  return { token, damaged: token === '' }
}

function storedToken(): string {
  const state: unknown = window.history.state
  return state && typeof state === 'object' && 'mailedToken' in state && typeof state.mailedToken === 'string'
    ? state.mailedToken
    : ''
}
