// The records of animals (H-01) and what was done for their health (H-02), as the shop keeps them.
import { z } from 'zod'
import type { ShopEndpoints } from '#contract/endpoint.ts'
import { fileId } from '#contract/files.ts'
import { entryFacts, nullableDay, nullableText, typedEntry, typedLine } from '#contract/health-entries.ts'
import { id, idParam, listOf, listQuery, timestamp } from '#contract/primitives.ts'
import { clearedText, freeText, lineText, typedDay } from '#contract/typed-text.ts'
import { ENTRY_KINDS } from '#domain/animals/health-entry.ts'
import { MISHAPS } from '#domain/animals/loss.ts'
import { ORIGINS, PASSPORT_LIMITS } from '#domain/animals/passport.ts'
import { KEEPINGS, PAPERS, WANT_LEVELS } from '#domain/animals/species.ts'
import { GENDERS, MAX_SEARCH_LENGTH } from '#domain/product.ts'

const relative = z.object({ id, name: z.string() }).nullable()

const soldAs = z.object({
  id,
  nameArabic: z.string(),
  imageUrl: nullableText,
  isActive: z.boolean(),
  quantity: z.int(),
  records: z.int().meta({ description: 'Of its animals that are here' }),
  expected: z.int().meta({ description: 'Units on sale, on hold and in orders that have not arrived' }),
  contradictions: z
    .array(z.enum(['vaccinated', 'healthStatus']))
    .meta({ description: 'What was typed of the item and is another than its records prove' }),
  typed: z.object({ vaccinated: z.boolean().nullable(), healthStatusArabic: nullableText }).nullable(),
})

const passport = z.object({
  id,
  name: z.string(),
  species: z.object({ id, nameArabic: z.string(), keeping: z.enum(KEEPINGS) }),
  product: soldAs.nullable(),
  breed: nullableText,
  sex: z.enum(GENDERS).nullable(),
  birthDate: nullableDay,
  colour: nullableText,
  marks: nullableText,
  microchip: nullableText,
  ring: nullableText,
  origin: z.enum(ORIGINS).nullable(),
  importPermit: nullableText,
  healthCertificate: nullableText,
  citesPermit: nullableText,
  mother: relative,
  father: relative,
  leftOn: nullableDay.meta({ description: 'The day it left the shop; null while it is here' }),
  diedOn: nullableDay.meta({ description: 'The day it died, where that is how it left (H-10)' }),
  quarantineId: id.nullable().meta({ description: 'The quarantine it is in' }),
  openLoss: z
    .object({ orderId: id, orderNumber: z.string(), mishap: z.enum(MISHAPS) })
    .nullable()
    .meta({
      description: 'The order in which it or another one died or fell ill, until the shop says which',
    }),
  missing: z.array(z.object({ paper: z.enum(PAPERS), level: z.enum(WANT_LEVELS) })),
  files: z.array(fileId).meta({ description: 'Its papers, as `GET /api/files/:id` shows them' }),
  createdAt: timestamp,
  updatedAt: timestamp,
})
export type AdminPassport = z.infer<typeof passport>

const healthEntry = entryFacts.extend({
  id,
  kind: z.enum(ENTRY_KINDS),
  files: z.array(fileId),
  updatedAt: timestamp,
})
export type AdminHealthEntry = z.infer<typeof healthEntry>

const openedPassport = passport.extend({
  entries: z.array(healthEntry).meta({ description: 'The newest first' }),
})
export type OpenedPassport = z.infer<typeof openedPassport>

const PASSPORT_STATES = ['here', 'left', 'all'] as const

const passportQuery = listQuery.extend({
  search: z
    .string()
    .max(MAX_SEARCH_LENGTH)
    .optional()
    .meta({ description: 'Part of a name, a breed, a microchip or a ring' }),
  species: idParam.optional(),
  product: idParam.optional(),
  state: z.enum(PASSPORT_STATES).optional().meta({ description: 'Unless said: here' }),
})
export type PassportQuery = z.output<typeof passportQuery>

const passportFields = z.strictObject({
  name: lineText(PASSPORT_LIMITS.name),
  speciesId: id.nullable(),
  productId: id.nullable(),
  breed: typedLine(PASSPORT_LIMITS.breed),
  sex: z.enum(GENDERS).nullable(),
  birthDate: typedDay,
  colour: typedLine(PASSPORT_LIMITS.colour),
  marks: clearedText(freeText(PASSPORT_LIMITS.marks)),
  microchip: typedLine(PASSPORT_LIMITS.microchip),
  ring: typedLine(PASSPORT_LIMITS.ring),
  origin: z.enum(ORIGINS).nullable(),
  importPermit: typedLine(PASSPORT_LIMITS.importPermit),
  healthCertificate: typedLine(PASSPORT_LIMITS.healthCertificate),
  citesPermit: typedLine(PASSPORT_LIMITS.citesPermit),
  motherId: id.nullable(),
  fatherId: id.nullable(),
  leftOn: typedDay,
  /** As `POST /api/uploads` named them, and the earlier ones that stay. */
  files: typedEntry.shape.files,
})
const createPassportRequest = passportFields.partial()
export type CreatePassportRequest = z.output<typeof createPassportRequest>

/** `updatedAt` as it was read: with another one the change is refused. */
const version = { updatedAt: timestamp.optional() }
const editPassportRequest = createPassportRequest.extend(version)
export type EditPassportRequest = z.output<typeof editPassportRequest>

const entryRequest = typedEntry.extend({ kind: z.enum(ENTRY_KINDS) }).partial()
const createEntryRequest = entryRequest.required({ kind: true, on: true })
export type HealthEntryRequest = z.output<typeof entryRequest>
const editEntryRequest = entryRequest.extend(version)
export type EditHealthEntryRequest = z.output<typeof editEntryRequest>

export const passportEndpoints = {
  'GET /api/admin/passports': {
    summary: 'The records of animals, the newest first',
    access: 'animals:read',
    query: passportQuery,
    response: listOf(passport),
  },
  'POST /api/admin/passports': {
    summary: 'Begin the record of an animal',
    access: 'animals:write',
    body: createPassportRequest,
    response: passport,
    status: [201],
    refusals: ['needs-papers'],
  },
  'GET /api/admin/passports/:id': {
    summary: 'One record with its entries',
    access: 'animals:read',
    response: openedPassport,
  },
  'PATCH /api/admin/passports/:id': {
    summary: 'Change a record',
    access: 'animals:write',
    body: editPassportRequest,
    response: passport,
    refusals: ['changed-meanwhile', 'needs-papers', 'animal-may-be-lost'],
    current: passport,
  },
  'DELETE /api/admin/passports/:id': {
    summary: 'Delete a record that was begun by mistake, with its entries and papers',
    access: 'animals:write',
    status: [204],
    refusals: ['needs-papers', 'animal-sold', 'animal-ill', 'animal-may-be-lost'],
  },
  'POST /api/admin/passports/:id/entries': {
    summary: 'Note what was done for its health',
    access: 'animals:write',
    body: createEntryRequest,
    response: healthEntry,
    status: [201],
  },
  'PATCH /api/admin/health-entries/:id': {
    summary: 'Correct an entry',
    access: 'animals:write',
    body: editEntryRequest,
    response: healthEntry,
    refusals: ['changed-meanwhile', 'needs-papers'],
    current: healthEntry,
  },
  'DELETE /api/admin/health-entries/:id': {
    summary: 'Take an entry away',
    access: 'animals:write',
    status: [204],
    refusals: ['needs-papers'],
  },
} satisfies ShopEndpoints
