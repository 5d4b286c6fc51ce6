// Answers one message to the chatbot from the current data of the shop (A-BOT-07..10, X-29, C-01..C-06).
import type { ChatAnswer, ChatRequest } from '#contract/chat.ts'
import { isEnglish } from '#domain/chat/from-latin.ts'
import { type ChatTopic, lastTopic, TOPICS } from '#domain/chat/topics.ts'
import { asksForDiet } from '#domain/chat/vet-topic.ts'
import type { Customer } from '#server/access/current-user.ts'
import type { Context } from '#server/context.ts'
import { stillNow } from '#text/care/vet-replies.ts'
import { CARE_CHIPS, careText } from '#text/chat/care.ts'
import { englishText } from '#text/chat/english.ts'
import { fallbackText, GROUP_CHIPS, MAIN_SUGGESTIONS, talkText } from '#text/chat/talk.ts'
import { paragraphs } from '#text/chat-facts.ts'
import { advised } from './advise.ts'
import { answerOfPage } from './answer-details.ts'
import { type Answered, answerEach, MAX_SUGGESTIONS } from './answer-each.ts'
import { fits } from './answer-fit.ts'
import { inEnglish } from './answer-in-english.ts'
import { items } from './answer-items.ts'
import { answerTopic, preciseText } from './answer-precisely.ts'
import { comesBack, reserved } from './answer-sold-out.ts'
import { asksPriceDifference, together } from './answer-together.ts'
import { vetBesideCare, vetIfUnclear, wellAgain } from './answer-vet.ts'
import { asOfItem } from './ask-of-item.ts'
import { type AnswerPart, type Asked, writeIllness, writeSubject } from './asked.ts'
import { otherSize } from './choose-one.ts'
import { comparedKinds } from './compare-kinds.ts'
import { companionOf, mateOf } from './find-mate.ts'
import { itemsNamed } from './find-mentioned.ts'
import { goodOf } from './judge-fit.ts'
import { keepQuestion } from './keep-question.ts'
import { leadsOnFrom } from './lead-on.ts'
import { livesWith } from './live-together.ts'
import { everythingFor } from './offer-goods.ts'
import { findFaqAnswer, policyThatSays } from './owner-words.ts'
import { withReach } from './reach.ts'
import { readAsked } from './read-asked.ts'
import { fewOfEach } from './show-items.ts'
import { withFacts } from './tell-facts.ts'
import { nextThread } from './thread.ts'
import { hello } from './topic-answers.ts'
import { withDetails } from './with-details.ts'

/**
 * `viewer` is the signed-in customer; orders are only shown to their own customer. `mayKeep` decides whether an
 * unanswered question may be kept for the owner.
 */
export async function answerChat(
  context: Context,
  viewer: Customer | null,
  request: ChatRequest,
  mayKeep: () => Promise<boolean>,
): Promise<ChatAnswer> {
  const heard = await readAsked(context, viewer, request.message, request.about)
  const answer = (each: ChatRequest) => answerQuestion(context, viewer, each, async () => false)
  const keep = async (question: string) => {
    if (await mayKeep()) await keepQuestion(context, question)
  }
  return (
    (await answerEach(heard, request, answer, keep)) ??
    (await answerQuestion(context, viewer, request, mayKeep)).answer
  )
}

async function answerQuestion(
  context: Context,
  viewer: Customer | null,
  { message, about }: ChatRequest,
  mayKeep: () => Promise<boolean>,
): Promise<Answered> {
  const read = (said: string, before: ChatRequest['about']) => readAsked(context, viewer, said, before)
  const heard = await read(message, about)
  const asked = { ...(await asOfItem(heard, read)), recovery: heard.recovery }
  const well = asked.recovery && !asked.recovery.isDead ? [wellAgain(asked, asked.recovery)] : []
  if (asked.recovery?.rest === '')
    return { answer: merge(asked, inEnglish(asked, message, well)), isUnsure: false, isOfRecord: false }
  const lead = asked.topics[0] === 'yes' ? leadsOnFrom(asked.about.topics) : null
  if (lead) return answerQuestion(context, viewer, { message: lead, about }, mayKeep)
  const parts = withReach(asked, await withFacts(asked, await answerTopics(asked)))
  const named = parts.some(({ products = [], listed = [] }) => products.length + listed.length > 0)
    ? []
    : await itemsNamed(asked)
  const missed = parts.length === 0 || parts.every((part) => part.missed)
  const own = missed && !asked.isSick ? findFaqAnswer({ ...asked, topics: [] }) : null
  const policy = parts.length === 0 && !own ? policyThatSays(asked) : null
  const unclear = missed && !own && !policy ? vetIfUnclear(asked) : null
  const isKept = missed && !own && !policy && (await mayKeep())
  if (isKept) await keepQuestion(context, message)
  const answered = own
    ? [{ text: own }]
    : parts.length > 0
      ? [...vetBesideCare(asked), ...parts]
      : [policy ?? unclear ?? unsure(asked, isKept)]
  const isLeftIll =
    asked.about.illness?.urgency === 'now' &&
    lastTopic(asked.about.topics) === 'vet' &&
    lastTopic(asked.topics) !== undefined &&
    !asked.topics.includes('vet')
  const beside = [
    ...(isLeftIll ? [{ text: stillNow(asked.facts), english: englishText.stillNow }] : []),
    ...(named.length > 0 ? [{ text: '', listed: named, meant: named }] : []),
  ]
  const isFoodShown = asked.shown.some((product) => goodOf(product) === 'food')
  const isOfDiet = !asked.isSick && asksForDiet(asked.folded, isFoodShown)
  const diet = isOfDiet ? [{ text: careText.diet, english: englishText.diet }] : []
  const isReal = asked.topics[0] === 'trust'
  const demo = asked.facts.isDemo && isReal ? [{ text: talkText.demo, english: englishText.demo }] : []
  const paid = asked.facts.isDemo && !isReal && asked.topics.some((topic) => OF_MONEY.includes(topic))
  const warning = paid ? [{ text: isEnglish(message) ? englishText.demo : talkText.demo }] : []
  const all = [...demo, ...well, ...diet, ...answered, ...beside]
  return {
    answer: merge(asked, [...inEnglish(asked, message, all), ...warning]),
    isUnsure: parts.length === 0 && !own && !policy && !unclear,
    isOfRecord: asksOfRecord(asked) && parts.every(({ wished }) => !wished),
  }
}

function asksOfRecord({ topics: [topic], traits, asksItsPrice }: Asked): boolean {
  const kind = TOPICS[topic ?? 'okay']
  return kind === 'items' || (kind !== 'shop' && (asksItsPrice || traits.length > 0))
}

/** L-03: in a demo, nobody learns how to pay without the warning that nothing is to be transferred. */
const OF_MONEY: readonly ChatTopic[] = ['payment', 'how-to-order', 'after-transfer']

/** The parts of the answer in order; empty if uncertain. */
async function answerTopics(asked: Asked): Promise<AnswerPart[]> {
  const { isSick, topics, orderNumber, regionId } = asked
  const own = isSick || orderNumber !== null || regionId !== null ? null : findFaqAnswer(asked)
  if (own) return [{ text: own }]
  // A comparison of kinds is about their care if there is advice: «شو الفرق بين الكناري والبادجي».
  const isOfCare = topics[0] === 'care' && asked.precise.has('care') && !(asked.isEither && asked.continues)
  const isOfPrices = asksPriceDifference(asked)
  const isOfSeveral = asked.isSum || asked.isCompared || asked.isEither
  const suited =
    (await comesBack(asked)) ??
    (await otherSize(asked)) ??
    (await mateOf(asked)) ??
    (await companionOf(asked)) ??
    (await livesWith(asked)) ??
    (await advised(asked)) ??
    (await everythingFor(asked)) ??
    (await reserved(asked)) ??
    (isOfPrices ? null : isOfSeveral ? comparedKinds(asked) : await fits(asked))
  if (suited) return [suited]
  const isOfItems = asked.mentions.some(({ colours, words }) => colours.length + words.length > 0)
  // Asks whether an animal may eat something: «تونة الناس للقطة الصغيرة؟».
  const isOfEating = topics[0] === 'care' && asked.eaten.length > 0
  const isOnlyCare = isOfEating || (isOfCare && !isOfItems && !isOfPrices)
  const several = isSick || topics[0] === 'vet' || isOnlyCare ? null : await together(asked)
  // Bargains for a lower price: «بتنزل السعر لو خذت الاثنين؟».
  const isBargain = asked.precise.get('price') === 'bargain' && BARGAIN.test(asked.folded)
  const bargain = isBargain ? preciseText(asked, 'price') : null
  if (several) return bargain ? [{ text: bargain }, several] : [several]
  const ofPage = await answerOfPage(asked)
  if (ofPage) return [ofPage]
  const parts = await Promise.all(toAnswer(topics).map((topic) => answerTopic(asked, topic)))
  const answered = await withDetails(
    asked,
    parts.filter((part) => part !== null),
  )
  // The catalogue may answer what no other text does: «do i need a wheel», «أي مشط من عندكم أحسن له؟».
  const isOfCatalogue = topics[0] === 'care' && asked.search !== null
  const ofCatalogue = answered.length === 0 && isOfCatalogue ? await items(asked, 'find') : null
  if (ofCatalogue) return [ofCatalogue]
  const back = topics[0] === 'greeting' || isSick ? '' : hello(asked)
  return back && answered.length > 0 ? [{ text: back }, ...answered] : answered
}

const BARGAIN = /نزل|نقص|خصم|تراع|discount|lower/

/** Keeps only the first topic about items, as they are all answered together. */
function toAnswer(topics: readonly ChatTopic[]): readonly ChatTopic[] {
  const [items] = topics.filter((topic) => TOPICS[topic] === 'items')
  // Whoever doubts us is not told how to pay.
  const isTrust = topics[0] === 'trust'
  return topics.filter(
    (topic) => (TOPICS[topic] !== 'items' || topic === items) && !(isTrust && OF_MONEY.includes(topic)),
  )
}

/** Admits uncertainty and suggests the four main topics, nearest first (C-06). */
function unsure({ facts, nearest }: Asked, kept: boolean): AnswerPart {
  return {
    text: paragraphs(fallbackText.apology(nearest), kept && fallbackText.kept, fallbackText.reach(facts)),
    english: englishText.unsure(facts),
    suggestions: nearest.map((group) => GROUP_CHIPS[group]),
  }
}

/** No suggestions for a family without products. */
function isFamilyOffered({ categories }: Asked, chip: string): boolean {
  const family = CARE_CHIPS[chip]
  return !family || categories.some(({ world, productCount }) => world === family && productCount > 0)
}

function merge(asked: Asked, parts: readonly AnswerPart[]): ChatAnswer {
  const productsById = new Map(
    parts.flatMap(({ products = [] }) => products.map((one) => [one.id, one] as const)),
  )
  const products = fewOfEach([...productsById.values()])
  const suggestions = [...new Set(parts.flatMap((part) => part.suggestions ?? []))].filter((chip) =>
    isFamilyOffered(asked, chip),
  )
  const regionId = asked.regionId ?? asked.about.regionId
  const before = asked.continues ? (asked.about.wished ?? []) : []
  const wished =
    parts.find((part) => part.wished)?.wished ??
    (asked.topics[0] === 'find' && asked.choice === null ? asked.traits : before)
  const [precise] = asked.precise.values()
  const company = parts.find((part) => part.company)?.company
  const last = lastTopic(asked.topics) ? undefined : lastTopic(asked.about.topics)
  return {
    // Paragraphs that several parts share appear once.
    content: paragraphs(...new Set(parts.flatMap(({ text }) => text.split('\n\n')))),
    suggestions: (suggestions.length > 0 ? suggestions : [...MAIN_SUGGESTIONS]).slice(0, MAX_SUGGESTIONS),
    ...(products.length > 0 && { products }),
    about: {
      topics: [...asked.topics, ...(last ? [last] : [])],
      ...nextThread(asked, parts, products),
      ...(precise && { precise }),
      ...(regionId && { regionId }),
      ...(wished.length > 0 && { wished: [...wished] }),
      ...(asked.traits.length > 0 &&
        (TOPICS[asked.topics[0] ?? 'okay'] === 'care' || asked.topics[0] === 'traits') && {
          traits: asked.traits,
        }),
      ...(parts.some((part) => part.asksFit) && { asksFit: true }),
      ...(asked.told && { told: asked.told }),
      ...(asked.illness && { illness: writeIllness(asked.illness) }),
      subject: writeSubject(company ? { ...asked, kinds: [...company], part: 'together' } : asked),
      at: asked.context.now().toISOString(),
    },
  }
}
