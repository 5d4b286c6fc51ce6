// What a message requests, before any lookup: goods described by their purpose («شي أحممها فيه»), or something that
// the shop does not sell («كاميرا للقطط»), which the other words of the message must not replace.
import type { CarePart, Good } from './lexicon.ts'
import type { NamedRoles } from './read-roles.ts'
import { FILLERS, hasMeaning, hasText, means, meantIds, ORDINARY_WORDS, type Word } from './recognise.ts'
import { AT_LEAST } from './words/numbers.ts'

/** The goods for each part of care. */
export const GOOD_OF_PART: Partial<Record<CarePart, Good>> = {
  travel: 'carrier',
  bathing: 'shampoo',
  coat: 'comb',
  sleep: 'bed',
  play: 'toy',
  scratching: 'post',
  litter: 'litterbox',
  food: 'food',
}

/** Words that ask for advice, whatever else the message has. */
const ADVICE = ['كيف', 'متي', 'نصائح'] as const
const ASKS_TO_KNOW = /^(?:اعرف|اسال|افهم|اتعلم|مره|مرات|عادي|ليش|ليه|لازم)$/
const OF_AGE =
  /^(?:سنه|سنين|سنوات|شهور|اشهر|شهر|شهرين|years?|months?|و?(?:لل|ال)?(?:صغار|كبار|صغيره|كبيره|بالغه|بالغين))$/

export type Request = {
  /** Goods described by their purpose. */
  needed: Good | null
  /** Something that the shop does not sell. */
  thing: string | null
  /** An unknown attribute of a named animal or good: «سمك هامور». */
  epithet: string | null
}

export const NOTHING_REQUESTED: Request = { needed: null, thing: null, epithet: null }

export function requestOf(
  words: readonly Word[],
  isOurs: (word: string) => boolean,
  placeWords: ReadonlySet<string | undefined>,
  isOfItems: boolean,
  goodsBefore: readonly Good[],
  roles: NamedRoles,
): Request {
  // Feeding besides the price needs no food to buy: «وش ياكل الكوي وكم سعره؟».
  const namesGoods = words.some((word) => means(word, 'good') || means(word, 'same', 'حيوان'))
  const needed = namesGoods
    ? null
    : (questionsOf(words)
        .map((each) => neededFor(each, goodsBefore, roles))
        .find((good) => good !== null) ?? null)
  return needed
    ? { needed, thing: null, epithet: null }
    : { needed, ...strangersIn(words, isOurs, placeWords, isOfItems, roles) }
}

/** Goods described by their purpose: «شو عندكم لنقلها», «شي تنام فيه»; null if the message asks for an animal. */
function neededFor(words: readonly Word[], goodsBefore: readonly Good[], roles: NamedRoles): Good | null {
  // The age selects one of the shown foods: «قطتي عمرها 11 سنة، أي واحد؟».
  if (goodsBefore.includes('food') && hasText(words, OF_AGE) && !hasText(words, /^مر[هات]+$/)) return 'food'
  if (!asksOfStock(words)) return null
  if (goodsBefore.length === 0 && wishesForOne(words)) return null
  if (words.some((word) => ASKS_TO_KNOW.test(word.text) || ADVICE.some((id) => means(word, 'same', id))))
    return null
  const use = words.findIndex((word) => means(word, 'care'))
  const animal = words.findIndex((word) => means(word, 'animal'))
  // The animal itself is asked for: «الحمد لله تطعم. عندكم قطط مطعمة؟».
  const isAnimal = animal >= 0 && !isFor(roles, words[animal])
  const isOfStock = isAnimal && asksOfStock(words.slice(animal - 1, animal), ['عندكم', 'ابغي', 'تبيعون'])
  if (use < 0 || isOfStock || (isAnimal && animal < use)) return null
  if (DRINKS.test(words[use]?.text ?? '')) return 'bowl'
  const [part] = meantIds<CarePart>(words.slice(use, use + 1), 'care')
  return (part && GOOD_OF_PART[part]) ?? null
}

/** One like those spoken of: «أبا وحدة ما تطيّر شعر» after cats. */
export function wishesForOne(words: readonly Word[]): boolean {
  return words.some(
    (word, at) =>
      /^(?:واحده?|وحده|one)$/.test(word.text) &&
      words.slice(0, at).some((each) => means(each, 'same', 'ابغي')),
  )
}
const DRINKS = /^و?ب?[يت]شرب|^drinks?$/

/** Words that begin a question. */
const QUESTION_STARTS = ['كم', 'كيف', 'متي', 'وين', 'وش', 'ابغي', 'عندكم', 'توصيل', 'ادفع', 'مين', 'هل']

export function isQuestion(words: readonly Word[]): boolean {
  return words.some((word) => QUESTION_STARTS.some((id) => means(word, 'same', id)) || word.text === 'هل')
}

/** Splits a clause into its questions: «بكم وكم عمره», «how much is it and is it male». */
export function questionsOf(words: readonly Word[]): Word[][] {
  const questions: Word[][] = [[]]
  for (const [at, word] of words.entries()) {
    const isStart = QUESTION_STARTS.some((id) => means(word, 'same', id)) || STARTS.test(word.text)
    // «وشو» is not «شو» with «و»: the lexicon has it as one word.
    // One question: «من وين ابدأ».
    const isFrom = words[at - 1]?.text === 'من'
    if (isStart && !isFrom && (word.hasAnd || /^و./.test(word.text))) questions.push([])
    questions.at(-1)?.push(word)
  }
  return questions
}
/** Too short to split off «و»: «وهل», «وكم»; «ويكفي زوج؟» asks whether it fits. */
const STARTS = /^(?:وهل|وكم|و[يت](?:كف|ناسب|صلح|وسع|سع|تحمل)\S*|is|are|does|do|did|has|will)$/

function textOf(words: readonly Word[]): string {
  return words
    .map(({ text }) => text)
    .filter((text) => !FILLERS.has(text))
    .join(' ')
}

/**
 * Asks whether something is included: «الفلتر يجي معاه؟», «فيها رمل؟», «مشمول مع الحوض؟»; not «التونة كم فيها علبة؟».
 */
export function comesWithIt(words: readonly Word[]): boolean {
  const at = words.findIndex(({ text }) => /^و?في(?:ه|ها|هم)$/.test(text))
  const isIn = at < 0 || at === words.length - 1 || words.slice(at).some((word) => means(word, 'good'))
  return (
    isIn &&
    !asksOfStock(words.filter(({ text }) => !/^في(?:ه|ها)?$/.test(text))) &&
    hasMeaning(words, 'good') &&
    words.some(({ text }) =>
      /^(?:و)?(?:مع|ويا|في|ضمن|شامل)(?:ه|ها|اه|اها|هم|اهم)$|^(?:مشمول|شامل)ه?$|^ب?[يت](?:اتي|يجي|جي)$|^(?:come|comes|includes?|included)$/.test(
        text,
      ),
    )
  )
}

const NEEDS =
  /^و?ب?ي?[اينت]?(?:حتاج|لزم)\S*$|^بد(?:و|ها|هم|هن|ن)$|^needs?$|^و?يبال\S*$|^(?:لازم(?:ني|نا)?|لوازمه|لوازمها)$/

/** Asks what an animal needs: «وش يحتاج؟», «ايش لازم اشتري معه؟». */
export function asksForNeeds(words: readonly Word[]): boolean {
  return (
    hasText(words, NEEDS) &&
    words.some((word) => means(word, 'same', 'وش') || means(word, 'same', 'منتج')) &&
    !words.some((word) => (means(word, 'care') && !means(word, 'care', 'stocking')) || means(word, 'eaten'))
  )
}

/** Asks for the price: «كم سعره», «وبكم؟»; not «how much weight». */
export function asksPrice(words: readonly Word[]): boolean {
  return words.some((word, at) => {
    const next = words[at + 1]
    const isOfTrait =
      word.text === 'how much' && next !== undefined && (means(next, 'trait') || means(next, 'good', 'food'))
    return means(word, 'same', 'سعر') || (/^و?(?:بكا?م|how much)$/.test(word.text) && !isOfTrait)
  })
}

const OF_STOCK = ['عندكم', 'ابغي', 'سعر', 'ارني', 'ارخص', 'تبيعون']

/** Wants to buy: «عندكم», «أبغى», «بكم». */
export function asksOfStock(words: readonly Word[], by: readonly string[] = OF_STOCK): boolean {
  return by.some((id) =>
    // Prepositions with the same letters: «في القفص», «رقمي من عندكم».
    words.some((word, at) => {
      const before = words[at - 1]
      const isOnlyIn = word.text === 'في' && !(before && means(before, 'same', 'وش'))
      return !isOnlyIn && before?.text !== 'من' && means(word, 'same', id)
    }),
  )
}

/** The purpose of a thing, not the thing: «للقطط», «كاميرا للحوض». */
function isFor(roles: NamedRoles, word?: Word): boolean {
  const role = word && roles.get(word)
  return role === 'for' || role === 'at'
}

/**
 * @param isOurs whether the word occurs in the examples about the shop
 * @param isOfItems whether the conversation is about items: «طيب ذئب؟»
 */
function strangersIn(
  words: readonly Word[],
  isOurs: (word: string) => boolean,
  placeWords: ReadonlySet<string | undefined>,
  isOfItems: boolean,
  roles: NamedRoles,
): { thing: string | null; epithet: string | null } {
  const isStrange = (word?: Word) => word !== undefined && isUnknown(word, placeWords) && !isOurs(word.text)
  const namesItem = (word?: Word) =>
    word !== undefined && (['animal', 'good', 'item'] as const).some((kind) => means(word, kind))
  const first = words.findIndex(namesItem)
  const start = words.findIndex(isStrange)
  if (start < 0 || hasText(words, ASKS_TO_KNOW) || wishesForOne(words)) return { thing: null, epithet: null }
  let end = start
  while (isStrange(words[end])) end++
  const text = textOf(words.slice(start, end))
  const isNameOnly =
    isOfItems &&
    (words.length > 1 || words.some(({ hasAnd }) => hasAnd)) &&
    words.length < 4 &&
    words.every((word) => isStrange(word) || FILLERS.has(word.text))
  const isRequest = isNameOnly || asksOfStock(words)
  // Asks to cancel, not for a thing: «ابغى الغي اللي سويته».
  const isAskedFor = words
    .slice(0, start)
    .every((word) => FILLERS.has(word.text) || OF_STOCK.some((id) => means(word, 'same', id)))
  // A name has at most two words; these are statements: «شاف فيلم», «ماما تقول».
  const isName = end - start < 3
  if (first < 0) return { thing: isRequest && isAskedFor && isName ? text : null, epithet: null }
  if (first < start)
    return {
      thing: null,
      epithet: start === first + 1 && end - start === 1 && (isRequest || words.length < 4) ? text : null,
    }
  const isOfIt = isFor(roles, words[first])
    ? first - start < 4
    : end === first && end - start === 1 && isAskedFor
  const isThing =
    isName &&
    isOfIt &&
    !hasMeaning(words.slice(end, first), 'care') &&
    (isRequest || start === 0) &&
    (isFor(roles, words[first]) || !/^و?ال/.test(words[first]?.text ?? ''))
  return { thing: isThing ? textOf(words.slice(start, first)) : null, epithet: null }
}

/** A word that may name a thing, because it means nothing else. */
function isUnknown({ text, meanings }: Word, placeWords: ReadonlySet<string | undefined>): boolean {
  return (
    meanings.length === 0 &&
    /^[^\d]{3,}$/.test(text) &&
    !placeWords.has(text) &&
    !FILLERS.has(text) &&
    !AT_LEAST.has(text) &&
    !ORDINARY_WORDS.has(text.replace(/^ال/, '')) &&
    // These words name nothing: «للكيلو», «تنصحني», «أحلى».
    !/^و?لل|(?:ني|وني|توا|تو|ولي)$|^ا\S{3}$/.test(text) &&
    !/^[a-z]/.test(text) &&
    // «ويبالهم قفص» is a need; «معهن» is «with them».
    !NEEDS.test(text) &&
    !/^(?:بتاع|تبع|حق|مال)(?:كو?|كم|كن|تكم)$|^و?(?:مع|ويا?|من|في|علي|عند|ل)(?:ه|ها|هم|هن|هما)$/.test(text)
  )
}
