// What was typed into a form stays on the device until it is saved: over a closed tab, a reload, a lost network.
import { readStoredJson, writeStored, writeStoredJson } from '#browser/storage.ts'

/** `first` is what the form began with, of the version `base` of its record; '' for a new one. */
export type Draft<Fields> = {
  fields: Fields
  first: Fields
  base: string
  at: string
  /** So many pictures were picked and had not arrived: no browser keeps files for a form. */
  unsent?: number
}

const PLACE = 'aleef-admin-'

/** @param name `item:new`, `item:edit-12`, `category:edit-3` */
export function storeDraft<Fields>(name: string, draft: Draft<Fields>): void {
  writeStoredJson(PLACE + name, draft)
}

/** What is not of today's form counts as none. @param sample fields as the form has them */
export function readDraft<Fields extends object>(name: string, sample: Fields): Draft<Fields> | null {
  const kept = readStoredJson(PLACE + name)
  if (typeof kept?.at !== 'string' || typeof kept.base !== 'string') return null
  const isWhole = [kept.fields, kept.first].every((fields) =>
    Object.entries(sample).every(([field, value]) => {
      const found = fields?.[field]
      return typeof found === typeof value && Array.isArray(found) === Array.isArray(value)
    }),
  )
  return isWhole ? kept : null
}

export function forgetDraft(name: string): void {
  writeStored(PLACE + name, null)
}
