// One message read with what the last answer was about (C-03), and what it names of what was shown.
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
import { categoryTiles } from '#server/catalog/category-queries.ts'
import { productsCalled } from '#server/catalog/pick-products.ts'
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
  const said = aboutAt(sent, context.now())
  const vocabulary = await readVocabulary(context)
  const read = fromDialect(fromLatin(message, vocabulary.words), vocabulary.words)
  const folded = foldArabic(withoutLead(read))
  const [settings, store, categories, thread, called] = await Promise.all([
    readSettings(context),
    readStore(context),
    categoryTiles(context),
    readThread(context, said),
    productsCalled(context, namesIn(folded)),
  ])
  const { shown } = thread
  const about = readAbout(said, thread)
  const heard = understand(read, vocabulary, about)
  // «وحوض 120 لتر يجي مع الفلتر؟» after a fish asks it of the tank.
  const goods = heard.mentions.flatMap((mention) => mention.goods)
  const isOfOther =
    heard.isPartOfShown &&
    goods.length > 1 &&
    !shown.some((product) => goods.some((good) => isGood(product, good)))
  const understood = isOfOther ? understand(read, vocabulary) : heard
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
          : saidAgain(understood, folded, about, pool)
  const asked: Asked = {
    ...understood,
    ...asCategory(categories, folded),
    called,
    context,
    viewer,
    folded,
    hasQuestionMark: /[؟?]/.test(message),
    told: toldOf(understood, folded, about),
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
  // «abo 26 kam 3omro» asks for no age of the customer.
  const isTalk = TOPICS[asked.topics[0] ?? 'okay'] === 'talk'
  if (one && (asked.traits.length > 0 || isTalk)) asked.topics = ['traits']
  return withAgain(asked, again.length > 0 ? again : await othersOf(asked))
}

/** «عندي قطة، شو تقترح بداله؟»: others of those that were spoken of, which live with theirs. */
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

/** «غيره؟» of what is sold out asks for something like it. */
function withInstead({ concepts, shown }: Asked): ReadonlySet<string> {
  const isGone = shown.length > 0 && shown.every(({ quantity }) => quantity === 0)
  return isGone && concepts.has('المزيد') ? new Set([...concepts, 'بديل']) : concepts
}

function withAgain(asked: Asked, again: readonly Product[]): Asked {
  // «تعيش ويا الذهبية؟» is asked of what was spoken of.
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

/** «والأصفر بكم؟» after a red and a white canary: another of what was spoken of. */
async function othersOf(asked: Asked): Promise<readonly Product[]> {
  const { mentions, continues, shown, topics } = asked
  const isOther = ({ kinds, goods, words, text }: Mention) =>
    kinds.length + goods.length + words.length === 0 && DEFINITE.test(text)
  if (
    !continues ||
    shown.length === 0 ||
    topics[0] === 'vet' ||
    mentions.length === 0 ||
    !mentions.every(isOther)
  )
    return []
  const found = (await findMentioned(asked)).flatMap(({ products }) => products)
  return found.length <= mentions.length + 1 ? found : []
}

/** The age of a child is not the animal's, and another animal has an age of its own. */
function toldOf({ traits, namedKinds }: Understanding, folded: string, { subject, told }: About): string {
  const isOther = subject.kinds.length > 0 && namedKinds.some((kind) => !subject.kinds.includes(kind))
  // The tank stays the same, whatever is to swim in it.
  return measuresIn(traits.includes('kids') ? '' : folded, isOther ? litresOf(told) : told)
}

/** «والصندوق بكم؟», «الأبيض ذكر؟», «الأزرق والأخضر مع بعض», «is the male calm»: of those shown the ones that words with their article speak of. */
function saidAgain(
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
      const found = spokenAs(mention, shown).filter((product) => isCalledAll(product, mention))
      return found.length > 0 ? found : calledSo(mention, shown)
    })
  const meant = called.filter((some) => some.length > 0 && some.length < shown.length)
  return [...new Set(meant.flat())]
}

/** «البنغالي» of finches, though a cat is called so too. */
function calledSo({ text, kinds }: Mention, shown: readonly Product[]): readonly Product[] {
  return shown.filter(
    (product) =>
      kinds.length > 0 &&
      kinds.every((kind) => !isOfKind(product, kind)) &&
      text.split(' ').every((word) => isCalled(product, word)),
  )
}

/** «أبو 12 ريال»: the only one of those shown that costs as much. */
function pricedAs(folded: string, shown: readonly Product[]): Product | null {
  const [, price] = PRICED.exec(folded) ?? []
  const found = shown.filter((product) => Number(product.price) === Number(price))
  return found.length === 1 ? (found[0] ?? null) : null
}
const PRICED =
  /(?:^| )[وب]?(?:ا?بو|abo|abu|ام|(?:ا?ل+ي )(?:سعره?ا? )?ب?|the|el) ?(?:ال)?(\d+(?:[.]\d+)?)(?: ?(?:ريال\S*|rial\S*|omr))?(?= |$)/

/** «واللي بعده؟» after one of a list. */
function besideIn(folded: string, { shown, focus, spoken }: Thread): Product | null {
  const step = neighbourIn(folded.split(' '))
  const [last] = focus.length > 0 ? focus : spoken
  const at = shown.findIndex(({ id }) => id === last?.id)
  return step !== null && at >= 0 && shown.length > 1 ? (shown[at + step] ?? null) : null
}

const DEFINITE = /(?:^| )[وبل]?(?:ه?ال|لل)\S{3}/

/** «بكم بيت خشبي للقطط»: a name may stand behind a word or two. One word is no name: «قطة» is what many are called. */
function namesIn(folded: string): string[] {
  const words = folded.split(' ')
  return [0, 1, 2].map((from) => words.slice(from).join(' ')).filter((name) => name.includes(' '))
}

/** «كرة خيط للعب» is an item, whatever else its words may mean. */
function topicsOfCalled([topic]: readonly ChatTopic[]): ChatTopic[] {
  return topic === 'price' || topic === 'vet' ? [topic] : ['find']
}

/** The whole name of a category asks for what is in it, whatever else has its words. */
function asCategory(categories: readonly Category[], folded: string): Partial<Asked> {
  const named = categories.find(({ name, nameArabic }) =>
    [name, nameArabic].some((each) => foldArabic(each) === folded),
  )
  return named
    ? { topics: ['find'], categoryIds: [named.id], kinds: [], goods: [], search: null, continues: false }
    : {}
}
