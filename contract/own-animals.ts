// A customer's own animals (H-04): what the shop knew of them, and what their owner adds.
import { z } from 'zod'
import type { ShopEndpoints } from '#contract/endpoint.ts'
import { ENTRY_LIMITS, FINDINGS, TOLD_KINDS, VACCINES } from '#domain/animals/health-entry.ts'
import { PASSPORT_LIMITS } from '#domain/animals/passport.ts'
import { WORLDS } from '#domain/catalog/worlds.ts'
import { VERDICTS } from '#domain/handovers/handover.ts'
import { GENDERS } from '#domain/product.ts'
import { doneResponse } from './accounts.ts'
import { fileId } from './files.ts'
import { id, idParam, idParams, timestamp } from './primitives.ts'
import { clearedText, freeText, lineText } from './typed-text.ts'

const text = z.string().nullable()
const day = z.string().nullable().meta({ description: 'A day: 2026-12-01' })

const due = z.object({
  kind: z.enum(TOLD_KINDS),
  against: z.enum(VACCINES).nullable(),
  medicine: text,
  on: z.string(),
})

const ownAnimal = z.object({
  id,
  name: z.string().meta({ description: 'As its owner calls it; unless they said, as the shop did' }),
  species: z.string(),
  world: z.enum(WORLDS),
  breed: text,
  sex: z.enum(GENDERS).nullable(),
  birthDate: day,
  photo: fileId.nullable().meta({ description: 'Its owner’s own; private' }),
  imageUrl: text.meta({ description: 'The shop’s picture of the item it was' }),
  due: due.nullable().meta({ description: 'What is due next' }),
  endedOn: day,
})
export type OwnAnimal = z.infer<typeof ownAnimal>

const ownEntry = z.object({
  id,
  kind: z.enum(TOLD_KINDS),
  on: z.string(),
  by: z.enum(['shop', 'me', 'former-owner']),
  against: z.enum(VACCINES).nullable(),
  medicine: text,
  batch: text,
  nextOn: day,
  clinic: text,
  finding: z.enum(FINDINGS).nullable(),
  weight: z.int().nullable().meta({ description: 'Grams' }),
  note: text,
  files: z.array(fileId).meta({ description: 'The owner’s own; the shop’s papers stay with it' }),
})
export type OwnEntry = z.infer<typeof ownEntry>

const openedOwnAnimal = ownAnimal.extend({
  colour: text,
  marks: text,
  microchip: text,
  ring: text,
  code: z.string(),
  shopName: z.string(),
  ownedAt: timestamp,
  orderNumber: text.meta({ description: 'Of the own order with which it came' }),
  handover: z
    .object({ counts: z.record(z.enum(VERDICTS), z.int()) })
    .nullable()
    .meta({ description: 'What was checked and signed when it came with the own order' }),
  isReminded: z.boolean(),
  entries: z.array(ownEntry).meta({ description: 'The newest first' }),
  transferUntil: timestamp.nullable().meta({ description: 'Until when a code gives it to another account' }),
  mayReturn: z.boolean().meta({ description: 'Its end can still be taken back' }),
})
export type OpenedOwnAnimal = z.infer<typeof openedOwnAnimal>

const ownAnimals = z.object({
  items: z.array(ownAnimal),
  past: z.array(ownAnimal).meta({ description: 'In memory' }),
  given: z
    .array(z.object({ name: z.string(), at: timestamp }))
    .meta({ description: 'Given to another account: no more than that is left' }),
})
export type OwnAnimals = z.infer<typeof ownAnimals>

const line = (max: number) => clearedText(lineText(max))
const typedDay = z
  .string()
  .max(40)
  .transform((typed) => typed.trim() || null)
  .nullable()

const editOwnAnimalRequest = z
  .strictObject({
    name: line(PASSPORT_LIMITS.name),
    photo: fileId.nullable(),
    isReminded: z.boolean(),
    /** True: it passed away; false takes that back, for a while. */
    isEnded: z.boolean(),
  })
  .partial()
export type EditOwnAnimalRequest = z.output<typeof editOwnAnimalRequest>

const ownEntryRequest = z
  .strictObject({
    kind: z.enum(TOLD_KINDS),
    on: z.string().trim().max(40),
    against: z.enum(VACCINES).nullable(),
    medicine: line(ENTRY_LIMITS.medicine),
    batch: line(ENTRY_LIMITS.batch),
    nextOn: typedDay,
    clinic: line(ENTRY_LIMITS.clinic),
    finding: z.enum(FINDINGS).nullable(),
    weight: z.union([z.string().max(40), z.number()]).nullable(),
    note: clearedText(freeText(ENTRY_LIMITS.note)),
    files: z.array(fileId).max(ENTRY_LIMITS.files),
  })
  .partial()
  .required({ kind: true, on: true })
export type OwnEntryRequest = z.output<typeof ownEntryRequest>

/** Told once; the shop keeps its hash only. */
export const transferCode = z.object({ code: z.string(), url: z.string(), expiresAt: timestamp })
export type TransferCode = z.infer<typeof transferCode>

const claimRequest = z.strictObject({ code: z.string().trim().min(1).max(60) })

export const ownAnimalEndpoints = {
  'GET /api/animals': {
    summary: 'One’s own animals',
    access: 'customer',
    response: ownAnimals,
  },
  'POST /api/animals/claim': {
    summary: 'Take an animal over by the code of its owner or of the shop',
    access: 'customer',
    body: claimRequest,
    response: z.object({ id }),
    refusals: ['transfer-unknown', 'own-transfer', 'too-many-requests'],
  },
  'GET /api/animals/:id': {
    summary: 'One of them with what happened to it',
    access: 'customer',
    params: idParams,
    response: openedOwnAnimal,
    refusals: ['not-found'],
  },
  'PATCH /api/animals/:id': {
    summary: 'Its name, picture, reminders, and its end',
    access: 'customer',
    params: idParams,
    body: editOwnAnimalRequest,
    response: openedOwnAnimal,
    refusals: ['not-found', 'animal-ended'],
  },
  'POST /api/animals/:id/entries': {
    summary: 'Note something oneself',
    access: 'customer',
    params: idParams,
    body: ownEntryRequest,
    response: openedOwnAnimal,
    status: [201],
    refusals: ['not-found', 'animal-ended'],
  },
  'PATCH /api/animals/:id/entries/:entryId': {
    summary: 'Write an own entry anew; files that it names no longer go',
    access: 'customer',
    params: z.object({ id: idParam, entryId: idParam }),
    body: ownEntryRequest,
    response: openedOwnAnimal,
    refusals: ['not-found', 'animal-ended'],
  },
  'DELETE /api/animals/:id/entries/:entryId': {
    summary: 'Take an own entry away',
    access: 'customer',
    params: z.object({ id: idParam, entryId: idParam }),
    status: [204],
    refusals: ['not-found'],
  },
  'POST /api/animals/:id/transfer': {
    summary: 'A code by which another account takes it over, for 7 days; the one before ends',
    access: 'customer',
    params: idParams,
    response: transferCode,
    status: [201],
    refusals: ['not-found', 'animal-ended'],
  },
  'DELETE /api/animals/:id/transfer': {
    summary: 'End that code',
    access: 'customer',
    params: idParams,
    response: doneResponse,
    refusals: ['not-found'],
  },
} satisfies ShopEndpoints
