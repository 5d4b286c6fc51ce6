// What a message reports of an animal or a person, as learned from examples: first whether anything is wrong, then
// which sign of illness or harm it is (C-01).
import { AILMENT_EXAMPLES } from './examples/ailments.ts'
import { EMERGENCY_EXAMPLES } from './examples/emergencies.ts'
import { BESIDE_EXAMPLES, HARMLESS_EXAMPLES } from './examples/harmless.ts'
import { PERSON_EXAMPLES } from './examples/people.ts'
import { type Example, type Learned, learnTopics, type Marks, type Scored, scoreBy } from './learn-topics.ts'
import { KINDS, type Kind } from './lexicon.ts'
import type { PersonHarm } from './person-harms.ts'
import { readWords } from './read-words.ts'
import { recognise, type Word } from './recognise.ts'
import type { Sign } from './signs.ts'
import { dangersIn } from './themes.ts'
import { EMPTY_VOCABULARY } from './vocabulary.ts'

/** `beside`: said of an ill animal without a sign, «عمره سنتين». `dead`: an animal has died. */
type Case = 'animal' | 'person' | 'calm' | 'beside' | 'dead'
/** A sign without examples does not compile; `emergency` is what no other sign explains, `red-urine` is told by words. */
const OF_ANIMALS: Record<Exclude<Sign, 'emergency' | 'red-urine'>, string> = {
  ...EMERGENCY_EXAMPLES,
  ...AILMENT_EXAMPLES,
}
const OF_PEOPLE: Record<PersonHarm, string> = PERSON_EXAMPLES

export type LearnedEmergencies = {
  cases: Learned<Case>
  signs: Learned<Sign>
  harms: Learned<PersonHarm>
  /** The words of the examples. */
  words: ReadonlySet<string>
}

export type CaseReport = {
  /** The probability of each case. */
  cases: Readonly<Record<Case, number>>
  /** Likeliest first. */
  signs: readonly Scored<Sign>[]
  harms: readonly Scored<PersonHarm>[]
}

/** CaseReports outnumbered by calm messages count this many times. */
const REPORTED = 3
/** Slots for each example: these models are small, and their combinations of themes are many. */
const PLACES = 6
const WEIGHTS = { theme: 3, both: 1, next: 1, family: 1 }

/** Themes of danger, what stands together and in a row, and of which animals. */
function marksOf(words: readonly Word[]): Marks {
  const dangers = dangersIn(words.flatMap(({ text }) => text.split(' ')))
  const marks = new Map<string, number>()
  const all = [...new Set(dangers.flat())].sort()
  const families = new Set(
    words.flatMap(({ meanings }) =>
      meanings.flatMap(({ kind, id }) => (kind === 'animal' ? [KINDS[id as Kind].family] : [])),
    ),
  )
  for (const [at, one] of all.entries()) {
    marks.set(`danger ${one}`, WEIGHTS.theme)
    for (const other of all.slice(at + 1)) marks.set(`both ${one} ${other}`, WEIGHTS.both)
    for (const family of families) marks.set(`of ${family} ${one}`, WEIGHTS.family)
  }
  for (const [at, some] of dangers.entries())
    for (const one of some)
      for (const other of dangers[at + 1] ?? []) marks.set(`next ${one} ${other}`, WEIGHTS.next)
  return marks
}

type ExampleSaid<Topic> = { topic: Topic; words: readonly string[] }

function read<Topic>(topic: Topic, table: string): ExampleSaid<Topic>[] {
  return table.split(/[|\n]/).flatMap((line) => {
    const words = readWords(line).clauses.flat()
    return words.length > 0 ? [{ topic, words }] : []
  })
}

function readAll<Topic extends string>(tables: Record<Topic, string>): ExampleSaid<Topic>[] {
  return Object.entries<string>(tables).flatMap(([topic, table]) => read(topic as Topic, table))
}

/** @param others messages that report nothing, of the other examples */
export function learnEmergencies(
  others: readonly Example<'calm' | 'beside' | 'dead'>[],
  isCommon: (word: string) => boolean,
): LearnedEmergencies {
  const ofAnimals = readAll(OF_ANIMALS)
  const ofPeople = readAll(OF_PEOPLE)
  const calm = [...read('calm' as const, HARMLESS_EXAMPLES), ...read('beside' as const, BESIDE_EXAMPLES)]
  const words = new Set([...ofAnimals, ...ofPeople, ...calm].flatMap((each) => each.words))
  const learned = <Topic extends string>(said: readonly ExampleSaid<Topic>[]) =>
    said.map(({ topic, words: typed }): Example<Topic> => readExample(topic, typed, words, isCommon))
  const animals = learned<Sign>(ofAnimals)
  const people = learned(ofPeople)
  const reports = [
    ...animals.map((each) => ({ ...each, topic: 'animal' as const })),
    ...people.map((each) => ({ ...each, topic: 'person' as const })),
  ]
  const cases: Example<Case>[] = [
    ...Array.from({ length: REPORTED }, () => reports).flat(),
    ...learned<Case>(calm),
    ...others.map(({ topic, words }) => withMarks<Case>(topic, [...words])),
  ]
  return {
    cases: learnTopics(cases),
    signs: learnTopics(animals, PLACES),
    harms: learnTopics(people, PLACES),
    words,
  }
}

function readExample<Topic>(
  topic: Topic,
  typed: readonly string[],
  known: ReadonlySet<string>,
  isCommon: (word: string) => boolean,
): Example<Topic> {
  // Without the names of the catalogue, some of which are words like «ماء» and «أحمر».
  return withMarks(
    topic,
    recognise(typed, EMPTY_VOCABULARY, (word) => known.has(word) || isCommon(word)),
  )
}

function withMarks<Topic>(topic: Topic, words: readonly Word[]): Example<Topic> {
  return { topic, words, marks: marksOf(words) }
}

export function reportBy(
  { cases, signs, harms, words: known }: LearnedEmergencies,
  isCommon: (word: string) => boolean,
): (typed: readonly string[]) => CaseReport {
  const [scoreCases, scoreSigns, scoreHarms] = [scoreBy(cases), scoreBy(signs), scoreBy(harms)]
  return (typed) => {
    const { words, marks } = readExample(null, typed, known, isCommon)
    // A bare name tells nothing: «والجوبي؟».
    const isBare = !marks?.size && words.length < 4
    const shares = { animal: 0, person: 0, calm: isBare ? 1 : 0, beside: 0, dead: 0 }
    if (!isBare) for (const { topic, share } of scoreCases(words, marks)) shares[topic] = share
    return { cases: shares, signs: scoreSigns(words, marks), harms: scoreHarms(words, marks) }
  }
}
