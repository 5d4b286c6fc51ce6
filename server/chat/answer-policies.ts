// Policies in the owner's own words.

import { findSentence } from '#domain/chat/find-sentence.ts'
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
  return said(asked, text, policyText.returnsPage)
}

/** With what the law leaves to the customer, whichever paragraph says it. */
export function guarantee(asked: Asked): AnswerPart {
  const policy = said(
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
  return said(asked, policyBeginning(bodyOf(asked, 'terms'), MAX_POLICY_LENGTH), policyText.termsPage)
}

export function minimumAge(asked: Asked): AnswerPart {
  return said(asked, policyAbout(bodyOf(asked, 'terms'), /عمرك|سنة|العمر/), policyText.termsPage)
}

export function privacy(asked: Asked): AnswerPart {
  const body = bodyOf(asked, 'privacy')
  const text = paragraphAbout(asked, body)?.text ?? policyBeginning(body, SHORT)
  return said(asked, text, policyText.privacyPage)
}

/** Before the chatbot says that it is not sure: the paragraph of a policy that has several of the rare words. */
export function policyThatSays(asked: Asked): AnswerPart | null {
  const found = asked.store.policies.flatMap(({ key, body }) => {
    const best = paragraphAbout(asked, body)
    return best && best.score >= CERTAIN ? [{ ...best, key }] : []
  })
  const [best] = found.toSorted((a, b) => b.score - a.score)
  return best
    ? said(asked, best.text, best.key === 'privacy' ? policyText.privacyPage : policyText.termsPage)
    : null
}

/** Two words that no example has, or more that few have. */
const CERTAIN = 1.2

function paragraphAbout({ content }: Asked, body: string): { text: string; score: number } | null {
  return findSentence(policyParts(body), content)
}

function said({ facts }: Asked, text: string | null, page: string): AnswerPart {
  return {
    text: text ? paragraphs(text, page) : policyText.nothingWritten(facts),
    suggestions: AFTER,
  }
}
