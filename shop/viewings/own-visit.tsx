import { useRef, useState } from 'react'
import { call, urlOf } from '#browser/api-client.ts'
import { ChangeFailure } from '#browser/change-failure.tsx'
import { useStore } from '#browser/store/use-store.ts'
import { useChange } from '#browser/use-change.ts'
import type { OwnViewing } from '#contract/viewings.ts'
import { addressUrl } from '#domain/place.ts'
import { addressText } from '#text/format-address.ts'
import { formatTime, formatWeekdayAndDay } from '#text/format-date.ts'
import { viewingsText, visitDayText } from '#text/viewings.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { focusOnShow } from '#ui/focus-on-show.ts'
import { CalendarCheck, CalendarPlus, Clock, MapPin } from '#ui/icons.tsx'
import { OutLinkButton } from '#ui/link-button.tsx'
import { Notice } from '#ui/notice.tsx'
import { SlotPicker } from './slot-picker.tsx'
import { useSlots } from './use-slots.ts'

const text = viewingsText.own

/** H-08: the customer's own visit: its time, its hold, and how to change it. */
export function OwnVisit({ visit, isNotHeld }: { visit: OwnViewing; isNotHeld: boolean }) {
  const store = useStore()
  const [changing, setChanging] = useState(false)
  const title = useRef<HTMLHeadingElement>(null)
  const { id, startsAt, endsAt } = visit
  if (!store) return null
  function keep() {
    setChanging(false)
    focusOnShow(title.current)
  }
  const place = addressText(store)
  return (
    <Card as="section" id="viewing" aria-labelledby="viewing-title">
      <div className="flex items-start gap-3">
        <span className="grid size-11 shrink-0 place-items-center rounded-control bg-warn-soft text-warn">
          <CalendarCheck className="size-6" />
        </span>
        <div className="min-w-0">
          <h2
            id="viewing-title"
            ref={title}
            tabIndex={-1}
            className="scroll-my-28 font-display text-h3 outline-none"
          >
            {text.title(formatWeekdayAndDay(startsAt))}
          </h2>
          <p className="text-md text-ink-2">
            <bdi>{text.span(startsAt, endsAt, place)}</bdi>
          </p>
        </div>
      </div>
      <HoldNotice visit={visit} />
      <div className="mt-3 flex flex-wrap gap-2.5 [&>*]:flex-1">
        <OutLinkButton
          href={urlOf('GET /api/viewings/:id/calendar', { params: { id } })}
          download="visit.ics"
          variant="soft"
          icon={<CalendarPlus />}
        >
          {text.toCalendar}
        </OutLinkButton>
        {store.streetAddress ? (
          <OutLinkButton href={addressUrl(place)} variant="outline" icon={<MapPin />}>
            {text.way}
          </OutLinkButton>
        ) : null}
      </div>
      {changing ? (
        <Change visit={visit} isNotHeld={isNotHeld} onDone={keep} />
      ) : (
        <Button variant="ghost" block className="mt-2" onClick={() => setChanging(true)}>
          {text.change}
        </Button>
      )}
      <p className="mt-1 text-center text-sm text-ink-3">{text.free}</p>
    </Card>
  )
}

function HoldNotice({ visit: { heldUntil, holdsFrom } }: { visit: OwnViewing }) {
  if (!heldUntil && !holdsFrom) return null
  return (
    <Notice tone="warn" icon={<Clock />} className="mt-3">
      <p>{heldUntil ? text.held(heldUntil) : text.heldFrom(holdsFrom ?? '')}</p>
    </Notice>
  )
}

function Change({ visit, isNotHeld, onDone }: { visit: OwnViewing; isNotHeld: boolean; onDone: () => void }) {
  const slots = useSlots(visit.startsAt)
  const refresh = ['/api/viewings', '/api/holds', '/api/products'] as const
  const moving = useChange({
    send: (startsAt: string) =>
      call('PATCH /api/viewings/:id', { params: { id: visit.id }, body: { startsAt } }),
    done: () => ({ title: text.moved, description: viewingsText.bookedWhy, tone: 'ok' }),
    onDone,
    onFailed: slots.takeFrom,
    refresh: [...refresh],
  })
  const cancelling = useChange({
    send: () => call('DELETE /api/viewings/:id', { params: { id: visit.id } }),
    done: () => ({ title: text.cancelled, description: text.cancelledWhy, tone: 'ok' }),
    failed: text.notCancelled,
    refresh: [...refresh],
  })
  const { day, time } = slots
  return (
    <div ref={focusOnShow} tabIndex={-1} className="mt-2 outline-none">
      <SlotPicker slots={slots} name={visit.nameArabic} isNotHeld={isNotHeld} own={visit.startsAt} />
      <ChangeFailure error={moving.failure} title={text.notMoved} className="mt-3" />
      {day && time ? (
        <Button
          block
          className="mt-3"
          pending={moving.pending}
          pendingLabel={text.moving}
          onClick={() => void moving.run(time)}
        >
          {text.moveTo(`${visitDayText(day.day, slots.now)} ${formatTime(time)}`)}
        </Button>
      ) : null}
      <div className="mt-3 flex flex-wrap gap-2.5 [&>*]:flex-1">
        <Button variant="outline" onClick={onDone}>
          {text.keep}
        </Button>
        <Button
          variant="danger-ghost"
          pending={cancelling.pending}
          pendingLabel={text.cancelling}
          onClick={() => void cancelling.run()}
        >
          {text.cancel}
        </Button>
      </div>
    </div>
  )
}
