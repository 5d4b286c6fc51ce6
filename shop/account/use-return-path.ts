import { useEffect, useState } from 'react'
import type { AuthOutcome } from '#browser/accounts/use-auth-form.ts'
import { safeReturnPath } from '#domain/accounts/return-path.ts'
import { forgetReturnPath, storedReturnPath, storeReturnPath } from './stored-return-path.ts'

/**
 * Where signing in leads: what the address names, else what was stored when the activation link was asked for,
 * which then opens in a tab that knows nothing of it.
 */
export function useReturnPath(named: string | null, outcome: AuthOutcome | null): string {
  const wanted = safeReturnPath(named)
  const [stored, setStored] = useState('/')
  useEffect(() => setStored(storedReturnPath()), [])
  useEffect(() => {
    if (outcome?.kind === 'link-sent') storeReturnPath(wanted)
    if (outcome?.kind === 'signed-in') forgetReturnPath()
  }, [outcome, wanted])
  return wanted === '/' ? stored : wanted
}
