// Policies in the owner's own words.
import { paragraphs } from '#text/chat/facts.ts'
import { policyAbout, policyBeginning, policyText } from '#text/chat/policies.ts'
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
  return DEAD.test(asked.folded)
    ? { ...policy, text: paragraphs(policyText.condolence(asked.facts), policy.text) }
    : policy
}

const DEAD = /(?:^| )و?(?:مات|ماتت|ماتوا|ميت|ميته|نفق|نفقت|توفي|توفت|died|dead)(?= |$)/

export function terms(asked: Asked): AnswerPart {
  return said(asked, policyBeginning(bodyOf(asked, 'terms'), MAX_POLICY_LENGTH), policyText.termsPage)
}

export function minimumAge(asked: Asked): AnswerPart {
  return said(asked, policyAbout(bodyOf(asked, 'terms'), /عمرك|سنة|العمر/), policyText.termsPage)
}

export function privacy(asked: Asked): AnswerPart {
  return said(asked, policyBeginning(bodyOf(asked, 'privacy'), SHORT), policyText.privacyPage)
}

function said({ facts }: Asked, text: string | null, page: string): AnswerPart {
  return {
    text: text ? paragraphs(text, page) : policyText.nothingWritten(facts),
    suggestions: AFTER,
  }
}
