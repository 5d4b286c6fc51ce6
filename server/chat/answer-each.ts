// A message of several questions is answered as if they had been asked one after the other: each has its own part, in
// the order of the message, and what has no answer is said to have none (A-BOT-07).
import type { ChatAnswer, ChatRequest } from '#contract/chat.ts'
import { isEnglish } from '#domain/chat/from-latin.ts'
import { questionsIn } from '#domain/chat/split-questions.ts'
import { type ChatTopic, TOPICS } from '#domain/chat/topics.ts'
import { englishText } from '#text/chat/english.ts'
import { itemsText } from '#text/chat/items.ts'
import { fallbackText } from '#text/chat/talk.ts'
import { paragraphs } from '#text/chat-facts.ts'
import type { Asked } from './asked.ts'
import { fewOfEach } from './show-items.ts'

export const MAX_SUGGESTIONS = 4
/** The limit of the contract. */
const MAX_TOPICS = 10

/** `isUnsure`: nothing is known about the question. `isOfRecord`: asks for facts of an item that its line can hold. */
export type Answered = { answer: ChatAnswer; isUnsure: boolean; isOfRecord: boolean }

/** Of illness, of a sum or of a choice the whole message decides (C-01). */
function isOneQuestion({ isSick, recovery, about, topics, isSum, isCompared, isEither }: Asked): boolean {
  const isOfIllness = isSick || recovery !== null || Boolean(about.illness)
  return isOfIllness || topics[0] === 'vet' || topics[0] === 'grief' || isSum || isCompared || isEither
}

/** Null if the message is one question, or is better answered as one. @param keep keeps a question for the owner */
export async function answerEach(
  heard: Asked,
  { message, about }: ChatRequest,
  answer: (question: ChatRequest) => Promise<Answered>,
  keep: (question: string) => Promise<void>,
): Promise<ChatAnswer | null> {
  const questions = isOneQuestion(heard) ? [] : questionsIn(message)
  if (questions.length < 2) return null
  const answered: Answered[] = []
  for (const question of questions)
    answered.push(await answer({ message: question, about: answered.at(-1)?.answer.about ?? about }))
  // One line holds several facts of an item: «هل هو ذكر وكم عمره؟».
  const isOfLine = isOfItems(heard.topics) && answered.every(({ isOfRecord }) => isOfRecord)
  const last = answered.at(-1)
  if (!last || isOfLine || answered.every(({ isUnsure }) => isUnsure)) return null
  const unknown = isEnglish(message) ? englishText.unknown : fallbackText.unknown
  const said: string[] = []
  for (const [at, { answer: one, isUnsure }] of answered.entries()) {
    const question = questions[at] ?? ''
    // The answer to what is told before it says it.
    if (isUnsure && IS_ILL.test(question) && at > 0) continue
    if (isUnsure) await keep(question)
    const before = said.join('\n')
    const text = isUnsure ? unknown(question, heard.facts) : one.content
    said.push(...text.split('\n\n').map((part) => untold(part, before)))
  }
  const products = answered.flatMap(({ answer: { products = [] } }) => products)
  // An emergency goes on, whatever was asked beside it (C-01).
  const { illness } = answered.findLast(({ answer }) => answer.about.illness)?.answer.about ?? {}
  const shown = fewOfEach([...new Map(products.map((one) => [one.id, one])).values()])
  return {
    content: paragraphs(
      ...new Set(
        said.filter((text, at) => text !== itemsText.found && !(/:$/.test(text) && said[at + 1] === '')),
      ),
    ),
    suggestions: [...new Set(answered.flatMap((one) => one.answer.suggestions ?? []))].slice(
      0,
      MAX_SUGGESTIONS,
    ),
    ...(shown.length > 0 && { products: shown }),
    about: {
      ...last.answer.about,
      ...(illness && { illness }),
      topics: [...new Set(answered.toReversed().flatMap((one) => one.answer.about.topics))].slice(
        0,
        MAX_TOPICS,
      ),
    },
  }
}

/** Without the lines on items whose facts have been told. */
function untold(text: string, before: string): string {
  const isTold = (line: string) =>
    /^• /.test(line) && line.split(/^• |[:،] /).every((fact) => before.includes(fact))
  const [first = '', ...rest] = text.split('\n').filter((line) => !isTold(line))
  return first.endsWith(':') && text.includes('\n') && rest.length === 0 ? '' : [first, ...rest].join('\n')
}

/** «هذا مرض ولا شو؟» */
const IS_ILL =
  /^و?(?:(?:هل|هذا|هذي|هو|هي|is|it|this) )*(?:مرض|مريض[هة]?|عادي|طبيعي|خطر|sick|ill|normal)(?: \S+){0,2}$/i

function isOfItems([topic]: readonly ChatTopic[]): boolean {
  return topic !== undefined && TOPICS[topic] === 'items'
}
