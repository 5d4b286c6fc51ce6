import { describe, expect, it } from 'vitest'
import { type CareStep, dateSteps, nextOfRecord } from './care-calendar.ts'
import type { EntryKind, Vaccine } from './health-entry.ts'

function entry(
  kind: EntryKind,
  on: string,
  over: { against?: Vaccine; nextOn?: string; medicine?: string } = {},
) {
  return { kind, on, against: null, medicine: null, nextOn: null, ...over }
}

const FIRST: CareStep = {
  ...{ what: 'first', when: 'from 8 weeks', fromWeeks: 8 },
  doneBy: { kind: 'vaccination', against: 'cat-triple' },
}
const SECOND: CareStep = {
  ...{ what: 'second', when: 'four weeks later' },
  doneBy: { kind: 'vaccination', against: 'cat-triple', count: 2 },
}
const WATER: CareStep = { what: 'water', when: 'every week' }

describe('calendar of care', () => {
  it('H-09: dates a step by the age until the record says that it was done', () => {
    expect(dateSteps([FIRST, SECOND, WATER], '2026-07-18', [])).toEqual([
      { what: 'first', when: 'from 8 weeks', from: '2026-09-12', doneOn: null },
      { what: 'second', when: 'four weeks later', from: null, doneOn: null },
      { what: 'water', when: 'every week', from: null, doneOn: null },
    ])
    const entries = [
      entry('vaccination', '2026-10-10', { against: 'cat-triple' }),
      entry('vaccination', '2026-09-12', { against: 'cat-triple' }),
      entry('vaccination', '2026-08-01', { against: 'rabies' }),
    ]
    expect(dateSteps([FIRST, SECOND], '2026-07-18', entries)).toMatchObject([
      { from: null, doneOn: '2026-09-12' },
      { from: null, doneOn: '2026-10-10' },
    ])
  })

  it('H-09: dates no step for an animal without a birth date', () => {
    expect(dateSteps([FIRST], null, [])).toMatchObject([{ from: null, doneOn: null }])
  })

  it('H-09: takes the next date of each kind and vaccine from the newest entry', () => {
    const entries = [
      entry('deworming', '2026-10-01', { nextOn: '2026-12-01' }),
      entry('deworming', '2026-11-02', { nextOn: '2027-01-02' }),
      entry('vaccination', '2026-10-12', { against: 'rabies', nextOn: '2027-10-12' }),
      entry('vaccination', '2026-09-20', { against: 'cat-triple', nextOn: '2026-12-20' }),
      entry('vaccination', '2026-11-20', { against: 'cat-triple' }),
      entry('weight', '2026-11-01'),
    ]
    expect(nextOfRecord(entries).map(({ kind, nextOn }) => [kind, nextOn])).toEqual([
      ['deworming', '2027-01-02'],
      ['vaccination', '2027-10-12'],
    ])
  })
})
