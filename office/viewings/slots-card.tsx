import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call, freshOf } from '#browser/api-client.ts'
import { useChange } from '#browser/use-change.ts'
import type { SlotPlan } from '#contract/admin/viewings.ts'
import { FilterChips } from '#office/list/filter-chips.tsx'
import { FailureCard } from '#office/shell/failure-card.tsx'
import { TitledCard } from '#office/shell/titled-card.tsx'
import { useMay } from '#office/shell/use-may.tsx'
import { adminViewingsText } from '#text/admin/viewings.ts'
import { formatTime, formatWeekdayAndDay } from '#text/format-date.ts'
import { classNames } from '#ui/class-names.ts'
import { Skeleton } from '#ui/skeleton.tsx'

const text = adminViewingsText.slots
const LOOKS = {
  free: 'bg-surface text-ink ring-1 ring-line-strong hover:bg-sunken',
  booked: 'bg-brand-soft text-brand-ink font-semibold',
  blocked: 'bg-sunken text-ink-3 line-through hover:bg-off-soft',
} as const

/** The times as customers see them; a tap blocks or unblocks one. */
export function SlotsCard() {
  const query = useQuery(freshOf('GET /api/admin/viewings/slots'))
  const { data } = query
  if (query.error && !data) return <FailureCard query={query} title={text.title} />
  return (
    <TitledCard title={text.title}>
      {data ? (
        data.days.length === 0 ? (
          <p className="text-md text-ink-2">{text.none}</p>
        ) : (
          <>
            <p className="text-md text-ink-2">{text.lead}</p>
            <Days days={data.days} />
          </>
        )
      ) : (
        <Skeleton className="h-68 w-full" />
      )}
    </TitledCard>
  )
}

function Days({ days }: { days: SlotPlan['days'] }) {
  const [chosen, setChosen] = useState('')
  const selectedDay = days.find(({ day }) => day === chosen) ?? days[0]
  if (!selectedDay) return null
  return (
    <>
      <FilterChips
        label={text.days}
        value={selectedDay.day}
        choices={days.map(({ day, slots }) => ({
          value: day,
          label: formatWeekdayAndDay(day),
          count: slots.filter(({ state }) => state === 'booked').length || undefined,
        }))}
        onValue={setChosen}
      />
      <div className="grid grid-cols-3 gap-2">
        {selectedDay.slots.map((slot) => (
          <SlotButton key={slot.startsAt} slot={slot} />
        ))}
      </div>
    </>
  )
}

type PlannedSlot = SlotPlan['days'][number]['slots'][number]

function SlotButton({ slot: { startsAt, state, blockId } }: { slot: PlannedSlot }) {
  const may = useMay()
  const { run, pending } = useChange({
    send: async () => {
      if (blockId === null) await call('POST /api/admin/viewings/blocks', { body: { startsAt } })
      else await call('DELETE /api/admin/viewings/blocks/:id', { params: { id: blockId } })
    },
    failed: text.failed,
    refresh: ['/api/admin/viewings'],
  })
  const time = formatTime(startsAt)
  return (
    <button
      type="button"
      disabled={state === 'booked' || !may('viewings:write')}
      aria-busy={pending || undefined}
      aria-label={text[state](time)}
      className={classNames(
        'tabular min-h-11 rounded-control px-2 text-md',
        LOOKS[state],
        pending && 'opacity-60',
      )}
      onClick={() => void run()}
    >
      {time}
    </button>
  )
}
