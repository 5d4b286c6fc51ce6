// What is said when an animal is ill (C-01): the whole advice as it is told, then to the point, and again where nothing
// that is known was asked.
import { PERSON_HURT } from '#domain/chat/hurt-person.ts'
import {
  PERSON_BITTEN,
  PERSON_BITTEN_STILL,
  vetAdvice,
  vetAgain,
  vetNearby,
  vetReply,
  vetReplyTo,
} from '#text/care/vet-replies.ts'
import { VET_QUESTION_OF } from '#text/chat/answers/vet.ts'
import type { AnswerPart, Asked } from './asked.ts'
import { waterVerdict } from './water-degrees.ts'

const AFTER_VET = ['طبيب بيطري', 'تواصل معنا'] as const
const MAX_ANSWERS = 2

export function vet(asked: Asked): AnswerPart {
  if (asked.precise.get('vet') === PERSON_HURT)
    return {
      text: asked.about.precise === PERSON_HURT ? PERSON_BITTEN_STILL : PERSON_BITTEN,
      suggestions: ['تواصل معنا'],
    }
  const water = waterVerdict(asked)
  return { text: textOf(asked, water ? [water] : answersTo(asked)), suggestions: AFTER_VET }
}

function textOf(
  { facts, illness, about, hasQuestionMark, vetQuestions }: Asked,
  answers: readonly string[],
): string {
  if (illness === null) return answers.length > 0 ? vetReply(facts, null, answers) : vetNearby(facts)
  const { illness: before } = about
  const isNew =
    illness.urgency !== before?.urgency || illness.signs.some((sign) => !before.signs.includes(sign))
  // A question that is not known is answered by the whole advice, in which it may stand: «أسحب الخيط؟»
  const asksWhat = hasQuestionMark || vetQuestions.includes('what-now')
  if (isNew || (asksWhat && answers.length === 0)) return vetAdvice(facts, illness, answers)
  return answers.length > 0 ? vetReply(facts, illness, answers) : vetAgain(facts, illness)
}

function answersTo({ facts, illness, vetQuestions, precise }: Asked): string[] {
  const learned = VET_QUESTION_OF.get(precise.get('vet') ?? '')
  const questions = vetQuestions.length > 0 || !learned ? vetQuestions : [learned]
  return questions.flatMap((question) => vetReplyTo(question, facts, illness) ?? []).slice(0, MAX_ANSWERS)
}
