import { describe, expect, it } from 'vitest'
import type { Opening } from '#domain/opening.ts'
import { type CalendarEvent, calendarFile } from './calendar-file.ts'
import { holdsFrom, isVisitOffered, offeredDays } from './slots.ts'
import { FIRST_PLAN, type ViewingPlan } from './viewing-plan.ts'

const WEEK = Array.from({ length: 7 }, () => ({ from: '16:30', to: '18:00' }))
const PLAN: ViewingPlan = { isOffered: true, week: WEEK, minutes: 30, holdHours: 24, daysAhead: 3 }
const OPEN: Opening = {
  week: Array.from({ length: 7 }, () => ({ from: '09:00', to: '21:00' })),
  exceptions: [],
}
/** A Monday, noon in Muscat. */
const NOON = new Date('2026-11-30T08:00:00Z')

const muscat = (iso: string) => new Date(Date.parse(iso) + 4 * 3_600_000).toISOString().slice(5, 16)
const slots = (plan: ViewingPlan | null, opening: Opening | null = OPEN, now = NOON) =>
  offeredDays(plan, opening, [], now).flatMap(({ slots }) => slots.map(({ startsAt }) => muscat(startsAt)))
const on = (day: string, hours: { from: string; to: string } | null): Opening => ({
  ...OPEN,
  exceptions: [{ from: day, to: day, label: 'يوم', hours }],
})

describe('H-08: the times at which animals can be seen', () => {
  it.each<[string, string[], string[]]>([
    ['are none before the owner plans them', slots(null), []],
    ['are none while the plan is off', slots({ ...PLAN, isOffered: false }), []],
    ['begin off in a new shop', slots(FIRST_PLAN), []],
    [
      'follow the grid of the plan, today and so many days on',
      slots({ ...PLAN, daysAhead: 1 }),
      ['11-30T16:30', '11-30T17:00', '11-30T17:30', '12-01T16:30', '12-01T17:00', '12-01T17:30'],
    ],
    ['end before the hours do', slots({ ...PLAN, minutes: 50, daysAhead: 0 }), ['11-30T16:30']],
    ['leave out closed days', slots({ ...PLAN, daysAhead: 1 }, on('2026-12-01', null)).slice(3), []],
    [
      'are cut to the hours of Ramadan, on the same grid',
      slots({ ...PLAN, daysAhead: 0 }, on('2026-11-30', { from: '16:45', to: '17:45' })),
      ['11-30T17:00'],
    ],
    [
      'are none where Ramadan opens in the evening only',
      slots({ ...PLAN, daysAhead: 0 }, on('2026-11-30', { from: '20:00', to: '23:59' })),
      [],
    ],
    ['need no hours of the shop', slots({ ...PLAN, daysAhead: 0 }, null).slice(0, 1), ['11-30T16:30']],
    [
      'are left out on days without any',
      slots({ ...PLAN, daysAhead: 1, week: WEEK.map((hours, day) => (day === 1 ? null : hours)) }).slice(
        0,
        1,
      ),
      ['12-01T16:30'],
    ],
    [
      'leave half an hour to make the animal ready',
      slots({ ...PLAN, daysAhead: 0 }, OPEN, new Date('2026-11-30T12:31:00Z')),
      ['11-30T17:30'],
    ],
    [
      'count the days in Muscat: after its midnight yesterday is over, though not in UTC',
      slots({ ...PLAN, daysAhead: 0 }, OPEN, new Date('2026-11-30T20:30:00Z')).slice(0, 1),
      ['12-01T16:30'],
    ],
    [
      'reach the last minute before midnight and never the next day',
      slots(
        { ...PLAN, daysAhead: 0, week: WEEK.map(() => ({ from: '22:59', to: '23:59' })) },
        { ...OPEN, week: WEEK.map(() => ({ from: '20:00', to: '23:59' })) },
      ),
      ['11-30T22:59', '11-30T23:29'],
    ],
  ])('%s', (_, found, expected) => expect(found).toEqual(expected))

  it('are taken where a booking or block overlaps them, even after a change of the plan', () => {
    const taken = [{ startsAt: new Date('2026-11-30T12:50:00Z'), endsAt: new Date('2026-11-30T13:10:00Z') }]
    const [today] = offeredDays(PLAN, OPEN, taken, NOON)
    expect(today?.slots.map(({ isFree }) => isFree)).toEqual([false, false, true])
  })

  it.each<[string, boolean]>([
    ['2026-11-30T12:30:00Z', true],
    ['2026-11-30T12:40:00Z', false],
    ['2026-11-29T12:30:00Z', false],
    ['2026-12-03T12:30:00Z', true],
    ['2026-12-04T12:30:00Z', false],
  ])('a visit at %s is offered: %s', (time, may) => {
    expect(isVisitOffered(PLAN, OPEN, new Date(time), NOON)).toBe(may)
  })

  it('begins a hold a number of hours before the visit, or never', () => {
    expect(holdsFrom(PLAN, NOON)).toEqual(new Date('2026-11-29T08:00:00Z'))
    expect(holdsFrom({ holdHours: 0 }, NOON)).toBeNull()
  })
})

const EVENT: CalendarEvent = {
  uid: 'viewing-7@aleef.example',
  sequence: 2,
  method: 'PUBLISH',
  changedAt: NOON,
  startsAt: new Date('2026-11-30T13:30:00Z'),
  endsAt: new Date('2026-11-30T13:50:00Z'),
  summary: 'معاينة قط شيرازي؛ مشمشي, "ذكر"; في أليف وهذا اسم طويل لا يسعه سطر واحد من الملف',
  description: 'سطر\r\nوآخر\\',
  location: 'صحار، سلطنة عُمان',
  url: 'https://aleef.example/animals/7',
  organizer: { name: 'أليف "المتجر"\nX-BAD:1', address: 'salam@aleef.example' },
  attendee: 'sara@example.com',
}

describe('H-08: the calendar file', () => {
  it('follows RFC 5545: CRLF, lines of 75 octets that split no character, escaped texts, times in UTC', () => {
    const file = calendarFile(EVENT)
    expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true)
    const lines = file.slice(0, -2).split('\r\n')
    expect(lines.every((line) => Buffer.byteLength(line) <= 75 && !/[\r\n\uFFFD]/.test(line))).toBe(true)
    const unfolded = file.replaceAll('\r\n ', '').split('\r\n')
    expect(unfolded).toContain('DTSTART:20261130T133000Z')
    expect(unfolded).toContain('DTEND:20261130T135000Z')
    expect(unfolded).toContain('SEQUENCE:2')
    expect(unfolded).toContain(`SUMMARY:${EVENT.summary.replace(/[,;]/g, '\\$&')}`)
    expect(unfolded).toContain('DESCRIPTION:سطر\\nوآخر\\\\')
    expect(unfolded.filter((line) => line.startsWith('X-'))).toEqual([])
    expect(unfolded.filter((line) => line.startsWith('ATTENDEE'))).toEqual([])
  })

  it('invites by mail, and removes the same entry when the visit is cancelled', () => {
    const lines = (method: CalendarEvent['method']) => calendarFile({ ...EVENT, method }).split('\r\n')
    expect(lines('REQUEST').join()).toContain('mailto:sara@example.com')
    const cancel = lines('CANCEL')
    for (const line of ['METHOD:CANCEL', 'STATUS:CANCELLED', `UID:${EVENT.uid}`])
      expect(cancel).toContain(line)
  })
})
