// The papers of an animal, for print (H-04), behind a signed link that is valid for some minutes.
import { z } from 'zod'
import { AUTHORS, OWN_ENTRY_KINDS } from '#domain/animals/health-entry.ts'
import { ORIGINS } from '#domain/animals/passport.ts'
import { CITES_APPENDICES } from '#domain/animals/species.ts'
import { GENDERS } from '#domain/product.ts'
import type { ShopEndpoints } from './endpoint.ts'
import { fileId } from './files.ts'
import { entryFacts, nullableText } from './health-entries.ts'
import { timestamp } from './primitives.ts'

const inBoth = z.object({
  nameArabic: z.string(),
  name: nullableText.meta({ description: 'In English, where the shop knows it' }),
})

const paperEntry = entryFacts.omit({ weight: true, note: true }).extend({
  kind: z.enum(OWN_ENTRY_KINDS),
  author: z.enum(AUTHORS),
})
export type PaperEntry = z.infer<typeof paperEntry>

const papers = z.object({
  shop: z.object({ nameArabic: z.string(), name: z.string() }),
  name: z.string(),
  species: inBoth.extend({ isBird: z.boolean(), citesAppendix: z.enum(CITES_APPENDICES).nullable() }),
  breed: inBoth.nullable(),
  sex: z.enum(GENDERS).nullable(),
  birthDate: nullableText,
  colour: inBoth.nullable(),
  marks: nullableText,
  microchip: nullableText,
  ring: nullableText,
  origin: z.enum(ORIGINS).nullable(),
  importPermit: nullableText,
  healthCertificate: nullableText,
  citesPermit: nullableText,
  mother: nullableText,
  father: nullableText,
  imageUrl: nullableText.meta({ description: 'The picture of its item' }),
  photo: fileId.nullable().meta({ description: 'Its owner’s own picture of it' }),
  entries: z.array(paperEntry).meta({ description: 'The newest first' }),
  files: z.array(fileId).meta({ description: 'Pictures of its papers, where the link opens them' }),
  foundUrl: nullableText.meta({ description: 'What the QR code of the papers leads to' }),
  printedAt: timestamp,
})
export type Papers = z.infer<typeof papers>

const linkRequest = z.strictObject({
  files: z.boolean().default(false).meta({ description: 'With the pictures of its papers' }),
})
const link = z.object({ token: z.string(), expiresAt: timestamp })

const token = z.string().min(1).max(1000)

export const papersEndpoints = {
  'POST /api/admin/passports/:id/papers': {
    summary: 'A link for some minutes to the papers of an animal, for print',
    access: 'animals:write',
    body: linkRequest,
    response: link,
    status: [201],
  },
  'POST /api/animals/:id/papers': {
    summary: 'A link for some minutes to the papers of one’s own animal, for print',
    access: 'customer',
    body: linkRequest,
    response: link,
    status: [201],
  },
  'POST /api/papers/open': {
    summary: 'The papers that a signed link opens',
    access: 'public',
    body: z.strictObject({ token }),
    response: papers,
    refusals: ['not-found', 'papers-expired', 'too-many-requests'],
  },
  'POST /api/papers/picture': {
    summary: 'A picture that belongs to these papers, as WebP',
    access: 'public',
    body: z.strictObject({ token, file: fileId }),
    refusals: ['not-found', 'papers-expired', 'too-many-requests', 'storage-unavailable'],
  },
} satisfies ShopEndpoints
