// An answer to a message in English is in English (A-BOT-07): what its parts name, from the record, and what the shop
// says of its topics. Where there is only Arabic, it follows.
import type { Product } from '#contract/catalog.ts'
import { isEnglish } from '#domain/chat/from-latin.ts'
import { takesNothing } from '#domain/chat/illness.ts'
import type { Trait } from '#domain/chat/lexicon.ts'
import { type ChatTopic, TOPICS } from '#domain/chat/topics.ts'
import { foldArabic } from '#domain/fold-arabic.ts'
import {
  answerInEnglish,
  careInEnglish,
  foodsInEnglish,
  forbiddenInEnglish,
} from '#text/care/care-in-english.ts'
import {
  englishText,
  FACTS_IN_ENGLISH,
  inEnglishWords,
  TOPICS_IN_ENGLISH,
  temperInEnglish,
  vetInEnglish,
} from '#text/chat/english.ts'
import { PRECISELY_IN_ENGLISH } from '#text/chat/english-answers.ts'
import { kindOf } from './answer-care.ts'
import { preciseText } from './answer-precisely.ts'
import type { AnswerPart, Asked } from './asked.ts'
import { asksForbidden } from './fact-asked.ts'
import { SAYS, waterOf, wordsOn } from './page-words.ts'
import { englishName, MAX_ITEMS } from './show-items.ts'

export function inEnglish(asked: Asked, message: string, parts: readonly AnswerPart[]): AnswerPart[] {
  const { topics, illness, isSick, facts, store } = asked
  if (!isEnglish(message) || topics[0] === 'other-language') return [...parts]
  if (topics[0] === 'vet' || isSick)
    return [
      {
        text: vetInEnglish(
          illness?.urgency ?? (isSick ? null : 'soon'),
          illness !== null && takesNothing(illness),
        ),
      },
      { text: englishText.inArabic(facts) },
      ...parts,
    ]
  const named = parts.map((part) => part.english ?? itemsInEnglish(asked, part))
  const said = topics.map((topic) => {
    if (topic === 'off-topic' && named.some((text) => text !== null)) return null
    const text = preciselyInEnglish(asked, topic) ?? TOPICS_IN_ENGLISH[topic]
    return typeof text === 'function' ? text(facts, store) : (text ?? null)
  })
  // What is judged or compared, and warnings of an illness (C-01), have their own text.
  const isGeneral = parts.some(({ english }) => english === undefined)
  const care = topics.includes('care') && isGeneral ? careOf(asked, parts) : null
  const texts = [care, ...named, ...said].filter((text) => text !== null)
  const isPrecise = (topic: ChatTopic) => {
    const id = asked.precise.get(topic)
    return id === undefined || id in PRECISELY_IN_ENGLISH
  }
  const isWhole =
    texts.length > 0 &&
    parts.every(({ asksFit, english }) => !asksFit || english !== undefined) &&
    topics.every((topic, at) => said[at] === null || !OF_DETAILS.includes(topic) || isPrecise(topic)) &&
    topics.every((topic, at) =>
      TOPICS[topic] === 'care'
        ? care !== null || parts.some((part) => part.english !== undefined)
        : said[at] || named.some((text) => text !== null),
    )
  const rest = isWhole ? parts.map((part) => ({ ...part, text: '' })) : parts
  return [
    ...texts.map((text) => ({ text })),
    ...(isWhole ? [] : [{ text: englishText.inArabic(facts) }]),
    ...rest,
  ]
}

/** Of its foods, else the precise answer, else of the part of care, where no item's page answers. */
function careOf(asked: Asked, parts: readonly AnswerPart[]): string | null {
  const kind = kindOf(asked)
  const id = asked.precise.get('care')
  if (kind && asked.eaten.length > 0 && !id) return foodsInEnglish(kind, asked.eaten)
  if (id) return answerInEnglish(id, kind)
  if (kind && asked.part === 'food' && asksForbidden(asked.folded)) return forbiddenInEnglish(kind)
  const isOfItems = parts.some(
    ({ products = [], isAside }) => !isAside && products.some(({ type }) => type === 'animal'),
  )
  return kind &&
    !isOfItems &&
    (asked.part !== null || !asked.continues || !parts.some((part) => part.isPrecise))
    ? careInEnglish(kind, asked.part)
    : null
}

/** Only what the shop's policies still say in Arabic, too. */
function preciselyInEnglish(asked: Asked, topic: ChatTopic) {
  return preciseText(asked, topic) === null ? undefined : PRECISELY_IN_ENGLISH[asked.precise.get(topic) ?? '']
}

/** Topics of many questions, of which the text of the topic answers only some. */
const OF_DETAILS: readonly ChatTopic[] = [
  'returns',
  'animal-guarantee',
  'grief',
  'trust',
  'privacy',
  'account',
  'off-topic',
]

const ENDS: readonly ChatTopic[] = ['cheapest', 'dearest', 'newest']

/** The items of a part with the properties asked for; null without items. */
function itemsInEnglish(
  { traits, topics, colours, shown, kinds, goods }: Asked,
  { products = [], listed = [], meant = [], isInstead }: AnswerPart,
): string | null {
  // A list has all items of a kind, of which fewer are shown; of a choice only the chosen one answers.
  const isList = listed !== shown && listed.length > products.length
  const isEnd = meant.length > 0 && ENDS.includes(topics[0] ?? 'okay')
  const items = (isEnd ? meant : isList ? listed : products).slice(0, MAX_ITEMS)
  if (items.length === 0) return null
  const asksAll = topics[0] === 'find' && traits.length === 0 && items.every(({ type }) => type === 'animal')
  const asked: readonly (Trait | 'colour')[] = [
    ...(asksAll ? (['sex', 'age'] as const) : traits),
    ...(colours.length > 0 ? (['colour'] as const) : []),
  ]
  const lines = items.map((item) =>
    englishText.line(englishName(item), item.price, item.stockLabel, factsOf(item, asked)),
  )
  return [
    ...(isInstead ? [englishText.notKept(kinds[0], goods[0]), englishText.nearest] : []),
    ...lines,
  ].join('\n')
}

function factsOf(item: Product, traits: readonly (Trait | 'colour')[]): string[] {
  const said = traits.map((trait) => [trait, factOf(item, trait)] as const)
  const missing = said.flatMap(([trait, fact]) =>
    fact === null && trait !== 'colour' && (MISSED.includes(trait) || said.length === 1) ? [trait] : [],
  )
  return [
    ...new Set(said.flatMap(([, fact]) => fact ?? [])),
    ...(missing.length > 0 ? [FACTS_IN_ENGLISH.unsaid(missing)] : []),
  ]
}
const MISSED: readonly Trait[] = [
  'vaccinated',
  'kids',
  'pets',
  'talks',
  'sings',
  'nature',
  'sex',
  'age',
  'weight',
]

function factOf(item: Product, trait: Trait | 'colour'): string | null {
  const { gender, age, weight, dimensions, vaccinated, goodWithKids, goodWithPets, temperamentArabic } = item
  const said = FACTS_IN_ENGLISH
  switch (trait) {
    case 'male':
    case 'female':
    case 'sex':
      return gender && gender !== 'unknown' ? said.sex[gender] : null
    case 'age':
    case 'young':
      return age && said.age(inEnglishWords(age))
    case 'vaccinated':
    case 'health':
      return vaccinated === null ? null : said.vaccinated(vaccinated)
    case 'neutered':
      return SAYS.neutered?.test(foldArabic(item.healthStatusArabic ?? '')) ? said.neutered : null
    case 'kids':
      return goodWithKids === null ? null : said.kids(goodWithKids)
    case 'pets':
      return goodWithPets === null ? null : said.pets(goodWithPets)
    case 'weight':
      if (weight || item.type === 'animal') return weight && said.weight(inEnglishWords(weight))
      return wordsOn(item, trait) === null ? null : said.page(inEnglishWords(wordsOn(item, trait) ?? ''))
    case 'dimensions':
      return dimensions && inEnglishWords(dimensions)
    case 'colour':
      return item.color && said.colour(item.color)
    case 'breed':
      return item.breed
    case 'place':
      return item.location && said.place(item.location)
    case 'left':
      return said.left(item.quantity)
    case 'salt': {
      const water = waterOf(item)
      return water && said.water[water]
    }
    case 'calm':
    case 'active':
    case 'nature':
    case 'tame':
    case 'talks':
    case 'whistles':
    case 'sings':
      return temperamentArabic && temperInEnglish(temperamentArabic)
    default: {
      const words = wordsOn(item, trait)
      return words && said.page(words)
    }
  }
}
