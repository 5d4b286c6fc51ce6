// What a clause says: its words and phrases by what they stand for.
import { type Concept, IMPLIED } from './concepts.ts'
import { LEXICON, type Meaning } from './lexicon.ts'
import { isNumber, readToken, type Token } from './read-token.ts'
import type { Vocabulary } from './vocabulary.ts'

/** A word or phrase that was recognised, or that nobody knows (`unknown`). */
export type Recognised = {
  /** With what follows from them. */
  concepts: ReadonlySet<Concept>
  /** 1 as it was typed; less where a slip or the sound of Latin letters was seen in it. */
  strength: number
  /** As it is known, without article and endings. */
  text: string
  /** Of a place; several where they share its name. */
  regionIds: readonly number[]
  categoryIds: readonly number[]
  hasAnd: boolean
  hasPronoun: boolean
}

export function recognise(words: readonly string[], vocabulary: Vocabulary): Recognised[] {
  const read = new Map([...new Set(words)].map((word) => [word, readToken(word, vocabulary)]))
  const tokens = words.flatMap((word) => read.get(word) ?? [])
  const found: Recognised[] = []
  for (let at = 0; at < tokens.length; ) {
    const phrase = longestPhrase(tokens, at)
    if (phrase) {
      found.push(phrase.recognised)
      at += phrase.length
    } else {
      const token = tokens[at]
      if (token && !isNumber(token.typed)) found.push(single(token, words[at - 1], vocabulary))
      at++
    }
  }
  return found
}

/** The longest phrase that begins here; of phrases of one length the one that is nearest to what was typed. */
function longestPhrase(
  tokens: readonly Token[],
  at: number,
): { recognised: Recognised; length: number } | null {
  const forms = tokens[at]?.forms ?? []
  const found = forms.flatMap((first, firstCuts) =>
    (formIndex(tokens[at], first.form) < 0 ? [] : LEXICON.phrases(first.form)).flatMap(
      ({ words, meaning }) => {
        const rest = words.slice(1).map((word, i) => formIndex(tokens[at + 1 + i], word))
        const cuts = rest.reduce((sum, each) => sum + each, firstCuts)
        return rest.includes(-1) ? [] : [{ words, meaning, cuts, hasAnd: first.hasAnd }]
      },
    ),
  )
  const [best] = found.sort((a, b) => b.words.length - a.words.length || a.cuts - b.cuts)
  if (!best) return null
  const { words, meaning, hasAnd } = best
  const strength = Math.min(...tokens.slice(at, at + words.length).map((each) => each.strength))
  const meanings = meaning.concept === 'insult' ? [meaning] : [meaning, ...animalsIn(words)]
  return {
    recognised: { ...recognisedAs(meanings, words.join(' '), strength), hasAnd },
    length: words.length,
  }
}

/** «لقيت قطة» says more than its words, and speaks of a cat all the same. */
function animalsIn(words: readonly string[]): Meaning[] {
  return words
    .flatMap((word) => LEXICON.meanings(word) ?? [])
    .filter(({ concept }) => IMPLIED[concept]?.includes('animal'))
}

/** Of short words no ending is cut: «عندكم توصيل» is not «عند التوصيل». */
function formIndex(token: Token | undefined, word: string): number {
  if (!token) return -1
  const isCut = word.length <= 3 && token.strength === 1 && !token.typed.endsWith(word)
  return isCut && !/^[a-z0-9]/.test(token.typed) ? -1 : token.forms.findIndex(({ form }) => form === word)
}

function single(token: Token, before: string | undefined, vocabulary: Vocabulary): Recognised {
  const known = token.forms.find(({ form }) => LEXICON.meanings(form))
  const live = token.forms.find(({ form }) => vocabulary.words.has(form))
  const categoryIds = [...new Set(token.forms.flatMap(({ form }) => vocabulary.categories.get(form) ?? []))]
  const all = known ? (LEXICON.meanings(known.form) ?? []) : []
  // What slipped or was only heard may mean several words.
  const others = token.strength < 1 ? token.forms.flatMap(({ form }) => LEXICON.meanings(form) ?? []) : []
  const meanings = [...all, ...others].filter(
    (meaning) =>
      meaning.concept !== 'place' ||
      (isWholeName(token, known?.form) &&
        (!meaning.isAmbiguous || isPlaceHere(token.typed, known?.form, before))),
  )
  const isBare = known && meanings.length === 0
  if (known?.isMine && meanings.some(({ concept }) => IMPLIED[concept]?.includes('animal'))) {
    meanings.push({ concept: 'myPet' })
  }
  const isLive = live !== undefined || categoryIds.length > 0
  if (meanings.length === 0 && isLive && !isBare) meanings.push({ concept: 'live' })
  if (meanings.length === 0 && !isBare) meanings.push({ concept: 'unknown' })
  const text = known?.form ?? live?.form ?? token.typed
  const form = known ?? live
  return {
    ...recognisedAs(meanings, text, token.strength),
    categoryIds,
    hasAnd: form?.hasAnd ?? false,
    hasPronoun: form?.hasPronoun ?? false,
  }
}

/** «الصورة» is no town for ending like «صور» with a letter more: no ending is cut from a name. */
function isWholeName({ typed, strength }: Token, form: string | undefined): boolean {
  return strength < 1 || form === undefined || typed.endsWith(form)
}

const TO_A_PLACE = new Set('الي في لين حتي ولايه محافظه منطقه نواحي to in علي ل'.split(' '))

/** «لصور», «إلى صور»: the town, not pictures. */
function isPlaceHere(typed: string, form: string | undefined, before: string | undefined): boolean {
  return (before !== undefined && TO_A_PLACE.has(before)) || (typed !== form && /^[ولب]?[لب]/.test(typed))
}

function recognisedAs(meanings: readonly Meaning[], text: string, strength: number): Recognised {
  const concepts = new Set(meanings.flatMap(({ concept }) => [concept, ...(IMPLIED[concept] ?? [])]))
  const regionIds = meanings.find((meaning) => meaning.regionIds)?.regionIds ?? []
  return { concepts, strength, text, regionIds, categoryIds: [], hasAnd: false, hasPronoun: false }
}
