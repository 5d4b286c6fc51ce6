// An owner's own entries on their animal (H-04): private, and no proof of anything about the shop's items.
import { and, eq } from 'drizzle-orm'
import type { OpenedOwnAnimal, OwnEntryRequest } from '#contract/own-animals.ts'
import type { RefusalOf } from '#contract/refusals.ts'
import {
  findOwnEntryFaults,
  NEW_OWN_ENTRY,
  type OwnHealthEntry,
  settleOwnEntry,
} from '#domain/animals/own-animal.ts'
import { muscatDay } from '#domain/muscat-time.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { ok, type Result, refuse, refuseField, refuseFields } from '#platform/result.ts'
import type { Customer } from '#server/access/current-user.ts'
import type { Context } from '#server/context.ts'
import { healthEntries } from '#server/database/tables/animals.ts'
import { attachFiles, removeFilesOf, replaceFiles } from '#server/media/attach-files.ts'
import { ownEntryErrors, ownEntryFaultSentences } from '#text/animals/own-animals.ts'
import { lockOwnAnimal } from './lock-own-animal.ts'
import { openOwnAnimal } from './own-animal-queries.ts'

type EntryRefusal = RefusalOf<'not-found' | 'animal-ended' | 'invalid-request'>
type EntryId = { id: number; entryId: number }
const MAX_ENTRIES = 500
const FILES_GONE = refuseField('files', ownEntryErrors.filesGone)

export async function addOwnEntry(
  context: Context,
  owner: Customer,
  animalId: number,
  { files = [], ...request }: OwnEntryRequest,
): Promise<Result<OpenedOwnAnimal, EntryRefusal>> {
  const at = context.now()
  const added = await inTransaction(context.db, async (tx) => {
    const checked = await checkOwnEntry(tx, owner, { animalId, entry: { ...NEW_OWN_ENTRY, ...request }, at })
    if (!checked.ok) return checked
    const own = and(eq(healthEntries.animalId, animalId), eq(healthEntries.authorId, owner.id))
    if ((await tx.$count(healthEntries, own)) >= MAX_ENTRIES)
      return refuseField('note', ownEntryErrors.tooMany)
    const by = { animalId, author: 'owner', authorId: owner.id, createdAt: at, updatedAt: at } as const
    const [inserted] = await tx
      .insert(healthEntries)
      .values({ ...checked.value, ...by })
      .returning({ id: healthEntries.id })
    if (!inserted) throw new Error(`health_entries of animal ${animalId}: the insert gave no row`)
    return (await attachFiles(tx, owner.id, files, { use: 'own-entry', id: inserted.id }))
      ? ok(undefined)
      : FILES_GONE
  })
  return added.ok ? openOwnAnimal(context, owner, animalId) : added
}

/** Replaces the whole entry: fields that the request leaves out are cleared. */
export async function editOwnEntry(
  context: Context,
  owner: Customer,
  { id: animalId, entryId }: EntryId,
  { files = [], ...request }: OwnEntryRequest,
): Promise<Result<OpenedOwnAnimal, EntryRefusal>> {
  const at = context.now()
  const edited = await inTransaction(context.db, async (tx) => {
    const checked = await checkOwnEntry(tx, owner, { animalId, entry: { ...NEW_OWN_ENTRY, ...request }, at })
    if (!checked.ok && checked.refusal.code === 'not-found') return checked
    if ((await tx.$count(healthEntries, isWritten(owner, { id: animalId, entryId }))) === 0)
      return refuse({ code: 'not-found' })
    if (!checked.ok) return checked
    await tx
      .update(healthEntries)
      .set({ ...checked.value, updatedAt: at })
      .where(eq(healthEntries.id, entryId))
    return (await replaceFiles(tx, owner.id, files, { use: 'own-entry', id: entryId, at }))
      ? ok(undefined)
      : FILES_GONE
  })
  return edited.ok ? openOwnAnimal(context, owner, animalId) : edited
}

/** Locks the animal. */
async function checkOwnEntry(
  tx: Transaction,
  owner: Customer,
  { animalId, entry, at }: { animalId: number; entry: OwnHealthEntry; at: Date },
): Promise<Result<ReturnType<typeof settleOwnEntry>, EntryRefusal>> {
  const animal = await lockOwnAnimal(tx, owner, animalId)
  if (!animal) return refuse({ code: 'not-found' })
  if (animal.endedOn !== null) return refuse({ code: 'animal-ended' })
  const faults = findOwnEntryFaults(entry, animal, muscatDay(at))
  return refuseFields(ownEntryFaultSentences(faults)) ?? ok(settleOwnEntry(entry))
}

export function removeOwnEntry(
  { db, now }: Context,
  owner: Customer,
  { id: animalId, entryId }: EntryId,
): Promise<Result<undefined, RefusalOf<'not-found'>>> {
  return inTransaction(db, async (tx) => {
    if (!(await lockOwnAnimal(tx, owner, animalId))) return refuse({ code: 'not-found' })
    const gone = await tx
      .delete(healthEntries)
      .where(isWritten(owner, { id: animalId, entryId }))
      .returning({ id: healthEntries.id })
    if (gone.length === 0) return refuse({ code: 'not-found' })
    await removeFilesOf(tx, { use: 'own-entry', id: entryId }, now())
    return ok(undefined)
  })
}

function isWritten(by: Customer, { id, entryId }: EntryId) {
  const { authorId, animalId } = healthEntries
  return and(eq(healthEntries.id, entryId), eq(animalId, id), eq(authorId, by.id))
}
