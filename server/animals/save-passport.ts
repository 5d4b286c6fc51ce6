// Starts or changes the record of an animal (H-01).
import { eq, inArray } from 'drizzle-orm'
import type { AdminPassport, CreatePassportRequest, EditPassportRequest } from '#contract/admin/passports.ts'
import type { ChangedMeanwhile, RefusalOf } from '#contract/refusals.ts'
import { cleanMicrochip } from '#domain/animals/microchip.ts'
import { NEW_PASSPORT, type Passport } from '#domain/animals/passport.ts'
import { isStale, timeOfChange } from '#domain/time-of-change.ts'
import { type Transaction, UNIQUE_VIOLATION } from '#platform/database/connect.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { must } from '#platform/must.ts'
import { ok, type Result, refuse, refuseField } from '#platform/result.ts'
import type { Granted } from '#server/access/current-user.ts'
import { noteAction } from '#server/audit/note-action.ts'
import type { Context } from '#server/context.ts'
import { animals } from '#server/database/tables/animals.ts'
import { products } from '#server/database/tables/catalog.ts'
import { replaceFiles } from '#server/media/attach-files.ts'
import { LOSS_ERRORS } from '#text/admin/losses.ts'
import { passportErrors } from '#text/admin/passport-faults.ts'
import { type Checked, checkPassport } from './check-passport.ts'
import { followRecords } from './follow-records.ts'
import { findOpenLoss } from './open-losses.ts'
import { findPassport } from './passport-queries.ts'
import type { AnimalRow } from './read-records.ts'
import { withinSaleRule } from './sale-rule.ts'

type CreatePassportRefusal = RefusalOf<'invalid-request' | 'needs-papers'>
type EditPassportRefusal =
  | CreatePassportRefusal
  | RefusalOf<'not-found' | 'animal-may-be-lost'>
  | ChangedMeanwhile<AdminPassport>

export function createPassport(
  { db, now }: Context,
  admin: Granted<'animals:write'>,
  { files = [], ...request }: CreatePassportRequest,
): Promise<Result<AdminPassport, CreatePassportRefusal>> {
  const at = now()
  const passport = settled({ ...NEW_PASSPORT, ...request })
  return inTransaction(
    db,
    (tx) =>
      withinSaleRule<AdminPassport, CreatePassportRefusal>(tx, [passport.productId], at, async () => {
        const checked = await checkPassport(tx, passport, null, at)
        if (!checked.ok) return checked
        const [inserted] = await tx
          .insert(animals)
          .values({ ...checked.value, createdAt: at, updatedAt: at })
          .returning({ id: animals.id })
        if (!inserted) throw new Error('animals: the insert gave no row')
        if (!(await replaceFiles(tx, admin.id, files, { use: 'animal', id: inserted.id, at })))
          return FILES_GONE
        await settleItems(tx, checked.value, [passport.productId], at)
        const data = { after: checked.value }
        await noteAction({ tx, admin, at }, 'passport.created', inserted.id, data)
        return storedPassport(tx, inserted.id, at)
      }),
    { alsoAfter: [UNIQUE_VIOLATION] },
  )
}

export function editPassport(
  { db, now }: Context,
  admin: Granted<'animals:write'>,
  id: number,
  { updatedAt, files, ...changes }: EditPassportRequest,
): Promise<Result<AdminPassport, EditPassportRefusal>> {
  return inTransaction(
    db,
    async (tx) => {
      // Items are locked before records, here as where an item changes; the record is read again behind that lock.
      const productId = await findProductId(tx, id)
      if (productId === undefined) return refuse({ code: 'not-found' })
      const involved = [productId, changes.productId ?? null]
      return withinSaleRule<AdminPassport, EditPassportRefusal>(tx, involved, now(), async () => {
        const [row] = await tx.select().from(animals).where(eq(animals.id, id)).for('no key update')
        const before = row && (await findPassport(tx, id, now()))
        if (!row || !before) return refuse({ code: 'not-found' })
        if (isStale(updatedAt, row.updatedAt) || row.productId !== productId)
          return refuse({ code: 'changed-meanwhile', current: before })
        const at = timeOfChange(now(), row.updatedAt)
        const { diedOn } = row
        const was = passportOf(row)
        const passport = settled({ ...was, ...changes })
        const checked = await checkPassport(tx, passport, row, at)
        if (!checked.ok) return checked
        const isMoved = passport.productId !== row.productId || passport.leftOn !== null
        if (isMoved && before.quarantineId !== null) {
          const field = passport.leftOn === null ? 'productId' : 'leftOn'
          return refuseField(field, LOSS_ERRORS.inQuarantine)
        }
        const loss = isMoved ? await findOpenLoss(tx, id) : null
        if (loss) return refuse(loss)
        // The death was entered by mistake: with its departure day it is cleared, too.
        const values = {
          ...checked.value,
          diedOn: diedOn && checked.value.leftOn,
          isDemo: false,
          updatedAt: at,
        }
        await tx.update(animals).set(values).where(eq(animals.id, id))
        const isAttached =
          files === undefined || (await replaceFiles(tx, admin.id, files, { use: 'animal', id, at }))
        if (!isAttached) return FILES_GONE
        await settleItems(tx, checked.value, [row.productId, passport.productId], at)
        const data = { before: was, after: checked.value }
        await noteAction({ tx, admin, at }, 'passport.edited', id, data)
        return storedPassport(tx, id, at)
      })
    },
    { alsoAfter: [UNIQUE_VIOLATION] },
  )
}

/** Undefined where there is no such record. */
export async function findProductId(tx: Transaction, id: number): Promise<number | null | undefined> {
  const [row] = await tx.select({ productId: animals.productId }).from(animals).where(eq(animals.id, id))
  return row?.productId
}

/** A named picture belongs to somebody else, or is gone. */
export const FILES_GONE = refuseField('files', passportErrors.filesGone)

/** Without the owner's additions (H-04), which do not belong in the shop's log. */
function passportOf(row: AnimalRow): Passport & { speciesId: number } {
  const own = Object.keys(NEW_PASSPORT).map((field) => [field, row[field as keyof Passport]])
  return Object.fromEntries(own)
}

/** Fields that do not apply are cleared. */
function settled(passport: Passport): Passport {
  const isImported = passport.origin === 'imported'
  return {
    ...passport,
    microchip: passport.microchip && cleanMicrochip(passport.microchip),
    importPermit: isImported ? passport.importPermit : null,
    healthCertificate: isImported ? passport.healthCertificate : null,
  }
}

/** An item without a species gets that of its first record; what follows from records follows. */
async function settleItems(
  tx: Transaction,
  { speciesId, productId }: Checked,
  productIds: readonly (number | null)[],
  at: Date,
): Promise<void> {
  if (productId !== null) {
    const [item] = await tx
      .select()
      .from(products)
      .where(inArray(products.id, [productId]))
    if (item && item.speciesId === null)
      await tx
        .update(products)
        .set({ speciesId, updatedAt: timeOfChange(at, item.updatedAt) })
        .where(eq(products.id, productId))
  }
  await followRecords(tx, productIds, at)
}

async function storedPassport(tx: Transaction, id: number, now: Date) {
  return ok(must(await findPassport(tx, id, now), `animals ${id}`))
}
