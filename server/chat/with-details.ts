// Whether the page of an item answers (C-04), in place of the general answer, beside it, or not at all. The page outranks
// what is general; advice of care, the shop's own answers and a vet stand without it.
import { lastTopic, TOPICS } from '#domain/chat/topics.ts'
import { details, ownPage, pageOnSolitude, unsaid, withOwnWords } from './answer-details.ts'
import { answerTopic } from './answer-precisely.ts'
import { isSelecting } from './answer-shown.ts'
import { asksIn } from './answer-vet.ts'
import type { AnswerPart, Asked } from './asked.ts'
import { wordsOn } from './page-words.ts'
import { ADVICE_IDS } from './wishes.ts'

/** @param parts the general answer */
export async function withDetails(asked: Asked, parts: AnswerPart[]): Promise<AnswerPart[]> {
  const { topics, traits, isSick, isAmong } = asked
  const [first] = topics
  const [part] = parts
  if (first === 'offers' || (parts.length > 1 && !isSick)) return parts
  const isOfCare = first === 'traits' && asked.part !== null && !isSick
  const ofCare: Asked = { ...asked, topics: ['care'] }
  // A habit is no property of the record: «متعودة على الليتر؟».
  if (isOfCare && traits.length === 0)
    return [(await details(ofCare)) ?? unsaid(asked) ?? (await answerTopic(ofCare, 'care')) ?? parts].flat()
  const isOpen = isAmong && traits.length === 0 && asked.choice === null
  if (asked.isPartOfShown || isOpen) return [(await details(asked)) ?? unsaid(asked) ?? parts].flat()
  if (first === 'grief' || part?.isAside) return parts
  if (isOfCare && part) return withOwnWords(ofCare, part)
  if (standsAlone(asked, parts)) return parts
  if (kindOf(asked) === 'items' && part && isOfList(asked)) return withOwnWords(asked, part)
  return withPage(asked, part, await details(asked))
}

function kindOf({ topics: [first] }: Asked) {
  return first ? TOPICS[first] : 'talk'
}

/** No page says more: of the shop, of all animals of a kind, or for an ill one. */
function standsAlone(asked: Asked, parts: readonly AnswerPart[]): boolean {
  const { isSick, part: carePart, folded, mentions } = asked
  const [first] = asked.topics
  const [part] = parts
  const kind = kindOf(asked)
  if (isSick || kind === 'shop' || (first === 'traits' && part)) return true
  if (first === 'vet') return !isPlainQuestion(asked)
  if (kind === 'talk') return first !== undefined
  return (
    kind === 'care' &&
    part !== undefined &&
    (asked.eaten.length > 0 ||
      carePart === 'people' ||
      carePart === 'sexes' ||
      carePart === 'lifespan' ||
      // The litres that it needs are not those of a tank for sale: «حوض كم لتر تحتاج؟».
      (part.isPrecise && asked.traits.includes('capacity')) ||
      (LITRES.test(folded) && mentions.length < 2))
  )
}
const LITRES = /\d ?(?:لتر|ليتر|lit)/

/** Asks for items, not about those that were shown. */
function isOfList(asked: Asked): boolean {
  const [first] = asked.topics
  return (
    asked.about.shown === 0 ||
    !asked.continues ||
    ['المزيد', 'بديل'].some((each) => asked.concepts.has(each)) ||
    first === 'cheapest' ||
    first === 'dearest' ||
    asked.maxPrice !== asked.about.subject.maxPrice ||
    isSelecting(asked.traits, asked.colours)
  )
}

/** @param own what the page says */
async function withPage(
  asked: Asked,
  part: AnswerPart | undefined,
  own: AnswerPart | null,
): Promise<AnswerPart[]> {
  const { traits } = asked
  const [first] = asked.topics
  const kind = kindOf(asked)
  const isAdvice = kind === 'care' && first !== 'vet'
  if (!own && part && isAdvice) return [...(await pageOnSolitude(asked)), part, ...(await ownPage(asked))]
  if (own && part && kind === 'care' && isOfOther(asked, part, own)) return [part]
  const isBeside = traits.length > 0 && asked.part !== 'together'
  // Goods beside the advice are not what is spoken of.
  if (own && isAdvice && (!isBeside || (part && saysMore(asked, part, own))))
    return [{ ...own, meant: own.meant ?? own.products ?? [] }, part ?? []].flat()
  if (own) return [own]
  return part && kind !== 'talk' ? [part] : [unsaid(asked) ?? part ?? []].flat()
}

/** The page is of something else than the question of care, which has a precise answer. */
function isOfOther(asked: Asked, { isPrecise }: AnswerPart, { products = [] }: AnswerPart): boolean {
  const { traits, search, colours, kinds, shown } = asked
  if (!isPrecise) return false
  // An item that happens to be for sale, or is offered beside, does not answer it.
  const namesItem =
    search !== null || colours.length + traits.length > 0 || kinds.some((kind) => kind.startsWith('other'))
  const isOfKind = products.length > 1 || !namesItem
  const isSpokenOf = products.some(({ id }) => shown.some((each) => each.id === id))
  if (isOfKind && products[0]?.type === 'animal' && !isSpokenOf) return true
  // Mentions a child without asking about children: «is it nocturnal? my daughter sleeps at 8».
  const isOfChild = traits.length > 0 && traits.every((trait) => trait === 'kids')
  return isOfChild && !ADVICE_IDS.includes(asked.precise.get('care') ?? '')
}

/**
 * The page answers its part and the advice adds the general rule: «يتعلم يتكلم؟», «مو صغير على الفطام؟». «كم مرة يبيضون» asks
 * for a number that the page does not give.
 */
function saysMore({ traits, concepts, precise }: Asked, { isPrecise }: AnswerPart, own: AnswerPart): boolean {
  const isUncounted = concepts.has('كم') && !/\d/.test(own.text)
  const isGeneral = traits.some(
    (trait) =>
      trait === 'young' || trait === 'nature' || own.products?.every((one) => wordsOn(one, trait) === null),
  )
  return isPrecise === true && (isUncounted || isGeneral || precise.get('care') === 'how-big-it-grows')
}

/** A question without a negation, and no vet was mentioned before. */
function isPlainQuestion({ about, concepts, folded, hasQuestionMark }: Asked): boolean {
  return (
    (hasQuestionMark || asksIn(folded)) &&
    lastTopic(about.topics) !== 'vet' &&
    !concepts.has('لا') &&
    !/(?:^| )(?:ما|مو|مب|لا|بطل|وقف|صار|من يوم)/.test(folded)
  )
}
