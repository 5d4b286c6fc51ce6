// Reads a message with the state of the conversation (C-03), and finds the shown items that it names.
import type { Category, Product } from '#contract/catalog.ts'
import type { ChatRequest } from '#contract/chat.ts'
import { withoutLead } from '#domain/chat/discourse.ts'
import { fromDialect } from '#domain/chat/from-dialect.ts'
import { fromLatin } from '#domain/chat/from-latin.ts'
import { litresOf, measuresIn } from '#domain/chat/read-measures.ts'
import { type Recovery, recoveryIn } from '#domain/chat/recovery.ts'
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
import { type Asked, aboutAt, readAbout, readIllness } from './asked.ts'
import { withFeeding } from './life-stage.ts'
import { isGood } from './match-kinds.ts'
import { prepareChat } from './prepare-chat.ts'
import { readVocabulary } from './read-vocabulary.ts'
import { namedAgain, othersOf } from './refer.ts'
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
  const whole = fromDialect(fromLatin(message, vocabulary.words), vocabulary.words)
  const illnessBefore = readIllness(sentAbout?.illness) ?? null
  const recovery = recoveryIn(whole, illnessBefore)
  const normalised = recovery ? recovery.rest : whole
  const folded = foldArabic(withoutLead(normalised))
  const [settings, store, categories, thread, called] = await Promise.all([
    readSettings(context),
    readStore(context),
    categoryTiles(context),
    readThread(context, sentAbout),
    productsCalled(context, namesIn(folded)),
  ])
  const { shown } = thread
  const aboutBefore = readAbout(sentAbout, thread)
  const about = recovery ? afterRecovery(aboutBefore, recovery) : aboutBefore
  const heard = understand(normalised, vocabulary, about)
  // The question is about the named tank, not the shown fish: «وحوض 120 لتر يجي مع الفلتر؟».
  const goods = heard.mentions.flatMap((mention) => mention.goods)
  const isOfOther =
    heard.isPartOfShown &&
    goods.length > 1 &&
    !shown.some((product) => goods.some((good) => isGood(product, good)))
  const understood = isOfOther ? understand(normalised, vocabulary) : heard
  const again = called.length > 0 ? [] : namedAgain(understood, folded, about, thread)
  const asked: Asked = {
    ...understood,
    ...asCategory(categories, folded),
    called,
    context,
    viewer,
    folded,
    hasQuestionMark: /[؟?]/.test(message),
    told: measuresAfter(understood, folded, about),
    recovery,
    about,
    ...thread,
    again,
    settings,
    store,
    facts: chatFacts(store, settings.animalHoldHours, context.googleSignIn === 'on'),
    categories,
  }
  return settled(asked, understood, again)
}

/** What the items that were shown or called by name make of the question. */
async function settled(asked: Asked, { topics }: Understanding, again: readonly Product[]): Promise<Asked> {
  const { shown, called } = asked
  asked.concepts = withInstead(asked)
  const isInstead = asked.concepts.has('بديل') && !asked.isSum && shown.length > 0 && !asked.isSick
  if (isInstead && asked.continues) asked.topics = ['find']
  const [kind] = asked.kinds
  if (kind && asked.topics[0] === 'care' && asked.part === 'food' && asked.eaten.length === 0)
    asked.precise = withFeeding(asked, kind)
  if (called.length > 0) return { ...asked, topics: topicsOfCalled(topics) }
  // The age is the animal's, not the customer's: «abo 26 kam 3omro».
  const isTalk = TOPICS[asked.topics[0] ?? 'okay'] === 'talk'
  if (again.length === 1 && isTalk) asked.topics = ['traits']
  return withAgain(asked, again.length > 0 ? again : await othersOf(asked))
}

/** The animal is spoken of as any other. */
function afterRecovery(about: About, { kinds: named }: Recovery): About {
  const { illness, subject } = about
  const ill = illness?.kind ? [illness.kind] : []
  const kinds = [...([named, subject.kinds, ill].find(({ length }) => length > 0) ?? [])]
  return {
    ...about,
    topics: [],
    precise: undefined,
    illness: null,
    subject: { ...subject, kinds },
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
  const isOfTraits = traits.length > 0 && topics[0] === 'find'
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
