import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#browser/api-client.ts'
import { chooseDay, useChosenDay } from '#shop/delivery/chosen-day.ts'
import { DayChoice, meantDay } from '#shop/delivery/day-choice.tsx'
import { DaysFailed, NoDay } from '#shop/delivery/no-day.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

/** The days on which this animal can be delivered to the governorate (H-06); requested once one is chosen. */
export function TravelDays({ productId, regionId }: { productId: number; regionId: number }) {
  const chosen = useChosenDay()
  const { data, error, refetch, isFetching } = useQuery(
    queryOf('GET /api/products/:id/delivery-days', {
      params: { id: productId },
      query: { regionId: String(regionId) },
    }),
  )
  if (data && meantDay(data.days, null) === null) return <NoDay days={data.days} />
  if (data) return <DayChoice key={regionId} days={data.days} chosen={chosen} onChoose={chooseDay} />
  if (error) return <DaysFailed onRetry={() => void refetch()} retrying={isFetching} />
  return <Skeleton className="h-22 rounded-picture" />
}
