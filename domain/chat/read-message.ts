// A message in its basic form: the words of each clause, their roles, and the places.
import { foldArabic } from '#domain/fold-arabic.ts'
import { withoutArticles } from '#domain/search/search-words.ts'
import { withoutLead } from './discourse.ts'
import { findPlaces, type Places, speaksOfThere } from './find-places.ts'
import { GOODS, type Good, KINDS, type Kind } from './lexicon.ts'
import { asLove } from './mourning.ts'
import { type NamedRoles, rolesIn } from './read-roles.ts'
import { readWords } from './read-words.ts'
import { hasMeaning, means, meantIds, recognise, type Word } from './recognise.ts'
import { withServed } from './served-food.ts'
import { takenOut } from './sums.ts'
import { topicModel } from './topic-model.ts'
import { type ChatTopic, lastTopic } from './topics.ts'
import type { About } from './understanding.ts'
import type { Vocabulary } from './vocabulary.ts'

type Clauses = readonly Word[][]

export type HeardMessage = {
  /** The message without lead-in words. */
  message: string
  /** Begins with a lead-in word that continues the conversation: «طيب …». */
  isLed: boolean
  /** The folded message and its words. */
  folded: string
  typed: readonly string[]
  orderNumber: string | null
  /** All clauses and the roles of their words. */
  spoken: Clauses
  roles: NamedRoles
  /** What is taken out of the sum: «شيل القفص». */
  out: Clauses
  /** The words that are neither refused nor taken out. */
  clauses: Clauses
  words: readonly Word[]
  places: Places
  /** Refers to the previous place: «هناك». */
  isThere: boolean
  placeWords: ReadonlySet<string | undefined>
  /** The previous answer. */
  about: About
  last: ChatTopic | undefined
}

export function readMessage(said: string, vocabulary: Vocabulary, about: About): HeardMessage {
  const led = withoutLead(said)
  const message = asLove(led)
  const { clauses: read, orderNumber } = readWords(message)
  const typed = read.flat()
  const spoken = read.map((words) => meaningsIn(words, vocabulary, about))
  const roles = rolesIn(spoken)
  const out = about.basket ? spoken.map((words) => outOf(words, roles)) : []
  const isOut = new Set(out.flat())
  const clauses = spoken.map((each) =>
    each.filter((word) => roles.get(word) !== 'refused' && !isOut.has(word)),
  )
  const words = clauses.flat()
  return {
    message,
    isLed: led !== said,
    folded: foldArabic(message),
    typed,
    orderNumber,
    spoken,
    roles,
    out,
    clauses,
    words,
    ...placesIn(typed, words, about),
    about,
    last: lastTopic(about.topics),
  }
}

/** What is taken out, or corrected to another item: «قصدي المعجون مب التونة». */
function outOf(words: readonly Word[], roles: NamedRoles): Word[] {
  const refused = words.filter((word) => roles.get(word) === 'refused')
  const isCorrected = words.some((word) => roles.get(word) === 'asked')
  return [...takenOut(words), ...(isCorrected ? refused : [])]
}

function meaningsIn(words: readonly string[], vocabulary: Vocabulary, { subject }: About): Word[] {
  const known = recognise(words, vocabulary, topicModel().isKnown)
  const goods = [...subject.goods, ...meantIds<Good>(known, 'good')]
  return withServed(known, subject)
    .map((word) => asSpokenOf(word, goods))
    .map((word, at, all) => asWhite(word, all[at - 1], all, subject.kinds.length > 0))
    .map((word, at, all) => asGoldfish(word, all[at - 1], all, subject.kinds))
    .map((word, at, all) => (DESCRIBES.test(all[at - 1]?.text ?? '') ? withoutCare(word) : word))
}

/** A description, not a question of company: «البني اللي معاه أبيض». */
function withoutCare(word: Word): Word {
  return { ...word, meanings: word.meanings.filter(({ kind, id }) => kind !== 'care' || id !== 'together') }
}
const DESCRIBES = /^ال+ي$/

/** White ones, not eggs: «الحمام البيض», and after pigeons «والبيض بكم؟». */
function asWhite(word: Word, before: Word | undefined, all: readonly Word[], isOfAnimals: boolean): Word {
  const isOfAnimal = before !== undefined && /^و?(?:ال|لل)/.test(before.text) && means(before, 'animal')
  const isOthers =
    isOfAnimals && word === all[0] && all.some(({ text }) => /^(?:بكم|سعر\S*|عندكم|متوفر\S*)$/.test(text))
  const isWhite = isOfAnimal ? /^و?البيض(?:ه|ا)?$/ : /^و?البيض$/
  if (!isWhite.test(word.text) || !(isOfAnimal || isOthers)) return word
  return { ...word, meanings: [{ kind: 'colour', id: 'أبيض' }] }
}

/** The goldfish beside other fish, not a colour of them: «3 ذهبية و2 بيتا». */
function asGoldfish(
  word: Word,
  before: Word | undefined,
  all: readonly Word[],
  spokenOf: readonly Kind[],
): Word {
  const kinds = [...spokenOf, ...meantIds<Kind>(all, 'animal')]
  const isOfFish = hasMeaning(all, 'good', 'tank') || kinds.some((kind) => KINDS[kind].family === 'fish')
  const isDescribed = (['animal', 'good', 'colour'] as const).some((kind) => before && means(before, kind))
  if (!isOfFish || isDescribed || !/^[وب]?(?:ال|لل)?ذهبي(?:ه|تين|ات)$/.test(word.text)) return word
  return { ...word, meanings: [{ kind: 'animal', id: 'goldfish' }] }
}

/** Another sort of goods that were named: «والصندوق ينفع للسيارة؟» after a bag, «الشنطة ولا الصندوق؟». */
function asSpokenOf(word: Word, goods: readonly Good[]): Word {
  const bare = withoutArticles(word.text)
  const good = goods.find((each) => 'sorts' in GOODS[each] && GOODS[each].head.split(' ').includes(bare))
  if (!good || bare === word.text || means(word, 'good')) return word
  return { ...word, meanings: [...word.meanings, { kind: 'good', id: good }] }
}

function placesIn(typed: readonly string[], words: readonly Word[], { regionId }: About) {
  const speaksOfDelivery = hasMeaning(words, 'same', 'توصيل')
  const { used, ...found } = findPlaces(typed, topicModel().isKnown, speaksOfDelivery)
  const isThere = speaksOfThere(typed, found)
  return {
    places: isThere ? { ...found, regionId: regionId ?? null } : found,
    isThere,
    placeWords: new Set(used.map((at) => typed[at])),
  }
}
