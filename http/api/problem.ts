// The shop's refusals as API responses (api.md, Conventions).
import type { Refusal } from '#contract/refusals.ts'
import { REFUSAL_STATUS, REFUSED_FIELD } from '#contract/refusals.ts'
import { createProblem } from '#platform/api/problem.ts'
import { refusalSentence } from '#text/refusals.ts'

export const problem = createProblem<Refusal>({
  status: REFUSAL_STATUS,
  sentenceOf: refusalSentence,
  fields: REFUSED_FIELD,
})
