// The properties and colours that a message wishes for, or goes on wishing for (C-03).
import { isBareName } from './bare-message.ts'
import { type BodyPart, type CarePart, type Colour, TRAITS, type Trait } from './lexicon.ts'
import { isOfUse } from './plain-topic.ts'
import { isOfPlace } from './read-choice.ts'
import { questionsOf } from './read-request.ts'
import { isNothing } from './read-subject.ts'
import type { Reading } from './reading.ts'
import { means, meantIds, type Word } from './recognise.ts'
import type { ChatTopic } from './topics.ts'
import type { About, Subject, WishedProperties } from './understanding.ts'

/** @param part the advice that is asked for */
export function wishesIn(
  { heard, names }: Reading,
  topics: readonly ChatTopic[],
  part: CarePart | null,
): WishedProperties {
  const { words, about } = heard
  const { named, traits, items } = names
  const bodyParts = meantIds<BodyPart>(words, 'body')
  // «لون عيونه» is no colour of its own.
  if (bodyParts.length > 0) return { traits: [], colours: [], bodyParts }
  const isOfOthers = names.isOfOtherKinds || names.isGift
  return {
    traits: isOfOthers
      ? []
      : (keptWishes(named, about, topics, traits, words) ??
        traitsOf(traits, words, part === 'together', items.companions.length > 0)),
    colours: meantIds<Colour>(
      words.filter((_, at) => isWanted(words, at)),
      'colour',
    ),
    bodyParts,
  }
}

/** «غير الأحمر» */
function isWanted(words: readonly Word[], at: number): boolean {
  return !/^(?:غير|مو|مب|بدون)$/.test(words[at - 1]?.text ?? '')
}

/** «وتحت 20؟», «في أرخص؟» after «طير هادي» still wish for a calm one. */
function keptWishes(
  named: Subject,
  { wished, traits: before }: About,
  [topic]: readonly ChatTopic[],
  traits: readonly Trait[],
  words: readonly Word[],
): Trait[] | null {
  const isLimit =
    named.maxPrice !== null || named.minPrice !== null || topic === 'cheapest' || topic === 'dearest'
  // «والزوج الأبيض؟» after «ذكر ولا أنثى؟»
  const isNameAlone = words.every((word) => means(word, 'item') || isBareName([word]))
  if (before && traits.length === 0 && isNameAlone && (topic === 'traits' || topic === 'care'))
    return [...before]
  const kept = (wished ?? []).filter((each): each is Trait => each in TRAITS)
  return kept.length > 0 && isLimit && isNothing(named) && traits.length === 0 ? kept : null
}

/** The age is the child's: «لولدي عمره 9»; and a small flat makes no animal young. */
function traitsOf(
  traits: readonly Trait[],
  words: readonly Word[],
  isTogether: boolean,
  hasCompanions: boolean,
): Trait[] {
  // «ذكرين مع بعض» asks for no sex.
  if (isTogether)
    return [
      ...traits.filter((trait) => !['male', 'female', 'sex', 'pets'].includes(trait)),
      ...(hasCompanions ? (['pets'] as const) : []),
    ]
  const isOfAnimal = words.some((word, at) => means(word, 'trait', 'young') && !isOfPlace(words, at))
  // «كم يكلف بالشهر؟», «عمرها كم وتحب الأطفال؟»
  const isOfAge = questionsOf(words).some(
    (each) =>
      !isOfChild(each) &&
      each.some((word) => means(word, 'trait', 'age') && !/^و?(?:[فبك]?ال|لل)شهر|^عمري$/.test(word.text)),
  )
  return traits.filter(
    (trait) =>
      (trait !== 'weight' || !isOfUse(words)) &&
      (trait !== 'age' || isOfAge) &&
      (trait !== 'young' || isOfAnimal),
  )
}

/** «لولدي عمره 9», «a 7 year old kid»; not «عمرها كم وتحب الأطفال؟». */
function isOfChild(words: readonly Word[]): boolean {
  const [child, age] = (['kids', 'age'] as const).map((trait) =>
    words.findIndex((word) => means(word, 'trait', trait)),
  ) as [number, number]
  return child >= 0 && (child < age || words.some(({ text }) => /^\d+$/.test(text)))
}
