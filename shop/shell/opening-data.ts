// The opening hours for search engines (schema.org, L-12).
import { addDays } from '#domain/muscat-time.ts'
import { groupWeek, type Opening } from '#domain/opening.ts'

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
/** Closed all day, as Google reads it. */
const CLOSED = { opens: '00:00', closes: '00:00' }
const DAYS_AHEAD = 366

/** The week, and the special days that are not over yet. */
export function openingData(opening: Opening, today: string): Record<string, unknown>[] {
  const week = groupWeek(opening.week).map(({ days, hours }) => ({
    dayOfWeek: days.map((day) => DAYS[day]),
    opens: hours.from,
    closes: hours.to,
  }))
  const special = opening.exceptions
    .filter(({ from, to }) => to >= today && from <= addDays(today, DAYS_AHEAD))
    .map(({ from, to, hours }) => ({
      validFrom: from,
      validThrough: to,
      ...(hours ? { opens: hours.from, closes: hours.to } : CLOSED),
    }))
  return [...week, ...special].map((hours) => ({ '@type': 'OpeningHoursSpecification', ...hours }))
}
