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
  regionId: number | null
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
  return {
    recognised: { ...recognisedAs([meaning], words.join(' '), strength), hasAnd },
    length: words.length,
  }
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
    (meaning) => !meaning.isAmbiguous || isPlaceHere(token.typed, known?.form, before),
  )
  const isBare = known && meanings.length === 0
  if (known?.isMine && meanings.some(({ concept }) => IMPLIED[concept]?.includes('animal'))) {
    meanings.push({ concept: 'myPet' })
  }
  if (meanings.length === 0 && live && !isBare) meanings.push({ concept: 'live' })
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

const TO_A_PLACE = new Set('الي في لين حتي ولايه محافظه منطقه نواحي to in علي ل'.split(' '))

/** «لصور», «إلى صور»: the town, not pictures. */
function isPlaceHere(typed: string, form: string | undefined, before: string | undefined): boolean {
  return (before !== undefined && TO_A_PLACE.has(before)) || (typed !== form && /^[ولب]?[لب]/.test(typed))
}

function recognisedAs(meanings: readonly Meaning[], text: string, strength: number): Recognised {
  const concepts = new Set(meanings.flatMap(({ concept }) => [concept, ...(IMPLIED[concept] ?? [])]))
  const regionId = meanings.find((meaning) => meaning.regionId)?.regionId ?? null
  return { concepts, strength, text, regionId, categoryIds: [], hasAnd: false, hasPronoun: false }
}
