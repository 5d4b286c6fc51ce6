// All precise answers. Their ids are unique (precise-answers.test.ts).

import { CARE_AWAY_ANSWERS } from '#text/care/answers/away.ts'
import { CARE_BEHAVIOUR_ANSWERS } from '#text/care/answers/behaviour.ts'
import { CARE_BIRD_VOICES_ANSWERS } from '#text/care/answers/bird-voices.ts'
import { CARE_BIRDS_ANSWERS } from '#text/care/answers/birds.ts'
import { CARE_CATS_ANSWERS } from '#text/care/answers/cats.ts'
import { CARE_CHOOSING_ANSWERS } from '#text/care/answers/choosing.ts'
import { CARE_COMPARED_ANSWERS } from '#text/care/answers/compared.ts'
import { CARE_EGGS_ANSWERS } from '#text/care/answers/eggs.ts'
import { CARE_FISH_ANSWERS } from '#text/care/answers/fish.ts'
import { CARE_FISH_TANKS_ANSWERS } from '#text/care/answers/fish-tanks.ts'
import { CARE_FISH_WATER_ANSWERS } from '#text/care/answers/fish-water.ts'
import { CARE_FOOD_ANSWERS } from '#text/care/answers/food.ts'
import { GRIEF_ANSWERS } from '#text/care/answers/grief.ts'
import { CARE_GROOMING_ANSWERS } from '#text/care/answers/grooming.ts'
import { CARE_HEALTH_ANSWERS } from '#text/care/answers/health.ts'
import { CARE_HOME_ANSWERS } from '#text/care/answers/home.ts'
import { CARE_LITTER_ANSWERS } from '#text/care/answers/litter.ts'
import { CARE_PEOPLE_ANSWERS } from '#text/care/answers/people.ts'
import { CARE_SMALL_ANSWERS } from '#text/care/answers/small.ts'
import { CARE_TOGETHER_ANSWERS } from '#text/care/answers/together.ts'
import { CARE_YOUNG_ANSWERS } from '#text/care/answers/young.ts'
import type { PreciseAnswer } from '#text/precise-answer.ts'
import { ACCOUNT_ANSWERS } from './account.ts'
import { ARRIVAL_ANSWERS } from './arrivals.ts'
import { BUYING_ANSWERS } from './buying.ts'
import { DELIVERY_ANSWERS } from './delivery.ts'
import { OFF_TOPIC_ANSWERS } from './off-topic.ts'
import { ORDER_ANSWERS } from './orders.ts'
import { PAYING_ANSWERS } from './paying.ts'
import { PRIVACY_ANSWERS } from './privacy.ts'
import { RECEIVING_ANSWERS } from './receiving.ts'
import { RETURN_ANSWERS } from './returns.ts'
import { SERVICE_ANSWERS } from './services.ts'
import { SHOP_ANSWERS } from './shop.ts'
import { TALK_ANSWERS } from './talk.ts'
import { TRANSFER_ANSWERS } from './transfers.ts'
import { VET_ANSWERS } from './vet.ts'

export const PRECISE_ANSWERS: readonly PreciseAnswer[] = [
  ...CARE_AWAY_ANSWERS,
  ...CARE_BEHAVIOUR_ANSWERS,
  ...CARE_BIRD_VOICES_ANSWERS,
  ...CARE_BIRDS_ANSWERS,
  ...CARE_CATS_ANSWERS,
  ...CARE_CHOOSING_ANSWERS,
  ...CARE_COMPARED_ANSWERS,
  ...CARE_EGGS_ANSWERS,
  ...CARE_FISH_TANKS_ANSWERS,
  ...CARE_FISH_WATER_ANSWERS,
  ...CARE_FISH_ANSWERS,
  ...CARE_FOOD_ANSWERS,
  ...GRIEF_ANSWERS,
  ...CARE_GROOMING_ANSWERS,
  ...CARE_HEALTH_ANSWERS,
  ...CARE_HOME_ANSWERS,
  ...CARE_LITTER_ANSWERS,
  ...CARE_PEOPLE_ANSWERS,
  ...CARE_SMALL_ANSWERS,
  ...CARE_TOGETHER_ANSWERS,
  ...CARE_YOUNG_ANSWERS,
  ...ACCOUNT_ANSWERS,
  ...ARRIVAL_ANSWERS,
  ...BUYING_ANSWERS,
  ...DELIVERY_ANSWERS,
  ...OFF_TOPIC_ANSWERS,
  ...ORDER_ANSWERS,
  ...PAYING_ANSWERS,
  ...PRIVACY_ANSWERS,
  ...RECEIVING_ANSWERS,
  ...RETURN_ANSWERS,
  ...SERVICE_ANSWERS,
  ...SHOP_ANSWERS,
  ...TALK_ANSWERS,
  ...TRANSFER_ANSWERS,
  ...VET_ANSWERS,
]

const BY_ID = new Map(PRECISE_ANSWERS.map((each) => [each.id, each] as const))

export function preciseAnswer(id: string | undefined): PreciseAnswer | undefined {
  return BY_ID.get(id ?? '')
}
