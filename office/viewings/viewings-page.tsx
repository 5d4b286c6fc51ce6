import { useNow } from '#browser/orders/use-now.ts'
import type { AdminViewing } from '#contract/admin/viewings.ts'
import { muscatDay } from '#domain/muscat-time.ts'
import { FilterChips } from '#office/list/filter-chips.tsx'
import { ListFrame } from '#office/list/list-frame.tsx'
import { useAdminList } from '#office/list/use-admin-list.ts'
import { useFilters } from '#office/list/use-filters.ts'
import { Page } from '#office/shell/page.tsx'
import { May } from '#office/shell/use-may.tsx'
import { adminViewingsText as text, VIEWINGS } from '#text/admin/viewings.ts'
import { formatCount } from '#text/format-count.ts'
import { formatWeekdayAndDay } from '#text/format-date.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { PlanCard } from './plan-card.tsx'
import { SlotsCard } from './slots-card.tsx'
import { VisitCard } from './visit-card.tsx'

/** H-08: the visits, today's first, and the offered times. */
export default function ViewingsPage() {
  const { values, set } = useFilters(['of'])
  const list = useAdminList('GET /api/admin/viewings', values)
  const now = new Date(useNow())
  const isPast = values.of === 'past'
  return (
    <Page count={list.items ? formatCount(list.total, VIEWINGS) : null}>
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-5">
        <div className="flex min-w-0 flex-col gap-3">
          <p className="text-md text-ink-2">{text.lead}</p>
          <FilterChips
            label={text.of}
            value={isPast ? 'past' : ''}
            choices={[
              { value: '', label: text.coming },
              { value: 'past', label: text.past },
            ]}
            onValue={(of) => set({ of })}
          />
          <ListFrame
            list={list}
            wide={false}
            empty={
              <EmptyState title={isPast ? text.emptyPast : text.empty}>
                {isPast ? null : text.emptyWhy}
              </EmptyState>
            }
          >
            {(items) => <Days visits={items} now={now} />}
          </ListFrame>
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <SlotsCard />
          <May need="settings:write">
            <PlanCard />
          </May>
        </div>
      </div>
    </Page>
  )
}

/** Grouped by day; those without an outcome come last. */
function Days({ visits, now }: { visits: readonly AdminViewing[]; now: Date }) {
  const groups = Map.groupBy(visits, (visit) => headingOf(visit, now))
  return (
    <div className="flex flex-col gap-5">
      {[...groups].map(([heading, group]) => (
        <section key={heading} aria-label={heading} className="flex flex-col gap-3">
          <h2 className="font-display text-h3">{heading}</h2>
          {heading === text.unanswered ? <p className="text-md text-ink-2">{text.unansweredWhy}</p> : null}
          <ul className="flex flex-col gap-3">
            {group.map((visit) => (
              <li key={visit.id}>
                <VisitCard visit={visit} now={now} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function headingOf({ startsAt, endsAt, state }: AdminViewing, now: Date): string {
  if (state === 'booked' && Date.parse(endsAt) <= now.getTime()) return text.unanswered
  const isToday = muscatDay(new Date(startsAt)) === muscatDay(now)
  return isToday ? `${text.today}، ${formatWeekdayAndDay(startsAt)}` : formatWeekdayAndDay(startsAt)
}
