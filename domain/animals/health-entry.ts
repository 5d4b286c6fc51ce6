// Health entries of an animal and their validation (H-02).
import { readQuantity } from '#domain/catalog/item-rules.ts'
import { dayFault } from './passport.ts'

export const ENTRY_KINDS = ['vaccination', 'deworming', 'examination', 'weight'] as const
export type EntryKind = (typeof ENTRY_KINDS)[number]
/** The kinds of entry that an owner may add (H-04): a note as well. */
export const OWN_ENTRY_KINDS = [...ENTRY_KINDS, 'note'] as const
export type OwnEntryKind = (typeof OWN_ENTRY_KINDS)[number]
/** Who wrote an entry. */
export const AUTHORS = ['shop', 'owner'] as const
export type EntryAuthor = (typeof AUTHORS)[number]
/** What a vaccination protects from; `other` is named by its medicine. */
export const VACCINES = [
  'rabies',
  'cat-triple',
  'dog-combined',
  'myxomatosis',
  'rhd',
  'newcastle',
  'other',
] as const
export type Vaccine = (typeof VACCINES)[number]
export const FINDINGS = ['healthy', 'needs-care'] as const
export type ExaminationFinding = (typeof FINDINGS)[number]

export const ENTRY_LIMITS = { medicine: 100, batch: 60, clinic: 100, note: 500, files: 6 } as const
/** Grams: up to 500 kilograms. */
const MAX_WEIGHT = 500_000

export type HealthEntry = {
  kind: EntryKind
  on: string
  /** Vaccinations only. */
  against: Vaccine | null
  medicine: string | null
  batch: string | null
  /** When it is due again. */
  nextOn: string | null
  clinic: string | null
  /** Examinations only. */
  finding: ExaminationFinding | null
  /** Grams, as they were typed. */
  weight: string | number | null
  note: string | null
}
export type EntryField = keyof HealthEntry

export const NEW_ENTRY: HealthEntry = {
  ...{ kind: 'vaccination', on: '', against: null, medicine: null, batch: null, nextOn: null },
  ...{ clinic: null, finding: null, weight: null, note: null },
}

export type EntryFault =
  | 'day-invalid'
  | 'entry-to-come'
  | 'entry-before-birth'
  | 'next-not-later'
  | 'against-missing'
  | 'medicine-missing'
  | 'finding-missing'
  | 'weight-invalid'
export type EntryFaults = Partial<Record<EntryField, EntryFault>>

/** @param today the day it is in Muscat */
export function findEntryFaults(
  entry: HealthEntry,
  { birthDate }: { birthDate: string | null },
  today: string,
): EntryFaults {
  const { kind, on, nextOn, against, medicine, finding, weight } = entry
  const isWeight = weight !== null && readWeight(weight) !== null
  const needsName = kind === 'vaccination' && against === 'other' && !medicine?.trim()
  const faults: [EntryField, EntryFault | null][] = [
    ['on', dayFault(on) ?? onFault(on, birthDate, today)],
    ['nextOn', nextOn === null ? null : (dayFault(nextOn) ?? (nextOn > on ? null : 'next-not-later'))],
    ['against', kind === 'vaccination' && against === null ? 'against-missing' : null],
    ['medicine', needsName ? 'medicine-missing' : null],
    ['finding', kind === 'examination' && finding === null ? 'finding-missing' : null],
    ['weight', kind === 'weight' && !isWeight ? 'weight-invalid' : null],
  ]
  return Object.fromEntries(faults.filter(([, fault]) => fault !== null))
}

/** Grams; null if invalid. */
export function readWeight(typed: string | number): number | null {
  const grams = readQuantity(typed)
  return grams !== null && grams > 0 && grams <= MAX_WEIGHT ? grams : null
}

/** Drops fields that belong to other kinds of entry. */
export function settleEntry(entry: HealthEntry): Omit<HealthEntry, 'weight'> & { weight: number | null } {
  const { kind } = entry
  const isMedicine = kind === 'vaccination' || kind === 'deworming'
  return {
    ...entry,
    against: kind === 'vaccination' ? entry.against : null,
    medicine: isMedicine ? entry.medicine : null,
    batch: isMedicine ? entry.batch : null,
    nextOn: kind === 'weight' ? null : entry.nextOn,
    clinic: kind === 'weight' ? null : entry.clinic,
    finding: kind === 'examination' ? entry.finding : null,
    weight: kind === 'weight' && entry.weight !== null ? readWeight(entry.weight) : null,
  }
}

function onFault(on: string, birthDate: string | null, today: string): EntryFault | null {
  if (on > today) return 'entry-to-come'
  return birthDate !== null && on < birthDate ? 'entry-before-birth' : null
}
