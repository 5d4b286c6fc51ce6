import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useSessionChange } from './use-session.ts'

/** S-HDR-09: a failure is logged only; the person is still signed in and sees it. */
export function useSignOut() {
  const { signOut } = useSessionChange()
  const navigate = useNavigate()
  const [pending, setPending] = useState(false)

  async function run() {
    setPending(true)
    try {
      await signOut()
      await navigate('/')
    } catch (error) {
      // biome-ignore lint/suspicious/noConsole: the specification wants exactly this (S-HDR-09)
      console.warn('sign-out failed', error)
    } finally {
      setPending(false)
    }
  }
  return { run, pending }
}
