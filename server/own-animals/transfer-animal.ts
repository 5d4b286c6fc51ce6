// Transfers an animal to another account (H-04): its owner, or the shop for a buyer without an account, creates a code.
// The account that enters it takes over the animal with all its entries. One code is open at a time, and it works once.
import { randomBytes } from 'node:crypto'
import { and, eq, gt, inArray, isNull } from 'drizzle-orm'
import type { TransferCode } from '#contract/own-animals.ts'
import type { RefusalOf } from '#contract/refusals.ts'
import { CODE_BYTES, codeOf, groupedCode, readAnimalCode } from '#domain/animals/animal-code.ts'
import { TRANSFER_DAYS } from '#domain/animals/own-animal.ts'
import { DAY_MS } from '#domain/duration.ts'
import { type Queryable, type Transaction, UNIQUE_VIOLATION } from '#platform/database/connect.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { ok, type Result, refuse } from '#platform/result.ts'
import { hashLinkToken } from '#platform/sessions/link-token.ts'
import type { Customer, Granted } from '#server/access/current-user.ts'
import { lockActiveAccount } from '#server/access/lock-active-account.ts'
import type { RateLimits } from '#server/access/rate-limits.ts'
import { revokeTransfers } from '#server/animals/delete-owner-entries.ts'
import { noteAction } from '#server/audit/note-action.ts'
import type { Context } from '#server/context.ts'
import { animals, animalTransfers, healthEntries } from '#server/database/tables/animals.ts'
import { files } from '#server/database/tables/media.ts'
import { orders } from '#server/database/tables/orders.ts'
import { lockOwnAnimal } from './lock-own-animal.ts'

export function offerAnimal(
  { db, now, baseUrl }: Context,
  owner: Customer,
  animalId: number,
): Promise<Result<TransferCode, RefusalOf<'not-found' | 'animal-ended'>>> {
  return inTransaction(db, async (tx) => {
    const animal = await lockOwnAnimal(tx, owner, animalId)
    if (!animal) return refuse({ code: 'not-found' })
    if (animal.endedOn !== null) return refuse({ code: 'animal-ended' })
    const animalName = animal.ownName ?? animal.name
    return ok(await makeCode(tx, { animalId, fromId: owner.id, animalName }, { at: now(), baseUrl }))
  })
}

/** For an animal of an order without an account, while it has no owner. */
export function offerAnimalOfOrder(
  { db, now, baseUrl }: Context,
  admin: Granted<'animals:write'>,
  { id: orderId, animalId }: { id: number; animalId: number },
): Promise<Result<TransferCode, RefusalOf<'not-found' | 'animal-has-owner'>>> {
  return inTransaction(db, async (tx) => {
    const [order] = await tx
      .select({ id: orders.id, orderNumber: orders.orderNumber })
      .from(orders)
      .where(and(eq(orders.id, orderId), eq(orders.status, 'delivered'), isNull(orders.deletedAt)))
      .for('update')
    const [animal] = order
      ? await tx
          .select()
          .from(animals)
          .where(and(eq(animals.id, animalId), eq(animals.orderId, orderId)))
          .for('no key update')
      : []
    if (!animal || animal.leftOn === null) return refuse({ code: 'not-found' })
    if (animal.ownerId !== null) return refuse({ code: 'animal-has-owner' })
    const at = now()
    const of = { animalId, fromId: null, orderId, animalName: animal.name }
    const code = await makeCode(tx, of, { at, baseUrl })
    await noteAction({ tx, admin, at }, 'animal-transfer.created', orderId, {
      after: { animals: animal.name },
    })
    return ok(code)
  })
}

async function makeCode(
  tx: Transaction,
  of: { animalId: number; fromId: string | null; orderId?: number; animalName: string },
  { at, baseUrl }: { at: Date; baseUrl: string },
): Promise<TransferCode> {
  await revokeTransfers(tx, [of.animalId], at)
  const code = codeOf(randomBytes(CODE_BYTES))
  const expiresAt = new Date(at.getTime() + TRANSFER_DAYS * DAY_MS)
  await tx.insert(animalTransfers).values({ ...of, codeHash: hashOf(code), createdAt: at, expiresAt })
  return {
    code: groupedCode(code),
    url: `${baseUrl}/account/animals/claim#${code}`,
    expiresAt: expiresAt.toISOString(),
  }
}

export function endTransfer(
  { db, now }: Context,
  owner: Customer,
  animalId: number,
): Promise<Result<{ status: true }, RefusalOf<'not-found'>>> {
  return inTransaction(db, async (tx) => {
    if (!(await lockOwnAnimal(tx, owner, animalId))) return refuse({ code: 'not-found' })
    await revokeTransfers(tx, [animalId], now())
    return ok({ status: true })
  })
}

type ClaimRefusal = RefusalOf<'transfer-unknown' | 'own-transfer' | 'too-many-requests'>

export async function claimAnimal(
  { db, now }: Context,
  limits: RateLimits,
  customer: Customer,
  { code: typed, clientAddress }: { code: string; clientAddress: string },
): Promise<Result<{ id: number }, ClaimRefusal>> {
  const code = readAnimalCode(typed)
  const claimed: Result<{ id: number }, ClaimRefusal> = code
    ? await inTransaction(db, (tx) => takeOver(tx, customer, code, now()), {
        alsoAfter: [UNIQUE_VIOLATION],
      })
    : refuse({ code: 'transfer-unknown' })
  if (claimed.ok || claimed.refusal.code !== 'transfer-unknown') return claimed
  const wait = await limits.takeAll([
    ['transfer-account', customer.id],
    ['transfer-network', clientAddress],
  ])
  return wait === null ? claimed : refuse({ code: 'too-many-requests', retryAfterSeconds: wait })
}

async function takeOver(
  tx: Transaction,
  { id: toId }: Customer,
  code: string,
  at: Date,
): Promise<Result<{ id: number }, RefusalOf<'transfer-unknown' | 'own-transfer'>>> {
  // If this account ends at the same moment, it either has the animal by then and loses it again, or gets nothing.
  if (!(await lockActiveAccount(tx, toId))) return refuse({ code: 'transfer-unknown' })
  const isOpen = and(eq(animalTransfers.codeHash, hashOf(code)), openAt(at))
  const [named] = await tx.select({ animalId: animalTransfers.animalId }).from(animalTransfers).where(isOpen)
  // The animal is locked first, as everywhere: of two claims at once the second finds the code used.
  const [animal] = named
    ? await tx.select().from(animals).where(eq(animals.id, named.animalId)).for('no key update')
    : []
  const [transfer] = animal ? await tx.select().from(animalTransfers).where(isOpen) : []
  if (!animal || !transfer || animal.ownerId !== transfer.fromId || animal.endedOn !== null)
    return refuse({ code: 'transfer-unknown' })
  if (animal.ownerId === toId) return refuse({ code: 'own-transfer' })
  await tx.update(animalTransfers).set({ claimedAt: at, toId }).where(eq(animalTransfers.id, transfer.id))
  await tx
    .update(animals)
    .set({
      ownerId: toId,
      ownedAt: at,
      ownName: animal.ownName,
      code: animal.code ?? codeOf(randomBytes(CODE_BYTES)),
      // The former owner's choices are cleared.
      foundShows: null,
      isReminded: true,
    })
    .where(eq(animals.id, animal.id))
  await tx.update(healthEntries).set({ remindedFor: null }).where(eq(healthEntries.animalId, animal.id))
  await passFilesOn(tx, animal.id, toId)
  return ok({ id: animal.id })
}

/** All entries go with the animal: the former owner can no longer see them. */
async function passFilesOn(tx: Transaction, animalId: number, toId: string): Promise<void> {
  const entries = await tx
    .select({ id: healthEntries.id })
    .from(healthEntries)
    .where(eq(healthEntries.animalId, animalId))
  const ids = entries.map(({ id }) => id)
  const ofAnimal = and(eq(files.use, 'own-animal'), eq(files.useId, animalId))
  const ofEntries = and(eq(files.use, 'own-entry'), inArray(files.useId, ids))
  for (const which of [ofAnimal, ofEntries]) await tx.update(files).set({ ownerId: toId }).where(which)
}

export async function findOpenTransfer(db: Queryable, animalId: number, at: Date) {
  const [open] = await db
    .select({ expiresAt: animalTransfers.expiresAt })
    .from(animalTransfers)
    .where(and(eq(animalTransfers.animalId, animalId), openAt(at)))
  return open ?? null
}

function openAt(at: Date) {
  const { claimedAt, revokedAt, expiresAt } = animalTransfers
  return and(isNull(claimedAt), isNull(revokedAt), gt(expiresAt, at))
}

function hashOf(code: string): string {
  return hashLinkToken('animal-transfer', code)
}
