import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#browser/api-client.ts'
import { RecordCard } from '#browser/handover/record-card.tsx'

/** H-07: the records of the animals of an own order; loaded where there are any. */
export function OrderHandovers({ orderId }: { orderId: number }) {
  const { data } = useQuery(queryOf('GET /api/orders/:id/handovers', { params: { id: orderId } }))
  return data?.items.map((record) => (
    <RecordCard key={record.id} record={record} photoUrl={(photoId) => `/api/files/${photoId}`} />
  ))
}
