// The owner's questions and answers (settings): a similar question gets the owner's answer (C-06).
import { likeness } from '#domain/chat/likeness.ts'
import type { Asked } from './asked.ts'

/** Similar enough, whatever else the message may mean. */
const CERTAIN = 0.75
/** Similar enough if nothing else was understood. */
const LIKELY = 0.5

/** Short questions after shown items are about those: «كم سعره؟». */
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
