import { useNavigate } from 'react-router'
import { call } from '#browser/api-client.ts'
import { type Change, useChange } from '#browser/use-change.ts'
import { useSessionChange } from './use-session.ts'

/**
 * ends the session, then deletes this browser's private data, then opens the start page. S-HDR-09: a failure is
 * logged only, unless `failed` says more; the person is still signed in and sees it.
 */
export function useSignOut({ failed }: Pick<Change<void, unknown>, 'failed'> = {}) {
  const { ended } = useSessionChange()
  const navigate = useNavigate()
  return useChange({
    send: () => call('POST /api/auth/sign-out'),
    onDone() {
      ended()
      return navigate('/')
    },
    // biome-ignore lint/suspicious/noConsole: the specification wants exactly this (S-HDR-09)
    onFailed: (error) => console.warn('sign-out failed', error),
    ...(failed !== undefined && { failed }),
  })
}
