// An animal that somebody found (H-05), by the code on its papers. A page that is off, an animal that has died, and an
// unknown code look the same from outside.
import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { FoundAnimal } from '#contract/found.ts'
import { readAnimalCode } from '#domain/animals/animal-code.ts'
import type { FoundFact } from '#domain/animals/own-animal.ts'
import type { Database, Queryable } from '#platform/database/connect.ts'
import type { OpenedImage } from '#platform/media/drawn-pictures.ts'
import { ok, type Result } from '#platform/result.ts'
import type { RateLimits } from '#server/access/rate-limits.ts'
import { type LinkRefusal, refuseLink } from '#server/access/refuse-link.ts'
import type { Context } from '#server/context.ts'
import { profiles } from '#server/database/tables/accounts.ts'
import { animals } from '#server/database/tables/animals.ts'
import { products } from '#server/database/tables/catalog.ts'
import { files } from '#server/database/tables/media.ts'
import { species } from '#server/database/tables/species.ts'
import { ITEM_PICTURE } from './item-picture.ts'

export async function openFoundAnimal(
  { db }: Context,
  limits: RateLimits,
  network: string,
  code: string,
): Promise<Result<FoundAnimal, LinkRefusal>> {
  const found = await findAnimalByCode(db, code)
  return found ? ok(await foundPage(db, found)) : refuseLink(limits, network, 'not-found', 'found-guess')
}

/** Only the owner's own picture: the item's picture is public anyway. */
export async function openFoundPicture(
  { db, images }: Context,
  limits: RateLimits,
  network: string,
  code: string,
): Promise<Result<OpenedImage, LinkRefusal>> {
  const found = await findAnimalByCode(db, code)
  const photo = found?.shows.includes('photo') ? await findOwnPhoto(db, found.id) : null
  const opened = photo && (await images.private.open(photo))
  return opened ? ok(opened) : refuseLink(limits, network, 'not-found', 'found-guess')
}

type AnimalByCode = {
  id: number
  code: string
  shows: readonly FoundFact[]
  name: string
  ownName: string | null
  species: string
  microchip: string | null
  imageUrl: string | null
  owner: { email: string; firstName: string }
}

/** Only while its owner has the page turned on. */
export async function findAnimalByCode(db: Queryable, typed: string): Promise<AnimalByCode | null> {
  // A malformed code is looked up as well, so that the answer takes as long.
  const code = readAnimalCode(typed) ?? ''
  const [row] = await db
    .select({
      id: animals.id,
      code: animals.code,
      shows: animals.foundShows,
      name: animals.name,
      ownName: animals.ownName,
      species: species.nameArabic,
      microchip: animals.microchip,
      imageUrl: ITEM_PICTURE,
      owner: { email: profiles.email, firstName: profiles.firstName },
    })
    .from(animals)
    .innerJoin(profiles, and(eq(profiles.id, animals.ownerId), isNull(profiles.deactivatedAt)))
    .innerJoin(species, eq(species.id, animals.speciesId))
    .leftJoin(products, eq(products.id, animals.productId))
    .where(and(eq(animals.code, code), isNotNull(animals.foundShows), isNull(animals.endedOn)))
  return row?.shows ? { ...row, code, shows: row.shows } : null
}

/** The facts that the page shows, or would show. */
export async function foundPage(
  db: Database,
  { id, code, shows, ...found }: Omit<AnimalByCode, 'owner'>,
): Promise<FoundAnimal> {
  const photo = shows.includes('photo') ? await findOwnPhoto(db, id) : null
  return {
    species: found.species,
    name: shows.includes('name') ? (found.ownName ?? found.name) : null,
    imageUrl: photo ? `/api/found/${code}/picture` : shows.includes('photo') ? found.imageUrl : null,
    microchipEnd: shows.includes('microchip') ? (found.microchip?.slice(-4) ?? null) : null,
  }
}

/** The newest one. */
export async function findOwnPhoto(db: Database, animalId: number): Promise<string | null> {
  const own = await db
    .select({ id: files.id })
    .from(files)
    .where(and(eq(files.use, 'own-animal'), eq(files.useId, animalId), isNull(files.removedAt)))
    .orderBy(files.createdAt, files.id)
  return own.at(-1)?.id ?? null
}
