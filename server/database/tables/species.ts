// The species that the shop knows, and what it wants to know of an animal of each (H-01).
import { sql } from 'drizzle-orm'
import { boolean, check, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { CITES_APPENDICES, KEEPINGS, type Wants } from '#domain/animals/species.ts'
import { oneOf, timestamps } from './columns.ts'

export const species = pgTable(
  'species',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    code: text('code').notNull().unique('species_code_key'),
    nameArabic: text('name_arabic').notNull(),
    name: text('name').notNull(),
    isBird: boolean('is_bird').notNull().default(false),
    keeping: text('keeping', { enum: KEEPINGS }).notNull().default('single'),
    isProhibited: boolean('is_prohibited').notNull().default(false),
    citesAppendix: text('cites_appendix', { enum: CITES_APPENDICES }),
    wants: jsonb('wants').$type<Wants>().notNull().default({}),
    ...timestamps,
  },
  (t) => [
    check('species_names_present', sql`${t.code} <> '' AND ${t.nameArabic} <> '' AND ${t.name} <> ''`),
    check('species_keeping', oneOf(t.keeping, KEEPINGS)),
    check('species_cites', oneOf(t.citesAppendix, CITES_APPENDICES)),
  ],
)
