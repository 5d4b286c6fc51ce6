// The chatbot's sentences on opening hours (L-12).
import type { Hours, nextOpening, OpeningException } from '#domain/opening.ts'
import { bullets, paragraphs } from '#text/chat-facts.ts'
import { expectedText } from '#text/expected-delivery.ts'
import { formatClock, formatDayMonth, formatWeekday } from '#text/format-date.ts'
import { isolate } from '#text/format-text.ts'
import { exceptionText, hoursText } from '#text/opening.ts'

type NextOpening = ReturnType<typeof nextOpening>

export const hoursReply = {
  openOn: (day: string, hours: Hours) => `نعم، نفتح ${dayText(day)}: ${hoursText(hours)}.`,
  closedOn: (day: string, why: string | null, next: NextOpening) =>
    paragraphs(
      `لا، يوم ${dayText(day)} مغلق${why ? ` (${isolate(why)})` : ''}.`,
      next && `نفتح بعده ${dayText(next.day)}: ${hoursText(next.hours)}.`,
    ),
  openNow: (until: string) => `نحن مفتوحون الآن، حتى ${formatClock(until)}.`,
  closedNow: (next: NextOpening, today: string) => {
    if (!next) return 'نحن مغلقون الآن.'
    const when = next.day === today ? 'اليوم' : dayText(next.day)
    return `نحن مغلقون الآن، ونفتح ${when} الساعة ${formatClock(next.hours.from)}.`
  },
  workday: (day: string, is: boolean) =>
    is ? `نعم، ${dayText(day)} من أيام عملنا.` : `لا، ${dayText(day)} ليس من أيام عملنا.`,
  /** Holidays are unknown without opening hours by day. */
  expected: (span: { from: string; to: string }, isRough = false) =>
    `إن تأكد الدفع اليوم فالمتوقع ${expectedText(span)}${isRough ? '، ما لم تكن بينها عطلة' : ''}.`,
  exception: (exception: OpeningException) => `${exceptionText(exception)}.`,
  coming: (exceptions: readonly OpeningException[]) =>
    paragraphs('وفي الأيام القادمة:', bullets(...exceptions.map(exceptionText))),
} as const

/** Such as «الجمعة 27 نوفمبر». */
function dayText(day: string): string {
  return `${formatWeekday(day)} ${formatDayMonth(day)}`
}
