// Whether a message reports an ill animal or a hurt person, and what is known about it afterwards (C-01).

import { correctsName } from './bare-message.ts'
import { personHarmIn, signsOfAnimal, speaksOfPerson } from './hurt-person.ts'
import {
  type CaseReports,
  CERTAIN,
  hasSurvivors,
  type Illness,
  illnessAfter,
  isOnlyRed,
  isTreated,
  signsIn,
  signsPossible,
  wasGiven,
} from './illness.ts'
import { type Good, KINDS, type Kind } from './lexicon.ts'
import { isOfDead, mayLive } from './mourning.ts'
import { PERSON_HARMS, type PersonHarm } from './person-harms.ts'
import type { HeardMessage } from './read-message.ts'
import type { Names } from './read-named.ts'
import { asksPrice } from './read-request.ts'
import { isNothing } from './read-subject.ts'
import { FILLERS, hasMeaning, means, meantIds, type Word } from './recognise.ts'
import type { Sign } from './signs.ts'
import { topicModel } from './topic-model.ts'
import { type ChatTopic, lastTopic, TOPICS } from './topics.ts'
import type { Ailing, Subject } from './understanding.ts'
import { isBesideIll } from './vet-topic.ts'
import { type VetQuestion, vetQuestionsIn } from './words/vet-questions.ts'

export type IllnessTold = {
  /** Signs of an animal. */
  signs: readonly Sign[]
  /** Signs that are told only if a vet is asked for. */
  possible: readonly Sign[]
  /** What a person has; null if none is ill. */
  harm: PersonHarm | null
  /** The previous answer was about a person. */
  harmBefore: PersonHarm | null
  /** It may be a person who is ill: one is mentioned, or no animal is. */
  isPerhapsOfPerson: boolean
  /** Only the vet decides what an ill animal eats: «في أكل يخفف على معدتها؟» */
  asksItsFood: boolean
}

export function readIllness(heard: HeardMessage, names: Names): IllnessTold {
  const { spoken, words, folded, last, about } = heard
  const { named } = names
  const reports = reportsIn(heard)
  const { whole } = reports
  const isOver = isOfDead(heard.message, last === 'grief')
  // «قطتي مريضة» alone, which is also said of arrivals and boarding.
  const isSaidIll = words.length <= MAX_PLAIN && hasMeaning(words, 'sign', 'unwell')
  const harmBefore = about.illness ? null : (PERSON_HARMS.find((each) => each === about.precise) ?? null)
  const isAsked = /[؟?]\s*$/.test(heard.message) && !wasGiven(folded)
  // Of items that were shown, not of an animal at home: «ما ينزل شوي».
  const isOfShown = about.shown > 0 && isNothing(named) && TOPICS[last ?? 'okay'] === 'items'
  const isReport = !isAsked && !correctsName(words) && !isOfShown
  const isPlain =
    isReport && !(about.illness && last === 'vet') && !named.goods.some((good) => !OF_ANIMALS.includes(good))
  const reported = signsIn(reports, {
    hasAnimal: hasAnimal(heard, names),
    isPlain: isPlain && harmBefore === null,
    ...(harmBefore && { least: CERTAIN }),
  }).filter(
    (sign) =>
      !(sign === 'unwell' && IS_WELL_AGAIN.test(folded)) &&
      !(OF_APPETITE.includes(sign) && DRINKS_LITTLE.test(folded)),
  )
  const ofRabbit = [...named.kinds, ...about.subject.kinds].some((kind) => KINDS[kind].family === 'rabbits')
  const told: Sign[] = [
    ...(isTreated(about.illness, folded) ? (['flea-drug'] as const) : []),
    ...reported,
    ...(hasSurvivors(folded) ? (['dying'] as const) : []),
    ...(isSaidIll && reported.length === 0 ? (['unwell'] as const) : []),
    ...(mayLive(heard.message, last === 'grief') && reported.length === 0 ? [lying(whole)] : []),
  ]
  const alone: Sign[] = ofRabbit && isOnlyRed(folded) ? ['red-urine'] : [...new Set(told)]
  const signs = isOver ? [] : alone
  const harm = isOver ? null : personHarmIn(spoken, signs, isNothing(named) ? harmBefore : null, whole)
  // Later than the answer about it, only what it is given: «وهل أعطيه خس الحين؟».
  const isFood =
    last === 'vet'
      ? words.some((word) => means(word, 'care', 'food') || means(word, 'good', 'food'))
      : GIVES_IT.test(folded)
  // Goods beside its food: «أي عجلة وأكل عندكم؟».
  const isOfGoods = named.goods.some((good) => good !== 'food' && good !== 'medicine')
  const namesNone = named.kinds.length === 0 || names.isOfOtherKinds
  return {
    signs: signsOfAnimal(spoken, signs, harm),
    possible: isOver || harm || isAsked ? [] : signsPossible(whole),
    harm,
    harmBefore,
    isPerhapsOfPerson: speaksOfPerson(spoken) || (isNothing(named) && isNothing(about.subject)),
    asksItsFood:
      Boolean(about.illness) && isFood && namesNone && !isOfGoods && !asksPrice(words) && !isBesideIll(heard),
  }
}

/** Of one that lies as if dead. */
function lying({ signs }: CaseReports['whole']): Sign {
  return signs[0]?.topic === 'cold' ? 'cold' : 'collapse'
}

/** What is reported or asked about a person. */
export function harmOf(
  { signs, harm, harmBefore }: IllnessTold,
  [topic]: readonly ChatTopic[],
): PersonHarm | null {
  return harm ?? (signs.length === 0 && topic === 'vet' ? harmBefore : null)
}

/** What is reported or asked about an ill animal; courtesy in between changes nothing. */
export function ailingAfter(
  heard: HeardMessage,
  { named }: Names,
  told: IllnessTold,
  topics: readonly ChatTopic[],
): Ailing {
  const { message, folded, last, about } = heard
  const { illness: before = null, subject } = about
  const { signs } = told
  const isSick = signs.length > 0
  const isPerhapsOfPerson = isSick && told.isPerhapsOfPerson
  if (topics[0] !== 'vet')
    return {
      isSick,
      isPerhapsOfPerson,
      illness: isAside(topics, named, before) ? before : null,
      vetQuestions: [],
    }
  if (harmOf(told, topics) && !isSick)
    return { isSick: true, isPerhapsOfPerson, illness: before, vetQuestions: [] }
  const questions = vetQuestionsIn(folded)
  const vetQuestions: VetQuestion[] = mayLive(message, last === 'grief')
    ? ['alive', ...questions.filter((each) => each !== 'alive' && each !== 'died')]
    : questions
  const spoken = animalsIn(heard)
  const kinds =
    named.kinds.length + spoken.length > 0 ? [...named.kinds, ...spoken] : before ? [] : subject.kinds
  const illness = illnessAfter(before, { signs, possible: told.possible, kinds, text: folded, vetQuestions })
  return { isSick, isPerhapsOfPerson, illness, vetQuestions }
}

/** Courtesy, or the goods for an animal that cannot wait: «عندكم قش؟». */
function isAside(topics: readonly ChatTopic[], { goods, kinds }: Subject, before: Illness | null): boolean {
  const last = lastTopic(topics)
  const isOfGoods = goods.length > 0 && kinds.length === 0 && last !== undefined && TOPICS[last] === 'items'
  const isCare = last !== undefined && TOPICS[last] === 'care'
  return last === undefined || (before?.urgency === 'now' && (isOfGoods || (isCare && kinds.length === 0)))
}

/** Whatever their role; fish, if only their tank is named: «طاح صابون في الحوض». */
function animalsIn({ spoken }: HeardMessage): Kind[] {
  const words = spoken.flat()
  const kinds = meantIds<Kind>(words, 'animal')
  return kinds.length === 0 && words.some((word) => means(word, 'good', 'tank')) ? ['fish'] : kinds
}

/** Two signs in one clause: «ترجع وما تاكل». */
function splitAtAnd(words: readonly string[]): string[][] {
  const parts: string[][] = [[]]
  for (const word of words) {
    if (/^و(?:ما|لا|مو|مش|مب|كم|كيف|وين|[يت]\S{2,})$/.test(word)) parts.push([])
    parts.at(-1)?.push(word)
  }
  return parts
}

const IS_WELL_AGAIN = /(?<!(?:ما|لا|لم|مو) )(?:^| )و?(?:تعافي\S*|تعافت|شفي|شفيت|طابت?|recovered)(?= |$)/

const MAX_PLAIN = 3

const GIVES_IT =
  /(?:^| )و?[انب]?(?:ا?عطي|ا?ديل|طعم)(?:ه|ها|هم)(?= |$)|(?:^| )(?:give|feed) (?:him|her|it|them)(?= |$)/

const OF_APPETITE: readonly Sign[] = ['not-eating', 'thirst']
const DRINKS_LITTLE =
  /(?:^| )(?:ما|لا|مو|مب|مش) ب?[يت]شرب\S* (?:ماي |مويه |مي |ماء )?(?:كثير|كتير|وايد|واجد)(?= |$)/

/** Goods that are named where an animal is ill. */
const OF_ANIMALS: readonly Good[] = ['food', 'nest', 'litter', 'litterbox', 'tank']

function hasAnimal(heard: HeardMessage, { named }: Names): boolean {
  const { subject } = heard.about
  return named.kinds.length + subject.kinds.length + animalsIn(heard).length > 0
}

/** Without product names, which are no signs, and what is left out of a sum: «بدون الأكل». */
function reportsIn({ spoken, typed, roles, about }: HeardMessage): CaseReports {
  const { report } = topicModel()
  const isOfSum = about.basket !== undefined && typed.length <= MAX_PLAIN
  const isLeftOut = (word: Word) => isOfSum && roles.get(word) === 'refused'
  const clauses = spoken
    .flatMap((clause) =>
      splitAtAnd(
        clause
          .filter((word) => !isName(word, clause) && !isLeftOut(word))
          .flatMap(({ text }) => text.split(' ')),
      ),
    )
    .filter((words) => words.length > 0)
  return { whole: report(clauses.flat()), clauses: clauses.length > 1 ? clauses.map(report) : [] }
}

/** «السمكة المنتفخة» may be the name of an item; «السمكة منتفخة» is ill. */
function isName(word: Word, words: readonly Word[]): boolean {
  const before = words[words.indexOf(word) - 1]
  const isOfAnimal = before !== undefined && /^(?:و?ال|لل)/.test(before.text) && means(before, 'animal')
  // A bare name with a colour: «والمنتفخة الصفراء؟».
  const isBare = words.every((each) => means(each, 'item') || means(each, 'colour') || FILLERS.has(each.text))
  const next = words[words.indexOf(word) + 1]
  const isColoured = next !== undefined && /^ال/.test(next.text) && means(next, 'colour')
  // The puffer by other words: «السمكة المنفوخة».
  if (isOfAnimal && /^ال(?:منفوخ|منتفخ)/.test(word.text)) return true
  return /^و?(?:ال|لل)/.test(word.text) && means(word, 'item') && (isOfAnimal || isBare || isColoured)
}
