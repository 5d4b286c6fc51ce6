// The records of single animals, and what was done for their health (H-01, H-02).
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { ENTRY_KINDS, FINDINGS, VACCINES } from '#domain/animals/health-entry.ts'
import { ORIGINS } from '#domain/animals/passport.ts'
import { GENDERS } from '#domain/product.ts'
import { products } from './catalog.ts'
import { inList, moment } from './columns.ts'
import { species } from './species.ts'

export const animals = pgTable(
  'animals',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    name: text('name').notNull(),
    /** While it belongs to an item with a species, that one (a trigger). */
    speciesId: integer('species_id')
      .notNull()
      .references(() => species.id, { onDelete: 'restrict' }),
    /** As what it is sold: an item may be a lot of several animals. Its record outlives the item. */
    productId: integer('product_id').references(() => products.id, { onDelete: 'set null' }),
    breed: text('breed'),
    sex: text('sex', { enum: GENDERS }),
    birthDate: date('birth_date'),
    colour: text('colour'),
    marks: text('marks'),
    microchip: text('microchip'),
    ring: text('ring'),
    origin: text('origin', { enum: ORIGINS }),
    importPermit: text('import_permit'),
    healthCertificate: text('health_certificate'),
    citesPermit: text('cites_permit'),
    motherId: integer('mother_id').references((): AnyPgColumn => animals.id, { onDelete: 'set null' }),
    fatherId: integer('father_id').references((): AnyPgColumn => animals.id, { onDelete: 'set null' }),
    /** The day it left the shop; until then it is for sale with its item. */
    leftOn: date('left_on'),
    /** What it is found by, folded. */
    searchKey: text('search_key').generatedAlwaysAs(
      sql`fold_arabic(concat_search(name, breed, microchip, ring))`,
    ),
    isDemo: boolean('is_demo').notNull().default(false),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => [
    check('animals_name_present', sql`${t.name} <> ''`),
    check('animals_sex', sql`${t.sex} IN ${sql.raw(inList(GENDERS))}`),
    check('animals_origin', sql`${t.origin} IN ${sql.raw(inList(ORIGINS))}`),
    check('animals_microchip', sql`${t.microchip} ~ '^(?!000|999)[0-9]{15}$'`),
    check('animals_left_after_birth', sql`${t.leftOn} >= ${t.birthDate}`),
    uniqueIndex('animals_microchip_key').on(t.microchip),
    index('animals_newest_idx').on(t.createdAt.desc(), t.id.desc()),
    index('animals_product_idx').on(t.productId, t.id),
    index('animals_species_idx').on(t.speciesId),
    index('animals_mother_idx').on(t.motherId),
    index('animals_father_idx').on(t.fatherId),
  ],
)

export const healthEntries = pgTable(
  'health_entries',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    animalId: integer('animal_id')
      .notNull()
      .references(() => animals.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ENTRY_KINDS }).notNull(),
    on: date('done_on').notNull(),
    against: text('against', { enum: VACCINES }),
    medicine: text('medicine'),
    batch: text('batch'),
    nextOn: date('next_on'),
    clinic: text('clinic'),
    finding: text('finding', { enum: FINDINGS }),
    /** Grams. */
    weight: integer('weight'),
    note: text('note'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => [
    check('health_entries_kind', sql`${t.kind} IN ${sql.raw(inList(ENTRY_KINDS))}`),
    check(
      'health_entries_against',
      sql`(${t.kind} = 'vaccination') = (${t.against} IS NOT NULL) AND ${t.against} IN ${sql.raw(inList(VACCINES))}`,
    ),
    check(
      'health_entries_finding',
      sql`(${t.kind} = 'examination') = (${t.finding} IS NOT NULL) AND ${t.finding} IN ${sql.raw(inList(FINDINGS))}`,
    ),
    check(
      'health_entries_weight',
      sql`(${t.kind} = 'weight') = (${t.weight} IS NOT NULL) AND ${t.weight} > 0`,
    ),
    check('health_entries_next_later', sql`${t.nextOn} > ${t.on}`),
    index('health_entries_animal_idx').on(t.animalId, t.on.desc(), t.id.desc()),
  ],
)
