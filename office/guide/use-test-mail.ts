import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#browser/api-client.ts'
import type { TestMail } from '#contract/admin/setup.ts'
import { setupQuery } from './use-setup.ts'

/** L-05: sends the code, and hands in the one that arrived. */
export function useTestMail() {
  const queries = useQueryClient()
  const [pending, setPending] = useState<'send' | 'confirm' | null>(null)
  const [failure, setFailure] = useState<{ of: 'send' | 'confirm'; error: unknown } | null>(null)

  async function run(kind: 'send' | 'confirm', work: () => Promise<TestMail>): Promise<boolean> {
    setFailure(null)
    setPending(kind)
    try {
      await work()
      return true
    } catch (error) {
      setFailure({ of: kind, error })
      return false
    } finally {
      await queries.invalidateQueries({ queryKey: setupQuery.queryKey })
      setPending(null)
    }
  }

  return {
    pending,
    failureOf: (kind: 'send' | 'confirm') => (failure?.of === kind ? failure.error : null),
    send: () => run('send', () => call('POST /api/admin/setup/test-mail')),
    confirm: (code: string) =>
      run('confirm', () => call('POST /api/admin/setup/test-mail/confirm', { body: { code } })),
  }
}
