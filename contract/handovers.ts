// The hand-over of an animal (H-07): the units still to be handed over, the signed report, and its record.
import { z } from 'zod'
import { WORLDS } from '#domain/catalog/worlds.ts'
import { CHECK_VERDICTS, CHECKS, HANDOVER_LIMITS } from '#domain/handovers/handover.ts'
import { checkAnswer } from './check-answer.ts'
import type { ShopEndpoints } from './endpoint.ts'
import { fileId } from './files.ts'
import { id, idParam, timestamp } from './primitives.ts'
import { signedBySeller } from './signature.ts'

/** `mark`: the chip or ring by which to recognise it. */
const recordedAnimal = z.object({ id, name: z.string(), mark: z.string().nullable() })

/** An animal of an order, or a whole lot, that still has to be handed over. */
export const handoverUnit = z.object({
  /** Of the order's line. */
  itemId: id,
  unit: z.int().meta({ description: 'Which one of its line, from 1' }),
  count: z.int().meta({ description: 'More than one of what is sold as a lot' }),
  nameArabic: z.string(),
  world: z.enum(WORLDS).nullable(),
  /** The item's picture when it was ordered. */
  imageUrl: z.string().nullable(),
  /** The animal's record, where it is known which one goes. */
  animal: recordedAnimal.nullable(),
  /** Otherwise the records that it may be. */
  animals: z.array(recordedAnimal),
})
export type HandoverUnit = z.infer<typeof handoverUnit>

const handedOver = z.strictObject({
  itemId: id,
  unit: z.int().min(1).max(HANDOVER_LIMITS.unit),
  count: z.int().min(1).optional().meta({ description: 'Of the unit as it was shown' }),
  animalId: id.nullable().default(null),
  checks: z.record(z.enum(CHECKS), checkAnswer),
  photoId: fileId.nullable().default(null),
})
export type HandedOver = z.output<typeof handedOver>

/** The seller's name and signature, and the checks of each animal; the buyer's signature comes beside it. */
export const handoverReport = z.strictObject({
  ...signedBySeller.shape,
  animals: z.array(handedOver).min(1).max(HANDOVER_LIMITS.animals),
})
export type HandoverReport = z.output<typeof handoverReport>

const person = z.object({ name: z.string(), signature: z.array(z.array(z.int())) })

export const handoverRecord = z.object({
  id,
  itemId: id,
  unit: z.int(),
  count: z.int(),
  nameArabic: z.string(),
  /** Of the animal itself, where its record is known. */
  animalName: z.string().nullable(),
  world: z.enum(WORLDS).nullable(),
  happenedAt: timestamp,
  checks: z.record(
    z.enum(CHECKS),
    z.object({ verdict: z.enum(CHECK_VERDICTS), note: z.string().nullable(), photoId: fileId.nullable() }),
  ),
  photoId: fileId.nullable(),
  /** Since when it no longer counts: the order went back, another came first, or the animal had left. */
  setAsideAt: timestamp.nullable(),
  /** Null once the names and signatures are deleted. */
  seller: person.nullable(),
  buyer: person.nullable(),
  /** F-03: until when the buyer may claim that it was ill or not the one they ordered. */
  claimUntil: timestamp,
})
export type HandoverRecord = z.infer<typeof handoverRecord>

const sharedRecord = z.object({
  /** Part of the address of its pictures. */
  id,
  orderNumber: z.string(),
  shop: z.string(),
  items: z.array(handoverRecord),
})
export type SharedRecord = z.infer<typeof sharedRecord>

export const handoverEndpoints = {
  'GET /api/orders/:id/handovers': {
    summary: 'The records of the animals of an own order that were handed over',
    access: 'customer',
    response: z.object({ items: z.array(handoverRecord) }),
  },
  'POST /api/handovers/open': {
    summary: 'Exchange the token of a mailed link for the cookie that opens its record, and nothing else',
    access: 'public',
    body: z.strictObject({ token: z.string().max(100) }),
    response: sharedRecord,
    refusals: ['not-found', 'too-many-requests'],
  },
  'GET /api/handovers/:id': {
    summary: 'The record whose link this browser opened',
    access: 'public',
    response: sharedRecord,
    refusals: ['too-many-requests'],
  },
  'GET /api/handovers/:id/photos/:photoId': {
    summary: 'A picture of the record whose link this browser opened, as WebP',
    access: 'public',
    params: z.object({ id: idParam, photoId: fileId }),
    refusals: ['too-many-requests', 'storage-unavailable'],
  },
} satisfies ShopEndpoints
