// Answers one message to the chatbot from what the shop knows at that moment (A-BOT-07..10, X-29).
import type { Category } from '#contract/catalog.ts'
import type { ChatAnswer, ChatRequest } from '#contract/chat.ts'
import { type ChatTopic, TOPICS } from '#domain/chat/topics.ts'
import { lastTopic, understand } from '#domain/chat/understand.ts'
import type { Vocabulary } from '#domain/chat/vocabulary.ts'
import { foldArabic } from '#domain/fold-arabic.ts'
import type { Customer } from '#server/accounts/current-user.ts'
import { categoryTiles } from '#server/catalog/category-queries.ts'
import { productsCalled, shownProducts } from '#server/catalog/pick-products.ts'
import type { Context } from '#server/context.ts'
import { readSettings, readStore } from '#server/settings/settings-queries.ts'
import { CARE_CHIPS } from '#text/chat/care-general.ts'
import { chatFacts, paragraphs } from '#text/chat/facts.ts'
import { fallbackText, MAIN_SUGGESTIONS } from '#text/chat/talk.ts'
import { emergency } from './answer-care.ts'
import type { AnswerPart, Asked } from './asked.ts'
import { findFaqAnswer } from './find-faq.ts'
import { keepQuestion } from './keep-question.ts'
import { meantBy } from './lead-on.ts'
import { readVocabulary } from './read-vocabulary.ts'
import { fewOfEach } from './show-items.ts'
import { hello, TOPIC_ANSWERS } from './topic-answers.ts'

const MAX_SUGGESTIONS = 4
/** Named in one breath; more words than these are something to look for. */
const MAX_FAMILIES = 2

/**
 * `viewer` is who is signed in: their own orders are told to nobody else. `mayKeep` says whether what finds no answer is
 * kept for the owner.
 */
export async function answerChat(
  context: Context,
  viewer: Customer | null,
  { message, about }: ChatRequest,
  mayKeep: () => Promise<boolean>,
): Promise<ChatAnswer> {
  const asked = await readAsked(context, viewer, meantBy(message, about?.topics ?? []), about)
  const parts = await answerTopics(asked)
  const missed = parts.length === 0 || parts.every((part) => part.missed)
  const likely = missed ? findFaqAnswer(asked, 'likely') : null
  if (missed && !likely && (await mayKeep())) await keepQuestion(context, message)
  return merge(asked, likely ? [{ text: likely }] : parts.length > 0 ? parts : [fallback(asked)])
}

async function readAsked(
  context: Context,
  viewer: Customer | null,
  message: string,
  about: ChatRequest['about'],
): Promise<Asked> {
  const [settings, store, categories, vocabulary, products] = await Promise.all([
    readSettings(context),
    readStore(context),
    categoryTiles(context),
    readVocabulary(context),
    shownProducts(context, about?.productIds ?? []),
  ])
  const topics = about?.topics ?? []
  const folded = foldArabic(message)
  const understood = understand(message, vocabulary, { topics })
  const called = await productsCalled(context, namesIn(folded))
  return {
    ...understood,
    topics: called.length > 0 ? topicsOfCalled(understood.topics) : understood.topics,
    called,
    ...sought(understood.search, vocabulary),
    ...asCategory(categories, folded),
    context,
    viewer,
    folded,
    about: { topics, products },
    settings,
    store,
    facts: chatFacts(store, settings.animalHoldHours),
    vocabulary,
    categories,
  }
}

/** «بكم بيت خشبي للقطط»: a name may stand behind a word or two. One word is no name: «قطة» is what many are called. */
function namesIn(folded: string): string[] {
  const words = folded.split(' ')
  return [0, 1, 2].map((from) => words.slice(from).join(' ')).filter((name) => name.includes(' '))
}

/** «كرة خيط للعب» is an item, whatever else its words may mean. */
function topicsOfCalled(topics: readonly ChatTopic[]): ChatTopic[] {
  return topics[0] === 'price' || topics[0] === 'availability' ? [topics[0]] : ['find-item']
}

/** «قطط» alone is looked up as a family, not searched for among all that is made for cats. */
function sought(search: string | null, vocabulary: Vocabulary): Pick<Asked, 'search' | 'barely'> {
  const words = search?.split(' ') ?? []
  const bare = words.filter((word) => understand(word, vocabulary).topics[0] !== 'browse-animals')
  if (bare.length === 0 && words.length <= MAX_FAMILIES) return { search: null, barely: null }
  return { search, barely: bare.length > 0 && bare.length < words.length ? bare.join(' ') : null }
}

/** The whole name of a category asks for what is in it, whatever else has its words. */
function asCategory(categories: readonly Category[], folded: string): Partial<Asked> {
  const named = categories.find(({ name, nameArabic }) =>
    [name, nameArabic].some((each) => foldArabic(each) === folded),
  )
  if (!named) return {}
  const topic = named.world === 'supplies' ? 'browse-supplies' : 'browse-animals'
  return { topics: [topic], categoryIds: [named.id], search: null, barely: null }
}

/** One after the other; none when nothing was understood. */
async function answerTopics(asked: Asked): Promise<AnswerPart[]> {
  const urgent = emergency(asked)
  const own = asked.orderNumber === null && asked.regionId === null ? findFaqAnswer(asked, 'certain') : null
  if (urgent) return [urgent]
  if (own) return [{ text: own }]
  const parts = await Promise.all(toAnswer(asked.topics).map((topic) => TOPIC_ANSWERS[topic](asked, topic)))
  const answered = parts.filter((part) => part !== null)
  const back = asked.topics[0] === 'greeting' ? '' : hello(asked)
  return back && answered.length > 0 ? [{ text: back }, ...answered] : answered
}

/** A question beside a greeting or an insult is what is answered; what is asked of items is shown once. */
function toAnswer(topics: readonly ChatTopic[]): readonly ChatTopic[] {
  const questions = topics.filter((topic) => TOPICS[topic] !== 'talk')
  if (questions.length === 0) return topics.slice(0, 1)
  const [items] = questions.filter((topic) => TOPICS[topic] === 'items')
  return questions.filter((topic) => TOPICS[topic] !== 'items' || topic === items)
}

function fallback({ facts }: Asked): AnswerPart {
  return {
    text: paragraphs(fallbackText.apology, fallbackText.reach(facts)),
    suggestions: MAIN_SUGGESTIONS,
  }
}

/** Nothing leads to a family that the shop has nothing of. */
function isOffered({ categories }: Asked, chip: string): boolean {
  const family = CARE_CHIPS[chip]
  return !family || categories.some(({ world, productCount }) => world === family && productCount > 0)
}

function merge(asked: Asked, parts: readonly AnswerPart[]): ChatAnswer {
  const shown = new Map(parts.flatMap(({ products = [] }) => products.map((one) => [one.id, one] as const)))
  const products = fewOfEach([...shown.values()])
  const suggestions = [...new Set(parts.flatMap((part) => part.suggestions ?? []))].filter((chip) =>
    isOffered(asked, chip),
  )
  // What was spoken of stays so while the talk goes on about it, or is only courtesy.
  const isCourtesy = asked.topics.length > 0 && asked.topics.every((topic) => TOPICS[topic] === 'talk')
  const stillAbout =
    products.length === 0 && (asked.refersBack || isCourtesy) ? asked.about.products : products
  const last = isCourtesy ? lastTopic(asked.about.topics) : undefined
  return {
    // What two of them say is said once.
    content: paragraphs(...new Set(parts.flatMap(({ text }) => text.split('\n\n')))),
    suggestions: (suggestions.length > 0 ? suggestions : [...MAIN_SUGGESTIONS]).slice(0, MAX_SUGGESTIONS),
    ...(products.length > 0 && { products }),
    about: { topics: [...asked.topics, ...(last ? [last] : [])], productIds: stillAbout.map(({ id }) => id) },
  }
}
