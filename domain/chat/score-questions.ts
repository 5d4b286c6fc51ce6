// Scores the topics of a message and of each question in it.
import type { Scored } from './learn-topics.ts'
import { asksOfStock, asksPrice, questionsOf } from './read-request.ts'
import { hasMeaning, type Meaning, means, type Word } from './recognise.ts'
import { type ChatTopic, TOPICS } from './topics.ts'
import { CLEAR, type Scores } from './vet-topic.ts'

/** Scores the whole message, and each question separately: «كم سعره وكيف أدفع». */
export function scoresOf(
  message: string,
  clauses: readonly Word[][],
  score: (words: readonly Word[]) => Scored<ChatTopic>[],
): Scores {
  const all = clauses.flat()
  const whole = { scored: score(all), words: all }
  const questions = clauses.flatMap(questionsOf).filter((words) => words.length > 1)
  if (questions.length < 2) return [whole]
  const parts = questions.map((words) => ({ scored: score(words), words }))
  const clear = parts.filter(({ scored }) => (scored[0]?.share ?? 0) >= CLEAR)
  const isAsked = ({ scored: [best] }: typeof whole) => TOPICS[best?.topic ?? 'okay'] !== 'talk'
  const clearQuestions = clear.filter(isAsked)
  // Thanks do not outweigh a question beside them.
  const isWholeClear = (whole.scored[0]?.share ?? 0) >= CLEAR && isAsked(whole)
  return clearQuestions.length > 1 || (clearQuestions.length === 1 && !isWholeClear) || message.length > 200
    ? clearQuestions.length > 0
      ? clearQuestions
      : [whole]
    : [whole]
}

/** The words of the question about the topic and those of the whole message; the latter come first for advice. */
export function wordsAbout(topic: ChatTopic, scores: Scores): (readonly Word[])[] {
  const about = scores.filter(({ scored }) => scored[0]?.topic === topic).map(({ words }) => words)
  const all = scores.flatMap(({ words }) => words)
  return topic === 'care' ? [all, ...about] : [...about, all]
}

/**
 * The topics that plain words of each question give, in order: «بكم الكناري وهل يوصل صحار؟»,
 * «ذكر ولا أنثى؟ وكم يعيش؟». Empty if they all ask the same.
 */
export function plainlyAsked(questions: readonly Word[][], ofGoods: boolean): ChatTopic[] {
  const plainTopics = [...new Set(questions.flatMap((words) => plainly(words, ofGoods) ?? []))]
  // The price answer includes properties.
  const topics = plainTopics.includes('traits')
    ? plainTopics.filter((topic) => topic !== 'price')
    : plainTopics
  return topics.length > 1 ? topics : []
}

/** The topic that plain words give; null if there is none. @param ofGoods the conversation is about goods */
export function plainly(words: readonly Word[], ofGoods: boolean): ChatTopic | null {
  if (hasMeaning(words, 'same', 'ادفع')) return 'payment'
  if (hasMeaning(words, 'same', 'توصيل')) return 'delivery'
  if (asksOfCare(words, ofGoods)) return 'care'
  if (asksPrice(words)) return 'price'
  return hasMeaning(words, 'trait') && !asksOfStock(words) && !asksWhichKind(words) ? 'traits' : null
}

/** Seeks an animal with the property: «ايش السمك اللي يتحمل؟». */
function asksWhichKind(words: readonly Word[]): boolean {
  return words.some(
    ({ text }, at) =>
      /^و?(?:اي|ايش|شو|وش|what|which)$/.test(text) && hasMeaning(words.slice(at + 1, at + 2), 'animal'),
  )
}

/** «ذكر ولا أنثى؟» is asked of the animal; «صندوق الرمل» is a good, and «حوض 120 لتر» its size. */
function asksOfCare(words: readonly Word[], ofGoods: boolean): boolean {
  const isOfGood = ofGoods || hasMeaning(words, 'good')
  const isCare = ({ kind, id }: Meaning) =>
    kind === 'eaten' || (kind === 'care' && id !== 'sexes' && !(isOfGood && id === 'stocking'))
  return words.some((word) => !means(word, 'good') && word.meanings.some(isCare))
}
