// The offer of a visit on an animal's page (H-08); the other words are loaded with the times (text/viewings.ts).
import { formatCount, MINUTES } from './format-count.ts'

export const viewingCardText = {
  title: 'عاينه قبل أن تشتري',
  lead: (minutes: number, place: string) =>
    `موعد لك وحدك، ${formatCount(minutes, MINUTES)} في المتجر، ${place}. بلا مقابل ولا تُلزمك بالشراء.`,
  choose: 'اختر موعداً',
} as const
