// Messages that only name something, or only ask how long or how often; they continue the previous question (C-03).
import { FILLERS, hasText, means, type Word } from './recognise.ts'
import { topicModel } from './topic-model.ts'
import { MAX_CONTINUATION } from './vet-topic.ts'

const ASKING: ReadonlySet<string> = new Set(
  'كم كل اي درجه عمر متي امتي ليش ليه لماذا كيف قديش كام مره مرات يوم ايام ساعه ساعات وقت شهر اسبوع ياخذ تاخذ بياخذ ياخد بياخد يستغرق يحتاج اليوم باليوم يوميا بالاسبوع بالشهر لازم يبدا ابدا يعني من لين why when how long often many much times does it take a day do i start from'.split(
    ' ',
  ),
)

function isAsking(text: string): boolean {
  return ASKING.has(text) || ASKING.has(text.replace(/^و(?=..)/, ''))
}

/** Asks only how long, how often, since when or why: «كم مرة في اليوم؟», «من متى؟». */
export function asksOnly(words: readonly Word[]): boolean {
  return (
    words.length <= MAX_CONTINUATION &&
    words.every(({ text }) => FILLERS.has(text) || isAsking(text)) &&
    words.some(({ text }) => isAsking(text))
  )
}

/** Only names something: «والسيامي؟», «أوف، والبني اللي معاه أبيض؟». */
export function isBareName(words: readonly Word[]): boolean {
  const isName = (word: Word) => (['animal', 'item', 'colour'] as const).some((kind) => means(word, kind))
  return words.every((word, at) => isName(word) || isBesideName(word, at))
}

/** Corrects or narrows what was meant: «القطة أقصد», «الأرنب مب القط», «طيور بس». */
export function correctsName(words: readonly Word[]): boolean {
  const isName = (word: Word) => (['animal', 'item', 'colour'] as const).some((kind) => means(word, kind))
  return (
    hasText(words, CORRECTS) &&
    words.some(isName) &&
    words.every((word) => isName(word) || CORRECTS.test(word.text) || FILLERS.has(word.text))
  )
}
export const CORRECTS = /^و?(?:اقصد|قصدي|نقصد|اعني|مب|مو|مش|موب|مهب|بس|فقط|not|meant?|only|just)$/

/** A filler word, a word of a description, or an exclamation before the name. */
export function isBesideName({ text, meanings }: Word, at: number): boolean {
  const isExclamation =
    at === 0 && meanings.length === 0 && !/^و?ال/.test(text) && !topicModel().isKnown(text)
  return FILLERS.has(text.replace(/^و(?=..)/, '')) || (at > 0 && DESCRIBES.test(text)) || isExclamation
}
const DESCRIBES = /^(?:ال+ي|(?:مع|ويا?)ا?(?:ه|ها|هم|هن)|في(?:ه|ها)|ابو|that|with)$/

export function isNaming(word: Word): boolean {
  return (['animal', 'good', 'item', 'care', 'trait', 'eaten'] as const).some((kind) => means(word, kind))
}
