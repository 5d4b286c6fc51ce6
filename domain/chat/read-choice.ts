import { asksOfStock } from './read-request.ts'
import { hasMeaning, hasText, means, type Word } from './recognise.ts'

export type ShownChoice = { by: 'age' | 'weight' | 'size' | 'price' | 'kilo'; isMost: boolean }

const YOUNGEST =
  /^(?:و|ب)?(?:ال)?(?:اصغر|صغير|صغيره|اصغرهم|صغيرهم|youngest|younger|smallest|asghar)(?:هم|هن)?$/
const OLDEST = /^(?:و|ب)?(?:ال)?(?:اكبر|كبير|كبيره|oldest|older|biggest|largest|akbar)(?:هم|هن)?$/
const LIGHTEST = /^(?:و)?(?:ال)?(?:اخف|اخفهم|lightest)$/
const HEAVIEST = /^(?:و)?(?:ال)?(?:اثقل|اتقل|اضخم|اثقلهم|اتقلهم|heaviest)$/
const AMONG =
  /^(?:و|ف)?(?:فيهم|فيهن|منهم|منهن|بينهم|بينهن|بيناتهم|ايهم|ايهما|ايهن|اثنين|الاثنين|ثنتين|الثنتين|الثنين|التنين|هدول|هذول|هذيل|هذلا|هاذول|هاذيل|هذولا|هذولي|هدولا|هؤلاء|دول|دولا|them|these|those|which|two)$/
const KILO = /^(?:ب?ال|لل|ل)?(?:كيلو|كجم|kilo|kg)$/
export const BOTH =
  /^[وب]?(?:ال)?(?:ا?[ثت]نت?ين(?:هم|هن|هما)?|كلهم|كلهن|جميعهم|both|مجموعهم|ثلاثتهم|together)$/
/** Words after which an adjective of size does not describe an animal: a small flat, a small child. */
const OF_PLACES =
  /دورق|وعاء|كاس|شق[هت]|بيت|سكن|غرف|مكان|مساح|حوض|عايل|حوش|اطفال|طفل|عيال|اولاد|apartment|flat|house|room|kids|child/

/** The adjective describes a place or a child: «شقة صغيرة», «a small apartment». */
export function isOfPlace(words: readonly Word[], at: number): boolean {
  const beside = /^[a-z]/.test(words[at]?.text ?? '') ? at + 1 : at - 1
  return OF_PLACES.test(words[beside]?.text ?? '')
}

export const OR = /^(?:ولا|والا|او|ام|or|than|wla|wala|walla)$/
const MORE = /^(?:و|ب)?(?:اكبر|اصغر|ارخص|اغلي|older|younger|cheaper|akbar|asghar|arkhas)$/

/** Refers to the shown items: «فيهم», «أيهما». */
export function speaksOfAmong(words: readonly Word[]): boolean {
  return hasText(words, AMONG)
}

/** Asks to pick one: «أيهم», «مين فيهم». */
export function asksWhichOne(words: readonly Word[]): boolean {
  return words.some((word) => means(word, 'same', 'مين') || /^و?(?:ايهم|ايهما|ايهن|which)$/.test(word.text))
}

/** How one of the shown items is singled out; null if none is. */
export function choiceOf(words: readonly Word[]): ShownChoice | null {
  // Compares two sides: «والرمادي أكبر ولا هي؟».
  const comparesSides = hasText(words, OR) && hasText(words, MORE)
  const asksAnyOne = words.some(
    ({ text }, at) => /^(?:اي|انهي|اني)$/.test(text) && /^(?:واحد|وحده)/.test(words[at + 1]?.text ?? ''),
  )
  // A superlative for a single item: «أصغر واحد», «الأغلى كم عمره؟».
  const isSingle = words.some(
    (word, at) =>
      /^(?:واحد|وحده|one)$/.test(words[at + 1]?.text ?? '') &&
      (YOUNGEST.test(word.text) || OLDEST.test(word.text) || BY_PRICE.some((id) => means(word, 'same', id))),
  )
  const describesByPrice =
    words.some((word) => /^و?ال/.test(word.text) && BY_PRICE.some((id) => means(word, 'same', id))) &&
    hasMeaning(words, 'trait')
  const isAmong =
    describesByPrice ||
    comparesSides ||
    asksAnyOne ||
    isSingle ||
    speaksOfAmong(words) ||
    hasMeaning(words, 'same', 'مين')
  const has = (pattern: RegExp) =>
    words.some(
      ({ text }, at) =>
        pattern.test(text) &&
        // The adjective is a child with an age: «الصغير عمره 5 سنين».
        !/^\d+$/.test(words[at + 2]?.text ?? '') &&
        (isAmong || isDefinite(text) || isMostOfKind(words, at)) &&
        !isOfPlace(words, at),
    )
  const by = has(KILO) ? 'kilo' : 'price'
  if (isAmong && hasMeaning(words, 'same', 'ارخص')) return { by, isMost: false }
  if (has(LIGHTEST)) return { by: 'weight', isMost: false }
  if (has(HEAVIEST)) return { by: 'weight', isMost: true }
  const isOfSize = hasMeaning(words, 'trait', 'weight')
  if (has(YOUNGEST)) return { by: isOfSize ? 'weight' : 'age', isMost: false }
  if (has(OLDEST)) return { by: isOfSize ? 'weight' : 'age', isMost: true }
  return isAmong && hasMeaning(words, 'same', 'اغلي') ? { by, isMost: true } : null
}

/** A superlative before an animal or a measure: «أكبر طير», «أكبر عمر», «biggest bird». */
function isMostOfKind(words: readonly Word[], at: number): boolean {
  const [word, next] = [words[at], words[at + 1]]
  return (
    next !== undefined &&
    (means(next, 'animal') || means(next, 'trait', 'age') || means(next, 'trait', 'weight')) &&
    /^و?(?:ا(?:كبر|صغر|ضخم|[تث]قل|خف)|(?:big|larg|small|heavi|light|young|old)\w*est|a(?:kbar|sghar))$/.test(
      word?.text ?? '',
    )
  )
}

const BY_PRICE = ['ارخص', 'اغلي']

function isDefinite(text: string): boolean {
  return /^و?(?:ال|بال)|(?:هم|هن)$|est$|^a(?:kbar|sghar)$/.test(text)
}

/** Asks for a comparison: «شو الفرق بينهم؟», «قارن لي بين …». */
export function compares(words: readonly Word[]): boolean {
  return words.some(({ text }) =>
    /^و?(?:ال)?(?:فرق|فروق|فروقات|[يت]فرق|[يت]ختلف)$|^و?[انتي]?قارن|^مقارن|^differen|^compar/.test(text),
  )
}

/**
 * Asks to choose: «الأحمر ولا الأبيض أحسن؟», «أرنب ولا هامستر؟»; not «عندكم أرانب ولا هامستر؟», which asks about
 * the stock.
 */
export function asksWhichOf(words: readonly Word[]): boolean {
  const isAnimal = (word?: Word) => word !== undefined && means(word, 'animal')
  const or = words.findIndex(({ text }) => OR.test(text))
  const isBetter = hasText(words, BETTER)
  const beside = words.slice(or + 1).filter(({ text }) => !/^(?:a|an|the|el|al)$/.test(text))
  const isOfKinds = isAnimal(words[or - 1]) && isAnimal(beside[0])
  // Asks the chatbot's own taste: «تحب القطط ولا الطيور؟».
  const isOfTaste = hasText(words, /^ب?ت(?:حب|فضل)$|^prefer$/)
  return or > 0 && !isOfTaste && (isBetter || (isOfKinds && !asksOfStock(words)))
}
const BETTER =
  /^(?:و|ب)?(?:ال)?(?:احسن|افضل|انسب|اهد[اي]|اسهل|اطول|اكثر|اكتر|better|best|calmer|easier|quieter|longer)$/

/** Asks about keeping animals together, not buying: «أقدر أحط معها التانغ؟». */
export function keepsWith(words: readonly Word[]): boolean {
  return hasText(words, KEEPS) && hasText(words, WITH)
}
const KEEPS = /^و?(?:[ان](?:حط|خلي|سكن|ربي|جمع)(?:ه|ها|هم|هن|هما)?|[يت]عيش\S*|keep|put|live)$/
const WITH = /^و?(?:مع|ويا|with|(?:مع|ويا)ا?(?:ه|ها|هم|هن))$/

/** Whether such animals can be kept together: «ذكرين سوا», «اثنين بنفس الحوض». */
export function asksOfBoth(words: readonly Word[]): boolean {
  // A name after "with": «والملاك مع النيون؟».
  const isBeside = words.some(
    (word, at) => /^(?:مع|ويا|with)$/.test(words[at - 1]?.text ?? '') && means(word, 'item'),
  )
  if (isBeside && !hasMeaning(words, 'good')) return true
  const isTogether = words.some((word) => means(word, 'care', 'together') || NEAR.test(word.text))
  const namesTwo = hasText(words, /^(?:ثنين|اثنين|ثنتين|تنين|اتنين|two)$|ين$|ذكور|اناث/)
  const isOfSex = words.some((word) => means(word, 'trait', 'male') || means(word, 'trait', 'female'))
  return isTogether && (namesTwo || isOfSex)
}
const NEAR = /^ب?نفس$|^و?[انت]?حط(?:هم|هن)$|^[يتن]?ت(?:هاوش|ضارب|خانق)|^[يت]تعارك|^[يت]?تقاتل|^fight/

/** Asks for both the cheapest and the dearest: «أرخص قطة وأغلى وحدة؟». */
export const BOTH_ENDS =
  /(?:^| )(?:ال)?(?:ارخص|cheapest)(?: .*)? (?:و|and )?(?:ال)?(?:اغل[يا]|most expensive|dearest)|(?:^| )(?:ال)?(?:اغل[يا]|most expensive)(?: .*)? (?:و|and )?(?:ال)?(?:ارخص|cheapest)/

/** Asks for something cheaper: «ما شي أرخص؟», «أرخص شوي بنفس الطبع». */
export const CHEAPER = /غالي|(?:شي|حاجه|في|فيه|عندكم|ابغ[يى]) ارخص|ارخص (?:من|شوي)|cheaper/
