import { useNavigate } from 'react-router'
import { useChange } from '#browser/use-change.ts'
import { useSessionChange } from './use-session.ts'

/** S-HDR-09: a failure is logged only; the person is still signed in and sees it. */
export function useSignOut() {
  const { signOut } = useSessionChange()
  const navigate = useNavigate()
  return useChange({
    send: signOut,
    onDone: () => navigate('/'),
    // biome-ignore lint/suspicious/noConsole: the specification wants exactly this (S-HDR-09)
    onFailed: (error) => console.warn('sign-out failed', error),
  })
}
