// An animal that has left the shop with its buyer (H-04).
import { addDays } from '#domain/muscat-time.ts'
import { nextOfRecord, type RecordedEntry } from './care-calendar.ts'
import {
  type EntryFault,
  type EntryField,
  findEntryFaults,
  type HealthEntry,
  NEW_ENTRY,
  type OwnEntryKind,
  settleEntry,
} from './health-entry.ts'

/** What the page of a found animal may show. */
export const FOUND_FACTS = ['name', 'photo', 'microchip'] as const

/** How long an entered death can be undone. */
export const RETURN_DAYS = 30
/** The owner is mailed this many days before something is due. */
export const REMIND_DAYS = 7
/** How long after its arrival the care plan is linked in the owner's list. */
const FIRST_DAYS = 30
/** How long a transfer code is valid. */
export const TRANSFER_DAYS = 7

export function mayReturn(endedOn: string | null, today: string): boolean {
  return endedOn !== null && today <= addDays(endedOn, RETURN_DAYS)
}

/** Whether it has only just arrived at its owner's. */
export function isNewcomer(ownedOn: string, today: string): boolean {
  return today <= addDays(ownedOn, FIRST_DAYS)
}

export type OwnHealthEntry = Omit<HealthEntry, 'kind'> & { kind: OwnEntryKind }
export const NEW_OWN_ENTRY: OwnHealthEntry = NEW_ENTRY
export type OwnEntryFault = EntryFault | 'note-missing'

/** @param today the day it is in Muscat */
export function findOwnEntryFaults(
  entry: OwnHealthEntry,
  animal: { birthDate: string | null },
  today: string,
): Partial<Record<EntryField, OwnEntryFault>> {
  const { kind, ...rest } = entry
  if (kind !== 'note') return findEntryFaults({ ...rest, kind }, animal, today)
  // Validated as a deworming, the kind that requires only a date.
  const faults = findEntryFaults({ ...NEW_ENTRY, kind: 'deworming', on: rest.on }, animal, today)
  return rest.note?.trim() ? faults : { ...faults, note: 'note-missing' }
}

export function settleOwnEntry(
  entry: OwnHealthEntry,
): Omit<OwnHealthEntry, 'weight'> & { weight: number | null } {
  const { kind, on, note } = entry
  return kind === 'note' ? { ...NEW_ENTRY, weight: null, kind, on, note } : settleEntry({ ...entry, kind })
}

/** The entry whose next date comes first, even if it has passed; null where there is none. */
export function nextDue<Entry extends RecordedEntry>(entries: readonly Entry[]): Entry | null {
  return nextOfRecord(entries)[0] ?? null
}
export type FoundFact = (typeof FOUND_FACTS)[number]
