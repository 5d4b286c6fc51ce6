// All precise answers in one place. Ids are unique (precise-answers.test.ts).
import { ACCOUNT_ANSWERS } from './account.ts'
import { BUYING_ANSWERS } from './buying.ts'
import { DELIVERY_ANSWERS } from './delivery.ts'
import { ORDER_ANSWERS } from './orders.ts'
import type { PreciseAnswer } from './precise-answer.ts'
import { SHOP_ANSWERS } from './shop.ts'
import { TALK_ANSWERS } from './talk.ts'
import { VET_ANSWERS } from './vet.ts'

export const PRECISE_ANSWERS: readonly PreciseAnswer[] = [
  ...BUYING_ANSWERS,
  ...DELIVERY_ANSWERS,
  ...ORDER_ANSWERS,
  ...ACCOUNT_ANSWERS,
  ...SHOP_ANSWERS,
  ...VET_ANSWERS,
  ...TALK_ANSWERS,
]
