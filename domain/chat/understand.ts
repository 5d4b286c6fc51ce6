// What a visitor's message asks (A-BOT-07): by words and what they stand for, without a model. Pure, bounded and the same
// for every spelling that folds alike.
import type { Concept } from './concepts.ts'
import { CUES } from './cues.ts'
import { isOtherLanguage } from './other-language.ts'
import { readLimits } from './read-limits.ts'
import { readReply } from './read-reply.ts'
import { readWords } from './read-words.ts'
import { type Recognised, recognise } from './recognise.ts'
import { type ChatTopic, TOPICS } from './topics.ts'
import { CHAT_FAMILIES, type Understanding } from './understanding.ts'
import type { Vocabulary } from './vocabulary.ts'
import { type Weighed, weighTopics } from './weigh-topics.ts'

const MAX_TOPICS = 3
/** Below this a clause hints at something; what was said before may say more. */
const HINT = 4.3
/** Beside a topic of this weight hints are not followed. */
const CLEAR = 5.2
/** A message that continues the last answer is short. */
const MAX_CONTINUATION_LENGTH = 7
/** Topics whose weights differ by less are equally good. */
const STEP = 2

const NOTHING: Omit<Understanding, 'topics'> = {
  families: [],
  categoryIds: [],
  regionId: null,
  sharedRegionIds: [],
  isAbroad: false,
  orderNumber: null,
  minPrice: null,
  maxPrice: null,
  refersBack: false,
  hasStranger: false,
  search: null,
}

/** @param about topics of the last answer, best first */
export function understand(
  message: string,
  vocabulary: Vocabulary,
  about: { topics: readonly string[] } = { topics: [] },
): Understanding {
  const { clauses: typed, orderNumber } = readWords(message)
  const reply = readReply(message, typed.flat())
  if (reply) return { ...NOTHING, topics: [reply] }
  const clauses = typed
    .flatMap((words) => questionsOf(withStrangers(recognise(words, vocabulary))))
    .map(withoutRefused)
    .filter((clause) => clause.length > 0)
  const words = clauses.flat()
  const topic = lastTopic(about.topics)
  const weighed = continueAnswer(weighClauses(clauses), words, topic)
  if (isOtherLanguage(message, words, weighed)) return { ...NOTHING, topics: ['other-language'] }
  const topics = bestOf(weighed)
  const isNamed = words.some(({ concepts }) => concepts.has('item'))
  return {
    topics,
    families: CHAT_FAMILIES.filter((family) => words.some(({ concepts }) => concepts.has(family))),
    categoryIds: [...new Set(words.flatMap(({ categoryIds }) => categoryIds))],
    ...regionsOf(words),
    orderNumber,
    ...readLimits(typed.flat()),
    refersBack: refersBack(words, isNamed),
    hasStranger: words.some(({ concepts }) => concepts.has('stranger')),
    search: searchOf(words, topics),
  }
}

/** What the last answer was about; courtesy in between changes nothing. */
export function lastTopic(topics: readonly string[]): ChatTopic | undefined {
  return topics.find(
    (each): each is ChatTopic => each in TOPICS && !['talk', 'aside'].includes(TOPICS[each as ChatTopic]),
  )
}

type Places = Pick<Understanding, 'regionId' | 'sharedRegionIds' | 'isAbroad'>

/** A name that only one governorate has is meant before one that several share. */
function regionsOf(words: readonly Recognised[]): Places {
  const places = words.map(({ regionIds }) => regionIds)
  const own = places.find(({ length }) => length === 1)
  const shared = places.find(({ length }) => length > 1)
  return {
    regionId: own?.[0] ?? null,
    sharedRegionIds: own ? [] : [...(shared ?? [])],
    isAbroad: !own && !shared && words.some(({ concepts }) => concepts.has('abroad')),
  }
}

const QUESTION_STARTS: readonly Concept[] = [
  ...['howMuch', 'price', 'how', 'howLong', 'when', 'where', 'what', 'is', 'canI', 'want', 'have'],
  ...['deliver', 'arrive', 'pay', 'returning', 'who', 'contact'],
] as Concept[]

/** «كم سعره وكيف أدفع» asks twice: «and» before a word that may begin a question begins one. */
function questionsOf(words: Recognised[]): Recognised[][] {
  const questions: Recognised[][] = [[]]
  for (const word of words) {
    const begins = word.hasAnd && QUESTION_STARTS.some((concept) => word.concepts.has(concept))
    if (begins || word.concepts.has('and')) questions.push([])
    questions.at(-1)?.push(word)
  }
  return questions
}

/** After «سعر», «بكم», «رقم» stands what is asked of; «يا غالي» names nothing. */
const HEADS: readonly Concept[] = ['price', 'howMuch', 'contact']

function withStrangers(words: Recognised[]): Recognised[] {
  return words.map((word, at) => {
    const head = words[at - 1]
    const isNamed = head && HEADS.some((each) => head.concepts.has(each))
    if (!isNamed || !word.concepts.has('unknown') || word.text.startsWith('يا')) return word
    return { ...word, concepts: new Set([...word.concepts, 'stranger' as const]) }
  })
}

const REFUSABLE: readonly Concept[] = ['item', 'animal', 'deliver', 'cash', 'card', 'smell']

/** «لا أريد قطة», «غير القطط», «مب أرنب»: what is refused was not asked for. */
function withoutRefused(words: Recognised[]): Recognised[] {
  const has = (at: number, ...concepts: Concept[]) =>
    concepts.some((concept) => words[at]?.concepts.has(concept) ?? false)
  return words.filter((_, at) => {
    if (!has(at, ...REFUSABLE)) return true
    const isNot = has(at - 1, 'not', 'without')
    return !isNot && !(has(at - 1, 'want') && has(at - 2, 'no', 'not'))
  })
}

/** Each clause by itself; one that only hints is read together with the clause before it. */
function weighClauses(clauses: readonly Recognised[][]): Weighed[] {
  return clauses.flatMap((clause, at) => {
    const alone = weighTopics(clause)
    const before = clauses[at - 1]
    const points = clause.some(({ hasPronoun, concepts }) => hasPronoun && !concepts.has('filler'))
    if (!before || ((alone[0]?.weight ?? 0) >= HINT && !points)) return alone
    const together = weighTopics([...before, ...clause], clause)
    return (together[0]?.weight ?? 0) > (alone[0]?.weight ?? 0) ? together : alone
  })
}

/** «وإلى صحار؟», «والطيور؟»: what the last answer was about lends the words that are missing. */
function continueAnswer(weighed: Weighed[], words: readonly Recognised[], topic?: ChatTopic): Weighed[] {
  const top = Math.max(0, ...weighed.map(({ weight }) => weight))
  if (!topic || top >= CLEAR || words.length > MAX_CONTINUATION_LENGTH) return weighed
  if (words.some(({ concepts }) => concepts.has('more'))) return [{ topic, weight: CLEAR }]
  const lent = (CUES[topic][0] ?? []).slice(1).map((concept) => lend(concept as Concept))
  const continued = weighTopics([...lent, ...words], words)
  if ((continued[0]?.weight ?? 0) < Math.max(CLEAR, top)) return weighed
  return continued.some((each) => each.topic === topic) ? [{ topic, weight: CLEAR }] : continued
}

function lend(concept: Concept): Recognised {
  const nothing = { text: '', regionIds: [], categoryIds: [], hasAnd: false, hasPronoun: false }
  return { concepts: new Set([concept]), strength: 1, ...nothing }
}

/**
 * Best first, of equally good ones the first asked. Courtesy and hints are left out beside a clear question; what is
 * asked of the world stands alone, or not at all.
 */
function bestOf(all: readonly Weighed[]): ChatTopic[] {
  const isAside = ({ topic }: Weighed) => TOPICS[topic] === 'aside'
  const isForUs = all.some((each) => !isAside(each) && TOPICS[each.topic] !== 'talk' && each.weight >= CLEAR)
  const aside = all.find((each) => isAside(each) && each.weight >= HINT)
  if (aside && !isForUs) return [aside.topic]
  const weighed = all.filter((each) => !isAside(each))
  const byWeight = [...weighed].sort((a, b) => Math.round(b.weight / STEP) - Math.round(a.weight / STEP))
  const isClear = byWeight.some(({ topic, weight }) => TOPICS[topic] !== 'talk' && weight >= CLEAR)
  const asked = byWeight.some(({ topic }) => TOPICS[topic] !== 'talk')
  const kept = byWeight.filter(({ topic, weight }) => {
    if (topic === 'insult' || topic === 'who-are-you') return true
    return TOPICS[topic] === 'talk' ? !asked : weight >= HINT || !isClear
  })
  return [...new Set(kept.map(({ topic }) => topic))].slice(0, MAX_TOPICS)
}

function refersBack(words: readonly Recognised[], isNamed: boolean): boolean {
  const points = words.some(({ concepts }) => concepts.has('this') || concepts.has('more'))
  const stands = words.some(
    ({ hasPronoun, concepts }) => concepts.has('its') || (hasPronoun && !concepts.has('filler')),
  )
  const continues = words.length <= 4 && words[0]?.hasAnd === true
  return points || continues || (stands && !isNamed)
}

const SOUGHT: readonly Concept[] = ['item', 'trait', 'baby', 'live', 'unknown']

function searchOf(words: readonly Recognised[], topics: readonly ChatTopic[]): string | null {
  if (topics.length > 0 && !topics.some((topic) => TOPICS[topic] === 'items')) return null
  const sought = words.filter(
    ({ concepts }) => SOUGHT.some((each) => concepts.has(each)) && !concepts.has('pets'),
  )
  return [...new Set(sought.map(({ text }) => text))].join(' ') || null
}
