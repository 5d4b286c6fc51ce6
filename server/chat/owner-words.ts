// In the owner's own words: the policies, and the questions answered in the settings (C-06).
import { findSentence } from '#domain/chat/find-sentence.ts'
import { likeness } from '#domain/chat/likeness.ts'
import { policyAbout, policyBeginning, policyParts, policyText } from '#text/chat/policies.ts'
import { paragraphs } from '#text/chat-facts.ts'
import type { AnswerPart, Asked } from './asked.ts'

const MAX_POLICY_LENGTH = 900
const SHORT = 300
const AFTER = ['تواصل معنا', 'كيف أطلب؟'] as const

function bodyOf({ store }: Asked, key: string): string {
  return store.policies.find((policy) => policy.key === key)?.body ?? ''
}

export function returns(asked: Asked): AnswerPart {
  const text = policyBeginning(bodyOf(asked, 'returns'), MAX_POLICY_LENGTH)
  return quotePolicy(asked, text, policyText.returnsPage)
}

/** The policy with the legal rights of the customer, whichever paragraph has them. */
export function guarantee(asked: Asked): AnswerPart {
  const policy = quotePolicy(
    asked,
    policyAbout(bodyOf(asked, 'returns'), /حيوان|القانون|قانون/),
    policyText.returnsPage,
  )
  if (asked.isSick) return { ...policy, text: paragraphs(policyText.tellUs(asked.facts), policy.text) }
  return DEAD.test(asked.folded) && !IF.test(asked.folded)
    ? { ...policy, text: paragraphs(policyText.condolence(asked.facts), policy.text) }
    : policy
}

const IF = /(?:^| )و?(?:لو|اذا|ان|if)(?= |$)/
const DEAD = /(?:^| )و?(?:مات|ماتت|ماتوا|ميت|ميته|نفق|نفقت|توفي|توفت|died|dead)(?= |$)/

export function terms(asked: Asked): AnswerPart {
  return quotePolicy(asked, policyBeginning(bodyOf(asked, 'terms'), MAX_POLICY_LENGTH), policyText.termsPage)
}

export function minimumAge(asked: Asked): AnswerPart {
  return quotePolicy(asked, policyAbout(bodyOf(asked, 'terms'), /عمرك|سنة|العمر/), policyText.termsPage)
}

export function privacy(asked: Asked): AnswerPart {
  const body = bodyOf(asked, 'privacy')
  const text = paragraphAbout(asked, body)?.text ?? policyBeginning(body, SHORT)
  return quotePolicy(asked, text, policyText.privacyPage)
}

/** Before giving up: the policy paragraph with several of the rare words. */
export function policyThatSays(asked: Asked): AnswerPart | null {
  const candidates = asked.store.policies.flatMap(({ key, body }) => {
    const best = paragraphAbout(asked, body)
    return best && best.score >= CERTAIN ? [{ ...best, key }] : []
  })
  const [best] = candidates.toSorted((a, b) => b.score - a.score)
  return best
    ? quotePolicy(asked, best.text, best.key === 'privacy' ? policyText.privacyPage : policyText.termsPage)
    : null
}

/** Two words without an example, or more with few examples. */
const CERTAIN = 1.2

function paragraphAbout({ content }: Asked, body: string): { text: string; score: number } | null {
  return findSentence(policyParts(body), content)
}

function quotePolicy({ facts }: Asked, text: string | null, page: string): AnswerPart {
  return {
    text: text ? paragraphs(text, page) : policyText.nothingWritten(facts),
    suggestions: AFTER,
  }
}

/** The likeness from which a question is the same, whatever else the message may mean. */
const SAME = 0.75
/** Enough if nothing else was understood. */
const SIMILAR = 0.5

/** Short questions after shown items are about those: «كم سعره؟». */
export function findFaqAnswer({ folded, store, shown, continues, topics }: Asked): string | null {
  if (continues && shown.length > 0 && topics.length > 0) return null
  const least = topics.length > 0 ? SAME : SIMILAR
  let best = { score: least, answer: '' }
  for (const { question, answer } of store.faq) {
    const score = answer ? likeness(folded, question) : 0
    if (score >= best.score) best = { score, answer }
  }
  return best.answer || null
}
