// Answers about an ill animal (C-01): the whole advice first, then answers to questions, and the advice again if a
// message asks nothing known.
import { PERSON_HARMS } from '#domain/chat/hurt-person.ts'
import { PERHAPS_A_PERSON, personReply } from '#text/care/person-replies.ts'
import { VET_WISH, vetAdvice, vetAgain, vetNearby, vetReply, vetReplyTo } from '#text/care/vet-replies.ts'
import { VET_QUESTION_OF } from '#text/chat/answers/vet.ts'
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
