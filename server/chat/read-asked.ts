// Reads a message with the state of the conversation (C-03), and finds the shown items that it names.
import type { Category, Product } from '#contract/catalog.ts'
import type { ChatRequest } from '#contract/chat.ts'
import { withoutLead } from '#domain/chat/discourse.ts'
import { fromDialect } from '#domain/chat/from-dialect.ts'
import { fromLatin } from '#domain/chat/from-latin.ts'
import type { Mention } from '#domain/chat/mention.ts'
import { litresOf, measuresIn } from '#domain/chat/read-measures.ts'
import { neighbourIn } from '#domain/chat/read-subject.ts'
import { lastTopic } from '#domain/chat/told.ts'
import { type ChatTopic, TOPICS } from '#domain/chat/topics.ts'
import { understand } from '#domain/chat/understand.ts'
import type { About, Understanding } from '#domain/chat/understanding.ts'
import { foldArabic } from '#domain/fold-arabic.ts'
import type { Customer } from '#server/access/current-user.ts'
import { productsCalled } from '#server/catalog/browse/pick-products.ts'
import { categoryTiles } from '#server/catalog/categories/category-queries.ts'
import type { Context } from '#server/context.ts'
import { readSettings, readStore } from '#server/settings/settings-queries.ts'
import { chatFacts } from '#text/chat-facts.ts'
import { type Asked, aboutAt, readAbout, type Thread } from './asked.ts'
import { findMentioned, isCalledAll, spokenAs } from './find-mentioned.ts'
import { withFeeding } from './life-stage.ts'
import { isCalled, isGood, isOfKind } from './match-kinds.ts'
import { prepareChat } from './prepare-chat.ts'
import { readVocabulary } from './read-vocabulary.ts'
import { readThread } from './thread.ts'

export async function readAsked(
  context: Context,
  viewer: Customer | null,
  message: string,
  sent: ChatRequest['about'],
): Promise<Asked> {
  prepareChat()
  const sentAbout = aboutAt(sent, context.now())
  const vocabulary = await readVocabulary(context)
  const normalised = fromDialect(fromLatin(message, vocabulary.words), vocabulary.words)
  const folded = foldArabic(withoutLead(normalised))
  const [settings, store, categories, thread, called] = await Promise.all([
    readSettings(context),
    readStore(context),
    categoryTiles(context),
    readThread(context, sentAbout),
    productsCalled(context, namesIn(folded)),
  ])
  const { shown } = thread
  const about = readAbout(sentAbout, thread)
  const heard = understand(normalised, vocabulary, about)
  // The question is about the named tank, not the shown fish: «وحوض 120 لتر يجي مع الفلتر؟».
  const goods = heard.mentions.flatMap((mention) => mention.goods)
  const isOfOther =
    heard.isPartOfShown &&
    goods.length > 1 &&
    !shown.some((product) => goods.some((good) => isGood(product, good)))
  const understood = isOfOther ? understand(normalised, vocabulary) : heard
  const pool =
    understood.isSum || shown.length === 0 ? [...shown, ...thread.spoken, ...thread.earlier] : shown
  const picked = understood.picks.flatMap((place) => shown.at(place) ?? [])
  const one = pricedAs(folded, shown) ?? besideIn(folded, thread)
  const again =
    called.length > 0
      ? []
      : one
        ? [one]
        : picked.length > 1
          ? picked
          : shownItemsNamed(understood, folded, about, pool)
  const asked: Asked = {
    ...understood,
    ...asCategory(categories, folded),
    called,
    context,
    viewer,
    folded,
    hasQuestionMark: /[؟?]/.test(message),
    told: measuresAfter(understood, folded, about),
    about,
    ...thread,
    again,
    settings,
    store,
    facts: chatFacts(store, settings.animalHoldHours, context.googleSignIn === 'on'),
    categories,
  }
  asked.concepts = withInstead(asked)
  const isOfThread = TOPICS[lastTopic(about.topics) ?? 'okay'] === 'items' || about.topics[0] === 'notify'
  const isInstead = asked.concepts.has('بديل') && isOfThread && shown.length > 0 && !asked.isSick
  if (isInstead && asked.continues) asked.topics = ['find']
  if (isInstead && asked.isOwn && asked.namedGoods.length === 0) return besideTheirs(asked)
  const [kind] = asked.kinds
  if (kind && asked.topics[0] === 'care' && asked.part === 'food' && asked.eaten.length === 0)
    asked.precise = withFeeding(asked, kind)
  if (called.length > 0) return { ...asked, topics: topicsOfCalled(understood.topics) }
  // The age is the animal's, not the customer's: «abo 26 kam 3omro».
  const isTalk = TOPICS[asked.topics[0] ?? 'okay'] === 'talk'
  if (one && (asked.traits.length > 0 || isTalk)) asked.topics = ['traits']
  return withAgain(asked, again.length > 0 ? again : await othersOf(asked))
}

/** Alternatives that live with the customer's own animal: «عندي قطة، شو تقترح بداله؟». */
function besideTheirs(asked: Asked): Asked {
  return {
    ...asked,
    ...asked.about.subject,
    topics: ['find'],
    traits: ['pets'],
    part: null,
    namedKinds: [],
    mentions: [],
    isOwn: false,
    continues: true,
  }
}

/** Others, for a sold-out item, means similar ones: «غيره؟». */
function withInstead({ concepts, shown }: Asked): ReadonlySet<string> {
  const isSoldOut = shown.length > 0 && shown.every(({ quantity }) => quantity === 0)
  return isSoldOut && concepts.has('المزيد') ? new Set([...concepts, 'بديل']) : concepts
}

function withAgain(asked: Asked, again: readonly Product[]): Asked {
  // Is about the current animal: «تعيش ويا الذهبية؟».
  if (again.length === 0 || (asked.part === 'together' && again.length === 1)) return asked
  const { topics, traits, about, wish } = asked
  const isOfTraits =
    traits.length > 0 && (topics[0] === 'find' || (topics[0] === 'care' && asked.precise.size === 0))
  return {
    ...asked,
    ...about.subject,
    wish,
    again,
    colours: [],
    continues: true,
    topics: isOfTraits || topics.length === 0 ? ['traits'] : topics,
  }
}

/** Another item of the current kind: «والأصفر بكم؟» after a red and a white canary. */
async function othersOf(asked: Asked): Promise<readonly Product[]> {
  const { mentions, continues, shown, topics } = asked
  const isWithoutName = ({ kinds, goods, words, text }: Mention) =>
    kinds.length + goods.length + words.length === 0 && DEFINITE.test(text)
  if (
    !continues ||
    shown.length === 0 ||
    topics[0] === 'vet' ||
    mentions.length === 0 ||
    !mentions.every(isWithoutName)
  )
    return []
  const mentioned = (await findMentioned(asked)).flatMap(({ products }) => products)
  return mentioned.length <= mentions.length + 1 ? mentioned : []
}

/** Keeps measures, except the age of a child or of another animal. */
function measuresAfter(
  { traits, namedKinds }: Understanding,
  folded: string,
  { subject, told }: About,
): string {
  const isOtherAnimal = subject.kinds.length > 0 && namedKinds.some((kind) => !subject.kinds.includes(kind))
  // The tank stays the same for other fish.
  return measuresIn(traits.includes('kids') ? '' : folded, isOtherAnimal ? litresOf(told) : told)
}

/**
 * The shown items that definite words refer to: «والصندوق بكم؟», «الأبيض ذكر؟», «الأزرق والأخضر مع بعض»,
 * «is the male calm».
 */
function shownItemsNamed(
  { namedKinds, namedGoods, companions, mentions }: Understanding,
  folded: string,
  about: About,
  shown: readonly Product[],
): readonly Product[] {
  const isOfShown =
    namedKinds.every(
      (kind) =>
        about.subject.kinds.includes(kind) ||
        mentions.some((mention) => mention.kinds.includes(kind) && calledSo(mention, shown).length > 0),
    ) && namedGoods.every((good) => shown.some((product) => isGood(product, good)))
  if (!isOfShown || companions.length > 0) return []
  const called = mentions
    .filter(({ text }) => DEFINITE.test(text) || folded.includes(`the ${text}`))
    .map((mention) => {
      const matches = spokenAs(mention, shown).filter((product) => isCalledAll(product, mention))
      return matches.length > 0 ? matches : calledSo(mention, shown)
    })
  const selective = called.filter((some) => some.length > 0 && some.length < shown.length)
  return [...new Set(selective.flat())]
}

/** A name of the current kind, although other kinds share it: «البنغالي» for finches. */
function calledSo({ text, kinds }: Mention, shown: readonly Product[]): readonly Product[] {
  return shown.filter(
    (product) =>
      kinds.length > 0 &&
      kinds.every((kind) => !isOfKind(product, kind)) &&
      text.split(' ').every((word) => isCalled(product, word)),
  )
}

/** The only shown item with this price: «أبو 12 ريال». */
function pricedAs(folded: string, shown: readonly Product[]): Product | null {
  const [, price] = PRICED.exec(folded) ?? []
  const matches = shown.filter((product) => Number(product.price) === Number(price))
  return matches.length === 1 ? (matches[0] ?? null) : null
}
const PRICED =
  /(?:^| )[وب]?(?:ا?بو|abo|abu|ام|(?:ا?ل+ي )(?:سعره?ا? )?ب?|the|el) ?(?:ال)?(\d+(?:[.]\d+)?)(?: ?(?:ريال\S*|rial\S*|omr))?(?= |$)/

/** The next item of the list: «واللي بعده؟». */
function besideIn(folded: string, { shown, focus, spoken }: Thread): Product | null {
  const step = neighbourIn(folded.split(' '))
  const [last] = focus.length > 0 ? focus : spoken
  const at = shown.findIndex(({ id }) => id === last?.id)
  return step !== null && at >= 0 && shown.length > 1 ? (shown[at + step] ?? null) : null
}

const DEFINITE = /(?:^| )[وبل]?(?:ه?ال|لل)\S{3}/

/**
 * Product names of two words or more, after up to two other words: «بكم بيت خشبي للقطط». A single word, such as
 * «قطة», is no name.
 */
function namesIn(folded: string): string[] {
  const words = folded.split(' ')
  return [0, 1, 2].map((from) => words.slice(from).join(' ')).filter((name) => name.includes(' '))
}

/** A whole product name is a search, whatever else its words mean: «كرة خيط للعب». */
function topicsOfCalled([topic]: readonly ChatTopic[]): ChatTopic[] {
  return topic === 'price' || topic === 'vet' ? [topic] : ['find']
}

/** The whole name of a category asks for its items, whatever else its words mean. */
function asCategory(categories: readonly Category[], folded: string): Partial<Asked> {
  const category = categories.find(({ name, nameArabic }) =>
    [name, nameArabic].some((each) => foldArabic(each) === folded),
  )
  return category
    ? { topics: ['find'], categoryIds: [category.id], kinds: [], goods: [], search: null, continues: false }
    : {}
}
