import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#browser/api-client.ts'
import { RecordCard } from '#browser/handover/record-card.tsx'
import { UnreadNotice } from '#browser/unread-notice.tsx'
import { recordText as text } from '#text/handovers.ts'

/** H-07: the records of the animals of an own order; loaded where there are any. */
export function OrderHandovers({ orderId }: { orderId: number }) {
  const query = useQuery(queryOf('GET /api/orders/:id/handovers', { params: { id: orderId } }))
  if (query.error && !query.data) return <UnreadNotice title={text.unread} query={query} />
  return query.data?.items.map((record) => (
    <RecordCard key={record.id} record={record} photoUrl={(photoId) => `/api/files/${photoId}`} />
  ))
}
