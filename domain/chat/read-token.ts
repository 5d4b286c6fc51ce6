// One typed word as what it may be: the forms of an Arabic word, English, Arabic in Latin letters, a slip of the finger.
import { deletionsOf, isLikelySlip, isOneEditAway } from '#domain/one-edit.ts'
import { latinShapes, latinSkeletons } from './arabizi.ts'
import { LEXICON } from './lexicon.ts'
import type { Vocabulary } from './vocabulary.ts'
import { type WordForm, wordForms } from './word-forms.ts'

/** `strength`: 1 as it was typed; less where a slip or the sound of Latin letters was seen in it. */
export type Token = { typed: string; forms: readonly WordForm[]; strength: number }

const SLIPPED = 0.8
const HEARD = 0.9
const MIN_CORRECTED_LENGTH = 4
const MAX_CORRECTED_LENGTH = 14
const MAX_WORD_LENGTH = 40
const LATIN = /^[a-z0-9]+$/
const NUMBER = /^\d+(?:p\d+)?$/

export function readToken(typed: string, vocabulary: Vocabulary): Token {
  if (NUMBER.test(typed) || typed.length > MAX_WORD_LENGTH)
    return { typed, forms: [asTyped(typed)], strength: 1 }
  const forms = LATIN.test(typed) ? latinForms(typed) : { forms: wordForms(typed), strength: 1 }
  const isKnown = ({ form }: WordForm) =>
    LEXICON.meanings(form) !== undefined ||
    vocabulary.words.has(form) ||
    (typed.endsWith(form) && LEXICON.isKnown(form))
  if (forms.forms.some(isKnown)) return { typed, ...forms }
  const meant = correct(forms.forms)
  return meant.length > 0
    ? { typed, forms: [...meant, ...forms.forms], strength: SLIPPED }
    : { typed, ...forms }
}

function asTyped(form: string): WordForm {
  return { form, hasAnd: false, hasPronoun: false, isMine: false }
}

/** English as it stands, else the Arabic words that sound like it. */
function latinForms(typed: string): { forms: WordForm[]; strength: number } {
  const bare = [typed, ...withoutLatinAffixes(typed)]
  const english = bare.filter((word) => LEXICON.isKnown(word) || LEXICON.fromLatin(word))
  if (english.length > 0) {
    const [first = typed] = english
    const arabic = LEXICON.fromLatin(first)
    if (!arabic) return { forms: english.map(asTyped), strength: 1 }
    const isEnglish = LEXICON.isKnown(first)
    return { forms: [...(isEnglish ? [asTyped(first)] : []), ...wordForms(arabic)], strength: 1 }
  }
  const slipped = typed.length > MIN_CORRECTED_LENGTH ? correct([asTyped(typed)]) : []
  if (slipped.length > 0) return { forms: slipped, strength: SLIPPED }
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
    if (form.length < MIN_CORRECTED_LENGTH || form.length > MAX_CORRECTED_LENGTH) return []
    if (!isWhole && !isArticleOnly) return []
    const near = new Set(deletionsOf(form).flatMap((rest) => [...(LEXICON.withoutOneLetter(rest) ?? [])]))
    const slips = [...near].filter((word) => isOneEditAway(form, word))
    const likely = slips.filter((word) => isLikelySlip(form, word))
    const meant = likely.length > 0 || form.length <= MIN_CORRECTED_LENGTH ? likely : slips
    return meant.map((word) => ({ ...each, form: word }))
  })
}

export function isNumber(word: string): boolean {
  return NUMBER.test(word)
}
