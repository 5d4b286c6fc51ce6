// Adds, corrects or deletes a health entry of an animal (H-02).
import { and, eq, sql } from 'drizzle-orm'
import type {
  AdminHealthEntry,
  EditHealthEntryRequest,
  HealthEntryRequest,
} from '#contract/admin/passports.ts'
import type { ChangedMeanwhile, RefusalOf } from '#contract/refusals.ts'
import { findEntryFaults, type HealthEntry, NEW_ENTRY, settleEntry } from '#domain/animals/health-entry.ts'
import { muscatDay } from '#domain/muscat-time.ts'
import { isStale, timeOfChange } from '#domain/time-of-change.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { mustRow } from '#platform/must.ts'
import { ok, type Result, refuse, refuseFields } from '#platform/result.ts'
import type { Granted } from '#server/access/current-user.ts'
import { noteAction } from '#server/audit/note-action.ts'
import type { Context } from '#server/context.ts'
import { animals, healthEntries } from '#server/database/tables/animals.ts'
import { removeFilesOf, replaceFiles } from '#server/media/attach-files.ts'
import { entryFaultSentences } from '#text/admin/passport-faults.ts'
import { followRecords } from './follow-records.ts'
import { withFiles } from './passport-queries.ts'
import type { AnimalRow, EntryRow } from './read-records.ts'
import { withinSaleRule } from './sale-rule.ts'
import { FILES_GONE } from './save-passport.ts'

type EditEntryRefusal =
  | RefusalOf<'not-found' | 'invalid-request' | 'needs-papers'>
  | ChangedMeanwhile<AdminHealthEntry>

export function createHealthEntry(
  { db, now }: Context,
  admin: Granted<'animals:write'>,
  animalId: number,
  { files = [], ...request }: HealthEntryRequest,
): Promise<Result<AdminHealthEntry, RefusalOf<'not-found' | 'invalid-request'>>> {
  const at = now()
  return inTransaction(db, async (tx) => {
    const animal = await lockAnimal(tx, animalId)
    if (!animal) return refuse({ code: 'not-found' })
    const checked = checkEntry({ ...NEW_ENTRY, ...request }, animal, at)
    if (!checked.ok) return checked
    const [inserted] = await tx
      .insert(healthEntries)
      .values({ ...checked.value, animalId, createdAt: at, updatedAt: at })
      .returning()
    if (!inserted) throw new Error(`health_entries of animal ${animalId}: the insert gave no row`)
    if (!(await replaceFiles(tx, admin.id, files, { use: 'health-entry', id: inserted.id, at })))
      return FILES_GONE
    await settle(tx, admin, { action: 'health-entry.created', animal, data: { after: checked.value } }, at)
    return entryWithFiles(tx, inserted as EntryRow)
  })
}

export function editHealthEntry(
  { db, now }: Context,
  admin: Granted<'animals:write'>,
  id: number,
  { updatedAt, files, ...changes }: EditHealthEntryRequest,
): Promise<Result<AdminHealthEntry, EditEntryRefusal>> {
  return inTransaction(db, async (tx) => {
    const found = await lockEntry(tx, id)
    if (!found) return refuse({ code: 'not-found' })
    const { entry, animal } = found
    return withinSaleRule<AdminHealthEntry, EditEntryRefusal>(tx, [animal.productId], now(), async () => {
      if (isStale(updatedAt, entry.updatedAt)) {
        const [current] = await withFiles(tx, [entry])
        return current ? refuse({ code: 'changed-meanwhile', current }) : refuse({ code: 'not-found' })
      }
      const { id: _, animalId, author, authorId, remindedFor, createdAt, updatedAt: __, ...was } = entry
      const at = timeOfChange(now(), entry.updatedAt)
      const checked = checkEntry({ ...was, ...changes }, animal, at)
      if (!checked.ok) return checked
      const [stored] = await tx
        .update(healthEntries)
        .set({ ...checked.value, updatedAt: at })
        .where(eq(healthEntries.id, id))
        .returning()
      const isAttached =
        files === undefined || (await replaceFiles(tx, admin.id, files, { use: 'health-entry', id, at }))
      if (!isAttached || !stored) return FILES_GONE
      const data = { before: was, after: checked.value }
      await settle(tx, admin, { action: 'health-entry.edited', animal, data }, at)
      return entryWithFiles(tx, stored as EntryRow)
    })
  })
}

export function removeHealthEntry(
  { db, now }: Context,
  admin: Granted<'animals:write'>,
  id: number,
): Promise<Result<undefined, RefusalOf<'not-found' | 'needs-papers'>>> {
  const at = now()
  return inTransaction(db, async (tx) => {
    const found = await lockEntry(tx, id)
    if (!found) return refuse({ code: 'not-found' })
    const { entry, animal } = found
    return withinSaleRule<undefined, RefusalOf<'not-found'>>(tx, [animal.productId], at, async () => {
      await removeFilesOf(tx, { use: 'health-entry', id }, at)
      await tx.delete(healthEntries).where(eq(healthEntries.id, id))
      const { kind, on, against } = entry
      await settle(
        tx,
        admin,
        { action: 'health-entry.removed', animal, data: { before: { kind, on, against } } },
        at,
      )
      return ok(undefined)
    })
  })
}

/** Its item first, as everywhere. */
async function lockAnimal(tx: Transaction, id: number): Promise<AnimalRow | null> {
  await tx.execute(
    sql`SELECT FROM products WHERE id = (SELECT product_id FROM animals WHERE id = ${id}) FOR NO KEY UPDATE`,
  )
  const [animal] = await tx.select().from(animals).where(eq(animals.id, id)).for('no key update')
  return animal ?? null
}

async function lockEntry(
  tx: Transaction,
  id: number,
): Promise<{ entry: EntryRow; animal: AnimalRow } | null> {
  const [named] = await tx.select({ animalId: healthEntries.animalId }).from(healthEntries).where(isShops(id))
  const animal = named && (await lockAnimal(tx, named.animalId))
  const [entry] = await tx.select().from(healthEntries).where(isShops(id))
  return animal && entry ? { entry: entry as EntryRow, animal } : null
}

/** Entries of an owner cannot be changed by the shop (H-04). */
function isShops(id: number) {
  return and(eq(healthEntries.id, id), eq(healthEntries.author, 'shop'))
}

function checkEntry(entry: HealthEntry, animal: AnimalRow, at: Date) {
  const faults = findEntryFaults(entry, animal, muscatDay(at))
  return refuseFields(entryFaultSentences(faults)) ?? ok(settleEntry(entry))
}

/** The log names the animal; its demo mark goes with the first change by a person (L-04). */
async function settle(
  tx: Transaction,
  admin: Granted<'animals:write'>,
  {
    action,
    animal,
    data,
  }: { action: `health-entry.${'created' | 'edited' | 'removed'}`; animal: AnimalRow; data: object },
  at: Date,
): Promise<void> {
  await tx.update(animals).set({ isDemo: false }).where(eq(animals.id, animal.id))
  await followRecords(tx, [animal.productId], at)
  await noteAction({ tx, admin, at }, action, animal.id, data)
}

async function entryWithFiles(tx: Transaction, row: EntryRow) {
  return ok(mustRow(await withFiles(tx, [row]), `health_entries ${row.id}`))
}
