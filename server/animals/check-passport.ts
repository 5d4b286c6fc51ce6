// Checks a typed record by its own rules, other records and its item (H-01).
import { and, eq, ne } from 'drizzle-orm'
import type { RefusalOf } from '#contract/refusals.ts'
import { findPassportFaults, type Passport, type PassportField } from '#domain/animals/passport.ts'
import { muscatDay } from '#domain/muscat-time.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { ok, type Result, refuse } from '#platform/result.ts'
import { animals, healthEntries } from '#server/database/tables/animals.ts'
import { products } from '#server/database/tables/catalog.ts'
import { orders } from '#server/database/tables/orders.ts'
import { species } from '#server/database/tables/species.ts'
import { passportErrors, passportFaultSentences } from '#text/admin/passport-faults.ts'
import { findFamilyErrors } from './check-family.ts'
import type { AnimalRow } from './read-records.ts'

export type Checked = Passport & { speciesId: number }

export async function checkPassport(
  tx: Transaction,
  passport: Passport,
  stored: AnimalRow | null,
  now: Date,
): Promise<Result<Checked, RefusalOf<'invalid-request'>>> {
  const id = stored?.id ?? null
  const errors: Partial<Record<PassportField, string>> = {
    ...passportFaultSentences(findPassportFaults(passport, muscatDay(now))),
  }
  const { speciesId } = passport
  const note = (field: PassportField, sentence: string | null | undefined) => {
    if (sentence) errors[field] ??= sentence
  }
  if (speciesId !== null) note('speciesId', await speciesError(tx, speciesId))
  // The species of the item may have changed since the animal left.
  const hasLeft =
    stored !== null &&
    passport.leftOn !== null &&
    stored.productId === passport.productId &&
    stored.speciesId === speciesId
  if (!hasLeft) note('productId', await productError(tx, passport))
  if (stored && stored.orderId !== null && stored.productId !== passport.productId)
    note('productId', passportErrors.inOrder)
  if (stored && stored.ownerId !== null && stored.productId !== passport.productId)
    note('productId', passportErrors.isOwned)
  if (stored && stored.ownerId !== null && passport.leftOn === null) note('leftOn', passportErrors.isOwned)
  if (stored?.leftOn && passport.leftOn === null && (await isDelivered(tx, stored.orderId)))
    note('leftOn', passportErrors.inOrder)
  note('microchip', await chipError(tx, passport.microchip, id))
  if (id !== null) note('birthDate', await birthError(tx, passport.birthDate, id))
  for (const [field, sentence] of Object.entries(await findFamilyErrors(tx, passport, stored)))
    note(field as PassportField, sentence)
  const sentences = Object.entries(errors).map(([field, sentence]) => [field, [sentence]])
  return sentences.length > 0 || speciesId === null
    ? refuse({ code: 'invalid-request', errors: Object.fromEntries(sentences) })
    : ok({ ...passport, speciesId })
}

async function isDelivered(tx: Transaction, orderId: number | null): Promise<boolean> {
  if (orderId === null) return false
  return (await tx.$count(orders, and(eq(orders.id, orderId), eq(orders.status, 'delivered')))) > 0
}

async function speciesError(tx: Transaction, id: number): Promise<string | null> {
  const [found] = await tx.select().from(species).where(eq(species.id, id)).for('key share')
  return found ? null : passportErrors.speciesUnknown
}

async function productError(tx: Transaction, { productId, speciesId }: Passport): Promise<string | null> {
  if (productId === null) return null
  const [item] = await tx
    .select({ type: products.itemType, speciesId: products.speciesId, species: species.nameArabic })
    .from(products)
    .leftJoin(species, eq(species.id, products.speciesId))
    .where(eq(products.id, productId))
  if (item?.type !== 'animal') return passportErrors.productUnknown
  const speciesDiffers = item.speciesId !== null && speciesId !== null && item.speciesId !== speciesId
  return speciesDiffers ? passportErrors.otherSpecies(item.species ?? '') : null
}

async function chipError(tx: Transaction, microchip: string | null, id: number | null) {
  if (microchip === null) return null
  const [other] = await tx
    .select({ name: animals.name, ownerId: animals.ownerId })
    .from(animals)
    .where(and(eq(animals.microchip, microchip), id === null ? undefined : ne(animals.id, id)))
  return other && passportErrors[other.ownerId === null ? 'chipTaken' : 'chipWithOwner'](other.name)
}

/** No health entry may be dated before the birth. */
async function birthError(tx: Transaction, birthDate: string | null, id: number): Promise<string | null> {
  if (birthDate === null) return null
  const entries = await tx
    .select({ on: healthEntries.on })
    .from(healthEntries)
    .where(eq(healthEntries.animalId, id))
  return entries.some(({ on }) => on < birthDate) ? passportErrors.bornAfterEntry : null
}
