// What a clause says: its words and phrases by what they stand for.
import { deletionsOf, isOneEditAway } from '#domain/one-edit.ts'
import { latinShapes, latinSkeletons } from './arabizi.ts'
import { type Concept, IMPLIED } from './concepts.ts'
import { LEXICON, type Meaning } from './lexicon.ts'
import type { Vocabulary } from './vocabulary.ts'
import { type WordForm, wordForms } from './word-forms.ts'

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

const SLIPPED = 0.8
const HEARD = 0.9
const SHORTEST_CORRECTED = 4
const LONGEST_CORRECTED = 14
const LATIN = /^[a-z0-9]+$/
const NUMBER = /^\d+(?:p\d+)?$/

type Token = { typed: string; forms: readonly WordForm[]; strength: number }

export function recognise(words: readonly string[], vocabulary: Vocabulary): Recognised[] {
  const tokens = words.map((word) => readToken(word, vocabulary))
  const found: Recognised[] = []
  for (let at = 0; at < tokens.length; ) {
    const phrase = longestPhrase(tokens, at)
    if (phrase) {
      found.push(phrase.recognised)
      at += phrase.length
    } else {
      const token = tokens[at]
      if (token && !NUMBER.test(token.typed)) found.push(single(token, words[at - 1], vocabulary))
      at++
    }
  }
  return found
}

function readToken(typed: string, vocabulary: Vocabulary): Token {
  if (NUMBER.test(typed) || typed.length > 40) return { typed, forms: [asTyped(typed)], strength: 1 }
  const forms = LATIN.test(typed) ? latinForms(typed) : { forms: wordForms(typed), strength: 1 }
  const isKnown = forms.forms.some(({ form }) => LEXICON.isKnown(form) || vocabulary.words.has(form))
  if (isKnown) return { typed, ...forms }
  const meant = correct(forms.forms)
  return meant.length > 0 ? { typed, forms: meant, strength: SLIPPED } : { typed, ...forms }
}

function asTyped(form: string): WordForm {
  return { form, hasAnd: false, hasPronoun: false }
}

/** English as it stands, else the Arabic words that sound like it. */
function latinForms(typed: string): { forms: WordForm[]; strength: number } {
  const bare = [typed, ...withoutLatinAffixes(typed)]
  const english = bare.filter((word) => LEXICON.isKnown(word) || LEXICON.fromLatin(word))
  if (english.length > 0) {
    const [first = typed] = english
    const arabic = LEXICON.fromLatin(first)
    if (!arabic) return { forms: english.map(asTyped), strength: 1 }
    return { forms: [...wordForms(arabic), asTyped(first)], strength: 1 }
  }
  const shaped = bare.flatMap((word) => latinShapes(word).flatMap((shape) => LEXICON.fromShape(shape) ?? []))
  const heard = bare.flatMap((word) =>
    latinSkeletons(word).flatMap((skeleton) => [...(LEXICON.fromSkeleton(skeleton) ?? [])]),
  )
  const meant = [...new Set([...shaped.flatMap((word) => wordForms(word).map(({ form }) => form)), ...heard])]
  if (meant.length > 0 && /[aeiouwy23567]/.test(typed)) {
    return { forms: [...meant.map(asTyped), asTyped(typed)], strength: HEARD }
  }
  return { forms: bare.map(asTyped), strength: 1 }
}

function withoutLatinAffixes(word: string): string[] {
  const stems = [word, word.replace(/^(?:wel|wil|lel|lil|bel|bil|3al|al|el|il|w|l|b)(?=.{3})/, '')]
  const endings = /(?:s|es|ing|ed|kom|kum|km|hom|ha|ak|ik|ek|eh|ah|i)$/
  return [...new Set([...stems, ...stems.map((stem) => stem.replace(endings, ''))])].filter(
    (stem) => stem !== word && stem.length >= 3,
  )
}

/** Words that the shop knows and that are one slip away; those who typed a known word meant it. */
function correct(forms: readonly WordForm[]): WordForm[] {
  return forms.flatMap((each) => {
    const { form } = each
    const isWhole = each === forms[0] || each.hasAnd
    const isArticleOnly = forms[0]?.form.endsWith(form)
    if (form.length < SHORTEST_CORRECTED || form.length > LONGEST_CORRECTED) return []
    if (!isWhole && !isArticleOnly) return []
    const near = new Set(deletionsOf(form).flatMap((rest) => [...(LEXICON.withoutOneLetter(rest) ?? [])]))
    return [...near]
      .filter((word) => isOneEditAway(form, word) && isLikelySlip(form, word))
      .map((word) => ({ ...each, form: word }))
  })
}

/** Letters that are heard or written alike. In a word of four letters any other change makes another word. */
const ALIKE = [
  'ضظذزد',
  'سصث',
  'تطد',
  'قكغجخ',
  'هحخا',
  'اعهي',
  'يىئو',
  'نم',
  'بت',
  'aeiouy',
  'ckqg',
  'sz',
  'dt',
  'bp',
]

function isLikelySlip(typed: string, word: string): boolean {
  if (typed.length !== word.length || typed.length > SHORTEST_CORRECTED) return true
  const at = Array.from(typed).findIndex((letter, i) => letter !== word[i])
  if (typed[at] === word[at + 1]) return true
  return ALIKE.some((letters) => letters.includes(typed[at] ?? '') && letters.includes(word[at] ?? ''))
}

function longestPhrase(
  tokens: readonly Token[],
  at: number,
): { recognised: Recognised; length: number } | null {
  const token = tokens[at]
  if (!token) return null
  let best: { recognised: Recognised; length: number } | null = null
  for (const first of token.forms) {
    for (const { words, meaning } of LEXICON.phrases(first.form)) {
      if (words.length <= (best?.length ?? 1)) break
      const rest = words
        .slice(1)
        .map((word, i) => tokens[at + 1 + i]?.forms.find(({ form }) => form === word))
      if (rest.includes(undefined)) continue
      const strength = Math.min(...tokens.slice(at, at + words.length).map((each) => each.strength))
      best = {
        length: words.length,
        recognised: { ...recognised([meaning], words.join(' '), strength), hasAnd: first.hasAnd },
      }
    }
  }
  return best
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
  if (meanings.length === 0 && live && !isBare) meanings.push({ concept: 'live' })
  if (meanings.length === 0 && !isBare) meanings.push({ concept: 'unknown' })
  const text = known?.form ?? live?.form ?? token.typed
  const form = known ?? live
  return {
    ...recognised(meanings, text, token.strength),
    categoryIds,
    hasAnd: form?.hasAnd ?? false,
    hasPronoun: form?.hasPronoun ?? false,
  }
}

const TO_A_PLACE = new Set('الي في لين حتي ولايه محافظه منطقه نواحي to in على ل'.split(' '))

/** «لصور», «إلى صور»: the town, not pictures. */
function isPlaceHere(typed: string, form: string | undefined, before: string | undefined): boolean {
  return (before !== undefined && TO_A_PLACE.has(before)) || (typed !== form && /^[ولب]?[لب]/.test(typed))
}

function recognised(meanings: readonly Meaning[], text: string, strength: number): Recognised {
  const concepts = new Set(meanings.flatMap(({ concept }) => [concept, ...(IMPLIED[concept] ?? [])]))
  const regionId = meanings.find((meaning) => meaning.regionId)?.regionId ?? null
  return { concepts, strength, text, regionId, categoryIds: [], hasAnd: false, hasPronoun: false }
}
