// The card of one's own animal (H-05): its code, and what its page shows to a finder. A choice takes effect at once.
import { and, eq } from 'drizzle-orm'
import type { CarePlan } from '#contract/care-plan.ts'
import type { OwnCard } from '#contract/found.ts'
import type { RefusalOf } from '#contract/refusals.ts'
import { FOUND_FACTS, type FoundFact } from '#domain/animals/own-animal.ts'
import { ok, type Result, refuse } from '#platform/result.ts'
import type { Customer } from '#server/access/current-user.ts'
import type { Context } from '#server/context.ts'
import { animals } from '#server/database/tables/animals.ts'
import { products } from '#server/database/tables/catalog.ts'
import { species } from '#server/database/tables/species.ts'
import { readCarePlan } from './care-plan.ts'
import { findOwnPhoto, foundPage } from './found-animal.ts'
import { ITEM_PICTURE } from './item-picture.ts'

type NotFound = RefusalOf<'not-found'>

export async function openOwnCard(
  { db, baseUrl }: Context,
  customer: Customer,
  id: number,
): Promise<Result<OwnCard, NotFound>> {
  const [row] = await db
    .select({ animal: animals, species: species.nameArabic, imageUrl: ITEM_PICTURE })
    .from(animals)
    .innerJoin(species, eq(species.id, animals.speciesId))
    .leftJoin(products, eq(products.id, animals.productId))
    .where(ownedBy(customer, id))
  const code = row?.animal.code
  if (!row || !code) return refuse({ code: 'not-found' })
  const { animal, imageUrl } = row
  const { name, ownName, microchip, foundShows: shows } = animal
  const hasPhoto = imageUrl !== null || (await findOwnPhoto(db, id)) !== null
  const has = FOUND_FACTS.filter(
    (fact) => fact === 'name' || (fact === 'photo' ? hasPhoto : microchip !== null),
  )
  const page = { id, code, name, ownName, species: row.species, microchip, imageUrl, shows: shows ?? [] }
  const preview = await foundPage(db, page)
  return ok({
    name: ownName ?? name,
    url: `${baseUrl}/p/${code}`,
    code,
    shows,
    has,
    isEnded: animal.endedOn !== null,
    // The owner's session may read the picture even while the page hides it.
    preview: { ...preview, imageUrl: await ownImageUrl(db, id, preview.imageUrl) },
  })
}

async function ownImageUrl(db: Context['db'], id: number, shownUrl: string | null): Promise<string | null> {
  if (!shownUrl?.startsWith('/api/found/')) return shownUrl
  const photo = await findOwnPhoto(db, id)
  return photo && `/api/files/${photo}`
}

export async function changeFoundPage(
  context: Context,
  customer: Customer,
  id: number,
  { shows }: { shows: readonly FoundFact[] | null },
): Promise<Result<OwnCard, NotFound>> {
  const foundShows = shows && FOUND_FACTS.filter((fact) => shows.includes(fact))
  const changed = await context.db
    .update(animals)
    .set({ foundShows })
    .where(ownedBy(customer, id))
    .returning({ id: animals.id })
  return changed.length > 0 ? openOwnCard(context, customer, id) : refuse({ code: 'not-found' })
}

export async function openOwnCarePlan(
  { db }: Context,
  customer: Customer,
  id: number,
): Promise<Result<CarePlan, NotFound>> {
  const [own] = await db.select({ ownName: animals.ownName }).from(animals).where(ownedBy(customer, id))
  const plan = own && (await readCarePlan(db, id))
  return plan ? ok({ ...plan, name: own.ownName ?? plan.name }) : refuse({ code: 'not-found' })
}

function ownedBy({ id: ownerId }: Customer, id: number) {
  return and(eq(animals.id, id), eq(animals.ownerId, ownerId))
}
