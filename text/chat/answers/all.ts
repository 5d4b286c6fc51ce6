// All precise answers in one place. Ids are unique (precise-answers.test.ts).

import { CARE_BEHAVIOUR_ANSWERS } from '#text/care/answers/behaviour.ts'
import { CARE_BIRDS_ANSWERS } from '#text/care/answers/birds.ts'
import { CARE_CATS_ANSWERS } from '#text/care/answers/cats.ts'
import { CARE_FISH_ANSWERS } from '#text/care/answers/fish.ts'
import { CARE_FOOD_ANSWERS } from '#text/care/answers/food.ts'
import { GRIEF_ANSWERS } from '#text/care/answers/grief.ts'
import { CARE_HEALTH_ANSWERS } from '#text/care/answers/health.ts'
import { CARE_HENS_ANSWERS } from '#text/care/answers/hens.ts'
import { CARE_HOME_ANSWERS } from '#text/care/answers/home.ts'
import { CARE_SMALL_ANSWERS } from '#text/care/answers/small.ts'
import { CARE_TOGETHER_ANSWERS } from '#text/care/answers/together.ts'
import { CARE_YOUNG_ANSWERS } from '#text/care/answers/young.ts'
import type { PreciseAnswer } from '#text/precise-answer.ts'
import { ACCOUNT_ANSWERS } from './account.ts'
import { BUYING_ANSWERS } from './buying.ts'
import { DELIVERY_ANSWERS } from './delivery.ts'
import { ORDER_ANSWERS } from './orders.ts'
import { PRIVACY_ANSWERS } from './privacy.ts'
import { SHOP_ANSWERS } from './shop.ts'
import { TALK_ANSWERS } from './talk.ts'
import { VET_ANSWERS } from './vet.ts'

export const PRECISE_ANSWERS: readonly PreciseAnswer[] = [
  ...BUYING_ANSWERS,
  ...DELIVERY_ANSWERS,
  ...ORDER_ANSWERS,
  ...ACCOUNT_ANSWERS,
  ...PRIVACY_ANSWERS,
  ...SHOP_ANSWERS,
  ...VET_ANSWERS,
  ...GRIEF_ANSWERS,
  ...TALK_ANSWERS,
  ...CARE_TOGETHER_ANSWERS,
  ...CARE_HOME_ANSWERS,
  ...CARE_BEHAVIOUR_ANSWERS,
  ...CARE_HEALTH_ANSWERS,
  ...CARE_YOUNG_ANSWERS,
  ...CARE_FOOD_ANSWERS,
  ...CARE_CATS_ANSWERS,
  ...CARE_BIRDS_ANSWERS,
  ...CARE_FISH_ANSWERS,
  ...CARE_HENS_ANSWERS,
  ...CARE_SMALL_ANSWERS,
]
