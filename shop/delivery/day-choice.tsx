import { useId, useState } from 'react'
import type { DeliveryDay } from '#contract/delivery-days.ts'
import { formatDayMonth, formatWeekday } from '#text/format-date.ts'
import { NO_TRAVEL_SHORT, travelText } from '#text/travel.ts'
import { classNames } from '#ui/class-names.ts'
import { ChevronDown, ThermometerSun } from '#ui/icons.tsx'
import { Notice } from '#ui/notice.tsx'

const SHOWN_FIRST = 5

/** The effective day: the chosen one while it is offered, else the earliest offered one, if any. */
export function meantDay(days: readonly DeliveryDay[], chosen: string | null): DeliveryDay | null {
  const offered = days.filter(({ isOffered }) => isOffered)
  return offered.find(({ day }) => day === chosen) ?? offered[0] ?? null
}

type DayChoiceProps = { days: readonly DeliveryDay[]; chosen: string | null; onChoose: (day: string) => void }

/** The choice of a delivery day; days in between that are not offered are shown with the reason (H-06). */
export function DayChoice({ days, chosen, onChoose }: DayChoiceProps) {
  const name = useId()
  const effective = meantDay(days, chosen)
  const [showsAll, setShowsAll] = useState(false)
  const isFar = effective !== null && days.findIndex(({ day }) => day === effective.day) >= SHOWN_FIRST
  const visible = showsAll || isFar ? days : days.slice(0, SHOWN_FIRST)
  const banned = visible.filter(({ cause, reason }) => cause === 'ban' && reason)
  const reasons = banned.filter((one, i) => banned.findIndex(({ reason }) => reason === one.reason) === i)
  return (
    <>
      <fieldset>
        <legend className="sr-only">{travelText.days}</legend>
        <div className="grid grid-cols-5 gap-1.5 sm:grid-cols-7 sm:gap-2">
          {visible.map((one) => (
            <Day
              key={one.day}
              day={one}
              name={name}
              isChosen={one.day === effective?.day}
              onChoose={() => onChoose(one.day)}
            />
          ))}
        </div>
      </fieldset>
      {reasons.length > 0 ? (
        <ul className="mt-2 text-sm">
          {reasons.map(({ day, reason }) => (
            <li key={day}>{travelText.notOn(day, reason ?? '')}</li>
          ))}
        </ul>
      ) : null}
      <div aria-live="polite">
        {effective?.hours ? (
          <Notice tone="warn" icon={<ThermometerSun />} className="mt-3">
            {travelText.heat(effective.day)}
          </Notice>
        ) : null}
      </div>
      {visible.length < days.length ? (
        <button
          type="button"
          className="-mb-2 mt-1 flex min-h-11 items-center gap-1 font-semibold text-brand-ink"
          onClick={() => setShowsAll(true)}
        >
          {travelText.otherDays}
          <ChevronDown className="size-5" />
        </button>
      ) : null}
    </>
  )
}

type DayProps = { day: DeliveryDay; name: string; isChosen: boolean; onChoose: () => void }

function Day({ day: { day, isOffered, cause }, name, isChosen, onChoose }: DayProps) {
  return (
    <label
      className={classNames(
        'relative flex min-w-0 flex-col items-center rounded-picture border-[1.5px] py-2 text-sm transition-colors',
        'has-checked:border-brand has-checked:bg-brand-soft has-checked:text-brand-ink',
        'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand',
        isOffered
          ? 'cursor-pointer border-line bg-surface hover:border-line-strong'
          : 'border-transparent bg-off-soft text-off',
      )}
    >
      <input
        type="radio"
        className="absolute inset-0 cursor-[inherit] appearance-none"
        name={name}
        value={day}
        checked={isChosen}
        disabled={!isOffered}
        onChange={onChoose}
      />
      <span>{formatWeekday(day)}</span>
      <span
        className={classNames(
          'tabular font-display text-h3 leading-tight font-bold',
          isOffered && 'text-ink',
        )}
      >
        {Number(day.slice(8))}
      </span>
      <span>{cause ? NO_TRAVEL_SHORT[cause] : formatDayMonth(day).replace(/^\d+ /, '')}</span>
    </label>
  )
}
