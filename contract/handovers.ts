// The hand-over of an animal (H-07): what is still to be handed over, what seller and buyer tell of it, and its record.
import { z } from 'zod'
import type { ShopEndpoints } from '#contract/endpoint.ts'
import { fileId } from '#contract/files.ts'
import { id, idParam, idParams, timestamp } from '#contract/primitives.ts'
import { drawnSignature, signature } from '#contract/signature.ts'
import { optionalText, personText } from '#contract/typed-text.ts'
import { WORLDS } from '#domain/catalog/worlds.ts'
import { CHECKS, HANDOVER_LIMITS, VERDICTS } from '#domain/handovers/handover.ts'

/** With a chip or a ring to tell it by. */
const recordedAnimal = z.object({ id, name: z.string(), mark: z.string().nullable() })

/** One animal of an order that nobody has handed over yet; a lot is one. */
export const handoverUnit = z.object({
  /** Of the order's line. */
  itemId: id,
  unit: z.int().meta({ description: 'Which one of its line, from 1' }),
  count: z.int().meta({ description: 'More than one of what is sold as a lot' }),
  nameArabic: z.string(),
  world: z.enum(WORLDS).nullable(),
  /** As it was ordered. */
  imageUrl: z.string().nullable(),
  /** Its own record, where it is known which animal goes. */
  animal: recordedAnimal.nullable(),
  /** Else the records of those it may be. */
  animals: z.array(recordedAnimal),
})
export type HandoverUnit = z.infer<typeof handoverUnit>

const checkAnswer = z
  .strictObject({
    verdict: z.enum(VERDICTS),
    note: z.optional(optionalText(HANDOVER_LIMITS.note)),
    photoId: fileId.nullable().default(null),
  })
  .check(({ value, issues }) => {
    if (value.verdict === 'no' && !value.note)
      issues.push({ code: 'custom', path: ['note'], params: { fault: 'note-missing' }, input: value.note })
  })

const handedOver = z.strictObject({
  itemId: id,
  unit: z.int().min(1).max(HANDOVER_LIMITS.units),
  animalId: id.nullable().default(null),
  checks: z.record(z.enum(CHECKS), checkAnswer),
  photoId: fileId.nullable().default(null),
})
export type HandedOver = z.output<typeof handedOver>

/** Who hands over, and each animal; who takes them signs beside it. */
export const handoverReport = z.strictObject({
  seller: personText(HANDOVER_LIMITS.name),
  sellerSignature: signature,
  animals: z.array(handedOver).min(1).max(HANDOVER_LIMITS.animals),
})
export type HandoverReport = z.output<typeof handoverReport>

const person = z.object({ name: z.string(), signature: drawnSignature })

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
    z.object({ verdict: z.enum(VERDICTS), note: z.string().nullable(), photoId: fileId.nullable() }),
  ),
  photoId: fileId.nullable(),
  /** Since when it counts no longer: the order went back, or another hand-over was first. */
  setAsideAt: timestamp.nullable(),
  /** Null once they were forgotten. */
  seller: person.nullable(),
  buyer: person.nullable(),
  /** F-03: until when the buyer may say that it was ill, or not the one they ordered. */
  claimUntil: timestamp,
})
export type HandoverRecord = z.infer<typeof handoverRecord>

const sharedRecord = z.object({
  /** What the address of its pictures is made with. */
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
    params: idParams,
    response: z.object({ items: z.array(handoverRecord) }),
    refusals: ['not-found'],
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
    params: idParams,
    response: sharedRecord,
    refusals: ['not-found', 'too-many-requests'],
  },
  'GET /api/handovers/:id/photos/:photoId': {
    summary: 'A picture of the record whose link this browser opened, as WebP',
    access: 'public',
    params: z.object({ id: idParam, photoId: fileId }),
    refusals: ['not-found', 'too-many-requests', 'storage-unavailable'],
  },
} satisfies ShopEndpoints
