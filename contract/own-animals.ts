// A customer's own animals (H-04): the shop's record of them, and what their owner adds.
import { z } from 'zod'
import { OWN_ENTRY_KINDS, VACCINES } from '#domain/animals/health-entry.ts'
import { WORLDS } from '#domain/catalog/worlds.ts'
import { CHECK_VERDICTS } from '#domain/handovers/handover.ts'
import { GENDERS } from '#domain/product.ts'
import { doneResponse } from './accounts.ts'
import type { ShopEndpoints } from './endpoint.ts'
import { fileId } from './files.ts'
import { entryFacts, nullableDay, nullableText, typedEntry } from './health-entries.ts'
import { claimRequest, editOwnAnimalRequest } from './own-animal-request.ts'
import { id, timestamp } from './primitives.ts'

const due = z.object({
  kind: z.enum(OWN_ENTRY_KINDS),
  against: z.enum(VACCINES).nullable(),
  medicine: nullableText,
  on: z.string(),
})

const ownAnimal = z.object({
  id,
  name: z.string().meta({ description: 'The owner’s name for it, else the shop’s' }),
  species: z.string(),
  world: z.enum(WORLDS),
  breed: nullableText,
  sex: z.enum(GENDERS).nullable(),
  birthDate: nullableDay,
  photo: fileId.nullable().meta({ description: 'Its owner’s own; private' }),
  imageUrl: nullableText.meta({ description: 'The shop’s picture of the item it was' }),
  due: due.nullable().meta({ description: 'What is due next' }),
  hasFirstPlan: z
    .boolean()
    .meta({ description: 'It is in its first days here, and the shop has advice for its kind' }),
  endedOn: nullableDay,
})
export type OwnAnimal = z.infer<typeof ownAnimal>

const ownEntry = entryFacts.extend({
  id,
  kind: z.enum(OWN_ENTRY_KINDS),
  by: z.enum(['shop', 'me', 'former-owner']),
  files: z.array(fileId).meta({ description: 'The owner’s own; the shop’s papers stay with it' }),
})
export type OwnEntry = z.infer<typeof ownEntry>

const openedOwnAnimal = ownAnimal.extend({
  colour: nullableText,
  marks: nullableText,
  microchip: nullableText,
  ring: nullableText,
  foundUrl: z.string().meta({ description: 'What its QR code leads to' }),
  shopName: z.string(),
  ownedAt: timestamp,
  orderNumber: nullableText.meta({ description: 'Of the order with which it came, for its buyer' }),
  isOwnOrder: z.boolean().meta({ description: 'That order is of this account, which can open it' }),
  handover: z
    .object({ counts: z.record(z.enum(CHECK_VERDICTS), z.int()) })
    .nullable()
    .meta({ description: 'What was checked and signed when it came, for its buyer' }),
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

const ownEntryRequest = typedEntry
  .extend({ kind: z.enum(OWN_ENTRY_KINDS) })
  .partial()
  .required({ kind: true, on: true })
export type OwnEntryRequest = z.output<typeof ownEntryRequest>

/** Shown once; the shop stores only its hash. */
export const transferCode = z.object({ code: z.string(), url: z.string(), expiresAt: timestamp })
export type TransferCode = z.infer<typeof transferCode>

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
    summary: 'One own animal with its history',
    access: 'customer',
    response: openedOwnAnimal,
  },
  'PATCH /api/animals/:id': {
    summary: 'Change its name, picture or reminders, or say that it died',
    access: 'customer',
    body: editOwnAnimalRequest,
    response: openedOwnAnimal,
    refusals: ['animal-ended'],
  },
  'POST /api/animals/:id/entries': {
    summary: 'Add an own entry',
    access: 'customer',
    body: ownEntryRequest,
    response: openedOwnAnimal,
    status: [201],
    refusals: ['animal-ended'],
  },
  'PATCH /api/animals/:id/entries/:entryId': {
    summary: 'Replace an own entry; files that it no longer names are deleted',
    access: 'customer',
    body: ownEntryRequest,
    response: openedOwnAnimal,
    refusals: ['animal-ended'],
  },
  'DELETE /api/animals/:id/entries/:entryId': {
    summary: 'Delete an own entry',
    access: 'customer',
    status: [204],
  },
  'POST /api/animals/:id/transfer': {
    summary: 'Make a code by which another account takes it over, valid for 7 days; an earlier code ends',
    access: 'customer',
    response: transferCode,
    status: [201],
    refusals: ['animal-ended'],
  },
  'DELETE /api/animals/:id/transfer': {
    summary: 'Withdraw the transfer code',
    access: 'customer',
    response: doneResponse,
  },
} satisfies ShopEndpoints
