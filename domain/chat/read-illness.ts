// Whether a message tells of an animal that is ill, or of a person whom one hurt, and what is known of it afterwards (C-01).
import { hurtsPerson, PERSON_HURT } from './hurt-person.ts'
import { illnessAfter, signsIn } from './illness.ts'
import { isOfDead } from './mourning.ts'
import type { HeardMessage } from './read-message.ts'
import type { Names } from './read-named.ts'
import { asksPrice } from './read-request.ts'
import { isNothing } from './read-subject.ts'
import { FILLERS, means, type Word } from './recognise.ts'
import type { Sign } from './signs.ts'
import { lastTopic } from './told.ts'
import type { ChatTopic } from './topics.ts'
import type { Ailing } from './understanding.ts'
import { supposesArrival } from './vet-topic.ts'
import { vetQuestionsIn } from './words/vet-questions.ts'

export type IllnessTold = {
  /** Of an animal. */
  signs: readonly Sign[]
  isPersonHurt: boolean
  /** The answer before was about a person. */
  wasPersonHurt: boolean
  /** What an ill animal eats is the vet's to say: «في أكل يخفف على معدتها؟» */
  asksItsFood: boolean
}

export function readIllness(heard: HeardMessage, names: Names): IllnessTold {
  const { words, folded, typed, last, about } = heard
  const { named } = names
  const isOver = supposesArrival(typed, last) || isOfDead(folded, last === 'grief')
  const signs = isOver ? [] : signsTold(heard, names)
  const wasPersonHurt = about.precise === PERSON_HURT && !about.illness
  const isPersonHurt = hurtsPerson(folded, signs, wasPersonHurt && isNothing(named))
  const isFood = words.some((word) => means(word, 'care', 'food') || means(word, 'good', 'food'))
  const namesNone = named.kinds.length === 0 || names.isOfOtherKinds
  return {
    signs: isPersonHurt ? [] : signs,
    isPersonHurt,
    wasPersonHurt,
    asksItsFood: Boolean(about.illness) && isFood && namesNone && !asksPrice(words),
  }
}

export function isOfPerson(
  { signs, isPersonHurt, wasPersonHurt }: IllnessTold,
  [topic]: readonly ChatTopic[],
): boolean {
  return isPersonHurt || (wasPersonHurt && signs.length === 0 && topic === 'vet')
}

/** What is said and asked of an ill animal; courtesy in between changes nothing. */
export function ailingAfter(
  { folded, about }: HeardMessage,
  { named }: Names,
  told: IllnessTold,
  topics: readonly ChatTopic[],
): Ailing {
  const { illness: before = null, subject } = about
  const { signs } = told
  const isSick = signs.length > 0
  if (topics[0] !== 'vet') return { isSick, illness: lastTopic(topics) ? null : before, vetQuestions: [] }
  if (isOfPerson(told, topics)) return { isSick: true, illness: before, vetQuestions: [] }
  const vetQuestions = vetQuestionsIn(folded)
  const kinds = named.kinds.length > 0 ? named.kinds : subject.kinds
  return { isSick, illness: illnessAfter(before, { signs, kinds, text: folded, vetQuestions }), vetQuestions }
}

/** The names of what is sold tell of no illness. */
function signsTold({ spoken, words, roles, about }: HeardMessage, { named }: Names): Sign[] {
  const typed = spoken.map((clause) =>
    clause.filter((word) => !isName(word, clause)).flatMap(({ text }) => text.split(' ')),
  )
  const all = spoken.flat()
  const areOfGoods = words.every(
    (word) => !means(word, 'animal') || means(word, 'good') || roles.get(word) === 'for',
  )
  return signsIn(
    typed,
    words.filter((word) => !isName(word, all)),
    { ...named, areOfGoods },
    about.subject,
  )
}

/** «السمكة المنتفخة» is called so where the shop has one; «السمكة منتفخة» is ill. */
function isName(word: Word, words: readonly Word[]): boolean {
  const before = words[words.indexOf(word) - 1]
  const isOfAnimal = before !== undefined && /^(?:و?ال|لل)/.test(before.text) && means(before, 'animal')
  // «والمنتفخة الصفراء؟»
  const isBare = words.every((each) => means(each, 'item') || means(each, 'colour') || FILLERS.has(each.text))
  const next = words[words.indexOf(word) + 1]
  const isColoured = next !== undefined && /^ال/.test(next.text) && means(next, 'colour')
  return /^و?(?:ال|لل)/.test(word.text) && means(word, 'item') && (isOfAnimal || isBare || isColoured)
}
