// A visit as a calendar file (RFC 5545). Times are UTC, so no time zone needs to be described.

export type CalendarEvent = {
  /** Never changes, so that an update finds its entry. */
  uid: string
  /** Higher with each change. */
  sequence: number
  /** PUBLISH for a file that is opened, REQUEST and CANCEL for one in a mail. */
  method: 'PUBLISH' | 'REQUEST' | 'CANCEL'
  changedAt: Date
  startsAt: Date
  endsAt: Date
  summary: string
  description: string
  location: string
  url: string
  organizer: { name: string; address: string }
  /** Whom a mail invites. */
  attendee: string | null
}

export function calendarFile(event: CalendarEvent): string {
  const { method, organizer, attendee } = event
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Aleef//Viewings//AR',
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTAMP:${utc(event.changedAt)}`,
    `DTSTART:${utc(event.startsAt)}`,
    `DTEND:${utc(event.endsAt)}`,
    `STATUS:${method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED'}`,
    `SUMMARY:${escaped(event.summary)}`,
    `DESCRIPTION:${escaped(event.description)}`,
    `LOCATION:${escaped(event.location)}`,
    `URL:${event.url}`,
    `ORGANIZER;CN=${parameter(organizer.name)}:mailto:${organizer.address}`,
    ...(attendee && method !== 'PUBLISH'
      ? [`ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED:mailto:${attendee}`]
      : []),
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .flatMap(folded)
    .map((line) => `${line}\r\n`)
    .join('')
}

/** «20261130T133000Z» */
function utc(time: Date): string {
  return `${time.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`
}

function escaped(text: string): string {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '')
}

/** A quoted parameter cannot contain a quote. */
function parameter(text: string): string {
  return `"${text.replace(/["\p{Cc}]/gu, '')}"`
}

const MAX_OCTETS = 75

/** Lines of at most 75 octets that never cut a letter; each after the first begins with a space. */
function folded(line: string): string[] {
  const lines: string[] = []
  let [current, octets] = ['', 0]
  for (const letter of line.replace(/[\r\n]/g, '')) {
    const size = new TextEncoder().encode(letter).length
    if (octets + size > MAX_OCTETS) {
      lines.push(current)
      ;[current, octets] = [' ', 1]
    }
    current += letter
    octets += size
  }
  return [...lines, current]
}
