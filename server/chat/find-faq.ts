// The owner's own questions and answers (settings): asked again in other words, they are answered as the owner wrote (C-06).
import { likeness } from '#domain/chat/likeness.ts'
import type { Asked } from './asked.ts'

/** Alike enough to be meant, whatever else the message may mean. */
const CERTAIN = 0.75
/** The same where nothing else was understood. */
const LIKELY = 0.5

/** What one shop asks for is short; «كم سعره؟» of what was just shown is asked of that. */
export function findFaqAnswer({ folded, store, shown, continues, topics }: Asked): string | null {
  if (continues && shown.length > 0 && topics.length > 0) return null
  const least = topics.length > 0 ? CERTAIN : LIKELY
  let best = { score: least, answer: '' }
  for (const { question, answer } of store.faq) {
    const score = answer ? likeness(folded, question) : 0
    if (score >= best.score) best = { score, answer }
  }
  return best.answer || null
}
