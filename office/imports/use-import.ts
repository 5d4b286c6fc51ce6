import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api, apiQuery } from '#browser/api-client.ts'
import type { ImportState, ProductImport } from '#contract/admin/product-imports.ts'
import { useRefresh } from '#office/list/use-admin-list.ts'

const ADDRESS = '/api/admin/product-imports'
const POLL_MS = 700

function isAtWork(state: ImportState | undefined): boolean {
  return state === 'checking' || state === 'writing'
}

/** One file: looked at again and again while somebody works on it, which goes on without anybody looking. */
export function useImport(id: string) {
  const queries = useQueryClient()
  const refresh = useRefresh()
  const url = `${ADDRESS}/${encodeURIComponent(id)}`
  const { data, error, isFetching, refetch } = useQuery({
    ...apiQuery<ProductImport>(url),
    refetchOnMount: 'always',
    // A look that failed is no reason to look away.
    refetchInterval: (query) => (isAtWork(query.state.data?.state) ? POLL_MS : false),
  })
  const [failure, setFailure] = useState<unknown>(null)
  const [pending, setPending] = useState(false)
  const isDone = data?.state === 'done'
  useEffect(() => {
    if (isDone) void refresh('/api/admin/products', '/api/admin/categories', '/api/admin/inventory')
  }, [isDone, refresh])

  async function decide(method: 'POST' | 'DELETE', address: string): Promise<void> {
    setPending(true)
    setFailure(null)
    try {
      queries.setQueryData([url], await api<ProductImport>(method, address))
    } catch (refused) {
      setFailure(refused)
      await refetch()
    } finally {
      setPending(false)
    }
  }

  return {
    run: data,
    unread: data ? null : error,
    retry: () => void refetch(),
    retrying: isFetching,
    commit: () => decide('POST', `${url}/commit`),
    discard: () => decide('DELETE', url),
    pending,
    failure,
  }
}
