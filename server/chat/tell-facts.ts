// Adds each requested fact of the few items, unless the answer already has it (C-04): «الكيس كم كيلو وبكم؟».
import type { Product } from '#contract/catalog.ts'
import type { Trait } from '#domain/chat/lexicon.ts'
import { traitText } from '#text/chat/traits.ts'
import { bullets } from '#text/chat-facts.ts'
import { formatRials } from '#text/format-price.ts'
import { itemsMeant } from './answer-details.ts'
import type { AnswerPart, Asked } from './asked.ts'
import { wordsOn } from './page-words.ts'
import { lineOf } from './show-items.ts'

/** With more items, the list is enough. */
const MAX_OF_FACTS = 3
/** Wishes and the whole record are no single facts. */
const NO_FACTS: readonly Trait[] = ['young', 'story']
/** Asks for the number in stock: «كم قط شيرازي عندكم؟». */
const HOW_MANY =
  /(?:^| )(?:كم|كام|قديش|اديش|how many) (?:\S+ ){0,3}?(?:عند(?:ك[من]?|كن|كو)|لديكم|left|do you have)(?= |$)/

/** In the item's line if the answer has one, otherwise at the beginning. */
export async function withFacts(asked: Asked, parts: readonly AnswerPart[]): Promise<AnswerPart[]> {
  const wanted = traitsWanted(asked)
  const count = wanted.length + Number(asked.asksItsPrice)
  const asksOneFact = count === 0 || (count === 1 && !asked.asksSeveral)
  if (
    asksOneFact ||
    asked.isSick ||
    asked.topics[0] === 'vet' ||
    parts.some(({ isOfAll, wished, company }) => isOfAll || wished || company)
  )
    return [...parts]
  const linesOn = ({ nameArabic }: Product) =>
    parts.flatMap(({ text }) => text.split('\n').filter((line) => line.includes(nameArabic)))
  const isInAnswer = (item: Product) => linesOn(item).length > 0
  const meant = await itemsMeant(asked)
  // The animal that goods are for is no item: «كم سعره ويكفي بادجي؟» after a cage names budgies.
  const inAnswer = [meant, asked.shown]
    .map((some) => some.filter(isInAnswer))
    .find(({ length }) => length > 0)
  const hasOthers = parts.some(({ products = [] }) => products.length > 0)
  const items = inAnswer ?? (hasOthers ? [] : meant)
  if (items.length > MAX_OF_FACTS) return [...parts]
  const missing = items.flatMap((item) => {
    const price = asked.asksItsPrice ? formatRials(item.price) : null
    const facts = new Set([price, ...wanted.map((trait) => wordsOn(item, trait))])
    const isInLine = (words: string) => linesOn(item).some((line) => line.includes(words.replace(/\.$/, '')))
    const words = [...facts].filter((each) => each !== null && !isInLine(each)) as string[]
    return words.length > 0 ? [{ item, line: lineOf(item, []), words }] : []
  })
  const answered = parts.map((part) => ({
    ...part,
    text: missing.reduce(
      (text, { line, words }) => text.replace(line, [line, ...words].join('، ')),
      part.text,
    ),
  }))
  const rest = missing.filter(({ line }) => parts.every(({ text }) => !text.includes(line)))
  if (rest.length === 0) return answered
  const lines = rest.map(({ item, words }) => traitText.said(item.nameArabic, words))
  return [{ text: bullets(...lines), products: items }, ...answered]
}

function traitsWanted({ traits, folded }: Asked): readonly Trait[] {
  const requested = traits.filter((trait) => !NO_FACTS.includes(trait))
  return HOW_MANY.test(folded) ? [...requested, 'left'] : requested
}
