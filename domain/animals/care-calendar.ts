// The care that an animal is due (H-09): the dates in its record, and the steps that its age calls for by the care text
// of its kind. Nothing is marked overdue, since it may have been done elsewhere.
import { addDays } from '#domain/muscat-time.ts'
import type { EntryKind, HealthEntry, Vaccine } from './health-entry.ts'

/** The care texts that the shop has, each of one family or kind. */
export const CARE_TEXTS = ['cats', 'birds', 'fish', 'rabbits', 'hamster', 'guineapig', 'turtle'] as const
export type CareTextName = (typeof CARE_TEXTS)[number]

export type CareStep = {
  what: string
  when: string
  /** The age from which it is due; without it only `when` says so. */
  fromWeeks?: number
  /** Done once the record has this many such entries; undefined if the record cannot show it. */
  doneBy?: { kind: EntryKind; against?: Vaccine; count?: number }
}

export type DatedStep = {
  what: string
  when: string
  /** The day from which it is due by the animal's age; null where that is unknown, or it is done. */
  from: string | null
  doneOn: string | null
}

export type RecordedEntry = Pick<HealthEntry, 'on' | 'against' | 'medicine' | 'nextOn'> & { kind: string }

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

/** The newest entry of each kind, where it names a next date; the soonest first. */
export function nextOfRecord<Entry extends RecordedEntry>(entries: readonly Entry[]): Entry[] {
  const byWhat = Map.groupBy(entries, ({ kind, against, medicine }) =>
    [kind, against, against === 'other' ? medicine : ''].join(),
  )
  return [...byWhat.values()]
    .flatMap((same) => same.toSorted((a, b) => b.on.localeCompare(a.on)).slice(0, 1))
    .filter(({ nextOn }) => nextOn !== null)
    .toSorted((a, b) => (a.nextOn ?? '').localeCompare(b.nextOn ?? ''))
}
