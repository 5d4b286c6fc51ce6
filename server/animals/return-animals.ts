// Which animals of an order come back with an accepted return (F-03, H-04).
import type { RefusalOf } from '#contract/refusals.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { ok, type Result, refuseField } from '#platform/result.ts'
import { ADMIN_RETURN_ERRORS } from '#text/admin/returns.ts'
import { lockAnimalsOf, takeBackAnimals } from './order-animals.ts'
import { readLines } from './order-lines.ts'
import { findPassedOn, type PassedOn } from './passed-on.ts'

type AcceptedAnimals = {
  productId: number | null
  nameArabic: string
  isRestocked: boolean
  accepted: number
  /** Which of its animals came back, as far as the office says. */
  animalIds: readonly number[]
}

/** F-03: of several animals the office says which came back. Called before `returnAnimals`. */
export async function returnNamed(
  tx: Transaction,
  orderId: number,
  taken: readonly AcceptedAnimals[],
  at: Date,
): Promise<Result<undefined, RefusalOf<'invalid-request'>>> {
  const held = await lockAnimalsOf(tx, orderId)
  for (const { productId, nameArabic, isRestocked, accepted, animalIds } of taken) {
    const ids = held.flatMap((one) =>
      one.productId === productId && animalIds.includes(one.id) ? one.id : [],
    )
    if (ids.length !== animalIds.length || ids.length > accepted)
      return refuseField('animalIds', ADMIN_RETURN_ERRORS.notThese(nameArabic, accepted))
    const passedOn = await findPassedOn(tx, ids)
    if (isRestocked && passedOn.length > 0)
      return refuseField('animalIds', passedOnSentence(nameArabic, passedOn))
    await takeBackAnimals(tx, ids, { isHere: isRestocked, at })
  }
  return ok(undefined)
}

function passedOnSentence(nameArabic: string, passedOn: readonly PassedOn[]): string {
  const names = passedOn.map(({ name }) => name)
  return ADMIN_RETURN_ERRORS.passedOn(nameArabic, names)
}

/**
 * F-03: once all units of an item came back, so did its animals. For a part of them the office says which. What its
 * buyer passed on belongs to somebody else and is not put back on sale.
 */
export async function returnAnimals(
  tx: Transaction,
  orderId: number,
  taken: readonly AcceptedAnimals[],
  at: Date,
): Promise<Result<undefined, RefusalOf<'invalid-request'>>> {
  const held = await lockAnimalsOf(tx, orderId)
  if (held.length === 0) return ok(undefined)
  const lines = await readLines(tx, orderId)
  for (const { productId, nameArabic, isRestocked } of taken) {
    if (productId === null) continue
    const units = lines.find((line) => line.productId === productId)?.units ?? 0
    const ids = held.flatMap((animal) => (animal.productId === productId ? animal.id : []))
    const passedOn = await findPassedOn(tx, ids)
    if (isRestocked && passedOn.length > units)
      return refuseField('items', passedOnSentence(nameArabic, passedOn))
    if (units > 0) continue
    await takeBackAnimals(tx, ids, { isHere: isRestocked, at })
  }
  return ok(undefined)
}

/** F-03: whether the office said which are on sale again; otherwise all could be passed on. */
export async function areReturnsNamed(
  tx: Transaction,
  orderId: number,
  taken: readonly AcceptedAnimals[],
): Promise<Result<undefined, RefusalOf<'invalid-request'>>> {
  const lines = await readLines(tx, orderId)
  const unclear = taken.find(({ productId, isRestocked }) => {
    const line = isRestocked && lines.find((one) => one.productId === productId)
    return line && line.known > line.units
  })
  return unclear
    ? refuseField('animalIds', ADMIN_RETURN_ERRORS.whichCameBack(unclear.nameArabic))
    : ok(undefined)
}
