// Who waits for what (S2-12): for themselves, and for the shop.
import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, min, sql } from 'drizzle-orm'
import type { MatchQuery, WantedItem } from '#contract/admin/wanted.ts'
import type { OwnHold, OwnWanted, WantedThing } from '#contract/wanted.ts'
import { baisaOf, toRials, ZERO } from '#domain/money.ts'
import { fitsWish, type OfferedAnimal } from '#domain/wanted.ts'
import type { Database, Queryable } from '#platform/database/connect.ts'
import { isoTimes } from '#platform/iso-times.ts'
import { pick } from '#platform/pick.ts'
import type { Customer } from '#server/access/current-user.ts'
import type { Reader } from '#server/context.ts'
import { categories, products } from '#server/database/tables/catalog.ts'
import { holds } from '#server/database/tables/holds.ts'
import { wanted } from '#server/database/tables/wanted.ts'

/** Confirmed, and neither notified nor ended. */
export const IS_WAITING = and(isNotNull(wanted.confirmedAt), isNull(wanted.toldAt), isNull(wanted.endedAt))

export async function countWaiting(db: Queryable, productId: number): Promise<number> {
  const [row] = await db
    .select({ waiting: count() })
    .from(wanted)
    .where(and(IS_WAITING, eq(wanted.productId, productId)))
  return row?.waiting ?? 0
}

const MAX_OWN = 50

/** Requests that are not ended, the newest first. */
export async function listOwnWanted({ db }: Reader, customer: Customer): Promise<{ items: OwnWanted[] }> {
  const rows = await selectThings(db)
    .where(
      and(
        eq(wanted.email, customer.email.toLowerCase()),
        isNull(wanted.endedAt),
        isNotNull(wanted.confirmedAt),
      ),
    )
    .orderBy(desc(wanted.id))
    .limit(MAX_OWN)
  return { items: rows.map((row) => ({ ...toThing(row), toldAt: row.toldAt?.toISOString() ?? null })) }
}

export async function listOwnHolds({ db }: Reader, customer: Customer): Promise<{ items: OwnHold[] }> {
  const rows = await db
    .select(pick(holds, 'productId', 'quantity', 'until'))
    .from(holds)
    .where(and(eq(holds.email, customer.email.toLowerCase()), isNull(holds.endedAt)))
    .orderBy(asc(holds.until))
  return { items: rows.map(isoTimes) }
}

const MAX_LISTED = 100
const MAX_PEOPLE = 20

/** Products by how many wait for them, then animals that were described, those who asked first first. */
export async function listWanted({
  db,
}: Reader): Promise<{ items: WantedItem[]; nextCursor: null; total: number }> {
  const [waitedFor, wishes] = await Promise.all([listProducts(db), listWishes(db)])
  const offered = wishes.length > 0 ? await selectOffered(db) : []
  const described = wishes.map((row) => ({
    kind: 'animal' as const,
    wish: toThing(row),
    email: row.email,
    matches: offered
      .filter((animal) => fitsWish(row, animal))
      .map(({ words, gender, price, ...product }) => ({ ...product, price: toRials(price) }))
      .slice(0, MAX_MATCHES),
  }))
  const items = [...waitedFor, ...described]
  return { items, nextCursor: null, total: items.length }
}

const MAX_MATCHES = 5

/** How many wait for an item, and what was described that it may be. */
export async function listMatching(
  { db }: Reader,
  { productId, words, gender, price }: MatchQuery,
): Promise<{ waiting: number; wishes: WantedThing[] }> {
  const waiting = productId === undefined ? 0 : await countWaiting(db, productId)
  const animal = { words, gender: gender ?? null, price: price === undefined ? ZERO : baisaOf(price) }
  const wishes = words === '' ? [] : (await listWishes(db)).filter((wish) => fitsWish(wish, animal))
  return { waiting, wishes: wishes.map(toThing) }
}

async function listProducts(db: Database): Promise<WantedItem[]> {
  const first = min(wanted.id)
  const rows = await db
    .select({ ...productColumns, waiting: count() })
    .from(wanted)
    .innerJoin(products, eq(products.id, wanted.productId))
    .where(IS_WAITING)
    .groupBy(products.id)
    .orderBy(desc(count()), first)
    .limit(MAX_LISTED)
  const ids = rows.map(({ id }) => id)
  const people = await db
    .select({ productId: wanted.productId, email: wanted.email, since: wanted.createdAt })
    .from(wanted)
    .where(and(IS_WAITING, inArray(wanted.productId, ids)))
    .orderBy(asc(wanted.createdAt), asc(wanted.id))
  return rows.map(({ waiting, ...product }) => ({
    kind: 'product' as const,
    product,
    waiting,
    people: people
      .filter(({ productId }) => productId === product.id)
      .slice(0, MAX_PEOPLE)
      .map(({ email, since }) => ({ email, since: since.toISOString() })),
  }))
}

async function listWishes(db: Database) {
  const rows = await selectThings(db)
    .where(and(IS_WAITING, isNull(wanted.productId)))
    .orderBy(asc(wanted.createdAt), asc(wanted.id))
    .limit(MAX_LISTED)
  return rows.map((row) => ({ ...row, species: row.species ?? '' }))
}

const productColumns = {
  id: products.id,
  type: products.itemType,
  ...pick(products, 'nameArabic', 'imageUrl', 'quantity'),
}

/** Animals that can be had now. */
function selectOffered(
  db: Database,
): Promise<(OfferedAnimal & Omit<NonNullable<WantedThing['product']>, never>)[]> {
  return db
    .select({
      ...productColumns,
      gender: products.gender,
      price: products.askedPrice,
      words: sql<string>`concat_ws(' ', ${products.nameArabic}, ${products.name}, ${products.breedArabic}, ${products.breed}, ${categories.nameArabic}, ${categories.name})`,
    })
    .from(products)
    .leftJoin(categories, eq(categories.id, products.categoryId))
    .where(and(eq(products.isActive, true), eq(products.itemType, 'animal'), gt(products.quantity, 0)))
    .orderBy(desc(products.createdAt), desc(products.id))
}

function selectThings(db: Database) {
  return db
    .select({
      ...pick(wanted, 'id', 'email', 'species', 'breed', 'gender', 'age', 'maxPrice', 'regionId'),
      ...pick(wanted, 'createdAt', 'toldAt'),
      product: productColumns,
    })
    .from(wanted)
    .leftJoin(products, eq(products.id, wanted.productId))
}

type ThingRow = Awaited<ReturnType<typeof selectThings>>[number]

function toThing({ email, toldAt, maxPrice, ...row }: ThingRow): WantedThing {
  return { ...isoTimes(row), maxPrice: maxPrice === null ? null : toRials(maxPrice) }
}
