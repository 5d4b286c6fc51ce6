// Form input is stored on the device until it is saved, so that it survives a closed tab, a reload and a lost network.
import { readStoredJson, writeStored, writeStoredJson } from '#browser/storage.ts'

/** `first`: the form's initial values; `base`: the record's version they came from, '' for a new one. */
export type Draft<Fields> = {
  fields: Fields
  first: Fields
  base: string
  at: string
  /** How many pictures were picked but not uploaded; they are lost, since browsers do not store files for a form. */
  unsent?: number
}

const KEY_PREFIX = 'aleef-admin-'

/** @param name `item:new`, `item:edit-12`, `category:edit-3` */
export function storeDraft<Fields>(name: string, draft: Draft<Fields>): void {
  writeStoredJson(KEY_PREFIX + name, draft)
}

/** Null if there is none or its fields do not match the current form. @param sample the form's fields */
export function readDraft<Fields extends object>(name: string, sample: Fields): Draft<Fields> | null {
  const storedDraft = readStoredJson(KEY_PREFIX + name)
  if (typeof storedDraft?.at !== 'string' || typeof storedDraft.base !== 'string') return null
  const hasAllFields = [storedDraft.fields, storedDraft.first].every((fields) =>
    Object.entries(sample).every(([field, value]) => {
      const storedValue = fields?.[field]
      return typeof storedValue === typeof value && Array.isArray(storedValue) === Array.isArray(value)
    }),
  )
  return hasAllFields ? storedDraft : null
}

export function forgetDraft(name: string): void {
  writeStored(KEY_PREFIX + name, null)
}

/** The fields that the draft changed, over the current ones. */
export function mergeChanges<Fields extends object>(
  { fields, first }: Pick<Draft<Fields>, 'fields' | 'first'>,
  now: Fields,
): Fields {
  const names = (Object.keys(fields) as (keyof Fields)[]).filter(
    (name) => JSON.stringify(fields[name]) !== JSON.stringify(first[name]),
  )
  return { ...now, ...Object.fromEntries(names.map((name) => [name, fields[name]])) }
}
