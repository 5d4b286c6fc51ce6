// What words stand for, whatever the dialect: the tables of words/, and what follows from them.
import { ANIMALS } from './words/animals.ts'
import { ASKING } from './words/asking.ts'
import { CARE } from './words/care.ts'
import { DELIVERY } from './words/delivery.ts'
import { ELSEWHERE } from './words/elsewhere.ts'
import { FILLER } from './words/filler.ts'
import { ORDERS } from './words/orders.ts'
import { SHOP } from './words/shop.ts'
import { TALK } from './words/talk.ts'

export const WORDS = {
  ...ASKING,
  ...DELIVERY,
  ...ORDERS,
  ...ANIMALS,
  ...CARE,
  ...SHOP,
  ...TALK,
  ...ELSEWHERE,
  ...FILLER,
}

/** `place`: a governorate or wilayat. `live`: a word of the catalogue. `unknown`: none of the tables has it; `stranger`: the thing that such a word names. */
export type Concept =
  | keyof typeof WORDS
  | 'place'
  | 'live'
  | 'unknown'
  | 'stranger'
  | 'animal'
  | 'kind'
  | 'item'

/** What is said too when something is said. */
export const IMPLIED: Partial<Record<Concept, readonly Concept[]>> = {
  pets: ['animal'],
  cats: ['animal', 'item'],
  birds: ['animal', 'item'],
  fish: ['animal', 'item'],
  rabbits: ['animal', 'item'],
  dogs: ['animal', 'item'],
  small: ['animal', 'item'],
  catBreed: ['cats', 'kind', 'animal', 'item'],
  birdKind: ['birds', 'kind', 'animal', 'item'],
  fishKind: ['fish', 'kind', 'animal', 'item'],
  rabbitKind: ['rabbits', 'kind', 'animal', 'item'],
  food: ['supply', 'item'],
  supply: ['item'],
  live: ['item'],
  myOrder: ['order'],
  orderRef: ['order'],
  myPet: ['animal'],
  courier: ['deliver'],
  transferred: ['transfer'],
  notArrived: ['late'],
  howMany: ['howMuch'],
  temperature: ['grow'],
}

/** Words that many questions share: they lend weight, but do not make a second question of their own. */
export const COMMON: ReadonlySet<Concept> = new Set<Concept>([
  'how',
  'what',
  'canI',
  'is',
  'want',
  'have',
  'this',
  'my',
  'no',
  'not',
  'show',
  'store',
  'you',
  'order',
  'day',
  'money',
  'unknown',
  'arrive',
])
