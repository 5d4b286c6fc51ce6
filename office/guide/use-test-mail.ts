import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#browser/api-client.ts'
import type { TestMail } from '#contract/admin/setup.ts'
import { setupQuery } from './use-setup.ts'

const URL = '/api/admin/setup/test-mail'

/** L-05: sends the code, and hands in the one that arrived. */
export function useTestMail() {
  const queries = useQueryClient()
  const [pending, setPending] = useState<'send' | 'confirm' | null>(null)
  const [failure, setFailure] = useState<{ of: 'send' | 'confirm'; error: unknown } | null>(null)

  async function call(kind: 'send' | 'confirm', url: string, body?: object): Promise<boolean> {
    setFailure(null)
    setPending(kind)
    try {
      await api<TestMail>('POST', url, body)
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
    send: () => call('send', URL),
    confirm: (code: string) => call('confirm', `${URL}/confirm`, { code }),
  }
}
