// When an order is expected, as a span of days (L-12).
import { formatDayMonth, formatWeekday } from './format-date.ts'

/** «بين الأحد 23 والثلاثاء 25 نوفمبر»، «حتى الأحد 23 نوفمبر»: days «2026-11-23», both included. */
export function expectedText({ from, to }: { from: string; to: string }): string {
  if (from === to) return `حتى ${formatWeekday(to)} ${formatDayMonth(to)}`
  const isSameMonth = from.slice(0, 7) === to.slice(0, 7)
  const first = isSameMonth ? Number(from.slice(8)) : formatDayMonth(from)
  return `بين ${formatWeekday(from)} ${first} و${formatWeekday(to)} ${formatDayMonth(to)}`
}
