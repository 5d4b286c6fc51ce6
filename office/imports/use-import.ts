import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call, freshOf } from '#browser/api-client.ts'
import { useChange, useRefresh } from '#browser/use-change.ts'
import type { ImportState, ProductImport } from '#contract/admin/product-imports.ts'

const POLL_MS = 700

function isAtWork(state: ImportState | undefined): boolean {
  return state === 'checking' || state === 'writing'
}

/** One file, polled while the server processes it; processing does not depend on this page. */
export function useImport(id: string) {
  const queries = useQueryClient()
  const refresh = useRefresh()
  const request = { params: { id } }
  const reading = freshOf('GET /api/admin/product-imports/:id', request)
  const query = useQuery({
    ...reading,
    // Keeps polling after a failed request.
    refetchInterval: ({ state }) => (isAtWork(state.data?.state) ? POLL_MS : false),
  })
  const isDone = query.data?.state === 'done'
  useEffect(() => {
    if (isDone) void refresh('/api/admin/products', '/api/admin/categories', '/api/admin/inventory')
  }, [isDone, refresh])

  const decision = useChange({
    send: (decide: () => Promise<ProductImport>) => decide(),
    onDone: (decided) => queries.setQueryData(reading.queryKey, decided),
    onFailed: () => void query.refetch(),
  })

  return {
    query,
    commit: () => decision.run(() => call('POST /api/admin/product-imports/:id/commit', request)),
    discard: () => decision.run(() => call('DELETE /api/admin/product-imports/:id', request)),
    pending: decision.pending,
    failure: decision.failure,
  }
}
