import { useQuery, useQueryClient } from '@tanstack/react-query'
import { queryOf } from '#browser/api-client.ts'
import { type Change, useChange } from '#browser/use-change.ts'
import type { InboxMessage } from '#contract/admin/inbox.ts'

const messageQuery = (id: number | string) => queryOf('GET /api/admin/messages/:id', { params: { id } })

/** The message in the URL, fetched separately, since the list beside it may not contain it. */
export function useMessage(id: string) {
  return useQuery({ ...messageQuery(id), refetchOnMount: 'always' })
}

/** Changes a message and refetches it, the list and the counts. */
export function useMessageChange<Input>(
  id: number,
  change: Pick<Change<Input, InboxMessage>, 'send' | 'done' | 'failed'> & { onDone?: (sent: Input) => void },
) {
  const queries = useQueryClient()
  return useChange({
    ...change,
    onDone(now, sent) {
      queries.setQueryData(messageQuery(id).queryKey, now)
      change.onDone?.(sent)
    },
    refresh: ['/api/admin/messages', '/api/admin/stats', '/api/admin/audit'],
  })
}
