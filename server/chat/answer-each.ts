// A message of several questions is answered as if they had been asked one after the other: each has its own part, in
// the order of the message, and what has no answer is said to have none (A-BOT-07).
import type { ChatAnswer, ChatRequest } from '#contract/chat.ts'
import { questionsIn } from '#domain/chat/split-questions.ts'
import { type ChatTopic, TOPICS } from '#domain/chat/topics.ts'
import { paragraphs } from '#text/chat-facts.ts'
import type { Asked } from './asked.ts'
import { fewOfEach } from './show-items.ts'

/** `isUnsure`: nothing is known about the question. */
export type Answered = { answer: ChatAnswer; isUnsure: boolean }

const MAX_SUGGESTIONS = 4

/** Of illness, of a sum or of a choice the whole message decides (C-01). */
export function isOneQuestion(asked: Asked): boolean {
  const [topic] = asked.topics
  return (
    asked.isSick ||
    asked.recovery !== null ||
    asked.about.illness != null ||
    topic === 'vet' ||
    topic === 'grief' ||
    asked.isSum ||
    asked.isCompared ||
    asked.isEither ||
    asked.orderNumber !== null
  )
}

/** Null if the message is one question, or the whole of it says more than its questions one by one. */
export async function answerEach(
  { topics }: Asked,
  { message, about }: ChatRequest,
  answer: (question: ChatRequest) => Promise<Answered>,
): Promise<ChatAnswer | null> {
  const questions = questionsIn(message)
  if (questions.length < 2) return null
  const answered: Answered[] = []
  for (const question of questions)
    answered.push(await answer({ message: question, about: answered.at(-1)?.answer.about ?? about }))
  const answers = answered.map((each) => each.answer)
  const isOfItems = [topics, ...answers.map((each) => each.about.topics)].every(
    ([first]) => first !== undefined && TOPICS[first as ChatTopic] === 'items',
  )
  if (isOfItems || answered.every(({ isUnsure }) => isUnsure)) return null
  const said = answered.map(({ answer, isUnsure }, at) =>
    isUnsure ? `لا أعرف جواب «${questions[at]}».` : answer.content,
  )
  const last = answers.at(-1)
  if (!last) return null
  const products = fewOfEach([
    ...new Map(answers.flatMap(({ products = [] }) => products.map((one) => [one.id, one]))).values(),
  ])
  return {
    content: paragraphs(...new Set(said.flatMap((text) => text.split('\n\n')))),
    suggestions: [...new Set(answers.flatMap(({ suggestions }) => suggestions ?? []))].slice(
      0,
      MAX_SUGGESTIONS,
    ),
    ...(products.length > 0 && { products }),
    about: last.about,
  }
}
