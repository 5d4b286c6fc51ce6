// What a message names, and what it leaves to the answer before (C-03).

import {
  type CarePart,
  type Good,
  KINDS,
  type Kind,
  LAST,
  NOT_NUMBERED,
  NUMBERED,
  type Trait,
  WHOLE_FAMILY,
} from './lexicon.ts'
import { readLimits } from './read-limits.ts'
import { asksOfStock, asksPrice, questionsOf } from './read-request.ts'
import type { NamedRoles } from './read-roles.ts'
import { FILLERS, means, meantIds, type Word } from './recognise.ts'
import { topicModel } from './topic-model.ts'
import { type ChatTopic, TOPICS } from './topics.ts'
import type { About, Subject } from './understanding.ts'

/** A word of more examples names no thing. */
const RARE = 4

const PARROTS: readonly Kind[] = ['grey', 'macaw', 'otherParrot', 'cockatiel', 'budgie']

export const OF_FISH: readonly Good[] = ['tank', 'filter', 'heater', 'decor']

/** A word of still more is looked for among no names. */
const COMMON = 4

const FAMILIES: readonly (readonly [family: string, kind: Kind])[] = [
  ...Object.entries(WHOLE_FAMILY),
  ['small', 'hamster'] as const,
].filter(([family]) => family !== 'dogs')

/** «ما نبغى طيور»: the other families; «غير الشيرازي»: others of its family. */
export function kindsLeft(refused: readonly Kind[], before: readonly Kind[]): Kind[] {
  if (refused.length === 0) return []
  const isWhole = refused.some((kind) => FAMILIES.some(([, each]) => each === kind))
  const families: string[] = refused.map((kind) => KINDS[kind].family)
  const left = FAMILIES.flatMap(([family, kind]) => (families.includes(family) === isWhole ? [] : [kind]))
  // «وغير الطيور بعد» after «غير القطط».
  return before.length > 1 && isWhole ? left.filter((kind) => before.includes(kind)) : left
}

/** The words that name what is asked for; none while it goes on about what was spoken of. */
export function askedWords(words: readonly Word[], roles: NamedRoles, goesOn: boolean): Word[] {
  const isAside = (word?: Word) => {
    const role = word && roles.get(word)
    return role === 'beside' || role === 'at' || (role === 'own' && word !== undefined && means(word, 'good'))
  }
  const hasAsked = words.some((word) => roles.has(word) && !isAside(word))
  // «a litter tray» is one thing.
  return goesOn || hasAsked
    ? words.filter(
        (word, at) =>
          !isAside(word) &&
          !(
            means(word, 'item') &&
            (isAside(words[at - 1]) || /^(?:مع|وبين|with)$/.test(words[at - 1]?.text ?? ''))
          ),
      )
    : [...words]
}

export function subjectOf(
  words: readonly Word[],
  typed: readonly string[],
  placeWords: ReadonlySet<string | undefined>,
  roles: NamedRoles,
): Subject {
  // «وبكم أكله؟» is asked of what is sold; «بكم البادجي وشو ياكل؟» of the bird.
  const isOfAnimal = words.some(
    (word, at) => at > 0 && means(word, 'animal') && asksPrice(words.slice(at - 1, at)),
  )
  // «السمكة شو تاكل وبكم؟» is asked of the fish.
  const isFed =
    !isOfAnimal &&
    questionsOf(words).some((each) => asksPrice(each) && each.some((word) => means(word, 'care', 'food')))
  const fed: Good[] = isFed ? ['food'] : []
  const goods = [...new Set([...meantIds<Good>(words, 'good'), ...fed])]
  const kinds = meantIds<Kind>(words, 'animal')
  // «كم مرة احمم القط» and «حمام القطط» ask of a bath.
  const some = kinds.length > 1 ? kinds.filter((kind) => kind !== 'pigeon') : kinds
  const isWhole = (kind: Kind) => (Object.values(WHOLE_FAMILY) as Kind[]).includes(kind)
  const parrots = some.filter((kind) => PARROTS.includes(kind))
  const special = some.filter((kind) => !isWhole(kind)).map((kind) => KINDS[kind].family)
  const search = words.filter((word) => isItemName(word, placeWords))
  return {
    kinds: (parrots.length > 0 ? some.filter((kind) => kind !== 'parrot') : some).filter(
      (kind) => !isWhole(kind) || !special.includes(KINDS[kind].family),
    ),
    goods,
    search: [...new Set(search.map(({ text }) => text))].join(' ') || null,
    ...readLimits(typed),
    wish: null,
    part: null,
    isOwn: words.some((word) => roles.get(word) === 'own'),
  }
}

/** A word of names of the catalogue, and nothing else. */
export function isItemName(word: Word, placeWords: ReadonlySet<string | undefined>): boolean {
  return (
    means(word, 'item') &&
    topicModel().commonness(word.text) <= COMMON &&
    word.meanings.every(({ kind }) => kind === 'item') &&
    !placeWords.has(word.text) &&
    !/^و?(?:ال)?(?:زوج|جوز|ازواج)$/.test(word.text)
  )
}

export function isNothing({ kinds, goods, search }: Subject): boolean {
  return kinds.length === 0 && goods.length === 0 && search === null
}

/** What was spoken of goes on until something else is named. */
export function carry(
  named: Subject,
  { subject: before, shown, topics: last }: About,
  topics: readonly ChatTopic[],
  words: readonly Word[],
  isForOthers: boolean,
): Subject {
  const wish = wishOf(topics)
  // «وللكلاب؟» after food for cats.
  if (isForOthers) return { ...named, goods: before.goods, wish }
  // «وأكله؟» after a canary is food for canaries, «قفص وعجلة» after a hamster are for it; a filter is for fish alone.
  const isForThem =
    named.kinds.length === 0 &&
    (topics[0] === 'care' ||
      (named.goods.length > 0 && (named.goods[0] !== 'food' || named.search === null))) &&
    (!named.goods.some((good) => OF_FISH.includes(good)) ||
      before.kinds.some((kind) => KINDS[kind].family === 'fish'))
  // «قطتي تخرمش، عندكم عمود خدش؟» asks for both.
  const isOfItems = topics.some((topic) => TOPICS[topic] === 'items')
  const goods = topics[0] === 'care' && !isOfItems ? [] : named.goods
  if (isForThem && !isNothing(named))
    return { ...named, goods, kinds: before.kinds, isOwn: before.isOwn, wish }
  if (!isNothing(named)) {
    // A budget is set once: «لا نريد طيوراً».
    const isLike = named.goods.length === 0 && words.some((word) => means(word, 'same', 'بديل'))
    if (isLike && named.kinds.length > 0)
      return { ...named, search: null, kinds: familiesOf(named.kinds), wish }
    const goesOn = named.minPrice === null && named.maxPrice === null && isRefusing(words)
    return { ...named, goods, wish, ...(goesOn && { minPrice: before.minPrice, maxPrice: before.maxPrice }) }
  }
  // «شو الحيوانات اللي عندكم» after dogs asks about all animals.
  if (
    asksOfAll(words) ||
    (shown === 0 && words.some((word) => means(word, 'same', 'المزيد'))) ||
    // «طيب شو عندكم؟» after something that the shop does not have.
    (shown === 0 && words.length > 1 && last[0] === 'find' && asksOfStock(words, ['عندكم', 'تبيعون']))
  )
    return { ...named, wish }
  if (words.some((word) => means(word, 'same', 'بديل')))
    return { ...before, search: null, kinds: familiesOf(before.kinds), wish }
  return {
    ...before,
    minPrice: named.minPrice ?? (named.maxPrice === null ? before.minPrice : null),
    maxPrice: named.maxPrice ?? (named.minPrice === null && wish !== 'dear' ? before.maxPrice : null),
    wish: wish ?? before.wish,
  }
}

/** «شو البديل عنه؟»: others of its family. */
export function familiesOf(kinds: readonly Kind[]): Kind[] {
  const families: readonly string[] = kinds.map((kind) => KINDS[kind].family)
  return FAMILIES.flatMap(([family, kind]) => (families.includes(family) ? [kind] : []))
}

function isRefusing(words: readonly Word[]): boolean {
  return words.some((word) => means(word, 'same', 'لا') || /^(?:غير|بدون)$/.test(word.text))
}

/** «الحيوانات», «منتجات»; not «أغراضه», which are for what was spoken of. */
export function asksOfAll(words: readonly Word[]): boolean {
  return words.some(
    (word, at) =>
      words[at - 1]?.text !== 'مع' &&
      (means(word, 'same', 'حيوان') || means(word, 'same', 'منتج')) &&
      !word.hasPronoun &&
      !/(?:ه|ها|هم)$/.test(word.text),
  )
}

function wishOf(topics: readonly ChatTopic[]): Subject['wish'] {
  if (topics[0] === 'cheapest') return 'cheap'
  return topics[0] === 'dearest' ? 'dear' : null
}

/** «واللي بعده», «اللي قبلها»: how far from the one that is spoken of. */
export function neighbourIn(words: readonly string[]): 1 | -1 | null {
  const at = words.findIndex((word) => /^و?ال+ي$/.test(word))
  const next = at < 0 ? '' : (words[at + 1] ?? '')
  return /^(?:بعد|ورا|يلي)(?:ه|ها)$/.test(next) ? 1 : /^قبل(?:ه|ها)$/.test(next) ? -1 : null
}

/** «الأولى», «رقم 2», «الأخير»; not «أول مرة». */
export function picksOf(words: readonly string[]): number[] {
  const neighbour = neighbourIn(words)
  if (neighbour !== null) return [neighbour === 1 ? 1 : 0]
  const after = new Set(NOT_NUMBERED.split(' '))
  const bare = (word: string) => word.replace(/^و?(?:ال|لل|بال)?/, '')
  const places: number[] = []
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? ''
    const [place, isLast] = [
      NUMBERED.findIndex((names) => names.split(' ').some((name) => name === word || name === bare(word))),
      LAST.split(' ').includes(bare(word)),
    ]
    const isDigit =
      words.length > 1 && /^\d$/.test(word) && words[at - 1] !== 'رقم' && !/number/.test(words[at - 1] ?? '')
    // «مع قطط ثانية» names none of them.
    const isNamed =
      /^و?(?:ال|لل|بال)|^[a-z]/.test(word) ||
      words.length < 3 ||
      words[at - 1] === 'رقم' ||
      /^(?:واحده?|وحده)$/.test(words[at + 1] ?? '')
    if (isDigit || !isNamed || after.has(words[at + 1] ?? '')) continue
    if (place >= 0) places.push(place)
    else if (isLast) places.push(-1)
  }
  return places
}

/** Which advice: of several that are named the first; what is eaten where only food is named. */
export function partOf(
  words: readonly Word[],
  { goods, kinds }: Subject,
  topics: readonly ChatTopic[],
  isTogether: boolean,
): CarePart | null {
  const parts = meantIds<CarePart>(words, 'care')
  if (parts.includes('people')) return 'people'
  if (isTogether && topics.includes('care')) return 'together'
  if (words.some((word) => means(word, 'eaten')) && topics.includes('care')) return 'food'
  if (parts.includes('litter') || (goods.includes('litter') && topics.includes('care'))) return 'litter'
  if (countsFish(words) && topics.includes('care')) return 'stocking'
  const isFishKept = kinds.some((kind) => KINDS[kind].family === 'fish') || goods.includes('tank')
  const [part] = parts
  // A tank is cleaned with its water.
  if (part) return part === 'home' && isFishKept ? 'water' : part
  if (!topics.includes('care')) return null
  const traits = meantIds<Trait>(words, 'trait')
  if (traits.includes('male') || traits.includes('female')) return 'sexes'
  if (traits.includes('vaccinated') || traits.includes('neutered')) return 'vaccines'
  if (
    (['talks', 'sings', 'whistles', 'calm', 'tame', 'kids'] as const).some((trait) => traits.includes(trait))
  )
    return 'taming'
  const isFish = kinds.some((kind) => KINDS[kind].family === 'fish')
  if (isFish && goods.includes('tank') && words.some((word) => means(word, 'same', 'كم'))) return 'stocking'
  if (kinds.length > 1) return 'together'
  const byGood: Partial<Record<Good, CarePart>> = {
    food: 'food',
    litter: 'litter',
    litterbox: 'litter',
    cage: 'home',
    tank: 'setup',
    filter: 'setup',
    shampoo: 'bathing',
    comb: 'coat',
  }
  return goods.map((good) => byGood[good]).find((each) => each !== undefined) ?? null
}

/** «كم سمكة يشيل؟», «كم جوبي أحط؟» */
export function countsFish(words: readonly Word[]): boolean {
  return words.some(
    (word, at) =>
      /^و?كم$|^how/.test(word.text) &&
      meantIds<Kind>(words.slice(at + 1, at + (/^how/.test(word.text) ? 3 : 2)), 'animal').some(
        (kind) => KINDS[kind].family === 'fish',
      ),
  )
}

export function unknownOf(
  words: readonly Word[],
  placeWords: ReadonlySet<string | undefined>,
  commonness: (word: string) => number,
): string | null {
  const unknown = words.filter(
    ({ text, meanings }) =>
      meanings.length === 0 &&
      text.length > 2 &&
      !/^\d/.test(text) &&
      !placeWords.has(text) &&
      !FILLERS.has(text) &&
      commonness(text) <= RARE,
  )
  return unknown.map(({ text }) => text).join(' ') || null
}
