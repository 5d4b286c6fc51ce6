// Synonyms of words and phrases, from the stored groups and from pet-words.ts with its hierarchy (S-CATB-07, S2-06).
import { TRAIT_WORDS } from '#domain/catalog/pet-words.ts'
import { soundOf } from './sound-of.ts'
import {
  type Alternative,
  keysOf,
  kindsOf,
  lookupsOf,
  type Name,
  namesOf,
  needsOf,
  THINGS,
  type Thing,
  thingsNamed,
  toName,
} from './things.ts'

export type Synonyms = {
  /** What else a folded word or phrase is called. */
  of(phrase: string): Alternative[]
  /** What is a kind of it. */
  kinds(phrase: string): Alternative[]
  /** What else is for the animal that it names. */
  needs(phrase: string): Alternative[]
  /** A known word, so never a typo. */
  knows(phrase: string): boolean
  /** The things that it names, those of its synonyms included. */
  things(phrase: string): Thing[]
  /** All single words, for corrections. */
  readonly words: readonly SynonymWord[]
}

type SynonymWord = {
  word: string
  shown: string
  /** May be corrected in a shorter word, too. */
  isThing: boolean
  /** How it sounds to who types it in Latin letters; empty for a word in Latin letters. */
  sound: string
}

const TRAIT_GROUPS = TRAIT_WORDS.trim().split('\n').map(namesOf)

/** @param owned groups of words and phrases that mean the same, as people write them */
export function createSynonyms(owned: readonly (readonly string[])[]): Synonyms {
  const groups = [
    ...owned.map((group) => group.map(toName).filter(({ words }) => words.length > 0)),
    ...TRAIT_GROUPS,
  ]
  const groupsByKey = new Map<string, Set<Name[]>>()
  for (const group of groups) {
    for (const key of group.flatMap(keysOf)) {
      groupsByKey.set(key, (groupsByKey.get(key) ?? new Set()).add(group))
    }
  }
  const grouped = (phrase: string) => [
    ...new Set(lookupsOf(phrase).flatMap((key) => [...(groupsByKey.get(key) ?? [])])),
  ]

  function things(phrase: string): Thing[] {
    const direct = thingsNamed(phrase)
    if (direct.size > 0) return [...direct]
    const keys = grouped(phrase).flat().flatMap(keysOf)
    return [...new Set(keys.flatMap((key) => [...thingsNamed(key)]))]
  }

  /** All animals and all supplies are found by their type. */
  const specificThings = (phrase: string) => things(phrase).filter(({ parent }) => parent !== null)

  return {
    things,
    needs: (phrase) =>
      things(phrase)
        .flatMap(needsOf)
        .flatMap((thing) => [thing, ...kindsOf(thing)])
        .flatMap(({ names }) => names),
    knows: (phrase) => thingsNamed(phrase).size > 0 || grouped(phrase).length > 0,
    of(phrase) {
      const typed = new Set(lookupsOf(phrase))
      const names = [...grouped(phrase).flat(), ...specificThings(phrase).flatMap(({ names }) => names)]
      const others = new Map(names.map((name) => [name.shown, name]))
      return [...others.values()].filter((name) => !keysOf(name).some((key) => typed.has(key)))
    },
    kinds: (phrase) =>
      specificThings(phrase)
        .flatMap(kindsOf)
        .flatMap(({ names }) => names),
    words: [
      ...groups.flat().flatMap((name) => wordOf(name, false)),
      ...THINGS.flatMap(({ names }) => names).flatMap((name) => wordOf(name, true)),
    ],
  }
}

function wordOf({ shown, words: [forms, ...more] }: Name, isThing: boolean): SynonymWord[] {
  const word = forms?.[0]
  if (!word || more.length > 0) return []
  return [{ word, shown, isThing, sound: /[^a-z0-9]/.test(word) ? soundOf(word) : '' }]
}
