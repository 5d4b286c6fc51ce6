// The answer to a question in the words of the item's page; or that the page has none, where the item was just shown (C-04).
import type { Product } from '#contract/catalog.ts'
import { findRelated, findSentence } from '#domain/chat/find-sentence.ts'
import type { BodyPart, CarePart, Trait } from '#domain/chat/lexicon.ts'
import { readWords } from '#domain/chat/read-words.ts'
import { meaningsOf, means, recognise } from '#domain/chat/recognise.ts'
import { lastTopic } from '#domain/chat/told.ts'
import { TOPICS } from '#domain/chat/topics.ts'
import { EMPTY_VOCABULARY } from '#domain/chat/vocabulary.ts'
import { foldArabic } from '#domain/fold-arabic.ts'
import { traitText } from '#text/chat/traits.ts'
import { bullets, paragraphs, reachUs } from '#text/chat-facts.ts'
import { traitsOf } from './answer-shown.ts'
import { type AnswerPart, type Asked, asksOfStock } from './asked.ts'
import { goodOf } from './judge-fit.ts'
import { hasColour } from './match-kinds.ts'
import { sentencesOf, wordsOn } from './page-words.ts'
import { pickSubject } from './pick-subject.ts'
import { linesOf as priceLines } from './show-items.ts'
import { meantProducts } from './thread.ts'

/** With more items than this, no detail is looked up. */
const MAX_MEANT = 6
const MAX_OF_CARE = 2
/** Of so many the whole page is quoted, and so much of it. */
const MAX_QUOTED = 2
const MAX_LETTERS = 500

/** «الكيس كم كيلو؟» is asked of what is in it. */
const MEASURES: readonly Trait[] = ['weight', 'dimensions', 'capacity', 'lasts']

/** Null where no item is meant, or where its page has none of the words. */
export async function details(asked: Asked): Promise<AnswerPart | null> {
  const meant = await itemsMeant(asked)
  if (meant.length === 0) return null
  const traits = asked.isPartOfShown ? asked.traits.filter((trait) => MEASURES.includes(trait)) : asked.traits
  if (
    asked.bodyParts.length === 0 &&
    traits.some((trait) => meant.some((product) => wordsOn(product, trait) !== null))
  ) {
    const part = await traitsOf(asked, meant)
    return { ...part, products: meant }
  }
  const lines = linesOf(asked, meant)
  return lines.length > 0 ? { text: bullets(...lines), products: meant } : null
}

/** «الحوض فيه فلتر؟»: beside the item that was found, where few were. */
export function withOwnWords(asked: Asked, part: AnswerPart): AnswerPart[] {
  const { products = [] } = part
  const lines = (products.length <= MAX_MEANT ? linesOf(asked, products) : []).filter(
    (line) => !part.text.includes(line.slice(line.indexOf(': ') + 2)),
  )
  return lines.length > 0 ? [part, { text: bullets(...lines) }] : [part]
}

function linesOf(asked: Asked, products: readonly Product[]): string[] {
  // Prices are not looked up in the page's text.
  if (asked.concepts.has('سعر') || asked.topics[0] === 'price') return []
  return products.flatMap((product) => {
    const sentence = ownWords(asked, product)
    return sentence ? [traitText.quoted(product.nameArabic, sentence)] : []
  })
}

/** The sentence of its page that has the rare words of the question, or speaks of the part of care. */
function ownWords(
  { content, goods, topics, part, bodyParts, folded, isPartOfShown }: Asked,
  product: Product,
): string | null {
  const { nameArabic, breedArabic, category, type } = product
  const known = foldArabic([nameArabic, breedArabic, category?.nameArabic].join(' ')).split(' ')
  const sentences = sentencesOf(product)
  const ofPart = (text: string) =>
    part !== null &&
    recognise(readWords(text.replace('حمّام', 'استحمام')).clauses.flat(), EMPTY_VOCABULARY, () => true).some(
      (word) => means(word, 'care', part),
    )
  if (bodyParts.length > 0) {
    const isColour = COLOUR_ASKED.test(folded)
    return (
      sentences.find(
        (text) =>
          bodyPartsIn(text).some((each) => bodyParts.includes(each)) &&
          (!isColour || COLOURED.test(foldArabic(text))),
      ) ??
      // «شعرها بيقع؟»
      (part !== null && !isColour ? sentences.find(ofPart) : null) ??
      null
    )
  }
  // «القفص جاي معاه؟» asks whether it is sold with the bird.
  const told = isPartOfShown && type === 'animal' ? sentences.filter((text) => WITH_IT.test(text)) : sentences
  const found = findSentence(told, content, known)?.text
  return (
    found ??
    (part !== null && (topics[0] === 'care' || goods.length === 0) ? told.findLast(ofPart) : null) ??
    findRelated(told, content)
  )
}

const WITH_IT = /(?:^| )و?(?:مع|ت?يُ?باع|تُباع|تُسلَّم|يُسلَّم)/
const COLOUR_ASKED = /(?:^| )(?:و?ال)?لون|colou?r/
const COLOURED = /خضر|زرق|ذهب|سود|بيض|ابيض|اسود|صفر|حمر|احمر|عسلي|رماد|برتقال|داكن|فيروز/

function bodyPartsIn(text: string): BodyPart[] {
  return foldArabic(text)
    .split(' ')
    .flatMap((word) => meaningsOf(word))
    .flatMap(({ kind, id }) => (kind === 'body' ? [id as BodyPart] : []))
}

/** «هي لسه عندكم؟» */
const STILL =
  /(?:^| )(?:لسه|لسا|بعد(?:ه|ها|هم)|ما ?زال\S*|موجود\S*|متوفر\S*|متاح\S*|still|available|in stock)(?= |$)/

/** Asked about the shown item, but not on its page. */
export function unsaid(asked: Asked): AnswerPart | null {
  const meant = meantProducts(asked)
  if (meant.length === 0 || meant.length > MAX_MEANT || asked.content.length + asked.bodyParts.length === 0)
    return null
  if (asked.concepts.has('سعر') || STILL.test(asked.folded))
    return { text: priceLines(meant), products: meant }
  const reach = reachUs(asked.facts)
  const names = meant.map(({ nameArabic }) => nameArabic)
  const pages = meant.length > MAX_QUOTED ? [] : meant.flatMap(pageLines)
  const text =
    pages.length > 0
      ? paragraphs(bullets(...pages), traitText.beyondPage(reach))
      : traitText.unsaid(names, reach)
  return { text, products: meant, missed: true }
}

/**
 * «شو ملفوف عليه؟» after a scratching post is no question of care, and what no topic is sure of is asked of the item that is spoken
 * of: by its page.
 */
export async function answerOfPage(asked: Asked): Promise<AnswerPart | null> {
  const { topics, traits, isSure, isSick, namedKinds, kinds, precise, continues, regionId, concepts, about } =
    asked
  const [topic] = topics
  const [item, ...others] = continues && !isSick ? meantProducts(asked) : []
  if (!topic || !item || others.length > 0 || regionId !== null || concepts.has('سعر')) return null
  // «ينفع أعطيها تونة؟» after her food is no question to its page.
  if (asked.eaten.length > 0 && goodOf(item) === 'food') return null
  const isOfKeeping = asked.part !== null && OF_ANIMALS.includes(asked.part)
  const isOfAnimal =
    namedKinds.length > 0 || (kinds.length > 0 && (isSure || precise.size > 0 || isOfKeeping))
  const isOfGood = topic === 'care' && item.type === 'product' && !isOfAnimal
  const last = lastTopic(about.topics)
  const isOfShop = TOPICS[topic] === 'shop' && !(last && TOPICS[last] === 'shop')
  const isOther = isOfShop || topic === 'off-topic'
  // «لو ناديته يجاوبني؟»
  const isVague = topic === 'find' && traits.length === 0 && !asksOfStock(asked)
  return isOfGood || ((isOther || isVague) && !isSure) ? ((await details(asked)) ?? unsaid(asked)) : null
}

/** «كم أحممها في الشهر؟» is asked of no good. */
const OF_ANIMALS: readonly CarePart[] = [
  'bathing',
  'pregnancy',
  'breeding',
  'vaccines',
  'lifespan',
  'sexes',
  'together',
]

/** Beside advice about an animal that is one of those sold: what its own page says. */
export async function ownPage(asked: Asked): Promise<AnswerPart[]> {
  const [one, ...others] = await itemsMeant(asked)
  const lines = one?.type === 'animal' && others.length === 0 ? pageLines(one) : []
  return lines.length > 0 ? [{ text: bullets(...lines) }] : []
}

/** None where nothing is written on its page. */
function pageLines(product: Product): string[] {
  const said = sentencesOf(product)
    .map((text) => text.replace(/[.،]?$/, '.'))
    .join(' ')
  const quoted = said.length > MAX_LETTERS ? `${said.slice(0, MAX_LETTERS).replace(/\s\S*$/, '')} …` : said
  return quoted === '' ? [] : [traitText.page(product.nameArabic, quoted)]
}

/** The items that something is asked of; none where a whole kind is meant, or nothing of the shop's. */
export async function itemsMeant(asked: Asked): Promise<readonly Product[]> {
  const shown = meantProducts(asked)
  // «الكيس كم كيلو؟» of the food for a customer's own cat
  const isOfGoods = shown.length > 0 && asked.traits.some((trait) => MEASURES.includes(trait))
  if ((asked.isOwn && !isOfGoods) || asked.isSick) return []
  // «الشامبو ينفع للأرانب؟» is asked of the shampoo, though what is said of rabbits is care.
  const named = asked.namedGoods.filter((good) => good !== 'tank' || asked.namedKinds.length === 0)
  const ofGood = asked.namedGoods.length > 0 && {
    goods: [...named],
    kinds: named.length > 0 ? [] : asked.kinds,
  }
  const picked = shown.length > 0 ? null : await pickSubject({ ...asked, ...ofGood })
  const all = picked === null ? shown : picked.missing === null ? picked.products : []
  // «الكناري الأحمر» is one of them.
  const coloured = asked.colours.length > 0 ? all.filter((one) => hasColour(one, asked.colours)) : []
  const found = coloured.length > 0 ? coloured : all
  // How fish are kept stands on the page of no flakes.
  const animals = found.filter(({ type }) => type === 'animal')
  const isOfAnimals = asked.part === 'together' || (asked.topics[0] === 'care' && animals.length > 0)
  const meant = isOfAnimals && !asked.isPartOfShown ? animals : found
  // Of a whole kind no page of one speaks: «كم مرة تاكل القطط؟».
  const most =
    asked.topics[0] === 'care' && shown.length === 0 && asked.search === null ? MAX_OF_CARE : MAX_MEANT
  return meant.length <= most ? meant : []
}
