// Checks an animal's record against those of its parents and its young (H-01), whichever of them is edited.
import { eq, or, sql } from 'drizzle-orm'
import { type Passport, type PassportField, parentFault } from '#domain/animals/passport.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { animals } from '#server/database/tables/animals.ts'
import { passportErrors, youngErrors } from '#text/admin/passport-faults.ts'
import type { AnimalRow } from './read-records.ts'

type FamilyErrors = Partial<Record<PassportField, string>>

/** @param stored the record as it was; null while it is new */
export async function findFamilyErrors(
  tx: Transaction,
  passport: Passport,
  stored: AnimalRow | null,
): Promise<FamilyErrors> {
  const id = stored?.id ?? null
  const errors: FamilyErrors = {}
  for (const as of ['mother', 'father'] as const) {
    const error = await parentError(tx, passport, as, id)
    if (error) errors[`${as}Id`] = error
  }
  return stored ? { ...(await findYoungErrors(tx, passport, stored)), ...errors } : errors
}

/** Locks the relatives, so that of two conflicting edits at once the second sees the first. */
async function parentError(
  tx: Transaction,
  passport: Passport,
  as: 'mother' | 'father',
  id: number | null,
): Promise<string | null> {
  const parentId = passport[`${as}Id`]
  if (parentId === null) return null
  const [parent] = await tx.select().from(animals).where(eq(animals.id, parentId)).for('share')
  if (!parent) return passportErrors.parentUnknown
  const fault = parentFault(parent, as, { ...passport, id })
  if (fault) return passportErrors[fault]
  return id !== null && (await descendsFrom(tx, parentId, id)) ? passportErrors.parentDescends : null
}

/** Errors that the stored record already had are not reported again. */
async function findYoungErrors(
  tx: Transaction,
  passport: Passport,
  stored: AnimalRow,
): Promise<FamilyErrors> {
  const { id } = stored
  const isYoung = or(eq(animals.motherId, id), eq(animals.fatherId, id))
  const young = await tx.select().from(animals).where(isYoung).orderBy(animals.id).for('share')
  const errors: FamilyErrors = {}
  for (const child of young) {
    const as = child.motherId === id ? 'mother' : 'father'
    const { speciesId, sex, birthDate } = passport
    const fault = speciesId && parentFault({ id, speciesId, sex, birthDate }, as, child)
    if (!fault || fault === 'parent-itself') continue
    const { field, says } = youngErrors[fault]
    if (passport[field] !== stored[field]) errors[field] = says(child.name)
  }
  return errors
}

async function descendsFrom(tx: Transaction, animalId: number, ancestorId: number): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    WITH RECURSIVE ancestors AS (SELECT ${animalId}::int AS id UNION
      SELECT unnest(ARRAY[a.mother_id, a.father_id]) FROM animals a JOIN ancestors ON a.id = ancestors.id)
    SELECT FROM ancestors WHERE id = ${ancestorId}`)
  return rows.length > 0
}
