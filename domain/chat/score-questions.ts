// What a message and each question in it are about, and how surely.
import type { Scored } from './learn-topics.ts'
import { asksOfStock, asksPrice, questionsOf } from './read-request.ts'
import { type Meaning, means, type Word } from './recognise.ts'
import { type ChatTopic, TOPICS } from './topics.ts'
import { CLEAR, type Scores } from './vet-topic.ts'

/** The whole message, and each question in it by itself: «كم سعره وكيف أدفع». */
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
  const asked = clear.filter(({ scored }) => TOPICS[scored[0]?.topic ?? 'okay'] !== 'talk')
  const isWholeClear = (whole.scored[0]?.share ?? 0) >= CLEAR
  return asked.length > 1 || (asked.length === 1 && !isWholeClear) || message.length > 200
    ? asked.length > 0
      ? asked
      : [whole]
    : [whole]
}

/** Of the question in the message that is about the topic, and of all of it, which goes first for advice. */
export function wordsAbout(topic: ChatTopic, scores: Scores): (readonly Word[])[] {
  const about = scores.filter(({ scored }) => scored[0]?.topic === topic).map(({ words }) => words)
  const all = scores.flatMap(({ words }) => words)
  return topic === 'care' ? [all, ...about] : [...about, all]
}

/**
 * «بكم الكناري وهل يوصل صحار؟», «ذكر ولا أنثى؟ وكم يعيش؟»: what each question asks by its plain words, in their order; none where they
 * ask the same.
 */
export function plainlyAsked(questions: readonly Word[][], ofGoods: boolean): ChatTopic[] {
  const asked = [...new Set(questions.flatMap((words) => plainly(words, ofGoods) ?? []))]
  // A property is told with the price.
  const topics = asked.includes('traits') ? asked.filter((topic) => topic !== 'price') : asked
  return topics.length > 1 ? topics : []
}

/**
 * Null where its words are plain for no topic.
 * @param ofGoods goods were spoken of
 */
export function plainly(words: readonly Word[], ofGoods: boolean): ChatTopic | null {
  if (words.some((word) => means(word, 'same', 'ادفع'))) return 'payment'
  if (words.some((word) => means(word, 'same', 'توصيل'))) return 'delivery'
  if (asksOfCare(words, ofGoods)) return 'care'
  if (asksPrice(words)) return 'price'
  return words.some((word) => means(word, 'trait')) && !asksOfStock(words) ? 'traits' : null
}

/** «ذكر ولا أنثى؟» is asked of the animal; «صندوق الرمل» is a good, and «حوض 120 لتر» its size. */
function asksOfCare(words: readonly Word[], ofGoods: boolean): boolean {
  const isOfGood = ofGoods || words.some((word) => means(word, 'good'))
  const isCare = ({ kind, id }: Meaning) =>
    kind === 'eaten' || (kind === 'care' && id !== 'sexes' && !(isOfGood && id === 'stocking'))
  return words.some((word) => !means(word, 'good') && word.meanings.some(isCare))
}
