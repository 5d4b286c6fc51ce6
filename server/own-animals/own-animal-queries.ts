// A customer's own animals (H-04); other people's are not found.
import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { OpenedOwnAnimal, OwnAnimal, OwnAnimals, OwnEntry } from '#contract/own-animals.ts'
import type { RefusalOf } from '#contract/refusals.ts'
import { isNewcomer, mayReturn, nextDue } from '#domain/animals/own-animal.ts'
import { muscatDay } from '#domain/muscat-time.ts'
import type { Database, Queryable } from '#platform/database/connect.ts'
import { pick } from '#platform/pick.ts'
import { ok, type Result, refuse } from '#platform/result.ts'
import type { Customer } from '#server/access/current-user.ts'
import { adviceFor } from '#server/animals/care-plan.ts'
import { ITEM_PICTURE } from '#server/animals/item-picture.ts'
import { IS_PASSED_ON } from '#server/animals/passed-on.ts'
import type { Context, Reader } from '#server/context.ts'
import { animals, animalTransfers, healthEntries } from '#server/database/tables/animals.ts'
import { categories, products } from '#server/database/tables/catalog.ts'
import { orders } from '#server/database/tables/orders.ts'
import { species } from '#server/database/tables/species.ts'
import { readHandoverOf } from '#server/handovers/handover-queries.ts'
import { readFiles } from '#server/media/attach-files.ts'
import { findOpenTransfer } from './transfer-animal.ts'

export async function listOwnAnimals({ db, now }: Reader, { id: ownerId }: Customer): Promise<OwnAnimals> {
  const rows = await selectOwn(db, ownerId)
  const all = await toOwnAnimals(db, rows, now())
  const given = await db
    .select({ name: animalTransfers.animalName, at: animalTransfers.claimedAt })
    .from(animalTransfers)
    .where(and(eq(animalTransfers.fromId, ownerId), isNotNull(animalTransfers.claimedAt)))
    .orderBy(desc(animalTransfers.claimedAt))
  return {
    items: all.filter(({ endedOn }) => endedOn === null).toSorted(soonestFirst),
    past: all.filter(({ endedOn }) => endedOn !== null),
    given: given.flatMap(({ name, at }) => (at ? [{ name, at: at.toISOString() }] : [])),
  }
}

/** The soonest due first; the others keep their order. */
function soonestFirst(a: OwnAnimal, b: OwnAnimal): number {
  return (a.due?.on ?? '9999').localeCompare(b.due?.on ?? '9999')
}

export async function openOwnAnimal(
  { db, now, baseUrl }: Context,
  { id: ownerId }: Customer,
  id: number,
): Promise<Result<OpenedOwnAnimal, RefusalOf<'not-found'>>> {
  const [row] = await selectOwn(db, ownerId, id)
  const [shown] = row ? await toOwnAnimals(db, [row], now()) : []
  if (!row || !shown) return refuse({ code: 'not-found' })
  const { animal, isBuyer, orderNumber, orderOf } = row
  if (animal.code === null || animal.ownedAt === null) throw new Error('an owned animal without a code')
  const transfer = await findOpenTransfer(db, id, now())
  // A later owner was not at the hand-over.
  const handover = isBuyer ? await readHandoverOf(db, id) : null
  return ok({
    ...shown,
    ...pick(animal, 'colour', 'marks', 'microchip', 'ring'),
    foundUrl: `${baseUrl}/p/${animal.code}`,
    shopName: animal.name,
    ownedAt: animal.ownedAt.toISOString(),
    orderNumber: isBuyer ? orderNumber : null,
    isOwnOrder: orderOf === ownerId,
    handover: handover && { counts: handover.counts },
    isReminded: animal.isReminded,
    entries: await ownEntries(db, ownerId, id),
    transferUntil: transfer?.expiresAt.toISOString() ?? null,
    mayReturn: mayReturn(animal.endedOn, muscatDay(now())),
  })
}

function selectOwn(db: Queryable, ownerId: string, id?: number) {
  return db
    .select({
      animal: animals,
      species: { nameArabic: species.nameArabic, name: species.name, isBird: species.isBird },
      world: categories.world,
      imageUrl: ITEM_PICTURE,
      isBuyer: sql<boolean>`(SELECT a.order_id IS NOT NULL AND NOT ${IS_PASSED_ON}
        FROM animals a WHERE a.id = ${animals.id})`,
      orderNumber: orders.orderNumber,
      orderOf: orders.userId,
    })
    .from(animals)
    .innerJoin(species, eq(species.id, animals.speciesId))
    .leftJoin(products, eq(products.id, animals.productId))
    .leftJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(orders, eq(orders.id, animals.orderId))
    .where(and(eq(animals.ownerId, ownerId), id === undefined ? undefined : eq(animals.id, id)))
    .orderBy(desc(animals.ownedAt), desc(animals.id))
}

async function toOwnAnimals(
  db: Queryable,
  rows: Awaited<ReturnType<typeof selectOwn>>,
  now: Date,
): Promise<OwnAnimal[]> {
  const ids = rows.map(({ animal }) => animal.id)
  const entries = await db.select().from(healthEntries).where(inArray(healthEntries.animalId, ids))
  const photos = await readFiles(db, 'own-animal', ids)
  return rows.map(({ animal, species: of, world, imageUrl }) => {
    const { id, endedOn, ownedAt } = animal
    const next = nextDue(entries.filter(({ animalId }) => animalId === id))
    const due =
      next?.nextOn && endedOn === null
        ? { kind: next.kind, against: next.against, medicine: next.medicine, on: next.nextOn }
        : null
    return {
      ...pick(animal, 'id', 'breed', 'sex', 'birthDate', 'endedOn'),
      imageUrl,
      due,
      name: animal.ownName ?? animal.name,
      species: of.nameArabic,
      world: world ?? (of.isBird ? 'birds' : 'small'),
      photo: photos.get(id)?.[0] ?? null,
      hasFirstPlan:
        endedOn === null &&
        ownedAt !== null &&
        isNewcomer(muscatDay(ownedAt), muscatDay(now)) &&
        adviceFor(of) !== null,
    }
  })
}

async function ownEntries(db: Database, ownerId: string, animalId: number): Promise<OwnEntry[]> {
  const rows = await db
    .select()
    .from(healthEntries)
    .where(eq(healthEntries.animalId, animalId))
    .orderBy(desc(healthEntries.on), desc(healthEntries.id))
  const ids = rows.map(({ id }) => id)
  const files = await readFiles(db, 'own-entry', ids)
  return rows.map(({ animalId: _, author, authorId, remindedFor, createdAt, updatedAt, ...entry }) => ({
    ...entry,
    by: author === 'shop' ? 'shop' : authorId === ownerId ? 'me' : 'former-owner',
    // The shop's internal notes are not shown.
    note: author === 'shop' ? null : entry.note,
    files: files.get(entry.id) ?? [],
  }))
}
