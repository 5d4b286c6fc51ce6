// The properties and colours that a message asks for or keeps from before (C-03).
import { isBareName } from './bare-message.ts'
import { type BodyPart, type CarePart, type Colour, TRAITS, type Trait } from './lexicon.ts'
import { isOfUse } from './plain-topic.ts'
import { isOfPlace } from './read-choice.ts'
import { questionsOf } from './read-request.ts'
import { countsFish, isNothing } from './read-subject.ts'
import type { Reading } from './reading.ts'
import { hasMeaning, hasText, means, meantIds, type Word } from './recognise.ts'
import type { ChatTopic } from './topics.ts'
import type { About, Subject, WishedProperties } from './understanding.ts'

/** @param part the care advice asked for */
export function wishesIn(
  { heard, names }: Reading,
  topics: readonly ChatTopic[],
  part: CarePart | null,
): WishedProperties {
  const { words, about } = heard
  const { named, traits, items } = names
  const bodyParts = meantIds<BodyPart>(words, 'body')
  // A colour of a body part is no colour of the item: «لون عيونه».
  if (bodyParts.length > 0) return { traits: [], colours: [], bodyParts }
  const isOfOthers = names.isOfOtherKinds || names.isGift
  return {
    traits: isOfOthers
      ? []
      : (keptWishes(named, about, topics, traits, words) ??
        traitsOf(traits, words, part === 'together', items.companions.length > 0)),
    colours: meantIds<Colour>(
      words.filter((_, at) => isNotExcluded(words, at)),
      'colour',
    ),
    bodyParts,
  }
}

/** An excluded colour is not wanted: «غير الأحمر». */
function isNotExcluded(words: readonly Word[], at: number): boolean {
  return !/^(?:غير|مو|مب|بدون)$/.test(words[at - 1]?.text ?? '')
}

/** Keeps the wish for a calm one: «وتحت 20؟», «في أرخص؟» after «طير هادي». */
function keptWishes(
  named: Subject,
  { wished, traits: before }: About,
  [topic]: readonly ChatTopic[],
  traits: readonly Trait[],
  words: readonly Word[],
): Trait[] | null {
  const isLimit =
    named.maxPrice !== null || named.minPrice !== null || topic === 'cheapest' || topic === 'dearest'
  // The same property of another item: «والزوج الأبيض؟» after «ذكر ولا أنثى؟»
  if (before && traits.length === 0 && isBareName(words) && (topic === 'traits' || topic === 'care'))
    return [...before]
  const kept = (wished ?? []).filter((each): each is Trait => each in TRAITS)
  return kept.length > 0 && isLimit && isNothing(named) && traits.length === 0 ? kept : null
}

/** Drops the age of a child («لولدي عمره 9») and the size of a flat. */
function traitsOf(
  traits: readonly Trait[],
  words: readonly Word[],
  isTogether: boolean,
  hasCompanions: boolean,
): Trait[] {
  // Two of one sex asks about keeping them together: «ذكرين مع بعض».
  if (isTogether && !hasMeaning(words, 'same', 'ابغي'))
    return [
      ...traits.filter((trait) => !['male', 'female', 'sex', 'pets'].includes(trait)),
      ...(hasCompanions ? (['pets'] as const) : []),
    ]
  const isOfAnimal = words.some((word, at) => means(word, 'trait', 'young') && !isOfPlace(words, at))
  // A price by the month is no age: «كم يكلف بالشهر؟»; in «عمرها كم وتحب الأطفال؟» the age is asked.
  const isOfAge = questionsOf(words).some(
    (each) =>
      !isOfChild(each) &&
      each.some((word) => means(word, 'trait', 'age') && !/^و?(?:[فبك]?ال|لل)شهر|^عمري$/.test(word.text)),
  )
  return traits.filter(
    (trait) =>
      (trait !== 'weight' || !isOfUse(words)) &&
      (trait !== 'age' || isOfAge) &&
      (trait !== 'young' || isOfAnimal) &&
      (trait !== 'left' || !countsFish(words)),
  )
}

/** The age of a child: «لولدي عمره 9», «a 7 year old kid»; not «عمرها كم وتحب الأطفال؟». */
function isOfChild(words: readonly Word[]): boolean {
  const [child, age] = (['kids', 'age'] as const).map((trait) =>
    words.findIndex((word) => means(word, 'trait', trait)),
  ) as [number, number]
  return child >= 0 && (child < age || hasText(words, /^\d+$/))
}
