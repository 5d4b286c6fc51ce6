// Opening hours: now, on a given day, and the coming exceptions (L-12); and what they mean for delivery.
import { isWorkday, readAskedDay, weekdaysIn } from '#domain/chat/asked-day.ts'
import { expectedDelivery, readDayCount } from '#domain/delivery-days.ts'
import { addDays, muscatDay, weekdayOf } from '#domain/muscat-time.ts'
import {
  comingExceptions,
  exceptionOn,
  hoursOn,
  isOpenAt,
  nextOpening,
  type Opening,
} from '#domain/opening.ts'
import { hoursReply } from '#text/chat/hours.ts'
import { shopText } from '#text/chat/shop.ts'
import { paragraphs } from '#text/chat-facts.ts'
import type { AnswerPart, Asked } from './asked.ts'

const DAYS_AHEAD = 30

export function hours(asked: Asked): AnswerPart {
  const { opening } = asked.settings
  return {
    text: paragraphs(
      ...(opening ? replyFrom(opening, asked) : [workdayNamed(asked)]),
      shopText.hours(asked.facts),
    ),
    suggestions: ['أين موقعكم؟', 'تواصل معنا'],
  }
}

function replyFrom(opening: Opening, { folded, context }: Asked): (string | false)[] {
  const now = context.now()
  const today = muscatDay(now)
  const askedDay = readAskedDay(folded, opening, today)
  const coming = comingExceptions(opening, today, DAYS_AHEAD)
  if (askedDay && 'exception' in askedDay) return [hoursReply.exception(askedDay.exception)]
  if (askedDay) return [replyForDay(opening, askedDay.day)]
  const hours = hoursOn(opening, today)
  return [
    hours && isOpenAt(opening, now)
      ? hoursReply.openNow(hours.to)
      : hoursReply.closedNow(nextOpening(opening, now), today),
    coming.length > 0 && hoursReply.coming(coming),
  ]
}

function replyForDay(opening: Opening, day: string): string {
  const hours = hoursOn(opening, day)
  if (hours) return hoursReply.openOn(day, hours)
  const next = nextOpening(opening, new Date(`${day}T23:59:59+04:00`))
  return hoursReply.closedOn(day, exceptionOn(opening, day)?.label ?? null, next)
}

/** Whether the shop works on the weekday that is asked for; null for none, several, or hours that do not say. */
export function workdayNamed({ folded, settings: { opening }, facts, context }: Asked): string | null {
  const [weekday, ...others] = weekdaysIn(folded)
  if (weekday === undefined || others.length > 0) return null
  const today = muscatDay(context.now())
  const day = addDays(today, (weekday - weekdayOf(today) + 7) % 7)
  const is = opening ? hoursOn(opening, day) !== null : isWorkday(facts.workingHours ?? '', weekday)
  return is === null ? null : hoursReply.workday(day, is)
}

/** When an order would arrive whose payment is confirmed today; null where the days cannot be read. */
export function expectedToday({ settings: { opening }, context }: Asked, days: string): string | null {
  const now = context.now()
  if (opening) {
    const span = expectedDelivery(days, opening, now)
    return span && hoursReply.expected(span)
  }
  const count = readDayCount(days)
  const today = muscatDay(now)
  return (
    count && hoursReply.expected({ from: addDays(today, count.min), to: addDays(today, count.max) }, true)
  )
}
