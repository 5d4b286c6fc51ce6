// Answers with the words of the item's page, or says that the page does not mention it (C-04).
import type { Product } from '#contract/catalog.ts'
import { findRelated, findSentence } from '#domain/chat/find-sentence.ts'
import type { BodyPart, Trait } from '#domain/chat/lexicon.ts'
import { readWords } from '#domain/chat/read-words.ts'
import { meaningsOf, means, recognise } from '#domain/chat/recognise.ts'
import { lastTopic, TOPICS } from '#domain/chat/topics.ts'
import { EMPTY_VOCABULARY } from '#domain/chat/vocabulary.ts'
import { foldArabic } from '#domain/fold-arabic.ts'
import { fitText } from '#text/chat/fit.ts'
import { traitText } from '#text/chat/traits.ts'
import { bullets, paragraphs, reachUs } from '#text/chat-facts.ts'
import { traitsOf } from './answer-shown.ts'
import { type AnswerPart, type Asked, asksOfStock } from './asked.ts'
import { goodOf } from './judge-fit.ts'
import { hasColour } from './match-kinds.ts'
import { sentenceAbout, sentencesOf, wordsOn } from './page-words.ts'
import { findSold } from './pick-subject.ts'
import { meantProducts } from './refer.ts'
import { namesOf } from './show-items.ts'

/** With more items than this, no page is searched. */
const MAX_MEANT = 6
const MAX_OF_CARE = 2
/** Up to this many items, whole pages are quoted, cut to this length. */
const MAX_QUOTED = 2
const MAX_LETTERS = 500

/** Asks for the amount in the package: «الكيس كم كيلو؟». */
const MEASURES: readonly Trait[] = ['weight', 'dimensions', 'capacity', 'lasts']

/** Null if no item is meant, or none of the words is on its page. */
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

/** Adds the page's answer to the few items found: «الحوض فيه فلتر؟». */
export function withOwnWords(asked: Asked, part: AnswerPart): AnswerPart[] {
  const { products = [] } = part
  const lines = (products.length <= MAX_MEANT ? linesOf(asked, products) : []).filter(
    (line) => !part.text.includes(line.slice(line.indexOf(': ') + 2)),
  )
  return lines.length > 0 ? [part, { text: bullets(...lines) }] : [part]
}

function linesOf(asked: Asked, products: readonly Product[]): string[] {
  // Prices are not searched for in the page's text.
  if (asked.concepts.has('سعر') || asked.topics[0] === 'price') return []
  return products.flatMap((product) => {
    const sentence = ownWords(asked, product)
    return sentence ? [traitText.quoted(product.nameArabic, sentence)] : []
  })
}

/** The sentence with the rare words of the question, or about the part of care. */
function ownWords(
  { content, goods, topics, part, bodyParts, folded, isPartOfShown }: Asked,
  product: Product,
): string | null {
  const { nameArabic, breedArabic, category, type } = product
  const nameWords = foldArabic([nameArabic, breedArabic, category?.nameArabic].join(' ')).split(' ')
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
      // A sentence about the part of care: «شعرها بيقع؟».
      (part !== null && !isColour ? sentences.find(ofPart) : null) ??
      null
    )
  }
  // Asks whether it is included with the animal: «القفص جاي معاه؟».
  const candidates =
    isPartOfShown && type === 'animal' ? sentences.filter((text) => WITH_IT.test(text)) : sentences
  const sentence = findSentence(candidates, content, nameWords)?.text
  return (
    sentence ??
    (part !== null && (topics[0] === 'care' || goods.length === 0) ? candidates.findLast(ofPart) : null) ??
    findRelated(candidates, content)
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

/** The page of the shown item does not mention it. */
export function unsaid(asked: Asked): AnswerPart | null {
  const meant = meantProducts(asked)
  if (meant.length === 0 || meant.length > MAX_MEANT || asked.content.length + asked.bodyParts.length === 0)
    return null
  const reach = reachUs(asked.facts)
  const names = namesOf(meant)
  const pages = meant.length > MAX_QUOTED ? [] : meant.flatMap(pageLines)
  const text =
    pages.length > 0
      ? paragraphs(bullets(...pages), traitText.beyondPage(reach))
      : traitText.unsaid(names, reach)
  return { text, products: meant, missed: true }
}

/**
 * Questions that no topic is sure of, or that are not about care after goods, are answered from the page of the
 * current item: «شو ملفوف عليه؟» after a scratching post.
 */
export async function answerOfPage(asked: Asked): Promise<AnswerPart | null> {
  const { topics, traits, isSure, isSick, namedKinds, kinds, precise, continues, regionId, concepts, about } =
    asked
  const [topic] = topics
  const [item, ...others] = continues && !isSick ? meantProducts(asked) : []
  if (!topic || !item || others.length > 0 || regionId !== null || concepts.has('سعر')) return null
  // A question about feeding is not about the food's page: «ينفع أعطيها تونة؟» after cat food.
  if (asked.eaten.length > 0 && goodOf(item) === 'food') return null
  const isOfAnimal = namedKinds.length > 0 || (kinds.length > 0 && (isSure || precise.size > 0))
  const isOfGood = topic === 'care' && item.type === 'product' && !isOfAnimal
  const last = lastTopic(about.topics)
  const isOfShop = TOPICS[topic] === 'shop' && !(last && TOPICS[last] === 'shop')
  const isUnrelated = (isOfShop && !concepts.has('توصيل') && !concepts.has('احجز')) || topic === 'off-topic'
  // A vague search about the current animal: «لو ناديته يجاوبني؟».
  const isVague = topic === 'find' && traits.length === 0 && !asksOfStock(asked)
  return isOfGood || ((isUnrelated || isVague) && !isSure) ? ((await details(asked)) ?? unsaid(asked)) : null
}

/** Adds to care advice what the page of the animal says. */
export async function ownPage(asked: Asked): Promise<AnswerPart[]> {
  const [one, ...others] = await itemsMeant(asked)
  const lines = one?.type === 'animal' && others.length === 0 ? pageLines(one) : []
  return lines.length > 0 ? [{ text: bullets(...lines) }] : []
}

/** What the page of the one animal says about being alone, before the general advice: «أشتغل 9 ساعات، يصلح لي؟». */
export async function pageOnSolitude(asked: Asked): Promise<AnswerPart[]> {
  const isAsked = asked.precise.get('care')?.startsWith('alone-') ?? false
  const [one, ...others] = isAsked ? await itemsMeant(asked) : []
  const said = one && others.length === 0 ? sentenceAbout(one, 'alone') : null
  if (!one || !said) return []
  const isAgainst = /لا [يت]طيق|تعلق/.test(foldArabic(said))
  return [{ text: isAgainst ? fitText.no(one.nameArabic, said) : traitText.said(one.nameArabic, [said]) }]
}

/** Empty if its page has no text. */
function pageLines(product: Product): string[] {
  const pageText = sentencesOf(product)
    .map((text) => text.replace(/[.،]?$/, '.'))
    .join(' ')
  const quoted =
    pageText.length > MAX_LETTERS ? `${pageText.slice(0, MAX_LETTERS).replace(/\s\S*$/, '')} …` : pageText
  return quoted === '' ? [] : [traitText.page(product.nameArabic, quoted)]
}

/** The items that the question is about; none for a whole kind or an animal of the customer. */
export async function itemsMeant(asked: Asked): Promise<readonly Product[]> {
  const shown = meantProducts(asked)
  // The food's package, although an own animal is mentioned: «الكيس كم كيلو؟».
  const isOfGoods = shown.length > 0 && asked.traits.some((trait) => MEASURES.includes(trait))
  if ((asked.isOwn && !isOfGoods) || asked.isSick) return []
  // Asks whether goods suit an animal, although the advice would be about the animal: «الشامبو ينفع للأرانب؟».
  const named = asked.namedGoods.filter((good) => good !== 'tank' || asked.namedKinds.length === 0)
  const ofGood = asked.namedGoods.length > 0 && {
    goods: [...named],
    kinds: named.length > 0 ? [] : asked.kinds,
  }
  const all = shown.length > 0 ? shown : await findSold({ ...asked, ...ofGood })
  // A colour selects one of them: «الكناري الأحمر».
  const coloured = asked.colours.length > 0 ? all.filter((one) => hasColour(one, asked.colours)) : []
  const matching = coloured.length > 0 ? coloured : all
  // The page of fish food does not describe keeping fish.
  const animals = matching.filter(({ type }) => type === 'animal')
  const isOfAnimals = asked.part === 'together' || (asked.topics[0] === 'care' && animals.length > 0)
  const meant = isOfAnimals && !asked.isPartOfShown ? animals : matching
  // A single page does not answer for the whole kind: «كم مرة تاكل القطط؟».
  const most =
    asked.topics[0] === 'care' && shown.length === 0 && asked.search === null ? MAX_OF_CARE : MAX_MEANT
  return meant.length <= most ? meant : []
}
