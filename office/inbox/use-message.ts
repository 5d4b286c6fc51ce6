import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api, apiQuery } from '#browser/api-client.ts'
import type { InboxMessage } from '#contract/admin/inbox.ts'
import { useRefresh } from '#office/list/use-admin-list.ts'

const urlOf = (id: number | string): `/api/admin/messages/${string}` =>
  `/api/admin/messages/${encodeURIComponent(id)}`

/** The message of the address, read by itself: it need not stand in the list beside it. */
export function useMessage(id: string) {
  return useQuery({ ...apiQuery<InboxMessage>(urlOf(id)), refetchOnMount: 'always' })
}

/** Answers it, or says that it is seen to; the list and the counts follow. */
export function useMessageChange(id: number) {
  const queries = useQueryClient()
  const refresh = useRefresh()

  async function change(asked: Promise<InboxMessage>): Promise<void> {
    queries.setQueryData([urlOf(id)], await asked)
    void refresh('/api/admin/messages', '/api/admin/stats', '/api/admin/audit')
  }
  return {
    answer: (body: string) => change(api('POST', `${urlOf(id)}/answer`, { body })),
    handle: (handled: boolean) => change(api('PATCH', urlOf(id), { handled })),
  }
}
