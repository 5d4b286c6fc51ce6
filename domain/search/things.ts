// The things of domain/catalog/pet-words.ts: which of them a word names, and what is a kind of what.
import { ANIMAL_NEEDS, ANIMAL_WORDS, SUPPLY_WORDS } from '#domain/catalog/pet-words.ts'
import { foldArabic } from '#domain/fold-arabic.ts'
import { searchForms, withoutArticles } from './search-words.ts'

export type Thing = {
  /** Its words and phrases, the most usual first. */
  names: readonly Name[]
  isAlive: boolean
  /** What it is a kind of. */
  parent: Thing | null
  kinds: Thing[]
}

/** Another way to say something: the forms of its words. Without `shown`, as the product writes it. */
export type Alternative = { shown: string | null; words: string[][] }
/** A word or phrase as people write it. */
export type Name = Alternative & { shown: string }

export const THINGS: readonly Thing[] = [...readTree(ANIMAL_WORDS, true), ...readTree(SUPPLY_WORDS, false)]

const thingsByPhrase = new Map<string, Set<Thing>>()
for (const thing of THINGS) {
  for (const key of thing.names.flatMap(keysOf)) {
    thingsByPhrase.set(key, (thingsByPhrase.get(key) ?? new Set()).add(thing))
  }
}

/** @param phrase folded */
export function thingsNamed(phrase: string): Set<Thing> {
  return new Set(lookupsOf(phrase).flatMap((key) => [...(thingsByPhrase.get(key) ?? [])]))
}

/** What is any kind of it, the nearest first. */
export function kindsOf(thing: Thing): Thing[] {
  return [...thing.kinds, ...thing.kinds.flatMap(kindsOf)]
}

/** What the thing, or what it is a kind of, needs. */
export function needsOf(thing: Thing): Thing[] {
  const needs = ANIMAL_NEEDS.filter(([animal]) => thingsNamed(foldArabic(animal)).has(thing)).flatMap(
    ([, words]) => namesOf(words),
  )
  if (needs.length === 0 && thing.parent) return needsOf(thing.parent)
  return needs.flatMap((name) => keysOf(name).flatMap((key) => [...thingsNamed(key)]))
}

export function toName(shown: string): Name {
  return { shown, words: foldArabic(shown).split(' ').filter(Boolean).map(searchForms) }
}

/** The lookup keys of a name: all forms of a word, or a phrase without articles. */
export function keysOf({ words }: Name): string[] {
  const [only = [], ...more] = words
  return more.length === 0 ? only : [words.map((forms) => withoutArticles(forms[0] ?? '')).join(' ')]
}

/** @param phrase folded */
export function lookupsOf(phrase: string): string[] {
  return phrase.includes(' ') ? [withoutArticles(phrase)] : searchForms(phrase)
}

function readTree(text: string, isAlive: boolean): Thing[] {
  const above: Thing[] = []
  return text.split('\n').flatMap((line) => {
    if (line.trim() === '') return []
    const depth = line.search(/\S/) / 2
    const parent = above[depth - 1] ?? null
    const thing: Thing = { names: namesOf(line), isAlive, parent, kinds: [] }
    parent?.kinds.push(thing)
    above[depth] = thing
    return [thing]
  })
}

/** @param line words and phrases parted by commas */
export function namesOf(line: string): Name[] {
  return line
    .split(',')
    .map((name) => toName(name.trim()))
    .filter(({ words }) => words.length > 0)
}
