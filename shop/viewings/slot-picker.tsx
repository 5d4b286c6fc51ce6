import { useId } from 'react'
import { useStore } from '#browser/store/use-store.ts'
import { UnreadNotice } from '#browser/unread-notice.tsx'
import { MINUTE_MS } from '#domain/duration.ts'
import { holdsFrom } from '#domain/viewings/slots.ts'
import { formatTime } from '#text/format-date.ts'
import { whatsappUrl } from '#text/format-phone.ts'
import { viewingsText as text, visitDayText } from '#text/viewings.ts'
import { chipClass } from '#ui/chip.tsx'
import { classNames } from '#ui/class-names.ts'
import { Clock, WhatsappIcon } from '#ui/icons.tsx'
import { OutLinkButton } from '#ui/link-button.tsx'
import { Notice } from '#ui/notice.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import type { Slots } from './use-slots.ts'

type SlotPickerProps = {
  slots: Slots
  name: string
  /** This customer's visits have used up their holds. */
  isNotHeld: boolean
  /** The time of the customer's present visit. */
  own?: string
}

/** Days and their times, taken ones struck out, and whether the chosen time holds the animal. */
export function SlotPicker({ slots, name, isNotHeld, own }: SlotPickerProps) {
  const { day, time } = slots
  if (slots.isLoading) return <Loading />
  if (slots.error) return <UnreadNotice title={text.failed} query={slots} className="mt-3" />
  if (!day) return <Nothing name={name} />
  const isFull = day.slots.every(({ isFree }) => !isFree)
  return (
    <>
      <Days slots={slots} day={day} />
      <Times slots={slots} day={day} own={own} />
      {isFull ? <p className="mt-2 text-md text-ink-2">{text.full}</p> : null}
      {time ? (
        <Notice tone="warn" icon={<Clock />} className="mt-3">
          <p>{isNotHeld ? (own ? text.perhapsHeld : text.notHeldAgain) : holdText(slots, time)}</p>
        </Notice>
      ) : null}
    </>
  )
}

function holdText({ holdHours, minutes, now }: Slots, time: string): string {
  const from = holdsFrom({ holdHours }, new Date(time))
  if (!from) return text.neverHeld
  const until = new Date(Date.parse(time) + minutes * MINUTE_MS).toISOString()
  return from <= now ? text.heldNow(until) : text.heldLater(holdHours)
}

function Loading() {
  return (
    <div role="status" className="mt-3 flex flex-col gap-2">
      <VisuallyHidden>{text.loading}</VisuallyHidden>
      <Skeleton className="h-12 w-full rounded-pill" />
      <Skeleton className="h-28 w-full rounded-control" />
    </div>
  )
}

function Nothing({ name }: { name: string }) {
  const store = useStore()
  return (
    <Notice title={text.none} className="mt-3">
      <p>{text.noneWhy}</p>
      {store?.whatsapp ? (
        <OutLinkButton
          href={whatsappUrl(store.whatsapp, text.question(name))}
          variant="whatsapp"
          size="sm"
          className="mt-2"
          icon={<WhatsappIcon />}
        >
          {text.ask}
        </OutLinkButton>
      ) : null}
    </Notice>
  )
}

type SlotDay = Slots['days'][number]

function Days({ slots: { days, now, setDay }, day }: { slots: Slots; day: SlotDay }) {
  return (
    <fieldset className="mt-3 min-w-0">
      <legend className="sr-only">{text.days}</legend>
      <div className="rail -mx-(--gutter) scroll-px-(--gutter) gap-2 px-(--gutter) py-1 lg:mx-0 lg:flex-wrap lg:px-0">
        {days.map((one) => (
          <button
            key={one.day}
            type="button"
            aria-pressed={one === day}
            className={classNames(chipClass({ selected: one === day }), 'shrink-0')}
            onClick={() => setDay(one.day)}
          >
            {visitDayText(one.day, now)}
          </button>
        ))}
      </div>
    </fieldset>
  )
}

type TimesProps = { slots: Slots; day: SlotDay; own: string | undefined }

function Times({ slots: { time, now, choose }, day, own }: TimesProps) {
  const id = useId()
  return (
    <fieldset className="mt-2 min-w-0">
      <legend id={id} className="sr-only">
        {text.times(visitDayText(day.day, now))}
      </legend>
      <div className="grid grid-cols-3 gap-2 sm:grid-cols-4">
        {day.slots.map(({ startsAt, isFree }) => (
          <button
            key={startsAt}
            type="button"
            disabled={!isFree}
            aria-pressed={startsAt === time}
            aria-label={
              startsAt === own
                ? text.ownTime(formatTime(startsAt))
                : isFree
                  ? undefined
                  : text.taken(formatTime(startsAt))
            }
            className={classNames(
              'tabular min-h-12 rounded-control px-2 text-md font-medium',
              !isFree && startsAt === own && 'bg-warn-soft text-warn',
              !isFree && startsAt !== own && 'bg-sunken text-ink-3 line-through',
              isFree && startsAt === time && 'bg-brand-soft text-brand-ink ring-2 ring-brand',
              isFree && startsAt !== time && 'bg-surface text-ink ring-1 ring-line-strong hover:bg-sunken',
            )}
            onClick={() => choose(startsAt)}
          >
            {formatTime(startsAt)}
            {startsAt === own ? <span className="block text-sm">{text.ownMark}</span> : null}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
