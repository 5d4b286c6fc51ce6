// The owner's own questions and answers (settings): asked again in other words, they are answered as the owner wrote.
import { foldArabic } from '#domain/fold-arabic.ts'
import { searchForms } from '#domain/search-words.ts'
import type { Asked } from './asked.ts'

/** How much of the message must stand in the question, and of the question in the message. */
const CERTAIN = { ofMessage: 0.8, ofQuestion: 0.8 }
const LIKELY = { ofMessage: 0.6, ofQuestion: 0.5 }
/** A longer message is no question of the settings in other words; comparing it with all of them takes its time. */
const MOST_WORDS = 60

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

export function findFaqAnswer({ folded, store }: Asked, how: 'certain' | 'likely'): string | null {
  const { ofMessage, ofQuestion } = how === 'certain' ? CERTAIN : LIKELY
  const message = wordsOf(folded)
  if (message.length === 0 || message.length > MOST_WORDS) return null
  let best = { score: 0, answer: '' }
  for (const { question, answer } of store.faq) {
    const asked = wordsOf(foldArabic(question))
    const both = message.filter((word) => asked.some((other) => isSame(word, other))).length
    const parts = [both / message.length, both / Math.max(1, asked.length)] as const
    if (!answer || parts[0] < ofMessage || parts[1] < ofQuestion) continue
    const score = parts[0] + parts[1]
    if (score > best.score) best = { score, answer }
  }
  return best.answer || null
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
