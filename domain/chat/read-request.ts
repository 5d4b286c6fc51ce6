// What a message asks for, before anything is looked up: a good described only by its purpose («شي أحممها فيه»), or something that the
// shop does not sell («كاميرا للقطط»), for which no other word of the message may stand in.
import type { CarePart, Good } from './lexicon.ts'
import type { NamedRoles } from './read-roles.ts'
import { FILLERS, means, meantIds, ORDINARY_WORDS, type Word } from './recognise.ts'
import { AT_LEAST } from './words/numbers.ts'

/** What is sold for a part of care. */
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

/** Asks for advice, whatever else the message says. */
const ADVICE = ['كيف', 'متي', 'نصائح'] as const
const ASKS_TO_KNOW = /^(?:اعرف|اسال|افهم|اتعلم|مره|مرات|عادي|ليش|ليه|لازم)$/
/** Fed otherwise than others: such food is sold. */
const AGED = /^(?:ب?(?:ال)?سن|عجوز\S*|عجايز|مسن\S*|شايب\S*|رضيع\S*|senior)$/
const OF_AGE =
  /^(?:سنه|سنين|سنوات|شهور|اشهر|شهر|شهرين|years?|months?|و?(?:لل|ال)?(?:صغار|كبار|صغيره|كبيره|بالغه|بالغين))$/
const DRINKS = /^ب?[يت]شرب/

export type Request = {
  /** The good described by its purpose. */
  needed: Good | null
  /** Something that the shop does not sell. */
  thing: string | null
  /** What an animal or a good that is named is called besides, and none of the shop's is: «سمك هامور». */
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
  // «وش ياكل الكوي وكم سعره؟» needs no food.
  const isNamed = words.some((word) => means(word, 'good') || means(word, 'same', 'حيوان'))
  const needed = isNamed
    ? null
    : (questionsOf(words)
        .map((each) => neededFor(each, goodsBefore, roles))
        .find((good) => good !== null) ?? null)
  return needed
    ? { needed, thing: null, epithet: null }
    : { needed, ...strangersIn(words, isOurs, placeWords, isOfItems, roles) }
}

/** «شو عندكم لنقلها», «شي تنام فيه»: the good described by its purpose; null where an animal itself is asked for. */
function neededFor(words: readonly Word[], goodsBefore: readonly Good[], roles: NamedRoles): Good | null {
  // «قطتي عمرها 11 سنة، أي واحد؟» after foods.
  if (
    goodsBefore.includes('food') &&
    words.some(({ text }) => OF_AGE.test(text)) &&
    !words.some(({ text }) => /^مر[هات]+$/.test(text))
  )
    return 'food'
  if (!asksOfStock(words) && !words.some(({ text }) => AGED.test(text))) return null
  if (words.some((word) => ASKS_TO_KNOW.test(word.text) || ADVICE.some((id) => means(word, 'same', id))))
    return null
  const use = words.findIndex((word) => means(word, 'care'))
  const animal = words.findIndex((word) => means(word, 'animal'))
  if (use < 0 || (animal >= 0 && animal < use && !isFor(roles, words[animal]))) return null
  if (DRINKS.test(words[use]?.text ?? '')) return 'bowl'
  const [part] = meantIds<CarePart>(words.slice(use, use + 1), 'care')
  return (part && GOOD_OF_PART[part]) ?? null
}

/** How a question begins. */
const QUESTION_STARTS = ['كم', 'كيف', 'متي', 'وين', 'وش', 'ابغي', 'عندكم', 'توصيل', 'ادفع', 'مين', 'هل']

export function isQuestion(words: readonly Word[]): boolean {
  return words.some((word) => QUESTION_STARTS.some((id) => means(word, 'same', id)) || word.text === 'هل')
}

/** «بكم وكم عمره», «how much is it and is it male»: each question of a clause by itself. */
export function questionsOf(words: readonly Word[]): Word[][] {
  const questions: Word[][] = [[]]
  for (const word of words) {
    const isStart = QUESTION_STARTS.some((id) => means(word, 'same', id)) || STARTS.test(word.text)
    // «وشو» is no «شو» with «و», as it stands in the lexicon.
    if (isStart && (word.hasAnd || /^و./.test(word.text))) questions.push([])
    questions.at(-1)?.push(word)
  }
  return questions
}
/** «وهل», «وكم» are too short to be taken apart; «ويكفي زوج؟» asks whether it fits. */
const STARTS = /^(?:وهل|وكم|و[يت](?:كف|ناسب|صلح|وسع|سع|تحمل)\S*|is|are|does|do|did|has|will)$/

function isAsking(word: Word): boolean {
  return ['كم', 'وش', 'هل', 'هلا'].some((id) => means(word, 'same', id))
}

function textOf(words: readonly Word[]): string {
  return words
    .map(({ text }) => text)
    .filter((text) => !FILLERS.has(text))
    .join(' ')
}

/** «الفلتر يجي معاه؟», «فيها رمل؟», «مشمول مع الحوض؟»; not «التونة كم فيها علبة؟». */
export function comesWithIt(words: readonly Word[]): boolean {
  const at = words.findIndex(({ text }) => /^و?في(?:ه|ها|هم)$/.test(text))
  const isIn = at < 0 || at === words.length - 1 || words.slice(at).some((word) => means(word, 'good'))
  return (
    isIn &&
    !asksOfStock(words.filter(({ text }) => !/^في(?:ه|ها)?$/.test(text))) &&
    words.some((word) => means(word, 'good')) &&
    words.some(({ text }) =>
      /^(?:و)?(?:مع|ويا|في|ضمن|شامل)(?:ه|ها|اه|اها|هم|اهم)$|^(?:مشمول|شامل)ه?$|^ب?[يت](?:اتي|يجي|جي)$|^(?:come|comes|includes?|included)$/.test(
        text,
      ),
    )
  )
}

const NEEDS =
  /^و?ب?ي?[اينت]?(?:حتاج|لزم)\S*$|^بد(?:و|ها|هم|هن)$|^needs?$|^و?يبال\S*$|^(?:لازم|لوازمه|لوازمها)$/

/** «وش يحتاج؟», «ايش لازم اشتري معه؟» */
export function asksForNeeds(words: readonly Word[]): boolean {
  return (
    words.some(({ text }, at) => NEEDS.test(text) || buysFor(text, words[at + 1]?.text)) &&
    words.some((word) => means(word, 'same', 'وش') || means(word, 'same', 'منتج')) &&
    !words.some((word) => (means(word, 'care') && !WITH_IT.test(word.text)) || means(word, 'eaten'))
  )
}
/** «وايش نشتري له وياه؟» asks for no company. */
const WITH_IT = /^(?:وي|مع)ا?(?:ه|ها|هم)$/

/** «أشتري لها» */
function buysFor(text: string, next = ''): boolean {
  return /^[انت]شتري$/.test(text) && /^(?:ل|مع|ويا)(?:ه|ها|هم|اه|اها)$/.test(next)
}

/** «وينفع للأرنب؟» after a shampoo. */
export function isForIt(words: readonly Word[], roles: NamedRoles): boolean {
  const animal = words.findIndex((word) => means(word, 'animal'))
  const suits = words.some(({ text }) =>
    /^(?:و|ب)?[يت](?:نفع|صلح|ناسب|صير)$|^(?:مناسب|suitable|good)$/.test(text),
  )
  return suits && animal >= 0 && isFor(roles, words[animal]) && !words.some((word) => means(word, 'good'))
}

/** «كم سعره», «وبكم؟»; not «how much weight». */
export function asksPrice(words: readonly Word[]): boolean {
  return words.some((word, at) => {
    const next = words[at + 1]
    const isOfTrait = word.text === 'how much' && next !== undefined && means(next, 'trait')
    return means(word, 'same', 'سعر') || (/^و?(?:بكا?م|how much)$/.test(word.text) && !isOfTrait)
  })
}

const OF_STOCK = ['عندكم', 'ابغي', 'سعر', 'ارني', 'ارخص', 'تبيعون']

/** «عندكم», «أبغى», «بكم»: something is to be bought. */
export function asksOfStock(words: readonly Word[], by: readonly string[] = OF_STOCK): boolean {
  return by.some((id) =>
    // «في القفص», «رقمي من عندكم» ask for nothing.
    words.some((word, at) => {
      const before = words[at - 1]
      const isOfAnimal = /^في(?:ه|ها|هم)?$/.test(word.text) && before !== undefined && means(before, 'animal')
      const isOnlyIn = word.text === 'في' && !(before && means(before, 'same', 'وش'))
      return !isOnlyIn && before?.text !== 'من' && !isOfAnimal && means(word, 'same', id)
    }),
  )
}

/** «للقطط», «كاميرا للحوض»: not what is asked for, but what it is for. */
function isFor(roles: NamedRoles, word?: Word): boolean {
  const role = word && roles.get(word)
  return role === 'for' || role === 'at'
}

/**
 * @param isOurs whether a word is known from what people ask of the shop
 * @param isOfItems whether items were spoken of: «طيب ذئب؟»
 */
function strangersIn(
  words: readonly Word[],
  isOurs: (word: string) => boolean,
  placeWords: ReadonlySet<string | undefined>,
  isOfItems: boolean,
  roles: NamedRoles,
): { thing: string | null; epithet: string | null } {
  const isStrange = (word?: Word) =>
    word !== undefined &&
    word.meanings.length === 0 &&
    /^[^\d]{3,}$/.test(word.text) &&
    !placeWords.has(word.text) &&
    !FILLERS.has(word.text) &&
    !AT_LEAST.has(word.text) &&
    !ORDINARY_WORDS.has(word.text.replace(/^ال/, '')) &&
    // «للكيلو», «تنصحني» and «أحلى» name nothing.
    !/^و?لل|(?:ني|وني|توا|تو|ولي)$|^ا\S{3}$/.test(word.text) &&
    !/^[a-z]/.test(word.text) &&
    // «ويبالهم قفص» needs one; «معهن» is with them.
    !NEEDS.test(word.text) &&
    !/^و?(?:مع|ويا?|من|في|علي|عند|ل)(?:ه|ها|هم|هن|هما)$/.test(word.text) &&
    !isOurs(word.text)
  const isNamed = (word?: Word) =>
    word !== undefined && (['animal', 'good', 'item'] as const).some((kind) => means(word, kind))
  const first = words.findIndex(isNamed)
  const start = words.findIndex(isStrange)
  if (start < 0 || words.some((word) => ASKS_TO_KNOW.test(word.text))) return { thing: null, epithet: null }
  let end = start
  while (isStrange(words[end])) end++
  const text = textOf(words.slice(start, end))
  const isBare =
    isOfItems &&
    words.filter(isStrange).length === 1 &&
    (words.length > 1 || words.some(({ hasAnd }) => hasAnd)) &&
    words.length < 4 &&
    words.every((word) => isStrange(word) || FILLERS.has(word.text))
  const asks = isBare || asksOfStock(words)
  // «ابغى الغي اللي سويته» asks for no thing.
  const isAskedFor = words
    .slice(0, start)
    .every(
      (word) => FILLERS.has(word.text) || OF_STOCK.some((id) => means(word, 'same', id)) || isAsking(word),
    )
  // A name has a word or two: «شاف فيلم», «ماما تقول» tell something.
  const isName = end - start < 3
  if (first < 0) return { thing: asks && isAskedFor && isName ? text : null, epithet: null }
  if (first < start)
    return {
      thing: null,
      epithet: start === first + 1 && end - start === 1 && (asks || words.length < 4) ? text : null,
    }
  const isOfIt = isFor(roles, words[first])
    ? first - start < 4
    : end === first && end - start === 1 && isAskedFor
  const isThing =
    isName &&
    isOfIt &&
    (asks || start === 0) &&
    (isFor(roles, words[first]) || !/^و?ال/.test(words[first]?.text ?? ''))
  return { thing: isThing ? textOf(words.slice(start, first)) : null, epithet: null }
}
