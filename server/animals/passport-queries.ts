// The records of animals as the shop reads them (H-01, H-02).
import { and, desc, eq, isNotNull, isNull, like, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type {
  AdminHealthEntry,
  AdminPassport,
  OpenedPassport,
  PassportQuery,
} from '#contract/admin/passports.ts'
import { findMissing } from '#domain/animals/sale-rule.ts'
import { foldArabic } from '#domain/fold-arabic.ts'
import { muscatDay } from '#domain/muscat-time.ts'
import type { Queryable } from '#platform/database/connect.ts'
import type { ListOrder } from '#platform/database/list-page.ts'
import { pick } from '#platform/pick.ts'
import type { Reader } from '#server/context.ts'
import { type ReadPage, readPage } from '#server/database/list-page.ts'
import { animals } from '#server/database/tables/animals.ts'
import { products } from '#server/database/tables/catalog.ts'
import { species } from '#server/database/tables/species.ts'
import { readFiles } from '#server/media/attach-files.ts'
import { IS_ILL, UNITS_HERE } from './item-units.ts'
import { OPEN_LOSSES } from './open-losses.ts'
import { type EntryRow, readEntries } from './read-records.ts'

const NEWEST: ListOrder = { keys: [animals.createdAt, animals.id], direction: 'DESC NULLS LAST' }

export async function listPassports(
  { db, now }: Reader,
  { search, species: speciesId, product, state = 'here', ...page }: PassportQuery,
): ReadPage<AdminPassport> {
  const words = foldArabic(search ?? '')
  const where = and(
    state === 'all' ? undefined : state === 'left' ? isNotNull(animals.leftOn) : isNull(animals.leftOn),
    speciesId === undefined ? undefined : eq(animals.speciesId, speciesId),
    product === undefined ? undefined : eq(animals.productId, product),
    words === '' ? undefined : like(animals.searchKey, `%${words.replace(/[\\%_]/g, '\\$&')}%`),
  )
  return readPage(db, { table: animals, where, order: NEWEST, ...page }, (isOnPage) =>
    selectPassports(db, isOnPage, now()),
  )
}

export async function openPassport({ db, now }: Reader, id: number): Promise<OpenedPassport | null> {
  const found = await findPassport(db, id, now())
  if (!found) return null
  const entries = (await readEntries(db, [id])).get(id) ?? []
  return { ...found, entries: await withFiles(db, entries) }
}

export async function findPassport(db: Queryable, id: number, now: Date): Promise<AdminPassport | null> {
  const [found] = await selectPassports(db, eq(animals.id, id), now)
  return found ?? null
}

export async function withFiles(db: Queryable, entries: readonly EntryRow[]): Promise<AdminHealthEntry[]> {
  const ids = entries.map(({ id }) => id)
  const files = await readFiles(db, 'health-entry', ids)
  return entries.map(({ animalId, author, authorId, remindedFor, createdAt, updatedAt, ...entry }) => ({
    ...entry,
    files: files.get(entry.id) ?? [],
    updatedAt: updatedAt.toISOString(),
  }))
}

const mother = alias(animals, 'mother')
const father = alias(animals, 'father')

async function selectPassports(db: Queryable, where: SQL, now: Date): Promise<AdminPassport[]> {
  const rows = await selectRows(db, where)
  const ids = rows.map(({ animal }) => animal.id)
  const entries = await readEntries(db, ids)
  const files = await readFiles(db, 'animal', ids)
  return rows.map((row) =>
    toPassport(row, entries.get(row.animal.id) ?? [], files.get(row.animal.id) ?? [], now),
  )
}

function selectRows(db: Queryable, where: SQL) {
  return db
    .select({
      animal: animals,
      species,
      product: products,
      mother: { id: mother.id, name: mother.name },
      father: { id: father.id, name: father.name },
      records: sql<number>`(SELECT count(*)::int FROM animals a WHERE a.product_id = ${animals}.product_id AND a.left_on IS NULL AND NOT ${IS_ILL})`,
      quarantineId: sql<
        number | null
      >`(SELECT q.id FROM quarantines q WHERE q.animal_id = ${animals}.id AND q.ended_at IS NULL)`,
      openLoss: sql<AdminPassport['openLoss']>`(SELECT row_to_json(l) FROM animals a
        CROSS JOIN LATERAL (${OPEN_LOSSES}) l WHERE a.id = ${animals}.id LIMIT 1)`,
      expected: sql<number>`(SELECT ${UNITS_HERE} FROM products p WHERE p.id = ${animals}.product_id)`,
    })
    .from(animals)
    .innerJoin(species, eq(species.id, animals.speciesId))
    .leftJoin(products, eq(products.id, animals.productId))
    .leftJoin(mother, eq(mother.id, animals.motherId))
    .leftJoin(father, eq(father.id, animals.fatherId))
    .where(where)
    .orderBy(desc(animals.createdAt), desc(animals.id))
}

function toPassport(
  row: Awaited<ReturnType<typeof selectRows>>[number],
  entries: readonly EntryRow[],
  files: string[],
  now: Date,
): AdminPassport {
  const { animal, species: kind, product } = row
  const judged = {
    ...animal,
    vaccines: entries.flatMap(({ against }) => against ?? []),
    isExamined: entries.some(({ kind }) => kind === 'examination'),
  }
  return {
    ...pick(
      animal,
      'id',
      'name',
      'breed',
      'sex',
      'birthDate',
      'colour',
      'marks',
      'microchip',
      'ring',
      'origin',
      'leftOn',
      'diedOn',
      'importPermit',
      'healthCertificate',
      'citesPermit',
    ),
    species: { id: kind.id, nameArabic: kind.nameArabic, keeping: kind.keeping },
    product: product && {
      ...pick(product, 'id', 'nameArabic', 'imageUrl', 'isActive', 'quantity'),
      records: row.records,
      expected: row.expected,
      // Without an animal in the shop there is no proven value that the typed one could contradict.
      contradictions: row.records + row.expected === 0 ? [] : contradictionsOf(product),
      typed: product.typedHealth && {
        vaccinated: product.typedHealth.vaccinated,
        healthStatusArabic: product.typedHealth.healthStatusArabic,
      },
    },
    ...pick(row, 'quarantineId', 'openLoss', 'mother', 'father'),
    missing: kind.keeping === 'lot' ? [] : findMissing(kind, judged, muscatDay(now)),
    files,
    createdAt: animal.createdAt.toISOString(),
    updatedAt: animal.updatedAt.toISOString(),
  }
}

/** The typed health values that the records do not confirm. */
function contradictionsOf({ typedHealth, vaccinated, healthStatusArabic }: typeof products.$inferSelect) {
  if (!typedHealth) return []
  const vaccinationDiffers = typedHealth.vaccinated !== null && typedHealth.vaccinated !== vaccinated
  const isUnproven = typedHealth.healthStatusArabic !== null && healthStatusArabic === null
  return [
    ...(vaccinationDiffers ? (['vaccinated'] as const) : []),
    ...(isUnproven ? (['healthStatus'] as const) : []),
  ]
}
