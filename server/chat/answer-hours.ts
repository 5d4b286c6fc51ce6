// Opening hours: now, on a given day, and the coming exceptions (L-12).
import { readAskedDay } from '#domain/chat/asked-day.ts'
import { muscatDay } from '#domain/muscat-time.ts'
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
    text: opening
      ? paragraphs(...replyFrom(opening, asked), shopText.hours(asked.facts))
      : shopText.hours(asked.facts),
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
