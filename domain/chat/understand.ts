// What a visitor's message asks (A-BOT-07): its topics by what was learned from examples, what it names by the lexicon,
// and what it leaves to the answer before (C-03). Pure, bounded and the same for every spelling that folds alike.

import { foldArabic } from '#domain/fold-arabic.ts'
import { findPlaces, type Places } from './find-places.ts'
import type { Scored } from './learn-topics.ts'
import {
  type CarePart,
  type Colour,
  FILLER,
  type Good,
  KINDS,
  type Kind,
  LAST,
  NOT_NUMBERED,
  NUMBERED,
  type Trait,
  WHOLE_FAMILY,
} from './lexicon.ts'
import { readLimits } from './read-limits.ts'
import { readWords } from './read-words.ts'
import { type Meaning, recognise, type Word } from './recognise.ts'
import { isSickAnimal } from './sick-animal.ts'
import { topicModel } from './topic-model.ts'
import { type ChatTopic, TOPICS } from './topics.ts'
import { GROUPS, type Group, type Subject, type Understanding } from './understanding.ts'
import type { Vocabulary } from './vocabulary.ts'

const MAX_TOPICS = 3
/** Less certain than this, nothing is answered (C-06). */
const SURE = 0.42
/** Of what names an animal or a thing to sell: the catalogue says the rest. */
const LIKELY = 0.2
/** Clauses are read by themselves where they are at least as clear as this. */
const CLEAR = 0.6
const MAX_CONTINUATION = 4
/** A word of more examples names no thing. */
const RARE = 4

/** What the last answer said of itself. */
export type About = { topics: readonly string[]; shown: number; subject: Subject }

export const NOTHING_SAID: About = {
  topics: [],
  shown: 0,
  subject: { kinds: [], goods: [], search: null, minPrice: null, maxPrice: null, wish: null, part: null },
}

export function understand(
  message: string,
  vocabulary: Vocabulary,
  about: About = NOTHING_SAID,
): Understanding {
  const { clauses: typed, orderNumber } = readWords(message)
  const { isKnown, score, commonness } = topicModel()
  const clauses = typed.map((words) => withoutRefused(recognise(words, vocabulary, isKnown)))
  const words = clauses.flat()
  const speaksOfDelivery = words.some((word) => has(word, 'same', 'توصيل'))
  const { used, ...places } = findPlaces(typed.flat(), isKnown, speaksOfDelivery)
  const placeWords = new Set(used.map((at) => typed.flat()[at]))
  const named = subjectOf(words, typed.flat(), placeWords)
  const scores = scoresOf(message, clauses, score)
  const ids = <T>(kind: Meaning['kind']) => idsOf<T>(words, kind)
  const pick = about.shown > 0 ? pickOf(typed.flat()) : null
  const continues = isNothing(named) && places.regionId === null
  const isSick = isSickAnimal(words, { goods: named.goods, kinds: named.kinds })
  const topics = isSick
    ? withVet(scores)
    : topicsOf(scores, { message, words, named, places, about, orderNumber, placeWords, pick }).map((topic) =>
        asWished(topic, words),
      )
  const concepts = new Set(
    words.flatMap(({ meanings }) => meanings.filter(({ kind }) => kind === 'same').map(({ id }) => id)),
  )
  const subject = carry(named, about.subject, topics)
  const part = partOf(words, named, topics)
  const isBareCare = topics[0] === 'care' && scores[0]?.scored[0]?.topic !== 'care'
  return {
    ...subject,
    ...places,
    topics,
    nearest: nearestOf(scores),
    isSick,
    traits: ids<Trait>('trait'),
    colours: ids<Colour>('colour'),
    part: part ?? (isBareCare || words.length < 3 ? about.subject.part : null),
    categoryIds: [...new Set(words.flatMap(({ categoryIds }) => categoryIds))],
    orderNumber,
    continues,
    pick,
    unknown: unknownOf(words, placeWords, commonness),
    concepts,
  }
}

function has({ meanings }: Word, kind: Meaning['kind'], id?: string): boolean {
  return meanings.some((meaning) => meaning.kind === kind && (id === undefined || meaning.id === id))
}

function idsOf<T>(words: readonly Word[], kind: Meaning['kind']): T[] {
  return [
    ...new Set(
      words.flatMap(({ meanings }) => meanings.filter((each) => each.kind === kind).map(({ id }) => id)),
    ),
  ] as T[]
}

/** «لا أريد قطة، أريد أرنباً», «غير القطط»: what is refused was not asked for. */
function withoutRefused(words: Word[]): Word[] {
  const isNot = (word?: Word) =>
    word !== undefined && (has(word, 'same', 'لا') || /^(?:غير|ما|بدون)$/.test(word.text))
  return words.filter((word, at) => {
    if (!has(word, 'animal')) return true
    const [before, second] = [words[at - 1], words[at - 2]]
    return !(isNot(before) || (before && has(before, 'same', 'ابغي') && isNot(second)))
  })
}

function subjectOf(
  words: readonly Word[],
  typed: readonly string[],
  placeWords: ReadonlySet<string | undefined>,
): Subject {
  const goods = idsOf<Good>(words, 'good')
  const kinds = idsOf<Kind>(words, 'animal')
  // «كم مرة احمم القط» and «حمام القطط» ask of a bath.
  const some = kinds.length > 1 ? kinds.filter((kind) => kind !== 'pigeon') : kinds
  const isWhole = (kind: Kind) => (Object.values(WHOLE_FAMILY) as Kind[]).includes(kind)
  const special = some.filter((kind) => !isWhole(kind)).map((kind) => KINDS[kind].family)
  const search = words.filter(
    (word) =>
      has(word, 'item') && word.meanings.every(({ kind }) => kind === 'item') && !placeWords.has(word.text),
  )
  return {
    kinds: some.filter((kind) => !isWhole(kind) || !special.includes(KINDS[kind].family)),
    goods,
    search: [...new Set(search.map(({ text }) => text))].join(' ') || null,
    ...readLimits(typed),
    wish: null,
    part: null,
  }
}

function isNothing({ kinds, goods, search }: Subject): boolean {
  return kinds.length === 0 && goods.length === 0 && search === null
}

/** What was spoken of goes on until something else is named. */
function carry(named: Subject, before: Subject, topics: readonly ChatTopic[]): Subject {
  const wish = wishOf(topics)
  // «وأكله؟» after a canary is food for canaries; a cage after a cat is any cage.
  const isForThem =
    named.kinds.length === 0 && named.goods.length > 0 && (topics[0] === 'care' || named.goods[0] === 'food')
  if (isForThem && named.search === null) return { ...named, kinds: before.kinds, wish }
  if (!isNothing(named)) return { ...named, wish }
  return {
    ...before,
    minPrice: named.minPrice ?? (named.maxPrice === null ? before.minPrice : null),
    maxPrice: named.maxPrice ?? (named.minPrice === null && wish !== 'dear' ? before.maxPrice : null),
    wish: wish ?? before.wish,
  }
}

function wishOf(topics: readonly ChatTopic[]): Subject['wish'] {
  if (topics[0] === 'cheapest') return 'cheap'
  return topics[0] === 'dearest' ? 'dear' : null
}

/** «لا أريد الرخيص» wishes for the dear, «مو غالي» for the cheap. */
function asWished(topic: ChatTopic, words: readonly Word[]): ChatTopic {
  const turned = { cheapest: ['ارخص', 'dearest'], dearest: ['اغلي', 'cheapest'] } as const
  const of =
    topic === 'cheapest' || topic === 'find' || topic === 'price'
      ? turned.cheapest
      : topic === 'dearest'
        ? turned.dearest
        : null
  const at = of ? words.findIndex((word) => has(word, 'same', of[0])) : -1
  const isRefused = words
    .slice(Math.max(0, at - 3), Math.max(0, at))
    .some((word) => has(word, 'same', 'لا') || word.text === 'ما' || word.text === 'مابا')
  return of && at > 0 && isRefused ? of[1] : topic
}

/** «الأولى», «رقم 2», «الأخير»; not «أول مرة». */
function pickOf(words: readonly string[]): number | null {
  const after = new Set(NOT_NUMBERED.split(' '))
  const bare = (word: string) => word.replace(/^و?(?:ال|لل|بال)?/, '')
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? ''
    const [place, isLast] = [
      NUMBERED.findIndex((names) => names.split(' ').some((name) => name === word || name === bare(word))),
      LAST.split(' ').includes(bare(word)),
    ]
    const isDigit = /^\d$/.test(word) && words[at - 1] !== 'رقم' && !/number/.test(words[at - 1] ?? '')
    // «مع قطط ثانية» names none of them.
    const isNamed = /^و?(?:ال|لل|بال)|^[a-z]/.test(word) || words.length < 3 || words[at - 1] === 'رقم'
    if (isDigit || !isNamed || after.has(words[at + 1] ?? '')) continue
    if (place >= 0) return place
    if (isLast) return -1
  }
  return null
}

type Scores = readonly { scored: readonly Scored<ChatTopic>[]; words: readonly Word[] }[]

const QUESTION_STARTS = ['كم', 'كيف', 'متي', 'وين', 'وش', 'ابغي', 'عندكم', 'توصيل', 'ادفع', 'مين', 'هل']

/** The whole message, and each question in it by itself: «كم سعره وكيف أدفع». */
function scoresOf(
  message: string,
  clauses: readonly Word[][],
  score: (words: readonly Word[]) => Scored<ChatTopic>[],
): Scores {
  const all = clauses.flat()
  const whole = { scored: score(all), words: all }
  const questions = clauses.flatMap(questionsOf).filter((words) => words.length > 1)
  if (questions.length < 2) return [whole]
  const parts = questions.map((words) => ({ scored: score(words), words }))
  const clear = parts.filter(({ scored }) => (scored[0]?.share ?? 0) >= CLEAR)
  const asked = clear.filter(({ scored }) => TOPICS[scored[0]?.topic ?? 'okay'] !== 'talk')
  const isWholeClear = (whole.scored[0]?.share ?? 0) >= CLEAR
  return asked.length > 1 || (asked.length === 1 && !isWholeClear) || message.length > 200
    ? asked.length > 0
      ? asked
      : [whole]
    : [whole]
}

function questionsOf(words: Word[]): Word[][] {
  const questions: Word[][] = [[]]
  for (const word of words) {
    const begins = word.hasAnd && QUESTION_STARTS.some((id) => has(word, 'same', id))
    if (begins) questions.push([])
    questions.at(-1)?.push(word)
  }
  return questions
}

/** Of alphabets that nobody here reads. */
const OTHER_LETTERS = /(?![\p{Script=Arabic}\p{Script=Latin}])\p{L}/u

type Told = {
  message: string
  words: readonly Word[]
  named: Subject
  places: Places
  about: About
  orderNumber: string | null
  placeWords: ReadonlySet<string | undefined>
  pick: number | null
}

function topicsOf(scores: Scores, told: Told): ChatTopic[] {
  const { message, named, places, about, orderNumber, words } = told
  if (words.length === 0) return OTHER_LETTERS.test(message) ? ['other-language'] : []
  const last = lastTopic(about.topics)
  const continued = continuedTopic(told, last)
  if (continued) return [continued]
  const best = scores.flatMap(({ scored }) => scored.slice(0, 1)).filter(({ share }) => share >= SURE)
  const topics = [...new Set(best.sort((a, b) => b.share - a.share).map(({ topic }) => topic))]
  const asked = topics.filter((topic) => TOPICS[topic] !== 'talk')
  if (last === 'vet' && !leavesVet(asked, named))
    return topics[0] === 'thanks' || topics[0] === 'goodbye' ? topics.slice(0, 1) : ['vet']
  if (orderNumber && asked.length === 0) return ['order-status']
  if (asked.length > 0) return asked.slice(0, MAX_TOPICS)
  if (topics.length > 0 && isNothing(named) && places.regionId === null) return topics.slice(0, 1)
  const likely = scores[0]?.scored.slice(0, 3).find(({ topic }) => ['items', 'care'].includes(TOPICS[topic]))
  if (!isNothing(named) && likely && likely.share >= LIKELY) return [likely.topic]
  return []
}

/** Whoever asked for a vet still asks for one (C-01), unless something else is plainly asked. */
function leavesVet(asked: readonly ChatTopic[], named: Subject): boolean {
  const [first] = asked
  if (!first) return false
  if (['find', 'price', 'traits', 'cheapest', 'dearest', 'newest'].includes(first)) return !isNothing(named)
  return (
    TOPICS[first] === 'shop' &&
    ![
      'location',
      'contact',
      'hours',
      'support',
      'returns',
      'boarding-and-grooming',
      'jobs',
      'account',
    ].includes(first)
  )
}

const CONTINUABLE: readonly ChatTopic[] = ['price', 'cheapest', 'dearest', 'newest', 'care', 'delivery']

/** «والأرانب؟», «وصلالة؟», «كناري»: only a name, said after an answer. */
function continuedTopic(
  { words, named, places, placeWords, pick }: Told,
  last: ChatTopic | undefined,
): ChatTopic | null {
  if (words.length > MAX_CONTINUATION) return null
  if (pick !== null && words.length < 3 && isNothing(named)) return 'price'
  const filler = new Set(FILLER.split(' ').map(foldArabic))
  const isName = (word: Word) =>
    placeWords.has(word.text) ||
    ['animal', 'good', 'item', 'colour'].some((kind) => has(word, kind as Meaning['kind']))
  const isBare = words.every((word) => isName(word) || filler.has(word.text.replace(/^و(?=..)/, '')))
  if (!isBare || !words.some(isName)) return null
  if (places.regionId !== null || places.sharedRegionIds.length > 0 || (places.isAbroad && isNothing(named)))
    return 'delivery'
  const goesOn = words[0]?.hasAnd || filler.has(words[0]?.text ?? '') || last === 'care'
  if (last && goesOn && CONTINUABLE.includes(last) && last !== 'delivery') return last
  return 'find'
}

/** What the last answer was about; courtesy in between changes nothing. */
export function lastTopic(topics: readonly string[]): ChatTopic | undefined {
  return topics.find((each): each is ChatTopic => each in TOPICS && TOPICS[each as ChatTopic] !== 'talk')
}

/** A vet first; a question about the guarantee or an order beside it is answered too. */
function withVet(scores: Scores): ChatTopic[] {
  const others = scores
    .flatMap(({ scored }) => scored.slice(0, 1))
    .filter(
      ({ topic, share }) => share >= CLEAR && ['animal-guarantee', 'returns', 'order-status'].includes(topic),
    )
  return ['vet', ...new Set(others.map(({ topic }) => topic))]
}

/** Which advice: of several that are named the first; what is eaten where only food is named. */
function partOf(
  words: readonly Word[],
  { goods, kinds }: Subject,
  topics: readonly ChatTopic[],
): CarePart | null {
  const [part] = idsOf<CarePart>(words, 'care')
  if (part) return part
  if (!topics.includes('care')) return null
  const traits = idsOf<Trait>(words, 'trait')
  if (traits.includes('vaccinated')) return 'vaccines'
  if (traits.includes('talks') || traits.includes('sings')) return 'taming'
  const isFish = kinds.some((kind) => KINDS[kind].family === 'fish')
  if (isFish && goods.includes('tank') && words.some((word) => has(word, 'same', 'كم'))) return 'stocking'
  if (kinds.length > 1) return 'together'
  const byGood: Partial<Record<Good, CarePart>> = {
    food: 'food',
    litter: 'litter',
    litterbox: 'litter',
    cage: 'home',
    tank: 'setup',
    filter: 'setup',
    shampoo: 'bathing',
    comb: 'coat',
  }
  return goods.map((good) => byGood[good]).find((each) => each !== undefined) ?? null
}

function unknownOf(
  words: readonly Word[],
  placeWords: ReadonlySet<string | undefined>,
  commonness: (word: string) => number,
): string | null {
  const unknown = words.filter(
    ({ text, meanings }) =>
      meanings.length === 0 &&
      text.length > 2 &&
      !/^\d/.test(text) &&
      !placeWords.has(text) &&
      commonness(text) <= RARE,
  )
  return unknown.map(({ text }) => text).join(' ') || null
}

/** Which of the four topics lie nearest, by what each may have been. */
function nearestOf(scores: Scores): Group[] {
  const sums = new Map<Group, number>(GROUPS.map((group) => [group, 0]))
  for (const { scored, words } of scores) {
    const hasGood = words.some((word) => has(word, 'good'))
    for (const { topic, share } of scored) {
      const kind = TOPICS[topic]
      const group: Group =
        kind === 'items' ? (hasGood ? 'supplies' : 'animals') : kind === 'care' ? 'care' : 'support'
      sums.set(group, (sums.get(group) ?? 0) + (kind === 'talk' ? 0 : share))
    }
  }
  return [...GROUPS].sort((a, b) => (sums.get(b) ?? 0) - (sums.get(a) ?? 0))
}
