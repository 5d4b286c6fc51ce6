// What an animal is due (H-09): what its record names a day for, and what its age asks for by the care text of its kind.
// Nothing is called late: what the record does not say may have been done elsewhere.
import { addDays } from '#domain/calendar.ts'
import type { EntryKind, Vaccine } from './health-entry.ts'

/** The care texts that the shop has, each of one family or kind. */
export const CARE_TEXTS = ['cats', 'birds', 'fish', 'rabbits', 'hamster', 'guineapig', 'turtle'] as const
export type CareTextName = (typeof CARE_TEXTS)[number]

export type CareStep = {
  what: string
  when: string
  /** From which age on; without it the words alone say when. */
  fromWeeks?: number
  /** Done once the record has so many of these; without it nobody can tell. */
  doneBy?: { kind: EntryKind; against?: Vaccine; count?: number }
}

export type DatedStep = {
  what: string
  when: string
  /** The day from which on it is due by its age; null where that is not known, or it is done. */
  from: string | null
  doneOn: string | null
}

type RecordedEntry = {
  kind: string
  on: string
  against: Vaccine | null
  medicine: string | null
  nextOn: string | null
}

/** @param entries in any order */
export function dateSteps(
  steps: readonly CareStep[],
  birthDate: string | null,
  entries: readonly RecordedEntry[],
): DatedStep[] {
  return steps.map(({ what, when, fromWeeks, doneBy }) => {
    const doneOn = doneBy ? dayDone(doneBy, entries) : null
    const from =
      doneOn === null && birthDate !== null && fromWeeks !== undefined
        ? addDays(birthDate, fromWeeks * 7)
        : null
    return { what, when, from, doneOn }
  })
}

function dayDone(
  { kind, against, count = 1 }: NonNullable<CareStep['doneBy']>,
  entries: readonly RecordedEntry[],
): string | null {
  const days = entries
    .filter((entry) => entry.kind === kind && (against === undefined || entry.against === against))
    .map(({ on }) => on)
    .toSorted()
  return days[count - 1] ?? null
}

/** What the newest entry of each kind says is next, the soonest first. */
export function nextOfRecord<Entry extends RecordedEntry>(entries: readonly Entry[]): Entry[] {
  const byWhat = Map.groupBy(entries, ({ kind, against, medicine }) =>
    [kind, against, against === 'other' ? medicine : ''].join(),
  )
  return [...byWhat.values()]
    .flatMap((same) => same.toSorted((a, b) => b.on.localeCompare(a.on)).slice(0, 1))
    .filter(({ nextOn }) => nextOn !== null)
    .toSorted((a, b) => (a.nextOn ?? '').localeCompare(b.nextOn ?? ''))
}
