// The form of a question (C-03): whether it compares, adds up, chooses, or continues with the shown items.

import {
  asksOfBoth,
  asksWhichOf,
  asksWhichOne,
  choiceOf,
  compares,
  keepsWith,
  speaksOfAmong,
} from './read-choice.ts'
import { quantityIn } from './read-mentions.ts'
import type { HeardMessage } from './read-message.ts'
import { idsOf, type Names } from './read-named.ts'
import { asksPrice, comesWithIt, questionsOf } from './read-request.ts'
import { isNothing } from './read-subject.ts'
import { foldedOf, hasMeaning, hasText, means, type Word } from './recognise.ts'
import { plainlyAsked } from './score-questions.ts'
import { addsUp, bareCount } from './sums.ts'
import { type ChatTopic, TOPICS } from './topics.ts'
import type { QuestionAsked } from './understanding.ts'
import { MAX_CONTINUATION } from './vet-topic.ts'

export type Question = {
  asked: QuestionAsked
  /** Asks whether animals can be kept together. */
  isTogether: boolean
  /** Asks for the previous goods for other animals: «وللكلاب؟». */
  isForOthers: boolean
  /** The plain topic of each question in the message, if they differ. */
  parts: readonly Word[][]
  several: readonly ChatTopic[]
}

export function readQuestion(heard: HeardMessage, names: Names): Question {
  const { words, clauses, about } = heard
  const { named, items } = names
  const isCompared = compares(words)
  const isEither = !isCompared && choosesBetween(heard, names)
  const quantity = quantityOf(heard, names)
  const isKept = keepsTogether(heard, names)
  const isSum = quantity !== null || (!isKept && sums(heard, names, isCompared))
  const isTogether =
    !isCompared && !isEither && !isSum && (isKept || items.companions.length > 0 || asksOfBoth(words))
  const ofGoods = about.subject.goods.length > 0
  const isPartOfShown = about.shown > 0 && !isSum && comesWithIt(words)
  const asksWho = hasMeaning(words, 'same', 'مين')
  const isOfTrait = words.some((word) => means(word, 'trait') || (means(word, 'care') && about.shown > 1))
  const isOfSome = speaksOfAmong(words) || (asksWho && isOfTrait)
  const parts = clauses.flatMap(questionsOf)
  const isSingle = isSum || isTogether || isCompared || isEither
  const hasItem = about.shown > 0 || !isNothing(named)
  // «توصلون صلالة وبكم؟» asks for the fee.
  const several = isSingle ? [] : plainlyAsked(parts, ofGoods).filter((topic) => topic !== 'price' || hasItem)
  // The second question is about delivery, the first about the item: «وين موجودة؟ وتوصلوها السيب؟».
  const isOfPlace = heard.places.regionId !== null && !several.some((topic) => topic !== 'delivery')
  return {
    asked: {
      continues: (isNothing(named) && !isOfPlace && !names.request.thing) || isPartOfShown,
      choice: choiceOf(words),
      isSum,
      quantity,
      isPartOfShown,
      isAmong: !isTogether && !isCompared && isOfSome,
      isCompared,
      isEither,
      asksSeveral: parts.length > 1,
      asksItsPrice: parts.some(asksItsPrice),
    },
    isTogether,
    isForOthers: isForOthers(heard, names),
    parts,
    several,
  }
}

function choosesBetween({ words }: HeardMessage, { items }: Names): boolean {
  const { mentions } = items
  // A choice between two named items: «القط البورمي والسيامي مين فيهم أهدأ؟».
  const isOfNamed = mentions.length > 1 && asksWhichOne(words) && choiceOf(words) === null
  return (mentions.length > 0 && asksWhichOf(words)) || isOfNamed
}

/** Asks to keep another item with the shown one: «أقدر أحط معها التانغ؟». */
function keepsTogether({ words }: HeardMessage, { items: { mentions } }: Names): boolean {
  return keepsWith(words) && mentions.length > 0 && mentions.every(({ goods }) => goods.length === 0)
}

/** How many of what was shown or just added up: «أبي خمسة منه». */
function quantityOf({ words, clauses, about, last }: HeardMessage, { items }: Names): number | null {
  const { mentions, removed } = items
  const isAfterSum = about.basket === 'told' && mentions.length + removed.length === 0
  const isToBuy = TOPICS[last ?? 'okay'] === 'items' || hasText(words, BUYS)
  // The number is in its own sentence: «كم عندكم منه؟ أبغى 3».
  // «طيب اثنين» after the price of one item.
  const isAfterOne = about.shown === 1 && (last === 'price' || last === 'find') && mentions.length === 0
  const bare = clauses
    .map((each) => bareCount(each, isAfterSum || isAfterOne))
    .find((count) => count !== null)
  // A pair of what was shown, with goods for it: «أبا جوز مع القفص».
  const isPair =
    (hasText(words, PAIR) || TAKES_TWO.test(foldedOf(words))) &&
    !hasMeaning(words, 'trait') &&
    mentions.every(({ goods }) => goods.length > 0)
  // «لو شرينا زوجين وطيرناهن يرجعن؟» asks for something else.
  const isPriced = asksPrice(words) || hasMeaning(words, 'same', 'كم', 'ابغي', 'مجموع')
  const quantity =
    quantityIn(words) ??
    (isPair || (hasText(words, PAIRS) && isPriced) ? 2 : null) ??
    (mentions.length === 0 && isToBuy ? (bare ?? null) : null)
  return about.shown > 0 && (isAfterSum || (quantity ?? 0) > 1) ? quantity : null
}

/** «لو خذت اثنين مع القفص كم؟» */
const TAKES_TWO = /(?:^| )[وبلنا]?(?:ا?خذ\S*|اب[يا]|ابغي|بغيت|ا?شتر\S*) (?:ا?[ثت]نت?ين|2) (?:مع|ويا|و)/
const PAIRS = /^و?(?:ال)?(?:زوج|جوز)ين$/
const PAIR = /^[وب]?(?:ال)?(?:زوج|جوز)$/

/** Verbs of buying: «اذا اخذت 4 كم؟». */
const BUYS = /^[وبنا]?(?:ا?خذت?|ا?شتر[يت]\S*)$/

function sums({ words, about }: HeardMessage, { named, items }: Names, isCompared: boolean) {
  const { mentions, removed } = items
  return !isCompared && addsUp(words, { mentions, removed, hasBudget: named.maxPrice !== null }, about)
}

function isForOthers(heard: HeardMessage, { named }: Names): boolean {
  const { words, about } = heard
  const recipients = idsOf(heard, 'for', 'animal')
  return (
    about.subject.goods.length > 0 &&
    words.length <= MAX_CONTINUATION &&
    named.kinds.length > 0 &&
    isNothing({ ...named, kinds: [] }) &&
    named.kinds.every((kind) => recipients.includes(kind))
  )
}

function asksItsPrice(words: readonly Word[]): boolean {
  return (asksPrice(words) && !hasMeaning(words, 'same', 'توصيل')) || asksHowMuch(words)
}

/** «How much» with only a unit: «وكم الزوج؟». */
function asksHowMuch([first, ...rest]: readonly Word[]): boolean {
  return (
    /^و?كم$/.test(first?.text ?? '') &&
    rest.length > 0 &&
    rest.every(
      (word) =>
        /^ال/.test(word.text) &&
        (/^ال(?:زوج|جوز|واحده?|حبه|كيس|علبه)$/.test(word.text) ||
          (['animal', 'good', 'item', 'colour'] as const).some((kind) => means(word, kind))),
    )
  )
}
