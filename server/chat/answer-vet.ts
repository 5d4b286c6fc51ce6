// Answers about an ill animal (C-01): the whole advice first, then answers to questions, and the advice again if a
// message asks nothing known.
import { PERSON_HARMS } from '#domain/chat/person-harms.ts'
import type { Recovery } from '#domain/chat/recovery.ts'
import { lastTopic, TOPICS } from '#domain/chat/topics.ts'
import { PERHAPS_A_PERSON, personReply } from '#text/care/person-replies.ts'
import {
  orIfIll,
  VET_WISH,
  vetAdvice,
  vetAgain,
  vetIfIll,
  vetNearby,
  vetReply,
  vetReplyTo,
  WITH_VET,
} from '#text/care/vet-replies.ts'
import { VET_QUESTION_OF } from '#text/chat/answers/vet.ts'
import { englishText } from '#text/chat/english.ts'
import { paragraphs } from '#text/chat-facts.ts'
import type { AnswerPart, Asked } from './asked.ts'
import { waterVerdict } from './water-degrees.ts'

const AFTER_VET = ['طبيب بيطري', 'تواصل معنا'] as const
const MAX_ANSWERS = 2

export function vet(asked: Asked): AnswerPart {
  const harm = PERSON_HARMS.find((each) => each === asked.precise.get('vet'))
  if (harm)
    return {
      text: paragraphs(personReply(harm, asked.about.precise), besides(asked)),
      suggestions: ['تواصل معنا'],
    }
  const water = waterVerdict(asked)
  const text = textOf(asked, water ? [water] : answersTo(asked))
  return { text: paragraphs(text, asked.isPerhapsOfPerson && PERHAPS_A_PERSON), suggestions: AFTER_VET }
}

/** Said of an animal that is well again, before anything else is answered. */
export function wellAgain({ facts }: Asked, { isUrgent }: Recovery): AnswerPart {
  const urgency = isUrgent ? 'now' : 'today'
  return {
    text: vetReplyTo('better', facts, { signs: [], kind: null, urgency }) ?? '',
    english: englishText.wellAgain(isUrgent),
  }
}

/** For a report about an animal, or a call for help, that is not understood: it may be ill. */
export function vetIfUnclear({
  facts,
  folded,
  topics,
  kinds,
  goods,
  hasQuestionMark,
  isOwn,
  about,
}: Asked): AnswerPart | null {
  // Of those for sale: «والأوسكار سمعت إنه حلو».
  const isOfSale = about.shown > 0 || TOPICS[lastTopic(about.topics) ?? 'okay'] === 'items'
  if (isOfSale && !isOwn && !CALLS_FOR_HELP.test(folded)) return null
  const isOfAnimal = kinds.length > 0 || goods.includes('tank')
  const isOfCare = topics.every((topic) => TOPICS[topic] === 'care')
  const isReport = !hasQuestionMark && !asksIn(folded)
  return isOfAnimal && isOfCare && (isReport || CALLS_FOR_HELP.test(folded))
    ? { text: vetIfIll(facts), english: englishText.ifIll, suggestions: AFTER_VET }
    : null
}

/** Tells of an animal that something happened, and is answered with advice of care: it may be a sign that is not known. */
export function vetBesideCare({
  facts,
  folded,
  topics,
  kinds,
  part,
  illness,
  precise,
  hasQuestionMark,
}: Asked): AnswerPart[] {
  // That answer names the vet itself: «عندي قط ودخلت كناري للبيت».
  if (precise.get('care') === 'with-cat') return []
  const isReport = !hasQuestionMark && !asksIn(folded) && HAPPENED.test(folded)
  const isOfAnimal = kinds.length > 0 && topics[0] === 'care' && part !== 'people' && illness === null
  return isOfAnimal && isReport
    ? [{ text: orIfIll(facts), english: englishText.ifIll, suggestions: AFTER_VET }]
    : []
}

const HAPPENED =
  /(?:^| )[وف]?(?:طلع|طاح|دخل|صار|قام|لعق|لحس|ذاق|بلع|قضم|شرب|وقف|رش|انقلب|احترق|انكسر|تغير)(?:ت|ه|ها|وا|نا)?(?= |$)|(?:^| )(?:اكلت|كلت|كلا|قاعده?|فجاه|بالغلط|من (?:امس|الصبح|البارح\S*|يوم\S*|ساع\S*|دقايق)|طول الليل|الحين|ate|licked|fell|suddenly|since|just|now)(?= |$)/

/** @param text folded */
export function asksIn(text: string): boolean {
  return ASKS.test(text)
}

const ASKS =
  /(?:^| )و?(?:هل|كم|كام|متي|امتي|وين|فين|ليش|ليه|شو|وش|ايش|ايه|كيف|شلون|ازاي|لماذا|عندك[مون]|[يتب]?ينفع|فيني|قديش|اديش|ابغي|ابي|what|how|why|when|where|which)(?= |$)|^(?:اقدر|نقدر|do|does|can|is|are|will|should)(?= )/
const CALLS_FOR_HELP =
  /(?:^| )(?:الحق|ساعد|انقذ|help|emergency)\S*|(?:شو|وش|ايش|ايه|شنو|ماذا|كيف|what) (?:\S+ )?(?:[انب]?سوي|[انب]?عمل|افعل|اتصرف|الحل|do)(?= |$)|[انب]عمل ايه/

/** The animal that hurt a person is ill, too. */
function besides({ facts, illness, about }: Asked): string | null {
  const isNew = illness !== null && illness.signs.length > (about.illness?.signs.length ?? 0)
  return isNew ? vetAdvice(facts, illness, []) : null
}

function textOf(
  { facts, illness, about, hasQuestionMark, vetQuestions }: Asked,
  answers: readonly string[],
): string {
  if (illness === null) return answers.length > 0 ? vetReply(facts, null, answers) : vetNearby(facts)
  const { illness: before } = about
  const isNew =
    illness.urgency !== before?.urgency || illness.signs.some((sign) => !before.signs.includes(sign))
  if (!isNew && !hasQuestionMark && vetQuestions.join() === 'going') return VET_WISH
  if (!isNew && !hasQuestionMark && vetQuestions.includes('there')) return WITH_VET
  // The whole advice may contain the answer to an unknown question: «أسحب الخيط؟»
  const asksWhat = hasQuestionMark || vetQuestions.includes('what-now')
  if (isNew || (asksWhat && answers.length === 0)) return vetAdvice(facts, illness, answers)
  return answers.length > 0 ? vetReply(facts, illness, answers) : vetAgain(facts, illness)
}

function answersTo({ facts, illness, vetQuestions, precise }: Asked): string[] {
  const learned = VET_QUESTION_OF.get(precise.get('vet') ?? '')
  const questions = vetQuestions.length > 0 || !learned ? vetQuestions : [learned]
  return questions.flatMap((question) => vetReplyTo(question, facts, illness) ?? []).slice(0, MAX_ANSWERS)
}
