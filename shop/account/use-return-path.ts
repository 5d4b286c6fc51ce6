import { useEffect, useState } from 'react'
import type { AuthOutcome } from '#browser/accounts/use-auth-form.ts'
import { safeReturnPath } from '#domain/return-path.ts'
import { forgetReturnPath, keepReturnPath, keptReturnPath } from './kept-return-path.ts'

/**
 * Where signing in leads: what the address names, else what was kept when the activation link was asked for,
 * which then opens in a tab that knows nothing of it.
 */
export function useReturnPath(named: string | null, outcome: AuthOutcome | null): string {
  const wanted = safeReturnPath(named)
  const [kept, setKept] = useState('/')
  useEffect(() => setKept(keptReturnPath()), [])
  useEffect(() => {
    if (outcome?.kind === 'link-sent') keepReturnPath(wanted)
    if (outcome?.kind === 'signed-in') forgetReturnPath()
  }, [outcome, wanted])
  return wanted === '/' ? kept : wanted
}
