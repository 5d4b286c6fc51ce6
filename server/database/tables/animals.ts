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
import { AUTHORS, FINDINGS, OWN_ENTRY_KINDS, VACCINES } from '#domain/animals/health-entry.ts'
import { FOUND_FACTS } from '#domain/animals/own-animal.ts'
import { ORIGINS } from '#domain/animals/passport.ts'
import { GENDERS } from '#domain/product.ts'
import { profiles } from './accounts.ts'
import { products } from './catalog.ts'
import { cascades, moment, oneOf, restricts, timestamps } from './columns.ts'
import { orders } from './orders.ts'
import { species } from './species.ts'

export const animals = pgTable(
  'animals',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    name: text('name').notNull(),
    /** That of its item, until it has left the shop (a trigger). */
    speciesId: restricts(integer('species_id'), () => species.id),
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
    /** H-10: it left by dying; set together with `leftOn`. */
    diedOn: date('died_on'),
    /** The order it leaves or left with (H-04). */
    orderId: integer('order_id').references(() => orders.id, { onDelete: 'set null' }),
    /** Started by the delivery from the item's facts: proves nothing, and goes when the animal comes back. */
    isFromSale: boolean('is_from_sale').notNull().default(false),
    /** The current owner. A trigger clears their own columns when this changes. */
    ownerId: text('owner_id').references(() => profiles.id, { onDelete: 'set null' }),
    ownedAt: moment('owned_at'),
    /** The owner's own name for it, private. */
    ownName: text('own_name'),
    /** True if its owner gets reminder mails. */
    isReminded: boolean('is_reminded').notNull().default(true),
    /** The day it died, with its owner. */
    endedOn: date('ended_on'),
    /** The code in `/p/CODE`: 80 random bits, made with its first order and deleted when its owner's account ends. */
    code: text('code'),
    /** The facts on that page; null: the page is off. */
    foundShows: text('found_shows', { enum: FOUND_FACTS }).array(),
    /** The folded text for searches. */
    searchKey: text('search_key').generatedAlwaysAs(
      sql`fold_arabic(concat_search(name, breed, microchip, ring))`,
    ),
    isDemo: boolean('is_demo').notNull().default(false),
    ...timestamps,
  },
  (t) => [
    check('animals_name_present', sql`${t.name} <> ''`),
    check('animals_sex', oneOf(t.sex, GENDERS)),
    check('animals_origin', oneOf(t.origin, ORIGINS)),
    check('animals_microchip', sql`${t.microchip} ~ '^(?!000|999)[0-9]{15}$'`),
    check('animals_died_left', sql`${t.diedOn} IS NULL OR ${t.diedOn} = ${t.leftOn}`),
    check('animals_left_after_birth', sql`${t.leftOn} >= ${t.birthDate}`),
    check('animals_code', sql`${t.code} ~ '^[0-9A-HJKMNP-TV-Z]{16}$'`),
    check('animals_with_code', sql`${t.code} IS NOT NULL OR ${t.ownerId} IS NULL`),
    check('animals_owned', sql`(${t.ownerId} IS NULL) = (${t.ownedAt} IS NULL)`),
    check('animals_owner_has_it', sql`${t.ownerId} IS NULL OR ${t.leftOn} IS NOT NULL`),
    check(
      'animals_of_owner',
      sql`${t.ownerId} IS NOT NULL OR (${t.ownName} IS NULL AND ${t.endedOn} IS NULL AND ${t.foundShows} IS NULL)`,
    ),
    check(
      'animals_found_shows',
      sql`${t.foundShows} <@ ARRAY[${sql.raw(FOUND_FACTS.map((fact) => `'${fact}'`).join(', '))}]`,
    ),
    check('animals_own_name_present', sql`${t.ownName} <> ''`),
    uniqueIndex('animals_code_key').on(t.code),
    index('animals_order_idx').on(t.orderId),
    index('animals_owner_idx').on(t.ownerId),
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
    animalId: cascades(integer('animal_id'), () => animals.id),
    kind: text('kind', { enum: OWN_ENTRY_KINDS }).notNull(),
    /** The shop neither relies on an owner's entries nor changes them (H-04). */
    author: text('author', { enum: AUTHORS }).notNull().default('shop'),
    /** The owner who wrote it; null for the shop, and once their account has ended. */
    authorId: text('author_id').references(() => profiles.id, { onDelete: 'set null' }),
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
    /** The `nextOn` that the owner was reminded of: a new date is reminded of again. */
    remindedFor: date('reminded_for'),
    ...timestamps,
  },
  (t) => [
    check('health_entries_kind', oneOf(t.kind, OWN_ENTRY_KINDS)),
    check('health_entries_author', oneOf(t.author, AUTHORS)),
    check('health_entries_author_id', sql`${t.authorId} IS NULL OR ${t.author} = 'owner'`),
    check(
      'health_entries_note',
      sql`${t.kind} <> 'note' OR (${t.author} = 'owner' AND ${t.note} IS NOT NULL AND ${t.nextOn} IS NULL)`,
    ),
    check(
      'health_entries_against',
      sql`(${t.kind} = 'vaccination') = (${t.against} IS NOT NULL) AND ${oneOf(t.against, VACCINES)}`,
    ),
    check(
      'health_entries_finding',
      sql`(${t.kind} = 'examination') = (${t.finding} IS NOT NULL) AND ${oneOf(t.finding, FINDINGS)}`,
    ),
    check(
      'health_entries_weight',
      sql`(${t.kind} = 'weight') = (${t.weight} IS NOT NULL) AND ${t.weight} > 0`,
    ),
    check('health_entries_next_later', sql`${t.nextOn} > ${t.on}`),
    index('health_entries_animal_idx').on(t.animalId, t.on.desc(), t.id.desc()),
    index('health_entries_author_idx').on(t.authorId),
    index('health_entries_due_idx').on(t.nextOn).where(sql`${t.nextOn} IS NOT NULL`),
  ],
)

/** H-04: a single-use code by which another account takes an animal over. */
export const animalTransfers = pgTable(
  'animal_transfers',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    animalId: cascades(integer('animal_id'), () => animals.id),
    /** Null where the shop hands over an animal of an order without an account. */
    fromId: text('from_id').references(() => profiles.id, { onDelete: 'set null' }),
    /** The order; the account that claims the animal counts as its buyer. */
    orderId: integer('order_id').references(() => orders.id, { onDelete: 'set null' }),
    toId: text('to_id').references(() => profiles.id, { onDelete: 'set null' }),
    /** The former owner's name for it: all that they keep. */
    animalName: text('animal_name').notNull(),
    codeHash: text('code_hash').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    claimedAt: moment('claimed_at'),
    revokedAt: moment('revoked_at'),
  },
  (t) => [
    check('animal_transfers_one_end', sql`${t.claimedAt} IS NULL OR ${t.revokedAt} IS NULL`),
    check('animal_transfers_claimed', sql`${t.toId} IS NULL OR ${t.claimedAt} IS NOT NULL`),
    uniqueIndex('animal_transfers_code_key').on(t.codeHash),
    uniqueIndex('animal_transfers_open_key')
      .on(t.animalId)
      .where(sql`${t.claimedAt} IS NULL AND ${t.revokedAt} IS NULL`),
    index('animal_transfers_animal_idx').on(t.animalId),
    index('animal_transfers_from_idx').on(t.fromId),
    index('animal_transfers_order_idx').on(t.orderId),
    index('animal_transfers_to_idx').on(t.toId),
  ],
)
