// Messages that only name something, or only ask how long or how often; they continue the previous question (C-03).
import { FILLERS, means, type Word } from './recognise.ts'
import { MAX_CONTINUATION } from './vet-topic.ts'

const ASKING: ReadonlySet<string> = new Set(
  'كم كل اي درجه عمر متي امتي ليش ليه لماذا كيف قديش كام مره مرات يوم ايام ساعه ساعات وقت شهر اسبوع ياخذ تاخذ ياخد بياخد يستغرق يحتاج اليوم باليوم يوميا بالاسبوع بالشهر لازم يبدا ابدا يعني من لين why when how long often many much times does it take a day do i start from'.split(
    ' ',
  ),
)

const isAsking = (text: string) => ASKING.has(text) || ASKING.has(text.replace(/^و(?=..)/, ''))

/** Asks only how long, how often, since when or why: «كم مرة في اليوم؟», «من متى؟». */
export function asksOnly(words: readonly Word[]): boolean {
  return (
    words.length <= MAX_CONTINUATION &&
    words.every(({ text }) => FILLERS.has(text) || isAsking(text)) &&
    words.some(({ text }) => isAsking(text))
  )
}

export function isBareName(words: readonly Word[]): boolean {
  return words.every((word) => means(word, 'animal') || means(word, 'colour') || FILLERS.has(word.text))
}

export function isNaming(word: Word): boolean {
  return (['animal', 'good', 'item', 'care', 'trait', 'eaten'] as const).some((kind) => means(word, kind))
}
