// The office reports that animals on sale or on hold fell ill or died (H-10): quarantine keeps them in the books and
// off sale, a death writes them off. Animals in an order are reported there (returns/open-return.ts).
import { and, eq, isNull } from 'drizzle-orm'
import type { MishapRequest } from '#contract/admin/loss-requests.ts'
import type { Quarantine } from '#contract/admin/losses.ts'
import type { RefusalOf } from '#contract/refusals.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { ok, type Result, refuse, refuseField } from '#platform/result.ts'
import type { Granted } from '#server/access/current-user.ts'
import { followRecords } from '#server/animals/follow-records.ts'
import { findOpenLoss } from '#server/animals/open-losses.ts'
import { noteAction } from '#server/audit/note-action.ts'
import type { Context } from '#server/context.ts'
import { animals } from '#server/database/tables/animals.ts'
import { products } from '#server/database/tables/catalog.ts'
import { LOSS_ERRORS } from '#text/admin/losses.ts'
import { findLostAnimal, markAnimals, noteDeath } from './mark-animals.ts'
import { readQuarantine } from './quarantine-queries.ts'
import { takeOut } from './take-out.ts'

type MishapRefusal = RefusalOf<'not-found' | 'invalid-request' | 'insufficient-stock' | 'animal-may-be-lost'>
type ReportedMishap = { quarantine: Quarantine | null; productId: number | null }

/** The quarantine that was started; null after a death. */
export async function reportMishap(
  context: Context,
  admin: Granted<'stock:write'>,
  request: MishapRequest,
): Promise<Result<{ quarantine: Quarantine | null }, MishapRefusal>> {
  const at = context.now()
  const reported = await inTransaction(context.db, async (tx) => {
    const productId = request.productId ?? (await productOf(tx, request.animalId))
    return productId === null
      ? reportUnsold(tx, admin, request, at)
      : reportOfItem(tx, admin, { ...request, productId }, at)
  })
  if (!reported.ok) return reported
  const { quarantine, productId } = reported.value
  if (productId !== null) context.changes.announceStock([productId])
  return ok({ quarantine })
}

async function productOf(tx: Transaction, animalId: number | undefined): Promise<number | null> {
  if (animalId === undefined) return null
  const own = eq(animals.id, animalId)
  const [row] = await tx.select({ productId: animals.productId }).from(animals).where(own)
  return row?.productId ?? null
}

async function reportOfItem(
  tx: Transaction,
  admin: Granted<'stock:write'>,
  { productId, quantity, mishap, note, ...request }: MishapRequest & { productId: number },
  at: Date,
): Promise<Result<ReportedMishap, MishapRefusal>> {
  const { animalId = null, holdId = null } = request
  const isItem = and(eq(products.id, productId), eq(products.itemType, 'animal'))
  const [item] = await tx.select({ id: products.id }).from(products).where(isItem).for('no key update')
  if (!item) return refuse({ code: 'not-found' })
  const found = await findLostAnimal(tx, { productId, quantity, animalId, orderId: null })
  if (!found.ok) return found
  const loss = found.value.animalId === null ? null : await findOpenLoss(tx, found.value.animalId)
  if (loss) return refuse(loss)
  const by = { mishap, actorId: admin.id, note, at }
  const taken = await takeOut(tx, { productId, quantity, holdId }, by)
  if (!taken.ok) return taken
  const marked = { productId, quantity, animalId: found.value.animalId, orderId: null }
  const id = await markAnimals(tx, marked, by)
  await followRecords(tx, [productId], at)
  const action = mishap === 'died' ? 'death.created' : 'quarantine.created'
  await noteAction({ tx, admin, at }, action, productId, {
    after: { quantity, animalId: found.value.animalId, note },
  })
  return ok({ productId, quarantine: id === null ? null : await readQuarantine(tx, id) })
}

/** For an animal that is not for sale, only the record is closed. */
async function reportUnsold(
  tx: Transaction,
  admin: Granted<'stock:write'>,
  { animalId = 0, mishap, note }: MishapRequest,
  at: Date,
): Promise<Result<ReportedMishap, MishapRefusal>> {
  const isHere = and(eq(animals.id, animalId), isNull(animals.leftOn), isNull(animals.productId))
  const [animal] = await tx.select({ id: animals.id }).from(animals).where(isHere).for('no key update')
  if (!animal) return refuse({ code: 'not-found' })
  if (mishap === 'ill') return refuseField('mishap', LOSS_ERRORS.notForSale)
  await noteDeath(tx, [animalId], at)
  await noteAction({ tx, admin, at }, 'death.created', animalId, {
    after: { note },
    entityType: 'passport',
  })
  return ok({ productId: null, quarantine: null })
}
