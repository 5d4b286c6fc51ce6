// All precise answers in one place. Ids are unique (precise-answers.test.ts).
import { BUYING_ANSWERS } from './buying.ts'
import type { PreciseAnswer } from './precise-answer.ts'

export const PRECISE_ANSWERS: readonly PreciseAnswer[] = [...BUYING_ANSWERS]
