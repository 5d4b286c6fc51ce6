import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call, queryOf } from '#browser/api-client.ts'
import type { InboxMessage } from '#contract/admin/inbox.ts'
import { useRefresh } from '#office/list/use-admin-list.ts'

const messageQuery = (id: number | string) => queryOf('GET /api/admin/messages/:id', { params: { id } })

/** The message of the address, read by itself: it need not stand in the list beside it. */
export function useMessage(id: string) {
  return useQuery({ ...messageQuery(id), refetchOnMount: 'always' })
}

/** Answers it, or says that it is seen to; the list and the counts follow. */
export function useMessageChange(id: number) {
  const queries = useQueryClient()
  const refresh = useRefresh()

  async function change(asked: Promise<InboxMessage>): Promise<void> {
    queries.setQueryData(messageQuery(id).queryKey, await asked)
    void refresh('/api/admin/messages', '/api/admin/stats', '/api/admin/audit')
  }
  return {
    answer: (body: string) =>
      change(call('POST /api/admin/messages/:id/answer', { params: { id }, body: { body } })),
    handle: (handled: boolean) =>
      change(call('PATCH /api/admin/messages/:id', { params: { id }, body: { handled } })),
  }
}
