// The owner edits the table of species (H-01). Items on sale stay on sale, whatever papers their species requires from
// now on, unless the owner prohibits the species and hides its items.
import { and, eq, sql } from 'drizzle-orm'
import type { AdminSpecies, CreateSpeciesRequest, EditSpeciesRequest } from '#contract/admin/species.ts'
import type { ChangedMeanwhile, RefusalOf } from '#contract/refusals.ts'
import { citesWants, findSpeciesFaults, type Species } from '#domain/animals/species.ts'
import { isStale, timeOfChange } from '#domain/time-of-change.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { ok, orNotFound, type Result, refuse, refuseFields } from '#platform/result.ts'
import type { Granted } from '#server/access/current-user.ts'
import { noteAction } from '#server/audit/note-action.ts'
import type { Context } from '#server/context.ts'
import { products } from '#server/database/tables/catalog.ts'
import { species } from '#server/database/tables/species.ts'
import { speciesFaultSentences } from '#text/admin/species.ts'
import { findSpecies } from './species-queries.ts'

type EditSpeciesRefusal = RefusalOf<'not-found' | 'invalid-request'> | ChangedMeanwhile<AdminSpecies>

const NEW_SPECIES = { isBird: false, keeping: 'single', isProhibited: false, citesAppendix: null } as const

export function createSpecies(
  { db, now }: Context,
  admin: Granted<'settings:write'>,
  request: CreateSpeciesRequest,
): Promise<Result<AdminSpecies, RefusalOf<'invalid-request' | 'species-code-taken'>>> {
  const at = now()
  return inTransaction(db, async (tx) => {
    const given = { ...NEW_SPECIES, ...request }
    const checked = checkSpecies({ ...given, wants: given.wants ?? citesWants(given) })
    if (!checked.ok) return checked
    const [inserted] = await tx
      .insert(species)
      .values({ ...checked.value, createdAt: at, updatedAt: at })
      .onConflictDoNothing({ target: species.code })
      .returning({ id: species.id })
    const stored = inserted && (await findSpecies(tx, inserted.id))
    if (!stored) return refuse({ code: 'species-code-taken' })
    const data = { after: checked.value }
    await noteAction({ tx, admin, at }, 'species.created', stored.id, data)
    return ok(stored)
  })
}

export function editSpecies(
  { db, now }: Context,
  admin: Granted<'settings:write'>,
  id: number,
  { updatedAt, hideShown = false, ...changes }: EditSpeciesRequest,
): Promise<Result<AdminSpecies, EditSpeciesRefusal>> {
  return inTransaction(db, async (tx) => {
    const [row] = await tx.select().from(species).where(eq(species.id, id)).for('no key update')
    const before = row && (await findSpecies(tx, id))
    if (!before) return refuse({ code: 'not-found' })
    if (isStale(updatedAt, row.updatedAt)) return refuse({ code: 'changed-meanwhile', current: before })
    const { id: _, createdAt, updatedAt: __, ...was } = row
    const checked = checkSpecies({ ...was, ...changes })
    if (!checked.ok) return checked
    const at = timeOfChange(now(), row.updatedAt)
    await tx
      .update(species)
      .set({ ...checked.value, updatedAt: at })
      .where(eq(species.id, id))
    const data = { before: was, after: checked.value }
    await noteAction({ tx, admin, at }, 'species.edited', id, data)
    if (hideShown && checked.value.isProhibited) await hideItems(tx, admin, id, at)
    return orNotFound(await findSpecies(tx, id))
  })
}

async function hideItems(
  tx: Transaction,
  admin: Granted<'settings:write'>,
  speciesId: number,
  at: Date,
): Promise<void> {
  // In id order, as every order takes its products.
  const shown = await tx
    .select({ id: products.id, updatedAt: products.updatedAt })
    .from(products)
    .where(and(eq(products.speciesId, speciesId), eq(products.isActive, true)))
    .orderBy(products.id)
    .for('no key update')
  for (const item of shown) {
    const hidden = { isActive: false, isDemo: false, updatedAt: timeOfChange(at, item.updatedAt) }
    await tx.update(products).set(hidden).where(eq(products.id, item.id))
    await noteAction({ tx, admin, at }, 'product.edited', item.id, {
      before: { isActive: true },
      after: { isActive: false },
    })
  }
}

export function removeSpecies(
  { db, now }: Context,
  admin: Granted<'settings:write'>,
  id: number,
): Promise<Result<undefined, RefusalOf<'not-found' | 'species-in-use'>>> {
  return inTransaction(db, async (tx) => {
    const [row] = await tx.select().from(species).where(eq(species.id, id)).for('update')
    if (!row) return refuse({ code: 'not-found' })
    const { rows } = await tx.execute(sql`
      SELECT FROM products WHERE species_id = ${id} UNION ALL SELECT FROM animals WHERE species_id = ${id}
      UNION ALL SELECT FROM travel_rules WHERE ${id} = ANY (species_ids) LIMIT 1`)
    if (rows.length > 0) return refuse({ code: 'species-in-use' })
    await tx.delete(species).where(eq(species.id, id))
    const { code, nameArabic } = row
    await noteAction({ tx, admin, at: now() }, 'species.removed', id, { before: { code, nameArabic } })
    return ok(undefined)
  })
}

function checkSpecies(input: Species): Result<Species, RefusalOf<'invalid-request'>> {
  return refuseFields(speciesFaultSentences(findSpeciesFaults(input))) ?? ok(input)
}
