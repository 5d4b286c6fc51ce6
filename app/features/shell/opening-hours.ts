// The working hours of the settings are a sentence for people; search engines want days and times.

const DAYS = ['السبت', 'الأحد', 'الاثنين', 'الثلاثاء', 'الأربعاء', 'الخميس', 'الجمعة']
const NAMES = ['Saturday', 'Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']
const DASH = '\\s*(?:[–—-]|إلى)\\s*'
const TIME = '(\\d{1,2})(?::(\\d{2}))?\\s*(ص|م)'
const SENTENCE = new RegExp(
  `^(${DAYS.join('|')})(?:${DASH}(${DAYS.join('|')}))?[،,]?\\s*(?:من\\s*)?${TIME}${DASH}${TIME}$`,
)

export type OpeningHours = { dayOfWeek: string[]; opens: string; closes: string }

/** «السبت – الخميس، 9:00 ص – 9:00 م»; null for a sentence of another form: nothing wrong is claimed. */
export function openingHours(sentence: string): OpeningHours | null {
  const match = SENTENCE.exec(sentence.trim().replaceAll(/[\u200e\u200f\u2066-\u2069]/g, ''))
  if (!match) return null
  const [, from = '', to = from, ...time] = match
  const first = DAYS.indexOf(from)
  const count = ((DAYS.indexOf(to) - first + DAYS.length) % DAYS.length) + 1
  return {
    dayOfWeek: Array.from({ length: count }, (_, day) => NAMES[(first + day) % NAMES.length] ?? ''),
    opens: toClock(time[0], time[1], time[2]),
    closes: toClock(time[3], time[4], time[5]),
  }
}

/** Twelve hours and ص or م as 24. */
function toClock(hour = '0', minute = '00', half = 'ص'): string {
  const hours = (Number(hour) % 12) + (half === 'م' ? 12 : 0)
  return `${String(hours).padStart(2, '0')}:${minute}`
}
