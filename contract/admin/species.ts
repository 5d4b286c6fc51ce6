// The table of species as the shop keeps it (H-01).
import { z } from 'zod'
import type { ShopEndpoints } from '#contract/endpoint.ts'
import { id, timestamp } from '#contract/primitives.ts'
import { lineText } from '#contract/typed-text.ts'
import { CITES_APPENDICES, KEEPINGS, PAPERS, SPECIES_LIMITS, WANT_LEVELS } from '#domain/animals/species.ts'

const want = z.strictObject({
  level: z.enum(WANT_LEVELS),
  fromMonths: z.int().meta({ description: 'Whole months of age; 0 from birth on' }),
})
/** What is not named is not wanted. */
const wants = z.partialRecord(z.enum(PAPERS), want)

const species = z.object({
  id,
  code: z.string(),
  nameArabic: z.string(),
  name: z.string(),
  isBird: z.boolean(),
  keeping: z.enum(KEEPINGS).meta({ description: 'lot: sold by number, without single records' }),
  isProhibited: z.boolean(),
  citesAppendix: z.enum(CITES_APPENDICES).nullable(),
  wants,
  products: z.int().meta({ description: 'Items of it that are shown' }),
  animals: z.int().meta({ description: 'Records of it' }),
  createdAt: timestamp,
  updatedAt: timestamp,
})
export type AdminSpecies = z.infer<typeof species>

const speciesFields = z.strictObject({
  nameArabic: lineText(SPECIES_LIMITS.name),
  name: lineText(SPECIES_LIMITS.name),
  isBird: z.boolean(),
  keeping: z.enum(KEEPINGS),
  isProhibited: z.boolean(),
  citesAppendix: z.enum(CITES_APPENDICES).nullable(),
  wants,
})

const createRequest = speciesFields
  .partial()
  .required({ nameArabic: true, name: true })
  .extend({
    code: z.string().trim().max(SPECIES_LIMITS.code),
    wants: wants.optional().meta({ description: 'Unless said: what CITES asks for' }),
  })
export type CreateSpeciesRequest = z.output<typeof createRequest>

const editRequest = speciesFields
  .extend({
    /** For a prohibited species: also hide its items that are on sale. */
    hideShown: z.boolean(),
    /** `updatedAt` of the species as it was read: with another one the change is refused. */
    updatedAt: timestamp,
  })
  .partial()
export type EditSpeciesRequest = z.output<typeof editRequest>

export const speciesEndpoints = {
  'GET /api/admin/species': {
    summary: 'All species by Arabic name, with what each wants of an animal before it is sold',
    access: 'animals:read',
    response: z.object({ items: z.array(species) }),
  },
  'POST /api/admin/species': {
    summary: 'Add a species',
    access: 'settings:write',
    body: createRequest,
    response: species,
    status: [201],
    refusals: ['species-code-taken'],
  },
  'PATCH /api/admin/species/:id': {
    summary:
      'Change a species; what is on sale stays on sale, unless one that is prohibited is hidden with it',
    access: 'settings:write',
    body: editRequest,
    response: species,
    refusals: ['changed-meanwhile'],
    current: species,
  },
  'DELETE /api/admin/species/:id': {
    summary: 'Delete a species that nothing names',
    access: 'settings:write',
    status: [204],
    refusals: ['species-in-use'],
  },
} satisfies ShopEndpoints
