// The papers of an animal for print (H-04). A link is signed for one animal, its requester, and whether it shows
// pictures; it is void once the animal has another owner.
import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Papers } from '#contract/papers.ts'
import type { RefusalOf } from '#contract/refusals.ts'
import { foldArabic } from '#domain/fold-arabic.ts'
import type { OpenedImage } from '#platform/media/drawn-pictures.ts'
import { pick } from '#platform/pick.ts'
import { ok, orNotFound, type Result, refuse } from '#platform/result.ts'
import type { SignedTokens } from '#platform/sessions/signed-token.ts'
import type { Customer, Granted } from '#server/access/current-user.ts'
import type { Context } from '#server/context.ts'
import { animals, healthEntries } from '#server/database/tables/animals.ts'
import { products } from '#server/database/tables/catalog.ts'
import { files } from '#server/database/tables/media.ts'
import { species } from '#server/database/tables/species.ts'
import { readSettings } from '#server/settings/settings-queries.ts'
import { ITEM_PICTURE } from './item-picture.ts'
import { IS_ONLY_ANIMAL, knownFacts } from './known-facts.ts'
import { newAnimalCode } from './order-animals.ts'

/** `ownerId`: who asked for the link, null for the shop. `heldBy`: the animal's owner at that time, if any. */
export type PapersGrant = { animalId: number; ownerId: string | null; heldBy: string | null; files: boolean }
export type PapersLinks = SignedTokens<PapersGrant>

const SECONDS = 15 * 60

type PapersRequest = { animalId: number; files: boolean }
type SignedLink = { token: string; expiresAt: string }
type PapersRefusal = RefusalOf<'not-found' | 'papers-expired'>

/** Printed papers carry the code by which a finder reaches the owner. */
export async function linkShopPapers(
  { db }: Context,
  links: PapersLinks,
  _admin: Granted<'animals:write'>,
  request: PapersRequest,
): Promise<Result<SignedLink, RefusalOf<'not-found'>>> {
  const { animalId } = request
  await db
    .update(animals)
    .set({ code: newAnimalCode() })
    .where(and(eq(animals.id, animalId), isNull(animals.code)))
  const [known] = await db.select({ heldBy: animals.ownerId }).from(animals).where(eq(animals.id, animalId))
  if (!known) return refuse({ code: 'not-found' })
  return ok(signed(links, { ...request, ownerId: null, ...known }))
}

export async function linkOwnPapers(
  { db }: Context,
  links: PapersLinks,
  { id: ownerId }: Customer,
  request: PapersRequest,
): Promise<Result<SignedLink, RefusalOf<'not-found'>>> {
  const [own] = await db
    .select({ id: animals.id })
    .from(animals)
    .where(and(eq(animals.id, request.animalId), eq(animals.ownerId, ownerId)))
  if (!own) return refuse({ code: 'not-found' })
  return ok(signed(links, { ...request, ownerId, heldBy: ownerId }))
}

function signed(links: PapersLinks, grant: PapersGrant): SignedLink {
  const { token, expiresAt } = links.sign(grant, SECONDS)
  return { token, expiresAt: expiresAt.toISOString() }
}

export async function openPapers(
  context: Context,
  links: PapersLinks,
  token: string,
): Promise<Result<Papers, PapersRefusal>> {
  const granted = await readGrant(context, links, token)
  if (!granted.ok) return granted
  const { grant, row } = granted.value
  const { db, now, baseUrl } = context
  const { animal, species: kind, product } = row
  const facts = knownFacts(animal, row.isOnlyAnimal && animal.leftOn === null ? product : null)
  const { ownerId } = grant
  const entries = await readPaperEntries(context, grant)
  const [settings, pictures] = await Promise.all([readSettings(context), readPictures(db, grant, entries)])
  return ok({
    shop: { nameArabic: settings.nameArabic, name: settings.name },
    name: (ownerId && animal.ownName) || animal.name,
    species: pick(kind, 'nameArabic', 'name', 'isBird', 'citesAppendix'),
    breed: inBoth(facts.breed, product?.breedArabic, product?.breed),
    colour: inBoth(facts.colour, product?.colorArabic, product?.color),
    sex: facts.sex,
    birthDate: facts.birthDate,
    ...pick(animal, 'marks', 'microchip', 'ring', 'origin', 'importPermit', 'healthCertificate'),
    citesPermit: animal.citesPermit,
    mother: row.mother,
    father: row.father,
    imageUrl: row.imageUrl,
    photo: pictures.photo,
    entries: entries.map(({ id, ...entry }) => entry),
    files: grant.files ? pictures.papers : [],
    foundUrl: animal.code && `${baseUrl}/p/${animal.code}`,
    printedAt: now().toISOString(),
  })
}

/** Only files that the papers show. */
export async function openPaperPicture(
  context: Context,
  links: PapersLinks,
  { token, file }: { token: string; file: string },
): Promise<Result<OpenedImage, PapersRefusal>> {
  const granted = await readGrant(context, links, token)
  if (!granted.ok) return granted
  const { grant } = granted.value
  const pictures = await readPictures(context.db, grant, await readPaperEntries(context, grant))
  const isShown = file === pictures.photo || (grant.files && pictures.papers.includes(file))
  const opened = isShown ? await context.images.private.open(file) : null
  return orNotFound(opened)
}

const mother = alias(animals, 'mother')
const father = alias(animals, 'father')

async function readGrant(
  { db }: Context,
  links: PapersLinks,
  token: string,
): Promise<Result<{ grant: PapersGrant; row: PapersRow }, PapersRefusal>> {
  const read = links.read(token)
  if (!read) return refuse({ code: 'not-found' })
  if (read.isExpired) return refuse({ code: 'papers-expired' })
  const [row] = await selectAnimal(db, read.grant)
  return row ? ok({ grant: read.grant, row }) : refuse({ code: 'not-found' })
}

type PapersRow = Awaited<ReturnType<typeof selectAnimal>>[number]

function selectAnimal(db: Context['db'], { animalId, heldBy }: PapersGrant) {
  return db
    .select({
      animal: animals,
      species,
      product: products,
      imageUrl: ITEM_PICTURE,
      isOnlyAnimal: sql<boolean>`(SELECT ${IS_ONLY_ANIMAL} FROM animals a WHERE a.id = ${animals.id})`,
      mother: mother.name,
      father: father.name,
    })
    .from(animals)
    .innerJoin(species, eq(species.id, animals.speciesId))
    .leftJoin(products, eq(products.id, animals.productId))
    .leftJoin(mother, eq(mother.id, animals.motherId))
    .leftJoin(father, eq(father.id, animals.fatherId))
    .where(and(eq(animals.id, animalId), heldBy ? eq(animals.ownerId, heldBy) : isNull(animals.ownerId)))
}

/** The shop prints its own entries; an owner also theirs, each marked with its author. */
function readPaperEntries({ db }: Context, { animalId, ownerId }: PapersGrant) {
  return db
    .select({
      ...pick(healthEntries, 'id', 'kind', 'author', 'on', 'against', 'medicine', 'batch', 'nextOn'),
      ...pick(healthEntries, 'clinic', 'finding'),
    })
    .from(healthEntries)
    .where(
      and(
        eq(healthEntries.animalId, animalId),
        inArray(healthEntries.kind, ['vaccination', 'deworming', 'examination']),
        ownerId === null
          ? eq(healthEntries.author, 'shop')
          : or(eq(healthEntries.author, 'shop'), eq(healthEntries.authorId, ownerId)),
      ),
    )
    .orderBy(healthEntries.on, healthEntries.id)
    .then((rows) => rows.toReversed())
}

async function readPictures(
  db: Context['db'],
  { animalId, ownerId }: PapersGrant,
  entries: readonly { id: number }[],
): Promise<{ photo: string | null; papers: string[] }> {
  const ofEntries = entries.map(({ id }) => id)
  const found = await db
    .select({ id: files.id, use: files.use })
    .from(files)
    .where(
      and(
        isNull(files.removedAt),
        or(
          and(inArray(files.use, ['animal', 'own-animal']), eq(files.useId, animalId)),
          and(inArray(files.use, ['health-entry', 'own-entry']), inArray(files.useId, ofEntries)),
        ),
      ),
    )
    .orderBy(files.createdAt, files.id)
  const photo = found.findLast(({ use }) => ownerId !== null && use === 'own-animal')
  return {
    photo: photo?.id ?? null,
    papers: found.flatMap(({ id, use }) =>
      use === 'animal' || use === 'health-entry' || (use === 'own-entry' && ownerId !== null) ? [id] : [],
    ),
  }
}

/** Its known facts; in English only where they equal the item's, which the shop has in English. */
function inBoth(
  recorded: string | null,
  ofItem: string | null | undefined,
  english: string | null | undefined,
): Papers['breed'] {
  if (recorded === null) return null
  const isSame = ofItem != null && foldArabic(ofItem) === foldArabic(recorded)
  return { nameArabic: recorded, name: isSame ? (english ?? null) : null }
}
