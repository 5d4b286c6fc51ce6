// The rules of an animal's record (H-01).
import { MIN_BIRTH_DATE } from '#domain/catalog/item-rules.ts'
import { isDay } from '#domain/muscat-time.ts'
import type { Gender } from '#domain/product.ts'
import { cleanMicrochip, type MicrochipFault, microchipFault } from './microchip.ts'

export const ORIGINS = ['bred', 'imported'] as const
export type Origin = (typeof ORIGINS)[number]

export const PASSPORT_LIMITS = {
  name: 60,
  breed: 100,
  colour: 60,
  marks: 300,
  microchip: 40,
  ring: 30,
  importPermit: 60,
  healthCertificate: 60,
  citesPermit: 60,
} as const

export type Passport = {
  name: string
  speciesId: number | null
  productId: number | null
  breed: string | null
  sex: Gender | null
  birthDate: string | null
  colour: string | null
  marks: string | null
  microchip: string | null
  ring: string | null
  origin: Origin | null
  importPermit: string | null
  healthCertificate: string | null
  citesPermit: string | null
  motherId: number | null
  fatherId: number | null
  /** The day it left the shop, for whatever reason. */
  leftOn: string | null
}
export type PassportField = keyof Passport

export const NEW_PASSPORT: Passport = {
  ...{ name: '', speciesId: null, productId: null, breed: null, sex: null, birthDate: null, colour: null },
  ...{ marks: null, microchip: null, ring: null, origin: null, importPermit: null },
  ...{ healthCertificate: null, citesPermit: null, motherId: null, fatherId: null, leftOn: null },
}

export type PassportFault =
  | 'name-missing'
  | 'species-missing'
  | 'day-invalid'
  | 'birth-to-come'
  | 'left-to-come'
  | 'left-before-birth'
  | MicrochipFault
export type PassportFaults = Partial<Record<PassportField, PassportFault>>

/** @param today the day it is in Muscat */
export function findPassportFaults(passport: Passport, today: string): PassportFaults {
  const { name, speciesId, birthDate, microchip, leftOn } = passport
  const faults: [PassportField, PassportFault | null][] = [
    ['name', name.trim() ? null : 'name-missing'],
    ['speciesId', speciesId === null ? 'species-missing' : null],
    ['birthDate', birthDate && (dayFault(birthDate) ?? (birthDate > today ? 'birth-to-come' : null))],
    ['microchip', microchip && microchipFault(cleanMicrochip(microchip))],
    ['leftOn', leftOn && (dayFault(leftOn) ?? leftFault(leftOn, birthDate, today))],
  ].map(([field, fault]) => [field as PassportField, (fault || null) as PassportFault | null])
  return Object.fromEntries(faults.filter(([, fault]) => fault !== null))
}

export function dayFault(day: string): 'day-invalid' | null {
  return isDay(day) && day >= MIN_BIRTH_DATE ? null : 'day-invalid'
}

function leftFault(leftOn: string, birthDate: string | null, today: string): PassportFault | null {
  if (leftOn > today) return 'left-to-come'
  return birthDate !== null && leftOn < birthDate ? 'left-before-birth' : null
}

export type ParentFault = 'parent-itself' | 'parent-species' | 'parent-sex' | 'parent-younger'
type Parent = { id: number; speciesId: number; sex: Gender | null; birthDate: string | null }

/** @param child without `id` while it is new */
export function parentFault(
  parent: Parent,
  as: 'mother' | 'father',
  child: Pick<Passport, 'speciesId' | 'birthDate'> & { id: number | null },
): ParentFault | null {
  if (parent.id === child.id) return 'parent-itself'
  if (parent.speciesId !== child.speciesId) return 'parent-species'
  if (parent.sex === (as === 'mother' ? 'male' : 'female')) return 'parent-sex'
  const isYounger =
    parent.birthDate !== null && child.birthDate !== null && parent.birthDate >= child.birthDate
  return isYounger ? 'parent-younger' : null
}
