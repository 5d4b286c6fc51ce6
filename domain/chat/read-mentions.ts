// The items that a message names, one by one (C-03): «القفص مع اثنين بادجي أزرق» is a cage and two budgies with
// their colour.

import { withoutArticles } from '#domain/search/search-words.ts'
import { type Colour, type Good, isWholeFamily, KINDS, type Kind } from './lexicon.ts'
import type { NamedRoles } from './read-roles.ts'
import { isItemName } from './read-subject.ts'
import { hasMeaning, hasText, means, meantIds, type Word } from './recognise.ts'
import { countAt, ITS_FOOD, numberAt, stepAt } from './sums.ts'
import type { Mention } from './understanding.ts'
import { OTHER_UNITS } from './words/numbers.ts'

type Phrase = { words: Word[]; from: number; to: number }

/** Words for a pair: «زوج اللوتينو». */
const PAIR = /^[وب]?(?:ال)?(?:زوج|جوز|زوجين)$/
/** Words within a name: «خلطة حق الكوكتيل», «the white one». */
const GLUE = /^(?:حق|مال|تبع|ل|ابو|for|the|of|one|لون)$/
/** Words between a number and the counted thing. */
const COUNTED =
  /^(?:من|حب[هات]+|قطع[هات]*|كيس|اكياس|علب[هات]*|كرتون[هات]*|كراتين|كراتن|of|the|box(?:es)?|bags?|cans?|packs?|tins?|pieces?)$/
const IS = /^و?(?:هو|هي|نوعه|نوعها|سلالته|سلالتها|hes|shes|its)$/
const MAX_MENTIONS = 6

export function mentionsIn(
  clauses: readonly (readonly Word[])[],
  roles: NamedRoles,
  placeWords: ReadonlySet<string | undefined>,
  isOfOwn = false,
): Mention[] {
  const all = clauses
    .flatMap((words) => {
      const phrases = phrasesOf(words, roles, placeWords, isOfOwn)
      const counts = countsIn(words, phrases)
      return phrases.map((phrase, at) => toMention(phrase, words, roles, counts[at] ?? null))
    })
    .filter((mention) => mention !== null)
    .filter((mention, at, every) => !isNamedBefore(mention, every.slice(0, at)))
  if (
    SPLITS.test(
      clauses
        .flat()
        .map(({ text }) => text)
        .join(' '),
    )
  )
    return eachOf(all)
  const specific = all.filter(
    (mention) =>
      mention.kinds.length + mention.goods.length + mention.colours.length + mention.words.length > 0,
  )
  // Asks for the sex of an item: «والأبيض عندكم منه أنثى؟».
  return (specific.length > 0 ? specific : all).slice(0, MAX_MENTIONS)
}

/** The animal that was named before, by its family: «عندكم كناري؟ بكم الطير؟». */
function isNamedBefore({ kinds, goods, colours, words, text }: Mention, before: readonly Mention[]): boolean {
  const families = before.flatMap((one) => one.kinds.map((kind) => KINDS[kind].family))
  return (
    kinds.length > 0 &&
    goods.length + colours.length + words.length === 0 &&
    /^(?:ال|the )/.test(text) &&
    kinds.every((kind) => isWholeFamily(kind) && families.includes(KINDS[kind].family))
  )
}

/** One by one: «قطتين، وحدة ذكر والثانية أنثى». */
const SPLITS = /(?:^| )(?:واحده?|وحده) (?:\S+ )+(?:والثاني\S*|ووحده|وواحده?)(?= |$)/

function eachOf(all: readonly Mention[]): Mention[] {
  const kinds = all.findLast((mention) => mention.kinds.some((kind) => !isWholeFamily(kind)))?.kinds ?? []
  return all
    .filter(({ count }) => count === 1)
    .map((mention) => (mention.kinds.length > 0 ? mention : { ...mention, kinds }))
}

function phrasesOf(
  words: readonly Word[],
  roles: NamedRoles,
  placeWords: ReadonlySet<string | undefined>,
  isOwn: boolean,
): Phrase[] {
  const phrases: Phrase[] = []
  let isOpen = false
  let isOfOwn = false
  for (const [at, word] of words.entries()) {
    const last = phrases.at(-1)
    // Describes the customer's own animal: «قطي شيرازي», «هو سوري عمره سنة».
    isOfOwn =
      roles.get(word) === 'own' ||
      (isOwn && IS.test(word.text)) ||
      (isOfOwn && !word.hasAnd && !means(word, 'good') && isNaming(word, placeWords))
    if (
      isOpen &&
      last &&
      !isCount(words, at) &&
      (means(word, 'item') || means(word, 'trait', 'young')) &&
      !word.hasAnd
    ) {
      last.words.push(word)
      last.to = at
    } else if (!isOfOwn && !isCount(words, at) && (isNaming(word, placeWords) || isJoined(words, at))) {
      if (isOpen && last && !begins(word, last.words)) {
        last.words.push(word)
        last.to = at
      } else phrases.push({ words: [word], from: PAIR.test(words[at - 1]?.text ?? '') ? at - 1 : at, to: at })
      isOpen = true
    } else isOpen = isOpen && GLUE.test(word.text)
  }
  return phrases
}

/** «مجموعتين», although names of items have the word, too. */
function isCount(words: readonly Word[], at: number): boolean {
  const { text = '', meanings = [] } = words[at] ?? {}
  return !PAIR.test(text) && numberAt(words, at) !== null && meanings.every(({ kind }) => kind === 'item')
}

function isNaming(word: Word, placeWords: ReadonlySet<string | undefined>): boolean {
  return (
    (['animal', 'good', 'colour'] as const).some((kind) => means(word, kind)) ||
    (['male', 'female'] as const).some((sex) => means(word, 'trait', sex)) ||
    isItemName(word, placeWords)
  )
}

/** What is added after «with» is a name, however common the word is: «مع الفلتر والزينة». */
function isJoined(words: readonly Word[], at: number): boolean {
  const word = words[at]
  const isAdded = word?.hasAnd || /^(?:مع|ويا|with|plus)$/.test(words[at - 1]?.text ?? '')
  return (
    isAdded &&
    word !== undefined &&
    ((/^(?:و?ال|[a-z])/.test(word.text) && means(word, 'item')) || ITS_FOOD.test(word.text))
  )
}

/** A separate item: «الأبيض والأصفر», «كناري قفص»; not «قفص كناري» or «bird cage». */
function begins(word: Word, before: readonly Word[]): boolean {
  const has = (kind: 'good' | 'animal' | 'colour') => hasMeaning(before, kind)
  if (word.hasAnd || (means(word, 'colour') && has('colour'))) return true
  // One thing: «وعاء أكل» is a bowl.
  const isHeld = means(word, 'good', 'food') && hasMeaning(before, 'good', 'bowl')
  if (isHeld) return false
  if (means(word, 'good')) return has('good') || (has('animal') && !/^[a-z]/.test(word.text))
  const kinds = meantIds<Kind>([...before, word], 'animal').filter((kind) => !isWholeFamily(kind))
  return means(word, 'animal') && !has('good') && kinds.length > 1
}

/** Null for words that are only a context: «للقطط», «في القفص». */
function toMention(
  { words, from, to }: Phrase,
  all: readonly Word[],
  roles: NamedRoles,
  counted: number | null,
): Mention | null {
  const goods = hasText(words, ITS_FOOD) ? (['food'] as Good[]) : meantIds<Good>(words, 'good')
  const isOnlyFor = words.every((word) => roles.get(word) === 'for' || roles.get(word) === 'at')
  if (isOnlyFor) return null
  // The first of a name: «فنجس بنغالي» is no cat.
  const [first] = goods.length === 0 ? words.filter((word) => means(word, 'animal')) : []
  const [family] = first ? meantIds<Kind>([first], 'animal').map((kind) => KINDS[kind].family) : []
  const kinds = meantIds<Kind>(words, 'animal').filter((kind) => !family || KINDS[kind].family === family)
  const special = kinds.filter((kind) => !isWholeFamily(kind))
  // «كناري ذكر» wishes for a male; «والأبيض ذكر؟» asks whether it is one.
  const isDefinite = ({ text }: Word) => /^[وبلف]?(?:ال|لل)/.test(text)
  const sexes = (['male', 'female'] as const).filter((sex) =>
    words.some(
      (word) => means(word, 'trait', sex) && words.every((each) => isDefinite(each) === isDefinite(word)),
    ),
  )
  const [amount, unit] = [all[to + 1]?.text ?? '', all[to + 2]?.text ?? '']
  const step = stepAt(all, from)
  const end = step !== 'set' && /^\d+$/.test(amount) ? (OTHER_UNITS.has(unit) ? to + 3 : to + 2) : to + 1
  return {
    kinds: kinds.filter(
      (kind) => !isWholeFamily(kind) || !special.some((one) => KINDS[one].family === KINDS[kind].family),
    ),
    goods: goods.includes('bowl') ? ['bowl'] : goods,
    colours: meantIds<Colour>(words, 'colour'),
    sex: sexes.length === 1 ? (sexes[0] ?? null) : null,
    words: words
      .filter((word) => isNameOfItem(word, goods))
      .map(({ text, hasAnd }) => (hasAnd ? text.replace(/^و(?=..)/, '') : text)),
    text: all
      .slice(from, end)
      .map(({ text }) => text)
      .join(' '),
    count: counted ?? (isDual(words[0]) ? 2 : 1),
    step,
  }
}

/** «التونة» distinguishes one food from the others; «طعام» is the word for all of them. */
function isNameOfItem(word: Word, goods: readonly Good[]): boolean {
  if (goods.includes('food'))
    return (
      means(word, 'item') &&
      !OF_ALL_FOOD.test(withoutArticles(word.text)) &&
      !(['animal', 'colour', 'trait'] as const).some((kind) => means(word, kind))
    )
  // A purpose, not a name: «البريطاني للبيت».
  const isPurpose = goods.length === 0 && /^لل/.test(word.text)
  return word.meanings.every(({ kind }) => kind === 'item') && !isPurpose
}
const OF_ALL_FOOD = /^و?(?:طعام|اكل|حب|حبوب|food)$/

/** How many of the current item, or of each: «أبي خمسة منه», «منه كيسين», «اثنين من كل لون». */
export function quantityIn(words: readonly Word[]): number | null {
  // A phrase may have been joined to one word: «اثنين منه».
  const typed = words.flatMap((word) => {
    const [, count, of] = /^(\S+) (من(?:ه|ها|هم|هن))$/.exec(word.text) ?? []
    return count && of ? [count, of].map((text) => ({ ...word, text })) : [word]
  })
  const at = typed.findIndex(
    ({ text }, place) =>
      /^من(?:ه|ها|هم|هن)$/.test(text) ||
      (/^(?:من|of)$/.test(text) && /^(?:it|كل|each)$/.test(typed[place + 1]?.text ?? '')),
  )
  return at < 0 ? null : (countBefore(typed, at) ?? countBefore(typed, at + 2))
}

/**
 * The count of each item, before it or after it: «سمكتين وثلاث رقائق», «رقائق عدد 3 وفلتر». Between two items it belongs
 * to the next one if it has the «and», to the one before if that one has it; else the rest of the list decides.
 */
function countsIn(words: readonly Word[], phrases: readonly Phrase[]): (number | null)[] {
  const before = phrases.map(({ from }) => numberBefore(words, from))
  const after = phrases.map(({ to }, at) => numberAfter(words, to, phrases[at + 1]?.from ?? words.length))
  const isAfterwards = before[0] === null && after.at(-1) !== null
  const belongsBefore = (at: number) => {
    const number = after[at] ?? null
    const next = phrases[at + 1]
    if (number === null || next === undefined || before[at + 1] !== number) return number !== null
    if (AMOUNT.test(words[number - 1]?.text ?? '') || TIMES.test(words[number]?.text ?? '')) return true
    const begins = words.slice((phrases[at]?.to ?? 0) + 1, number + 1).some(hasOwnAnd)
    return !begins && (words[next.from]?.hasAnd || isAfterwards)
  }
  const isAfter = phrases.map((_, at) => belongsBefore(at))
  return phrases.map((_, at) => {
    const isTaken = at > 0 && isAfter[at - 1] && before[at] === after[at - 1]
    const place = isTaken ? null : (before[at] ?? null)
    return place !== null ? numberAt(words, place) : isAfter[at] ? numberAt(words, after[at] ?? -1) : null
  })
}
/** «عدد 2», «x 2», «غيّرها إلى 2» */
const AMOUNT = /^و?(?:ال)?(?:عدد|الي|to|x|×)$/
const TIMES = /^[x×]\d/

function hasOwnAnd({ text, hasAnd }: Word): boolean {
  return /^(?:and|w|و)$/.test(text) || (hasAnd && !/^و(?:احد|حد[هة])/.test(text))
}

/** The number before the item: «اثنين بادجي», «2 من الذهبي». */
function countBefore(words: readonly Word[], from: number): number | null {
  const at = numberBefore(words, from)
  return at === null ? null : numberAt(words, at)
}

function numberBefore(words: readonly Word[], from: number): number | null {
  let at = from - 1
  while (COUNTED.test(words[at]?.text ?? '') && numberAt(words, at) === null) at--
  return !PAIR.test(words[at]?.text ?? '') && numberAt(words, at) !== null ? at : null
}

function numberAfter(words: readonly Word[], to: number, end: number): number | null {
  const amount = words.slice(0, end).findLastIndex(({ text }) => AMOUNT.test(text))
  const at = Math.max(to, amount) + 1
  return !PAIR.test(words[at]?.text ?? '') && countAt(words, at) !== null ? at : null
}

/** Dual forms: «طيرين», «قفصين». */
function isDual(word?: Word): boolean {
  return (
    word !== undefined &&
    /^\S+..ين(?: |$)/.test(word.text) &&
    (means(word, 'animal') ||
      means(word, 'good') ||
      means(word, 'trait', 'female') ||
      means(word, 'trait', 'male')) &&
    !/ ?(?:اثنين|زين)$/.test(word.text)
  )
}
