// Writes the hand-overs of an order that the caller has locked (H-07): each animal once, with its pictures, and a mail
// to both sides. An earlier hand-over stands; a later report is stored beside it and does not count, and neither does
// one of an animal that the office has taken out of the order meanwhile.
import { eq } from 'drizzle-orm'
import type { HandedOver, HandoverReport, HandoverUnit } from '#contract/handovers.ts'
import type { RefusalOf } from '#contract/refusals.ts'
import type { CheckAnswers, Unit } from '#domain/handovers/handover.ts'
import { CHECKS, wholeLine } from '#domain/handovers/handover.ts'
import { STEP_MAIL_SECONDS } from '#domain/order-status.ts'
import type { Stroke } from '#domain/runs/signature.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { ok, type Result, refuseField } from '#platform/result.ts'
import { hashLinkToken, newLinkToken } from '#platform/sessions/link-token.ts'
import { assignAnimal } from '#server/animals/order-animals.ts'
import type { Context } from '#server/context.ts'
import { animals } from '#server/database/tables/animals.ts'
import { handovers } from '#server/database/tables/handovers.ts'
import { orderItems } from '#server/database/tables/orders.ts'
import { attachFiles, type FileOwner } from '#server/media/attach-files.ts'
import { HANDOVER_ERRORS } from '#text/handovers.ts'
import { refusalSentence } from '#text/refusals.ts'
import { bindSigned } from './bind-signed.ts'
import { readOpenUnits, readStanding, readUnits } from './handover-units.ts'

export type ToWrite = {
  orderId: number
  report: HandoverReport
  key: string
  buyer: { name: string; signature: readonly Stroke[] }
  happenedAt: Date
  recordedAt: Date
  /** The owner of the pictures: the driver's run, or the member of staff who was signed in. */
  by: FileOwner
  /** Signed at a door, for the order as the phone had last seen it: units that have left it since are skipped. */
  isFromDoor?: boolean
  /** By a driver whose order another run had by then: stored, but does not count. */
  isAside?: boolean
}

/** Returns the names of the animals that were signed for at the door and cannot go with the order. */
export async function writeHandovers(
  { jobs }: Context,
  tx: Transaction,
  record: ToWrite,
): Promise<Result<string[], RefusalOf<'invalid-request'>>> {
  const { orderId, report, isFromDoor = false, isAside = false } = record
  const matched = await findUnits(tx, record)
  if (!matched) return refuseField('animals', HANDOVER_ERRORS.notInOrder)
  const token = newLinkToken()
  const linkHash = hashHandoverToken(token)
  const standing = await readStanding(tx, orderId)
  const stands = ({ itemId, unit }: Unit) =>
    standing.some((one) => one.itemId === itemId && one.unit === unit)
  const choices = (await readOpenUnits(tx, [orderId]))(orderId)
  const written: number[] = []
  const taken = new Set<number>()
  const astray: string[] = []
  for (const { animal, unit, isGone } of matched) {
    const isSecond = isAside || isGone || stands(unit)
    const mayBe = choices.find(({ itemId, unit: n }) => itemId === unit.itemId && n === unit.unit)
    const isOne = !isSecond && unit.count === 1
    const isSigned = isFromDoor && isOne && animal.animalId !== null
    const kept = [...taken, ...standing.flatMap((one) => one.animalId ?? [])]
    const others = { kept, named: report.animals.flatMap((one) => one.animalId ?? []) }
    const signed = isSigned ? await bindSigned(tx, record, animal, others) : null
    const named = signed ? signed.animalId : isOne ? animalOf(animal, mayBe) : null
    let animalId = named !== null && taken.has(named) ? null : named
    if (animal.animalId !== null && animal.animalId !== animalId && !isSecond && !isFromDoor)
      return refuseField('animals', HANDOVER_ERRORS.animalGone)
    if (animalId !== null && !mayBe?.animal && !signed) {
      const assigned = await assignAnimal(tx, { orderId, animalId }, record.recordedAt)
      // The signers are gone and cannot be asked again: the office says later which animal it was.
      if (!assigned.ok && isFromDoor) animalId = null
      else if (!assigned.ok) return refuseField('animals', refusalSentence(assigned.refusal))
    }
    if (animalId !== null) taken.add(animalId)
    if (signed?.astray) astray.push(signed.astray.name)
    const values = {
      ...columnsOf(record, animal),
      // Of a line that the phone knew as a lot, the first that is still open.
      unit: unit.unit,
      animalId,
      // What does not count yet may be counted by the office.
      signedAnimalId: signed?.astray?.id ?? (isSecond && unit.count === 1 ? await knownId(tx, animal) : null),
      count: unit.count,
      linkHash: isSecond ? null : linkHash,
    }
    const [row] = await tx
      .insert(handovers)
      .values({ ...values, setAsideAt: isSecond ? record.recordedAt : null })
      .returning({ id: handovers.id })
    if (!row) throw new Error(`handovers of order item ${unit.itemId}: the insert gave no row`)
    if (!(await attachFiles(tx, record.by, photosOf(animal), { use: 'handover', id: row.id })))
      return refuseField('photoId', HANDOVER_ERRORS.photoGone)
    if (!isSecond) written.push(row.id)
  }
  const [handoverId] = written
  if (handoverId !== undefined) await mailRecord(jobs, tx, { orderId, handoverId, token })
  return ok(astray)
}

/** Of all hand-overs that share its link, to the buyer and to the seller. */
export async function mailRecord(
  jobs: Context['jobs'],
  tx: Transaction,
  record: { orderId: number; handoverId: number; token: string },
): Promise<void> {
  const mails = (['buyer', 'seller'] as const).map((to) => ({
    mail: 'handover-record' as const,
    ...record,
    to,
  }))
  await jobs.enqueue(tx, 'send-mail', mails, STEP_MAIL_SECONDS)
}

async function knownId(tx: Transaction, { animalId }: HandedOver): Promise<number | null> {
  if (animalId === null) return null
  return (await tx.$count(animals, eq(animals.id, animalId))) > 0 ? animalId : null
}

/** The animal known to go with the order, else the one that the report names, if that is possible. */
function animalOf({ animalId }: HandedOver, unit: HandoverUnit | undefined): number | null {
  if (!unit || unit.animal) return unit?.animal?.id ?? null
  return unit.animals.some(({ id }) => id === animalId) ? animalId : null
}

export function hashHandoverToken(token: string): string {
  return hashLinkToken('handover', token)
}

/** Null: a unit is not in the order, or twice. `isGone`: the phone had last seen it there. */
async function findUnits(tx: Transaction, { orderId, report, isFromDoor }: ToWrite) {
  const open = await readUnits(tx, orderId)
  const units = [...open, ...(await readStanding(tx, orderId))]
  const lines = await tx.select({ id: orderItems.id }).from(orderItems).where(eq(orderItems.orderId, orderId))
  const lineIds = lines.map(({ id }) => id)
  const found = report.animals.flatMap((animal) => {
    const { itemId, unit: number } = animal
    const unit =
      (isFromDoor ? wholeLine(open, animal) : null) ??
      units.find((one) => itemId === one.itemId && number === one.unit)
    if (unit) return [{ animal, unit, isGone: false }]
    const isGone = isFromDoor && lineIds.includes(itemId)
    return isGone ? [{ animal, unit: { itemId, unit: number, count: 1 }, isGone }] : []
  })
  const names = new Set(found.map(({ unit }) => `${unit.itemId} ${unit.unit}`))
  return names.size === found.length && (isFromDoor || found.length === report.animals.length) ? found : null
}

function columnsOf({ orderId, report, key, buyer, happenedAt, recordedAt, by }: ToWrite, animal: HandedOver) {
  return {
    orderId,
    orderItemId: animal.itemId,
    checks: checksOf(animal),
    photoId: animal.photoId,
    sellerName: report.seller,
    sellerSignature: report.sellerSignature,
    buyerName: buyer.name,
    buyerSignature: [...buyer.signature],
    key,
    happenedAt,
    recordedAt,
    ...(typeof by === 'string' ? { recordedBy: by } : { runId: by.runId }),
  }
}

function checksOf({ checks }: HandedOver): CheckAnswers {
  const answers = CHECKS.map((check) => {
    const { verdict, note = null, photoId } = checks[check]
    // Only a «no» has a note and a picture.
    return [check, verdict === 'no' ? { verdict, note, photoId } : { verdict, note: null, photoId: null }]
  })
  return Object.fromEntries(answers) as CheckAnswers
}

function photosOf(animal: HandedOver): string[] {
  const ofChecks = Object.values(checksOf(animal)).map(({ photoId }) => photoId)
  return [animal.photoId, ...ofChecks].filter((photo) => photo !== null)
}
