// The delivery days of animals, as customers read them (H-06).
import type { TravelCause, TravelDay } from '#domain/animals/travel.ts'
import { formatWeekday, formatWeekdayAndDay } from './format-date.ts'
import { isolate } from './format-text.ts'

/** Short, under the number of a day. */
export const NO_TRAVEL_SHORT: Record<TravelCause, string> = {
  closed: 'مغلق',
  'not-served': 'لا نصل',
  ban: 'لا نصل',
}

export function noTravelText({ cause, words }: Pick<TravelDay, 'cause' | 'words'>): string | null {
  return cause && (words || NO_TRAVEL_SHORT[cause])
}

export const DELIVERY_DAY_LABEL = 'يوم التوصيل'

export const COOL_HOURS = 'قبل 9:00 صباحاً أو بعد 6:00 مساءً'

/** «الاثنين 24 مايو، قبل 9:00 صباحاً أو بعد 6:00 مساءً» */
export function promisedDayText(day: string, isHot: boolean): string {
  return isHot ? `${formatWeekdayAndDay(day)}، ${COOL_HOURS}` : formatWeekdayAndDay(day)
}

export const travelText = {
  days: 'أيام التوصيل',
  failed: 'لم نستطع قراءة أيام التوصيل.',
  retry: 'حاول مرة أخرى',
  heat: (day: string) => `الجو حارّ، فيصلك ${formatWeekday(day)} ${COOL_HOURS}.`,
  gone: (day: string) => `${formatWeekdayAndDay(day)} غير متاح. اخترنا لك أقرب يوم متاح، وغيّره كما يناسبك.`,
  otherDays: 'أيام أخرى',
  notOn: (day: string, words: string) => `${formatWeekdayAndDay(day)}: ${isolate(words)}`,
  none: 'لا يوم متاح لتوصيله إلى هذه المحافظة الآن.',
  noneWhat: 'راسلنا لنتفق على موعد، أو اختر محافظة أخرى.',
  ask: 'راسل المتجر',
} as const
