// Questions about shown or named items: their properties, from the record (C-03, C-04, H-03).
import type { Product } from '#contract/catalog.ts'
import { type HealthFact, healthFacts } from '#domain/animals/proven-health.ts'
import type { CarePart, Trait } from '#domain/chat/lexicon.ts'
import type { ChatTopic } from '#domain/chat/topics.ts'
import { readItemUnits } from '#server/animals/item-units.ts'
import { readRecords } from '#server/animals/read-records.ts'
import type { Context } from '#server/context.ts'
import { healthFactTexts } from '#text/animals/animal-record.ts'
import { carePart } from '#text/care/care-guides.ts'
import { traitText } from '#text/chat/traits.ts'
import { bullets, paragraphs } from '#text/chat-facts.ts'
import { formatRials } from '#text/format-price.ts'
import type { AnswerPart, Asked } from './asked.ts'
import { hasColour, kindsOf } from './match-kinds.ts'
import { fitsAll } from './match-wishes.ts'
import { sizeIn } from './measures.ts'
import { isShe, wordsOn } from './page-words.ts'
import { AFTER_ITEMS, linesOf, MAX_ITEMS, noneLeft } from './show-items.ts'

/** A wish searches the whole stock; a question is about what was shown. */
export function isOfShown(asked: Asked, topic: ChatTopic): boolean {
  const { concepts, traits, colours, called, maxPrice, minPrice, about, goods, folded, refusedGoods } = asked
  if (called.length > 0) return topic === 'traits' && traits.length > 0
  if (goods.length > 0 && concepts.has('عندكم') && sizeIn(folded)) return false
  if (
    refusedGoods.length > 0 ||
    concepts.has('المزيد') ||
    concepts.has('بديل') ||
    topic === 'newest' ||
    topic === 'cheapest' ||
    topic === 'dearest'
  )
    return false
  const isNewLimit = maxPrice !== about.subject.maxPrice || minPrice !== about.subject.minPrice
  const isSearch = topic === 'find' || concepts.has('ابغي') || concepts.has('عندكم')
  const isSelected = isSelecting(traits, colours) || asksForOther(asked)
  return !isNewLimit && !(isSearch && isSelected)
}

/** Asks for another one: «وفي شي أهدى؟», «واللي معقم عندكم منو؟». */
export function asksForOther({ concepts, traits, folded }: Asked): boolean {
  return traits.length > 0 && (concepts.has('ابغي') || ANY_OTHER.test(folded))
}
const ANY_OTHER =
  /(?:^| )و?(?:في|فيه|عندكم|عندك|any) (?:شي|حاجه|واحده?|وحده|غير\S*)(?= |$)|(?:^| )(?:ثاني|ثانيه|تاني|تانيه|اخر|anything|another)(?= |$)|(?:^| )و?ال+ي .*عندك/

/** A property to search for: «ابغى ذكر», «ابيض»; «ذكر ولا أنثى؟» is a question. */
export function isSelecting(traits: Asked['traits'], colours: Asked['colours']): boolean {
  const isEither = traits.includes('male') && traits.includes('female')
  return (
    colours.length > 0 ||
    traits.includes('young') ||
    (!isEither && (traits.includes('male') || traits.includes('female')))
  )
}

export async function ofShown(
  asked: Asked,
  shown: readonly Product[],
  topic: ChatTopic,
): Promise<AnswerPart | null> {
  const { colours, traits } = asked
  const coloured = colours.length > 0 ? shown.filter((product) => hasColour(product, colours)) : []
  const fitting = asked.isAmong
    ? shown.filter((product) => fitsAll(product, traits, colours, asked.folded))
    : []
  const meant = fitting.length > 0 ? fitting : coloured.length > 0 ? coloured : shown
  if (asked.bodyParts.length > 0) return null
  if (topic === 'traits' || traits.length > 0) return traitsOf(asked, meant)
  const text = meant.some(({ quantity }) => quantity > 0)
    ? linesOf(meant)
    : paragraphs(noneLeft(meant), linesOf(meant))
  return { text, products: meant, suggestions: AFTER_ITEMS }
}

/** From the record only; missing facts are reported as missing. */
export async function traitsOf(
  { traits, folded, context, concepts, isAmong }: Asked,
  products: readonly Product[],
): Promise<AnswerPart> {
  // A question about health includes the vaccinations: «صحتها تمام؟».
  const own = traits.includes('health') ? [...new Set([...traits, 'vaccinated' as const])] : traits
  const requestedTraits = own.length > 0 ? own : (['story'] as const)
  const isColour = /(?:^| )(?:و?ال)?لون/.test(folded)
  const asked = isColour
    ? [...new Set([...requestedTraits.filter((trait) => trait !== 'story'), 'colour' as const])]
    : requestedTraits
  const all = products.slice(0, MAX_ITEMS)
  // Asks which of them has the property: «أيها أسهل؟».
  const said = isAmong
    ? all.filter((one) => requestedTraits.some((trait) => wordsOn(one, trait) !== null))
    : []
  const meant = said.length > 0 ? said : all
  const proven = await provenOf(context, meant, asked)
  const lines = meant.map((product) => {
    const said = asked
      .map((trait) => proven(product, trait) ?? wordsOn(product, trait))
      .filter((words) => words !== null)
    if (concepts.has('سعر') || traits.length === 0) said.unshift(formatRials(product.price))
    // Facts that are missing are mentioned, too: «هل يتكلم وكم عمره؟».
    const missing = asked.filter(
      (trait) => MAY_MISS.includes(trait) && (proven(product, trait) ?? wordsOn(product, trait)) === null,
    )
    if (said.length > 0 && missing.length > 0) said.push(traitText.missing(missing, isShe(product)))
    const is = verdictOn(product, asked)
    const say = is === null ? traitText.said : is ? traitText.yes : traitText.no
    return said.length > 0
      ? say(product.nameArabic, withoutRepeats(said))
      : traitText.notSaid(product.nameArabic, asked, isShe(product))
  })
  const isHers = meant.length === 1 && meant.every(isShe)
  const chips = isHers ? ['كم سعرها؟', 'هل هي مطعمة؟'] : ['كم سعره؟', 'هل هو مطعم؟']
  return {
    text: paragraphs(bullets(...lines), bullets(...ofKind(meant, asked))),
    products,
    suggestions: [...chips, 'كيف أطلب؟'],
  }
}

/** The conclusion of a question for one property that the record affirms or denies: «يناسب طفل؟». */
function verdictOn(product: Product, traits: readonly (Trait | 'colour')[]): boolean | null {
  const [trait, ...others] = traits.filter((each) => each !== 'young' && each !== 'age')
  if (others.length > 0) return null
  const { goodWithKids, goodWithPets, vaccinated } = product
  return trait === 'kids'
    ? goodWithKids
    : trait === 'pets'
      ? goodWithPets
      : trait === 'vaccinated'
        ? vaccinated
        : null
}

/** Drops what another fact already includes: «سليم، مطعّم بالجرعة الثلاثية». */
export function withoutRepeats(said: readonly string[]): string[] {
  const different = [...new Set(said)]
  return different.filter((words) => !different.some((other) => other !== words && other.includes(words)))
}

const MAY_MISS: readonly (Trait | 'colour')[] = [
  'talks',
  'sings',
  'whistles',
  'vaccinated',
  'kids',
  'lasts',
  'age',
  'weight',
  'sex',
]

const PART_OF_TRAIT: Partial<Record<Trait | 'colour', CarePart>> = {
  talks: 'taming',
  vaccinated: 'vaccines',
  sings: 'taming',
  whistles: 'taming',
  touch: 'taming',
  sex: 'sexes',
  pets: 'together',
}

/** Facts about the kind, if no page has the answer. */
export function ofKind(
  products: readonly Product[],
  traits: readonly (Trait | 'colour')[],
): readonly string[] {
  const isOnPages = products.some((each) => traits.some((trait) => wordsOn(each, trait) !== null))
  const part = traits.map((trait) => PART_OF_TRAIT[trait]).find((each) => each !== undefined)
  if (isOnPages || !part) return []
  const kinds = products.flatMap((product) => kindsOf(product).slice(0, 1))
  const lines = [...new Set(kinds.flatMap((kind) => carePart(kind, part) ?? []))]
  const says = traits.includes('talks')
    ? /كلام|تكلم/
    : traits.includes('sings')
      ? /غرّد|غرد|غناء/
      : traits.includes('whistles')
        ? /صف[يّ]?ر/
        : /./
  return lines.filter((line) => says.test(line))
}

/** H-03: proven facts of the animal's record, with dates, come first. */
async function provenOf(
  { db }: Pick<Context, 'db'>,
  products: readonly Product[],
  traits: readonly (Trait | 'colour')[],
): Promise<(product: Product, trait: Trait | 'colour') => string | null> {
  const asksHealth = traits.includes('vaccinated') || traits.includes('health')
  const records = await readRecords(db, asksHealth ? products.map(({ id }) => id) : [])
  const unitsOf = await readItemUnits(db, [...records.keys()])
  return ({ id }, trait) => {
    if (trait !== 'vaccinated' && trait !== 'health') return null
    const isOfTrait = ({ kind }: HealthFact) => (kind === 'vaccination') === (trait === 'vaccinated')
    const facts = healthFactTexts(healthFacts(records.get(id) ?? [], unitsOf(id)).filter(isOfTrait))
    return facts.length > 0 ? traitText.proven(trait, facts) : null
  }
}
