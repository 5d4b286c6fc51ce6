// The records of animals (H-01) and what was done for their health (H-02), as the shop keeps them.
import { z } from 'zod'
import type { ShopEndpoints } from '#contract/endpoint.ts'
import { fileId } from '#contract/files.ts'
import { id, idParam, idParams, listOf, listQuery, timestamp } from '#contract/primitives.ts'
import { clearedText, freeText, lineText } from '#contract/typed-text.ts'
import { ENTRY_KINDS, ENTRY_LIMITS, FINDINGS, VACCINES } from '#domain/animals/health-entry.ts'
import { ORIGINS, PASSPORT_LIMITS } from '#domain/animals/passport.ts'
import { KEEPINGS, PAPERS, WANT_LEVELS } from '#domain/animals/species.ts'
import { GENDERS, MAX_SEARCH_LENGTH } from '#domain/product.ts'

const text = z.string().nullable()
const day = z.string().nullable().meta({ description: 'A day: 2026-12-01' })
const relative = z.object({ id, name: z.string() }).nullable()

const soldAs = z.object({
  id,
  nameArabic: z.string(),
  imageUrl: text,
  isActive: z.boolean(),
  quantity: z.int(),
  records: z.int().meta({ description: 'Of its animals that are here' }),
  expected: z.int().meta({ description: 'Units on sale, on hold and in orders that have not arrived' }),
  contradictions: z
    .array(z.enum(['vaccinated', 'healthStatus']))
    .meta({ description: 'What was typed of the item and is another than its records prove' }),
  typed: z.object({ vaccinated: z.boolean().nullable(), healthStatusArabic: text }).nullable(),
})

const passport = z.object({
  id,
  name: z.string(),
  species: z.object({ id, nameArabic: z.string(), keeping: z.enum(KEEPINGS) }),
  product: soldAs.nullable(),
  breed: text,
  sex: z.enum(GENDERS).nullable(),
  birthDate: day,
  colour: text,
  marks: text,
  microchip: text,
  ring: text,
  origin: z.enum(ORIGINS).nullable(),
  importPermit: text,
  healthCertificate: text,
  citesPermit: text,
  mother: relative,
  father: relative,
  leftOn: day.meta({ description: 'The day it left the shop; null while it is here' }),
  diedOn: day.meta({ description: 'How it left, where it died (H-10)' }),
  quarantineId: id.nullable().meta({ description: 'The quarantine it is in' }),
  death: z
    .object({ orderId: id, orderNumber: z.string() })
    .nullable()
    .meta({ description: 'The order in which it, or another one, died, until somebody says which' }),
  missing: z.array(z.object({ paper: z.enum(PAPERS), level: z.enum(WANT_LEVELS) })),
  files: z.array(fileId).meta({ description: 'Its papers, as `GET /api/files/:id` shows them' }),
  createdAt: timestamp,
  updatedAt: timestamp,
})
export type AdminPassport = z.infer<typeof passport>

const healthEntry = z.object({
  id,
  kind: z.enum(ENTRY_KINDS),
  on: z.string(),
  against: z.enum(VACCINES).nullable(),
  medicine: text,
  batch: text,
  nextOn: day,
  clinic: text,
  finding: z.enum(FINDINGS).nullable(),
  weight: z.int().nullable().meta({ description: 'Grams' }),
  note: text,
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

const line = (max: number) => clearedText(lineText(max))
const typedDay = z
  .string()
  .max(40)
  .transform((typed) => typed.trim() || null)
  .nullable()
const papers = z.array(fileId).max(ENTRY_LIMITS.files)

const passportFields = z.strictObject({
  name: lineText(PASSPORT_LIMITS.name),
  speciesId: id.nullable(),
  productId: id.nullable(),
  breed: line(PASSPORT_LIMITS.breed),
  sex: z.enum(GENDERS).nullable(),
  birthDate: typedDay,
  colour: line(PASSPORT_LIMITS.colour),
  marks: clearedText(freeText(PASSPORT_LIMITS.marks)),
  microchip: line(PASSPORT_LIMITS.microchip),
  ring: line(PASSPORT_LIMITS.ring),
  origin: z.enum(ORIGINS).nullable(),
  importPermit: line(PASSPORT_LIMITS.importPermit),
  healthCertificate: line(PASSPORT_LIMITS.healthCertificate),
  citesPermit: line(PASSPORT_LIMITS.citesPermit),
  motherId: id.nullable(),
  fatherId: id.nullable(),
  leftOn: typedDay,
  /** As `POST /api/uploads` named them, and those of before that stay. */
  files: papers,
})
const createPassportRequest = passportFields.partial()
export type CreatePassportRequest = z.output<typeof createPassportRequest>

/** `updatedAt` as it was read: with another one the change is refused. */
const version = { updatedAt: timestamp.optional() }
const editPassportRequest = createPassportRequest.extend(version)
export type EditPassportRequest = z.output<typeof editPassportRequest>

const entryRequest = z
  .strictObject({
    kind: z.enum(ENTRY_KINDS),
    on: z.string().trim().max(40),
    against: z.enum(VACCINES).nullable(),
    medicine: line(ENTRY_LIMITS.medicine),
    batch: line(ENTRY_LIMITS.batch),
    nextOn: typedDay,
    clinic: line(ENTRY_LIMITS.clinic),
    finding: z.enum(FINDINGS).nullable(),
    weight: z.union([z.string().max(40), z.number()]).nullable(),
    note: clearedText(freeText(ENTRY_LIMITS.note)),
    files: papers,
  })
  .partial()
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
    params: idParams,
    response: openedPassport,
    refusals: ['not-found'],
  },
  'PATCH /api/admin/passports/:id': {
    summary: 'Change a record',
    access: 'animals:write',
    params: idParams,
    body: editPassportRequest,
    response: passport,
    refusals: ['not-found', 'changed-meanwhile', 'needs-papers', 'animal-may-be-dead'],
    current: passport,
  },
  'DELETE /api/admin/passports/:id': {
    summary: 'Delete a record that was begun by mistake, with its entries and papers',
    access: 'animals:write',
    params: idParams,
    status: [204],
    refusals: ['not-found', 'needs-papers', 'animal-sold', 'animal-may-be-dead'],
  },
  'POST /api/admin/passports/:id/entries': {
    summary: 'Note what was done for its health',
    access: 'animals:write',
    params: idParams,
    body: createEntryRequest,
    response: healthEntry,
    status: [201],
    refusals: ['not-found'],
  },
  'PATCH /api/admin/health-entries/:id': {
    summary: 'Correct an entry',
    access: 'animals:write',
    params: idParams,
    body: editEntryRequest,
    response: healthEntry,
    refusals: ['not-found', 'changed-meanwhile', 'needs-papers'],
    current: healthEntry,
  },
  'DELETE /api/admin/health-entries/:id': {
    summary: 'Take an entry away',
    access: 'animals:write',
    params: idParams,
    status: [204],
    refusals: ['not-found', 'needs-papers'],
  },
} satisfies ShopEndpoints
