// What the page of every animal says of seeing it first (H-08); the rest comes when somebody wants a time (text/viewings.ts).
import { formatCount, MINUTES } from '#text/format-count.ts'

export const viewingCardText = {
  title: 'عاينه قبل أن تشتري',
  lead: (minutes: number, place: string) =>
    `موعد لك وحدك، ${formatCount(minutes, MINUTES)} في المتجر، ${place}. بلا مقابل ولا تُلزمك بالشراء.`,
  choose: 'اختر موعداً',
} as const
