// Which items are delivered to a governorate: of a kind, of a list, of all animals (C-04).
import type { Product } from '#contract/catalog.ts'
import { KINDS, type Kind } from '#domain/chat/lexicon.ts'
import { TOPICS } from '#domain/chat/topics.ts'
import { type DeliveryTerms, deliversTo, deliveryTerms } from '#domain/delivery.ts'
import { findRegion } from '#domain/regions.ts'
import { listProducts } from '#server/catalog/browse/catalogue-queries.ts'
import { categoriesReaching } from '#server/catalog/browse/price-ranges.ts'
import { deliveryRecord } from '#server/settings/delivery-record.ts'
import { deliveryText } from '#text/chat/delivery.ts'
import { paragraphs } from '#text/chat-facts.ts'
import { type AnswerPart, type Asked, asksOfStock } from './asked.ts'
import { isOfKind } from './match-kinds.ts'
import { isWithin } from './match-wishes.ts'
import { findSold } from './pick-subject.ts'
import { linesOf, namesOf } from './show-items.ts'

export const MAX_NAMED = 6
const MAX_FIRST = 2

/** A kind that is named but was not shown, with prices on request: «توصلون قطط صلالة؟». */
export async function namedReaching(
  asked: Asked,
  regionId: number,
  terms: DeliveryTerms,
): Promise<ReachedKind> {
  const { kinds, goods } = asked
  const region = findRegion(regionId)?.nameAr ?? ''
  const [kind] = kinds
  if (!kind || kinds.length > 1 || goods.length > 0) return NONE_NAMED
  const everywhere = await findSold({ ...asked, regionId: null })
  const products = everywhere
    .filter((one) => deliversTo(one, regionId, terms) && isWithin(asked, one))
    .slice(0, MAX_NAMED)
  if (products.length === 0) return { text: noneReaches(kind, everywhere, region), products, listed: [] }
  const isListed = asksOfStock(asked) || asked.maxPrice !== null
  const text = isListed
    ? paragraphs(deliveryText.theseReach(region), linesOf(products))
    : deliveryText.reaches(namesOf(products), region)
  return { text: [text], products: isListed ? products : [], listed: products }
}

export const NONE_NAMED: ReachedKind = { text: [], products: [], listed: [] }

/** `products` are shown; `listed` are the candidates for the next question. */
type ReachedKind = { text: string[]; products: readonly Product[]; listed: readonly Product[] }

/** The kind may exist, but is not delivered there. */
export function noneReaches(kind: Kind, found: readonly Product[], region: string): string[] {
  const { plural } = KINDS[kind]
  const inStock = found.filter(({ quantity }) => quantity > 0)
  const names = namesOf(inStock)
  const none =
    inStock.length > MAX_FIRST
      ? deliveryText.thereButNotReaching(plural, inStock.length, region)
      : inStock.length > 0
        ? deliveryText.doesNotReach(names, region)
        : deliveryText.noneReaches(plural, region)
  return [none, ...regionsOf(inStock.slice(0, MAX_FIRST))]
}

/** A kind instead of an item: any that is delivered there has the same days: «القط». */
export async function oneOfKind({ context, kinds }: Asked, regionId: number): Promise<Product[]> {
  if (kinds.length === 0) return []
  const { items } = await listProducts(context, { type: 'animal', region: regionId, limit: MAX_LOOKED_AT })
  return items.filter((one) => kinds.some((kind) => isOfKind(one, kind))).slice(0, 1)
}
const MAX_LOOKED_AT = 50

/** The governorates that they are delivered to; fees are omitted, as they would not help. */
export function regionsOf(products: readonly Product[]): string[] {
  return products
    .filter(({ availableRegions }) => availableRegions.length > 0)
    .map(({ nameArabic, availableRegions }) =>
      deliveryText.reachesOnly(
        nameArabic,
        availableRegions.flatMap((id) => findRegion(id)?.nameAr ?? []),
      ),
    )
}

/** By name if they are few. */
export async function animalsReaching(
  { context, categories }: Asked,
  regionId: number,
  region: string,
): Promise<ReachedKind> {
  const { items } = await listProducts(context, { type: 'animal', region: regionId, limit: MAX_NAMED + 1 })
  if (items.length > 0 && items.length <= MAX_NAMED)
    return {
      text: [deliveryText.animalsReach(region, namesOf(items))],
      products: [],
      listed: items,
    }
  const animals = categories.filter(({ world }) => world !== 'supplies')
  const reached = await categoriesReaching(
    context,
    regionId,
    animals.map(({ id }) => id),
  )
  const names = animals.filter(({ id }) => reached.includes(id)).map(({ nameArabic }) => nameArabic)
  const text =
    names.length > 0 ? deliveryText.animalsReach(region, names) : deliveryText.noAnimalReaches(region)
  return { ...NONE_NAMED, text: [text] }
}

/** Which of the found animals are delivered there: «مسندم؟ أبغى بادجي», «أرنب يوصل الداخلية». */
export function withReach(asked: Asked, parts: AnswerPart[]): AnswerPart[] {
  const { topics, regionId, about, settings } = asked
  const to = regionId ?? about.regionId
  const region = findRegion(to ?? 0)?.nameAr
  const animals = parts
    .flatMap((part) => part.listed ?? part.products ?? [])
    .filter(({ type, quantity }) => type === 'animal' && quantity > 0)
  const isInAnswer = topics[0] === 'price' || parts.some(({ text }) => text.includes(region ?? ''))
  if (!to || !region || animals.length === 0 || isInAnswer || TOPICS[topics[0] ?? 'okay'] === 'care')
    return parts
  const terms = deliveryTerms(deliveryRecord(settings), to)
  const reached = animals.filter((one) => deliversTo(one, to, terms))
  if (reached.length === animals.length && (regionId === null || animals.length === 1)) return parts
  const names = namesOf(reached)
  return [...parts, { text: deliveryText.ofThem(names, animals.length, region) }]
}
