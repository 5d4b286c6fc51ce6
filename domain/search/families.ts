// The families that a word names: «طيور» names the birds; «ببغاء», a parrot, is only close to them (S2-06).
import type { World } from '#domain/catalog/worlds.ts'
import { foldArabic } from '#domain/fold-arabic.ts'
import { searchForms, withoutArticles } from './search-words.ts'
import type { Synonyms } from './synonyms.ts'
import { kindsOf, lookupsOf, type Thing } from './things.ts'

export type Family = {
  id: number
  shown: string
  isAlive: boolean
  /** Of every word of its names. */
  forms: ReadonlySet<string>
}

export type Families = {
  /** It is a word of a family's name. */
  has(word: string): boolean
  named(phrase: string): Family[]
  /** Those with its name; those with the name of a kind of it; and these, or else those of what it is a kind of. */
  of(phrase: string): { named: Family[]; kinds: Family[]; near: Family[] }
}

/** Letters after which a family is offered while its name is typed. */
const MIN_BEGINNING = 3

export function createFamilies(
  categories: readonly { id: number; nameArabic: string; name: string; world: World }[],
  synonyms: Synonyms,
): Families {
  const families = categories.map(({ id, nameArabic, name, world }) => {
    const names = [foldArabic(nameArabic), foldArabic(name)]
    // «مستلزمات وألعاب» is named by its first word; «ألعاب» (toys) alone does not mean all of it.
    const firstWords = names.map((each) => each.split(' ')[0] ?? '')
    return {
      id,
      shown: nameArabic,
      isAlive: world !== 'supplies',
      forms: new Set(names.flatMap(searchForms)),
      names: new Set([...names.map(withoutArticles), ...firstWords.flatMap(searchForms)]),
      things: new Set(firstWords.flatMap(synonyms.things)),
    }
  })
  const withThing = (things: readonly Thing[]) =>
    families.filter((family) => things.some((thing) => family.things.has(thing)))

  function named(phrase: string): Family[] {
    const things = synonyms.things(phrase)
    const forms = lookupsOf(phrase)
    return families.filter(
      (family) =>
        things.some((thing) => family.things.has(thing)) ||
        forms.some((form) => [...family.names].some((name) => name === form || isBeginning(form, name))),
    )
  }

  return {
    named,
    has: (word) => families.some((family) => searchForms(word).some((form) => family.forms.has(form))),
    of(phrase) {
      const things = synonyms.things(phrase).filter(({ parent }) => parent !== null)
      const same = named(phrase)
      const kinds = withThing(things.flatMap(kindsOf)).filter((family) => !same.includes(family))
      return {
        named: same,
        kinds,
        near: same.length + kinds.length > 0 ? [...same, ...kinds] : above(things),
      }
    },
  }

  /** The families of the nearest ancestors that have any. */
  function above(things: readonly Thing[]): Family[] {
    const parents = things.flatMap(({ parent }) => parent ?? [])
    const found = withThing(parents)
    return parents.length === 0 || found.length > 0 ? found : above(parents)
  }
}

function isBeginning(typed: string, name: string): boolean {
  return typed.length >= MIN_BEGINNING && name.startsWith(typed)
}
