// What is asked of items that were shown or are named: their properties, by their own record (C-03, C-04, H-03).
import type { Product } from '#contract/catalog.ts'
import { type HealthFact, healthFacts } from '#domain/animals/proven-health.ts'
import { kindsIn } from '#domain/chat/kinds-in.ts'
import type { CarePart, Trait } from '#domain/chat/lexicon.ts'
import type { ChatTopic } from '#domain/chat/topics.ts'
import { readItemUnits } from '#server/animals/item-units.ts'
import { readRecords } from '#server/animals/read-records.ts'
import type { Context } from '#server/context.ts'
import { healthFactTexts } from '#text/animal-record.ts'
import { carePart } from '#text/care/care-guides.ts'
import { traitText } from '#text/chat/traits.ts'
import { bullets, paragraphs } from '#text/chat-facts.ts'
import { formatRials } from '#text/format-price.ts'
import { care } from './answer-care.ts'
import type { AnswerPart, Asked } from './asked.ts'
import { hasColour } from './match-kinds.ts'
import { fitsAll } from './match-wishes.ts'
import { sizeIn } from './measures.ts'
import { isShe, wordsOn } from './page-words.ts'
import { AFTER_ITEMS, linesOf, MAX_ITEMS, noneLeft } from './show-items.ts'

/** A wish looks among all; a question is about what is seen. */
export function isOfShown(
  {
    concepts,
    traits,
    colours,
    pick,
    called,
    maxPrice,
    minPrice,
    about,
    kinds,
    goods,
    folded,
    shown,
    refusedGoods,
  }: Asked,
  topic: ChatTopic,
): boolean {
  if (called.length > 0) return topic === 'traits' && traits.length > 0
  if (pick !== null) return topic !== 'cheapest' && topic !== 'dearest'
  if (goods.length > 0 && concepts.has('عندكم') && sizeIn(folded)) return false
  // «كم سعر الذكر؟» after seeds is asked of the canary.
  const isOfAnimal = kinds.length > 0 && (traits.includes('male') || traits.includes('female'))
  if (isOfAnimal && shown.every(({ type }) => type === 'product')) return false
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
  const isWish = topic === 'find' || concepts.has('ابغي') || concepts.has('عندكم')
  const isOther = traits.length > 0 && (concepts.has('ابغي') || ANY_OTHER.test(folded))
  const isSelected = isSelecting(traits, colours) || isOther
  return !isNewLimit && !(isWish && isSelected)
}

/** «وفي شي أهدى؟» */
const ANY_OTHER =
  /(?:^| )و?(?:في|فيه|عندكم|عندك|any) (?:شي|حاجه|واحده?|وحده|غير\S*)(?= |$)|(?:^| )(?:ثاني|ثانيه|تاني|تانيه|اخر|anything|another)(?= |$)/

/** «ابي وحدة هادية» after some that were shown wishes for others like it. */
export function isWishing({ concepts, traits }: Asked): boolean {
  return traits.length > 0 && concepts.has('ابغي')
}

/** «ابغى ذكر», «ابيض»: such are looked for; «ذكر ولا أنثى؟» is a question. */
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
  // «هل تحتاج تطعيم؟» after her food is asked of her.
  const part = traits.map((trait) => PART_OF_TRAIT[trait]).find((each) => each !== undefined)
  if (part && asked.kinds.length > 0 && shown.every(({ type }) => type === 'product'))
    return care({ ...asked, part, shown: [], continues: false })
  const coloured = colours.length > 0 ? shown.filter((product) => hasColour(product, colours)) : []
  const fitting = asked.isAmong
    ? shown.filter((product) => fitsAll(product, traits, colours, asked.folded))
    : []
  const meant = fitting.length > 0 ? fitting : coloured.length > 0 ? coloured : shown
  if (asked.bodyParts.length > 0) return null
  // «كم سعر الذكر؟»
  const ofTrait =
    topic === 'price' ? shown.filter((product) => fitsAll(product, traits, colours, asked.folded)) : []
  if (ofTrait.length > 0 && isSelecting(traits, colours))
    return { text: linesOf(ofTrait), products: ofTrait, suggestions: AFTER_ITEMS }
  if (topic === 'traits' || traits.length > 0) return traitsOf(asked, meant)
  const text = meant.some(({ quantity }) => quantity > 0)
    ? linesOf(meant)
    : paragraphs(noneLeft(meant), linesOf(meant))
  return { text, products: meant, suggestions: AFTER_ITEMS }
}

/** From the record, and only what it has: what it does not say is said to be missing. */
export async function traitsOf(
  { traits, folded, context, concepts, isAmong }: Asked,
  products: readonly Product[],
): Promise<AnswerPart> {
  const animals = products.filter(({ type }) => type === 'animal')
  // «صحتها تمام؟»: what it is vaccinated against, too.
  const own = traits.includes('health') ? [...new Set([...traits, 'vaccinated' as const])] : traits
  const wanted = own.length > 0 ? own : (['story'] as const)
  const isColour = /(?:^| )(?:و?ال)?لون/.test(folded)
  const asked = isColour
    ? [...new Set([...wanted.filter((trait) => trait !== 'story'), 'colour' as const])]
    : wanted
  const all = (animals.length > 0 ? animals : products).slice(0, MAX_ITEMS)
  // «أيها أسهل؟»: those of which it is said.
  const said = isAmong ? all.filter((one) => wanted.some((trait) => wordsOn(one, trait) !== null)) : []
  const meant = said.length > 0 ? said : all
  const proven = await provenOf(context, meant, asked)
  const lines = meant.map((product) => {
    const said = asked
      .map((trait) => proven(product, trait) ?? wordsOn(product, trait))
      .filter((words) => words !== null)
    if (concepts.has('سعر') || traits.length === 0) said.unshift(formatRials(product.price))
    // «هل يتكلم وكم عمره؟»: what is not written is said, too.
    const missing = asked.filter(
      (trait) => MAY_MISS.includes(trait) && (proven(product, trait) ?? wordsOn(product, trait)) === null,
    )
    if (said.length > 0 && missing.length > 0) said.push(traitText.missing(missing, isShe(product)))
    return said.length > 0
      ? traitText.said(product.nameArabic, unrepeated(said))
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

/** «سليم، مطعّم بالجرعة الثلاثية» stands in what is said of its vaccination. */
function unrepeated(said: readonly string[]): string[] {
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

/** Where no page says it, the facts about their kind. */
export function ofKind(
  products: readonly Product[],
  traits: readonly (Trait | 'colour')[],
): readonly string[] {
  const isSaid = products.some((each) => traits.some((trait) => wordsOn(each, trait) !== null))
  const part = traits.map((trait) => PART_OF_TRAIT[trait]).find((each) => each !== undefined)
  if (isSaid || !part) return []
  const kinds = products.flatMap(({ nameArabic, breedArabic, category }) =>
    kindsIn(nameArabic, breedArabic ?? '', category?.nameArabic ?? '').slice(0, 1),
  )
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

/** H-03: what an animal's record proves, with its dates, before what follows from it. */
async function provenOf(
  { db }: Pick<Context, 'db'>,
  products: readonly Product[],
  traits: readonly (Trait | 'colour')[],
): Promise<(product: Product, trait: Trait | 'colour') => string | null> {
  const isAsked = traits.includes('vaccinated') || traits.includes('health')
  const records = await readRecords(db, isAsked ? products.map(({ id }) => id) : [])
  const unitsOf = await readItemUnits(db, [...records.keys()])
  return ({ id }, trait) => {
    if (trait !== 'vaccinated' && trait !== 'health') return null
    const isOfTrait = ({ kind }: HealthFact) => (kind === 'vaccination') === (trait === 'vaccinated')
    const facts = healthFactTexts(healthFacts(records.get(id) ?? [], unitsOf(id)).filter(isOfTrait))
    return facts.length > 0 ? traitText.proven(trait, facts) : null
  }
}
