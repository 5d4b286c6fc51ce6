// What is said when an animal is ill (C-01): the whole advice as it is told, then to the point, and again where nothing
// that is known was asked.
import type { Sign } from '#domain/chat/words/signs.ts'
import { BITTEN, vetAdvice, vetAgain, vetNearby, vetReply, vetReplyTo } from '#text/care/vet-replies.ts'
import { VET_QUESTION_OF } from '#text/chat/answers/vet.ts'
import type { AnswerPart, Asked } from './asked.ts'

const AFTER_VET = ['طبيب بيطري', 'تواصل معنا'] as const
const HURT_PERSON =
  /(?:عض|خدش|جرح|قرص|لدغ|نقر|خربش)(?:ت|و)?ني(?: |$)|(?:^| )و?(?:يدي|ايدي|اصبعي|رجلي|وجهي)(?: |$)/
/** «طاح من يدي وما يمشي»: anything else befell the animal, which comes first. */
const OF_PERSON: readonly Sign[] = ['bitten', 'wound', 'bleeding', 'swollen', 'pain', 'unwell']
const MAX_ANSWERS = 2

export function vet(asked: Asked): AnswerPart {
  const isOfPerson = asked.illness?.signs.every((sign) => OF_PERSON.includes(sign)) ?? true
  if (isOfPerson && HURT_PERSON.test(asked.folded)) return { text: BITTEN, suggestions: ['تواصل معنا'] }
  return { text: textOf(asked, answersTo(asked)), suggestions: AFTER_VET }
}

function textOf({ facts, illness, about, hasQuestionMark }: Asked, answers: readonly string[]): string {
  if (illness === null) return answers.length > 0 ? vetReply(facts, null, answers) : vetNearby(facts)
  const { illness: before } = about
  const isNew =
    illness.urgency !== before?.urgency || illness.signs.some((sign) => !before.signs.includes(sign))
  // A question that is not known is answered by the whole advice, in which it may stand: «أسحب الخيط؟»
  if (isNew || (hasQuestionMark && answers.length === 0)) return vetAdvice(facts, illness, answers)
  return answers.length > 0 ? vetReply(facts, illness, answers) : vetAgain(facts, illness)
}

function answersTo({ facts, illness, vetQuestions, precise }: Asked): string[] {
  const learned = VET_QUESTION_OF.get(precise.get('vet') ?? '')
  const questions = vetQuestions.length > 0 || !learned ? vetQuestions : [learned]
  return questions.flatMap((question) => vetReplyTo(question, facts, illness) ?? []).slice(0, MAX_ANSWERS)
}
