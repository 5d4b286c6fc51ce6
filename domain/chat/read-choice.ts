// Questions about several items that were shown: which is the youngest or the cheapest, and what they cost together (C-03).
import { means, type Word } from './recognise.ts'

export type ShownChoice = { by: 'age' | 'weight' | 'price' | 'kilo'; isMost: boolean }

const YOUNGEST =
  /^(?:و|ب)?(?:ال)?(?:اصغر|صغير|صغيره|اصغرهم|صغيرهم|youngest|younger|smallest|asghar)(?:هم|هن)?$/
const OLDEST = /^(?:و|ب)?(?:ال)?(?:اكبر|كبير|كبيره|oldest|older|biggest|akbar)(?:هم|هن)?$/
const LIGHTEST = /^(?:و)?(?:ال)?(?:اخف|اخفهم|lightest)$/
const HEAVIEST = /^(?:و)?(?:ال)?(?:اثقل|اضخم|اثقلهم|heaviest)$/
const AMONG =
  /^(?:و|ف)?(?:فيهم|فيهن|منهم|منهن|بينهم|بينهن|بيناتهم|ايهم|ايهما|ايهن|اثنين|الاثنين|ثنتين|الثنتين|الثنين|التنين|them|which|two)$/
const KILO = /^(?:ب?ال|لل|ل)?(?:كيلو|كجم|kilo|kg)$/
const BOTH =
  /^(?:و|ب|ال|بال)?(?:اثنين|اثنينهم|ثنتين|ثنين|تنين|اتنين|كلهم|كلهن|جميعهم|both|مجموعهم|ثلاثتهم|together)$/
const TOTAL = /^(?:و|ب|ال|بال)?(?:احسب\S*|مجموع|مجموعهم|اجمالي|مبلغ|توتال|total|altogether|حسابهم|جمله)$/
const COMES_TO = /^(?:و)?(?:[يت]طلع|[يت]صير|[يت]كلف\S*|[يت]وصل|ب[يت]طلع|[يت]طلعون|كم|بكم|بكام|how|how much)$/

/** «فيهم», «أيهما»: of those shown. */
export function speaksOfAmong(words: readonly Word[]): boolean {
  return words.some(({ text }) => AMONG.test(text))
}

/** Which of the shown items is wanted; null where none is singled out. */
export function choiceOf(words: readonly Word[]): ShownChoice | null {
  const isAmong = speaksOfAmong(words) || words.some((word) => means(word, 'same', 'مين'))
  const has = (pattern: RegExp) =>
    words.some(({ text }) => pattern.test(text) && (isAmong || isDefinite(text)))
  if (has(LIGHTEST)) return { by: 'weight', isMost: false }
  if (has(HEAVIEST)) return { by: 'weight', isMost: true }
  const isOfSize = words.some((word) => means(word, 'trait', 'weight'))
  if (has(YOUNGEST)) return { by: isOfSize ? 'weight' : 'age', isMost: false }
  if (has(OLDEST)) return { by: isOfSize ? 'weight' : 'age', isMost: true }
  if (!isAmong) return null
  const by = has(KILO) ? 'kilo' : 'price'
  if (words.some((word) => means(word, 'same', 'ارخص'))) return { by, isMost: false }
  return words.some((word) => means(word, 'same', 'اغلي')) ? { by, isMost: true } : null
}

function isDefinite(text: string): boolean {
  return /^و?(?:ال|بال)|(?:هم|هن)$|est$|^a(?:kbar|sghar)$/.test(text)
}

/** «كم الاثنين مع بعض», «المجموع مع التوصيل»: asks for the sum of the shown items. */
export function asksForSum(words: readonly Word[]): boolean {
  const isAll = /(?:^| )(?:الكل|كل شي)(?= |$)/.test(words.map(({ text }) => text).join(' '))
  const has = (pattern: RegExp) => words.some(({ text }) => pattern.test(text))
  const isAdded = has(/^مع$/) && words.some((word) => means(word, 'good'))
  return (
    has(TOTAL) ||
    ((has(BOTH) || isAll || isAdded) &&
      (has(COMES_TO) || ['سعر', 'ابغي'].some((id) => words.some((word) => means(word, 'same', id)))))
  )
}
