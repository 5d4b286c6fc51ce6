import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { queryOf, refusalIn } from '#browser/api-client.ts'
import { useNow } from '#browser/orders/use-now.ts'
import { MINUTE_MS } from '#domain/duration.ts'
import { muscatDay } from '#domain/muscat-time.ts'
import { NOTICE_MINUTES } from '#domain/viewings/slots.ts'

const slotsQuery = queryOf('GET /api/viewings/slots')

/**
 * The times offered now, the selected day and the chosen time. Times that begin too soon are left out. `own`: the time
 * of the present visit, whose day is selected first.
 */
export function useSlots(own?: string) {
  const queries = useQueryClient()
  const now = useNow()
  const { data, error, refetch, isFetching } = useQuery({
    ...slotsQuery,
    staleTime: 0,
    refetchOnWindowFocus: true,
  })
  const [chosenDay, setDay] = useState(own ? muscatDay(new Date(own)) : null)
  const [chosen, setChosen] = useState<string | null>(null)
  const soonest = now + NOTICE_MINUTES * MINUTE_MS
  const days = (data?.days ?? [])
    .map(({ day, slots }) => ({
      day,
      slots: slots.filter(({ startsAt }) => Date.parse(startsAt) >= soonest),
    }))
    .filter(({ slots }) => slots.length > 0)
  const day =
    days.find((one) => one.day === chosenDay) ??
    days.find(({ slots }) => slots.some(({ isFree }) => isFree)) ??
    days[0]
  const time = day?.slots.find(({ startsAt, isFree }) => isFree && startsAt === chosen)?.startsAt ?? null

  /** Applies a refusal: the time was taken, and these are free now. */
  function takeFrom(failure: Error) {
    const refusal = refusalIn(failure, 'slot-taken') ?? refusalIn(failure, 'slot-not-offered')
    if (refusal && data) queries.setQueryData(slotsQuery.queryKey, { ...data, days: refusal.days })
  }

  return {
    days,
    day,
    time,
    takeFrom,
    refetch,
    isFetching,
    now: new Date(now),
    isLoading: !data && !error,
    error: data ? null : error,
    minutes: data?.minutes ?? 0,
    holdHours: data?.holdHours ?? 0,
    setDay(next: string) {
      setDay(next)
      setChosen(null)
    },
    choose: (startsAt: string) => setChosen(startsAt),
  }
}

export type Slots = ReturnType<typeof useSlots>
