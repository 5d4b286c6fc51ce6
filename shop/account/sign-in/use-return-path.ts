import { useEffect, useState } from 'react'
import type { AuthOutcome } from '#browser/accounts/use-auth-form.ts'
import { safeReturnPath } from '#domain/accounts/return-path.ts'
import { forgetReturnPath, storedReturnPath, storeReturnPath } from './stored-return-path.ts'

/**
 * The path after sign-in: from the address, else the one stored when the activation link was requested, since
 * that link opens in a new tab.
 */
export function useReturnPath(named: string | null, outcome: AuthOutcome | null): string {
  const fromAddress = safeReturnPath(named)
  const [stored, setStored] = useState('/')
  useEffect(() => setStored(storedReturnPath()), [])
  useEffect(() => {
    if (outcome?.kind === 'link-sent') storeReturnPath(fromAddress)
    if (outcome?.kind === 'signed-in') forgetReturnPath()
  }, [outcome, fromAddress])
  return fromAddress === '/' ? stored : fromAddress
}
