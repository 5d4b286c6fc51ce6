// The subject that a message names, and what it leaves to the previous one (C-03).

import {
  type Good,
  isWholeFamily,
  KINDS,
  type Kind,
  LAST,
  NOT_NUMBERED,
  NUMBERED,
  WHOLE_FAMILY,
} from './lexicon.ts'
import { readLimits } from './read-limits.ts'
import { asksPrice, questionsOf } from './read-request.ts'
import type { NamedRoles } from './read-roles.ts'
import { foldedOf, hasMeaning, means, meantIds, type Word } from './recognise.ts'
import { topicModel } from './topic-model.ts'
import type { Subject } from './understanding.ts'

const PARROTS: readonly Kind[] = ['grey', 'macaw', 'otherParrot', 'cockatiel', 'budgie']

export const OF_FISH: readonly Good[] = ['tank', 'filter', 'heater', 'decor']

/** Words in more examples than this are too common to be looked up as names. */
const COMMON = 4

export const FAMILIES: readonly (readonly [family: string, kind: Kind])[] = [
  ...Object.entries(WHOLE_FAMILY),
  ['small', 'hamster'] as const,
].filter(([family]) => family !== 'dogs')

/** The remaining kinds: «ما نبغى طيور» leaves the other families, «غير الشيرازي» the others of the family. */
export function kindsLeft(refused: readonly Kind[]): Kind[] {
  if (refused.length === 0) return []
  const isWhole = refused.some((kind) => FAMILIES.some(([, each]) => each === kind))
  const families: string[] = refused.map((kind) => KINDS[kind].family)
  return FAMILIES.flatMap(([family, kind]) => (families.includes(family) === isWhole ? [] : [kind]))
}

/** The words that name what is asked for; none if the message continues the previous subject. */
export function askedWords(words: readonly Word[], roles: NamedRoles, goesOn: boolean): Word[] {
  const isAside = (word?: Word) => {
    const role = word && roles.get(word)
    return role === 'beside' || role === 'at' || (role === 'own' && word !== undefined && means(word, 'good'))
  }
  const hasAsked = words.some((word) => roles.has(word) && !isAside(word))
  // One thing in two words: «a litter tray».
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
  // «وبكم أكله؟» asks about goods; «بكم البادجي وشو ياكل؟» asks about the bird.
  const isOfAnimal = words.some(
    (word, at) => at > 0 && means(word, 'animal') && asksPrice(words.slice(at - 1, at)),
  )
  // Feeding is a question about the fish: «السمكة شو تاكل وبكم؟».
  const isFed =
    !isOfAnimal && questionsOf(words).some((each) => asksPrice(each) && hasMeaning(each, 'care', 'food'))
  const fed: Good[] = isFed ? ['food'] : []
  const goods = [...new Set([...meantIds<Good>(words, 'good'), ...fed])]
  const kinds = meantIds<Kind>(words, 'animal')
  // Here the word for pigeons means a bath: «كم مرة احمم القط», «حمام القطط».
  const some = kinds.length > 1 ? kinds.filter((kind) => kind !== 'pigeon') : kinds
  const parrots = some.filter((kind) => PARROTS.includes(kind))
  const special = some.filter((kind) => !isWholeFamily(kind)).map((kind) => KINDS[kind].family)
  const search = words.filter((word) => isItemName(word, placeWords))
  return {
    kinds: (parrots.length > 0 ? some.filter((kind) => kind !== 'parrot') : some).filter(
      (kind) => !isWholeFamily(kind) || !special.includes(KINDS[kind].family),
    ),
    goods,
    search: [...new Set(search.map(({ text }) => text))].join(' ') || null,
    ...readLimits(typed),
    wish: null,
    part: null,
    isOwn: words.some((word) => roles.get(word) === 'own'),
  }
}

/** A word that occurs only in product names. */
export function isItemName(word: Word, placeWords: ReadonlySet<string | undefined>): boolean {
  return (
    means(word, 'item') &&
    topicModel().commonness(word.text) <= COMMON &&
    word.meanings.every(({ kind }) => kind === 'item') &&
    !placeWords.has(word.text) &&
    !/^[وب]?(?:ال)?(?:زوج|جوز|ازواج|علبه|علب|كيس|كرتون[هات]*|كراتين|كراتن|حبه|حبات|قطعه)$/.test(word.text)
  )
}

export function isNothing({ kinds, goods, search }: Subject): boolean {
  return kinds.length === 0 && goods.length === 0 && search === null
}

/** Refers to everything on sale: «الحيوانات», «منتجات»; not «أغراضه», which belongs to the previous subject. */
export function asksOfAll(words: readonly Word[]): boolean {
  return words.some(
    (word, at) =>
      words[at - 1]?.text !== 'مع' &&
      (means(word, 'same', 'حيوان') || means(word, 'same', 'منتج')) &&
      !word.hasPronoun &&
      !/(?:ه|ها|هم)$/.test(word.text),
  )
}

/** The next or the previous item of the list: «واللي بعده», «اللي قبلها». */
export function neighbourIn(words: readonly string[]): 1 | -1 | null {
  const at = words.findIndex((word) => /^و?ال+ي$/.test(word))
  const next = at < 0 ? '' : (words[at + 1] ?? '')
  return /^(?:بعد|ورا|يلي)(?:ه|ها)$/.test(next) ? 1 : /^قبل(?:ه|ها)$/.test(next) ? -1 : null
}

/** Positions in the list: «الأولى», «رقم 2», «الأخير»; not «أول مرة». */
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
    // «Second» as «other» is no position: «مع قطط ثانية».
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

/** How many fish fit: «كم سمكة يشيل؟», «كم جوبي أحط؟», «كم حبة يتحمل الحوض؟». */
export function countsFish(words: readonly Word[]): boolean {
  if (HOLDS.test(foldedOf(words))) return true
  return words.some(
    (word, at) =>
      /^و?كم$|^how/.test(word.text) &&
      meantIds<Kind>(words.slice(at + 1, at + (/^how/.test(word.text) ? 3 : 2)), 'animal').some(
        (kind) => KINDS[kind].family === 'fish',
      ),
  )
}
const HOLDS =
  /(?:^| )و?كم (?:\S+ )?(?:[يت](?:تحمل|شيل|سع|وسع|ساع)\S*|[انت]?(?:قدر )?(?:[انت]?حط|ربي)\S*|[يت]عيش(?= (?:\S+ )?في )) (?:\S+ ){0,2}(?:ال|في |ب)/
