// The owner's own questions and answers (settings): asked again in other words, they are answered as the owner wrote.
import type { ChatTopic } from '#domain/chat/topics.ts'
import { understand } from '#domain/chat/understand.ts'
import type { Vocabulary } from '#domain/chat/vocabulary.ts'
import { foldArabic } from '#domain/fold-arabic.ts'
import { searchForms } from '#domain/search-words.ts'
import type { Asked } from './asked.ts'

/** How much of the message must stand in the question, and of the question in the message. */
const CERTAIN = { ofMessage: 0.8, ofQuestion: 0.8 }
const LIKELY = { ofMessage: 0.6, ofQuestion: 0.5 }
/** A longer message is no question of the settings in other words; comparing it with all of them takes its time. */
const MAX_WORDS = 60

/** Words that say nothing of what is asked. */
const EMPTY = new Set(
  [
    ...[
      'في',
      'من',
      'على',
      'الى',
      'عن',
      'هل',
      'ما',
      'ماذا',
      'كم',
      'كيف',
      'لو',
      'هذا',
      'هذه',
      'متى',
      'اين',
      'وين',
    ],
    ...[
      'ايش',
      'شو',
      'اي',
      'يا',
      'و',
      'او',
      'ان',
      'اذا',
      'انا',
      'انت',
      'لي',
      'لك',
      'مع',
      'قد',
      'هو',
      'هي',
      'عندكم',
    ],
    ...['عندك', 'لديكم', 'ممكن', 'اريد', 'ابغي', 'ابي', 'استطيع', 'اقدر', 'يمكن', 'افعل', 'اعرف'],
  ].map(foldArabic),
)

/**
 * An answer of the settings comes first, but only to a question that asks the same: «وين الطلب؟» and «كيف الطلب؟» share
 * all words that say something. «كم سعره؟» of what was just shown is asked of that.
 */
export function findFaqAnswer(asked: Asked, how: 'certain' | 'likely'): string | null {
  const { folded, store, topics, refersBack, about, vocabulary } = asked
  if (refersBack && about.products.length > 0) return null
  const { ofMessage, ofQuestion } = how === 'certain' ? CERTAIN : LIKELY
  const message = wordsOf(folded)
  if (message.length === 0 || message.length > MAX_WORDS) return null
  let best = { score: 0, answer: '' }
  for (const { question, answer } of store.faq) {
    const words = wordsOf(foldArabic(question))
    const both = message.filter((word) => words.some((other) => isSame(word, other))).length
    const parts = [both / message.length, both / Math.max(1, words.length)] as const
    if (!answer || parts[0] < ofMessage || parts[1] < ofQuestion) continue
    const score = parts[0] + parts[1]
    if (score > best.score && asksTheSame(topics, question, vocabulary)) best = { score, answer }
  }
  return best.answer || null
}

/** Where both are understood they must speak of the same; who understands neither compares their words alone. */
function asksTheSame(topics: readonly ChatTopic[], question: string, vocabulary: Vocabulary): boolean {
  const others = understand(question, vocabulary).topics
  return topics.length === 0 || others.length === 0 || topics.some((topic) => others.includes(topic))
}

/** Each word in all forms in which it is found. */
function wordsOf(folded: string): string[][] {
  return folded
    .split(' ')
    .filter((word) => word.length > 1 && !EMPTY.has(word))
    .map(searchForms)
}

function isSame(word: readonly string[], other: readonly string[]): boolean {
  return word.some((form) => other.includes(form))
}
