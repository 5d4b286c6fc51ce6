// The meanings of the words of a clause, found in this order: as written, by form, by the sound of Latin letters,
// with one typing error.

import { NUMBERS } from '#domain/chat/words/numbers.ts'
import { foldArabic } from '#domain/fold-arabic.ts'
import { deletionsOf, isOneEditAway } from '#domain/one-edit.ts'
import { withoutArticles } from '#domain/search/search-words.ts'
import { soundOf } from '#domain/search/sound-of.ts'
import {
  BODY_PARTS,
  BRANDS,
  CARE_PARTS,
  COLOURS,
  FILLER,
  FOODS,
  GOODS,
  isWholeFamily,
  KINDS,
  type Kind,
  ORDINARY,
  SAME,
  TRAITS,
} from './lexicon.ts'
import { SIGN_WORDS } from './signs.ts'
import type { Vocabulary } from './vocabulary.ts'
import { type WordForm, wordForms } from './word-forms.ts'

export type Meaning = {
  kind:
    | 'animal'
    | 'good'
    | 'brand'
    | 'trait'
    | 'colour'
    | 'care'
    | 'sign'
    | 'same'
    | 'item'
    | 'body'
    | 'eaten'
  id: string
}
export type Word = {
  text: string
  meanings: readonly Meaning[]
  hasAnd: boolean
  hasPronoun: boolean
  categoryIds: readonly number[]
}

const MIN_SOUND = 3
const MIN_CORRECTED = 5
const MIN_ALIKE = 3
const MIN_JOINED = 6
const MIN_BARE = 4
const MAX_PHRASE = 3

/** Folded. */
export const FILLERS: ReadonlySet<string> = new Set(FILLER.split(' ').map(foldArabic))
export const ORDINARY_WORDS: ReadonlySet<string> = new Set(ORDINARY.split(' ').map(foldArabic))
const MEANINGS = new Map<string, Meaning[]>()
const BY_SOUND = new Map<string, string>()
/** Goods with names of several words. */
const BY_SKELETON = new Map<string, Meaning[]>()
const BY_DELETION = new Map<string, Set<string>>()

for (const [id, { words }] of Object.entries(KINDS)) addAll('animal', id, words)
for (const [id, { words }] of Object.entries(GOODS)) addAll('good', id, words)
for (const [id, words] of Object.entries(BRANDS)) {
  addAll('good', 'food', words)
  addAll('brand', id, words)
}
for (const [id, words] of Object.entries(COLOURS)) addAll('colour', id, words)
for (const [id, words] of Object.entries(TRAITS)) addAll('trait', id, words)
for (const [id, words] of Object.entries(CARE_PARTS)) addAll('care', id, words)
for (const [id, words] of Object.entries(SIGN_WORDS)) addAll('sign', id, words)
for (const [id, words] of Object.entries(BODY_PARTS)) addAll('body', id, words)
for (const [id, words] of Object.entries(FOODS)) addAll('eaten', id, words)
for (const line of SAME.trim().split('\n')) addAll('same', foldArabic(line.split(' ')[0] ?? ''), line)

/** The Arabic words of the lexicon, folded. */
export const LEXICON_WORDS: readonly string[] = [...MEANINGS.keys()].filter((word) =>
  /^[\u0621-\u064A]+$/.test(word),
)

function addAll(kind: Meaning['kind'], id: string, words: string): void {
  for (const entry of words.split(/\s+/)) {
    const parts = entry.split('_').map(foldArabic)
    const bare = parts.map(withoutArticles).join(' ')
    // Short words keep their article-like letters: «وانا» is unrelated to «ألوان».
    const word = parts.length === 1 && bare.length < MIN_BARE ? (parts[0] ?? '') : bare
    addMeaning(word, kind, id)
    if (!word.includes(' ')) index(word)
    else if (kind === 'good') BY_SKELETON.set(skeletonOf(word), [{ kind, id }])
  }
}

function addMeaning(word: string, kind: Meaning['kind'], id: string): void {
  const meanings = MEANINGS.get(word) ?? []
  if (meanings.some((other) => other.kind === kind && other.id === id)) return
  MEANINGS.set(word, [...meanings, { kind, id }])
}

/** The meanings of a word in any of its forms. @param word folded */
export function meaningsOf(word: string): readonly Meaning[] {
  return meaningOfForms(wordForms(word))?.meanings ?? []
}

/**
 * First-person verbs describe the customer, not the animal: «أرجع الأكل», «أرجع بيت القطط».
 * @param rest the other words of a phrase that begins with this one
 */
function meaningOfForms(
  forms: readonly WordForm[],
  rest = '',
): { form: WordForm; meanings: readonly Meaning[] } | null {
  for (const form of forms) {
    const all = MEANINGS.get(form.form + rest) ?? []
    const meanings = form.isOfSpeaker ? all.filter(({ kind }) => kind !== 'sign' && rest === '') : all
    if (meanings.length > 0) return { form, meanings }
  }
  return null
}

function index(word: string): void {
  const sound = soundOf(word)
  if (/[^a-z0-9]/.test(word) && sound.length >= MIN_SOUND && !BY_SOUND.has(sound)) BY_SOUND.set(sound, word)
  if (word.length < MIN_ALIKE) return
  for (const rest of deletionsOf(word)) BY_DELETION.set(rest, (BY_DELETION.get(rest) ?? new Set()).add(word))
}

/** @param isKnown whether a word has a meaning elsewhere, so that it is not corrected */
export function recognise(
  words: readonly string[],
  vocabulary: Vocabulary,
  isKnown: (word: string) => boolean,
): Word[] {
  const recognised: Word[] = []
  const parted = words.flatMap((word) =>
    isKnown(word) || isKnownName(word, vocabulary) ? [word] : partsOf(word, vocabulary),
  )
  for (let at = 0; at < parted.length; ) {
    const length = phraseLength(parted, at)
    const text = parted.slice(at, at + length).join(' ')
    recognised.push(length > 1 ? phrase(parted.slice(at, at + length)) : oneWord(text, vocabulary, isKnown))
    at += length
  }
  return recognised.map(withHouse).map(withAnd)
}

/** A separate word for «and»: «and a cage», «w el akel». */
function withAnd(word: Word, at: number, words: readonly Word[]): Word {
  const isArticle = ARTICLE.test(words[at - 1]?.text ?? '')
  const before = words[at - (isArticle ? 2 : 1)]?.text ?? ''
  return AND.test(before) ? { ...word, hasAnd: true } : word
}
const AND = /^(?:and|w|و)$/
const ARTICLE = /^(?:an?|the|some|el|al)$/

function isKnownName(word: string, vocabulary: Vocabulary): boolean {
  return wordForms(word).some(({ form }) => MEANINGS.has(form) || vocabulary.words.has(form))
}

/** Splits a question word from a joined known word: «ابغىقفص», «وينموقعكم». */
function partsOf(word: string, vocabulary: Vocabulary): string[] {
  if (word.length < MIN_JOINED || !/^[\u0621-\u064A]+$/.test(word)) return [word]
  for (let at = word.length - MIN_ALIKE; at >= 2; at--) {
    const [asks, rest] = [word.slice(0, at), word.slice(at)]
    const isAsking = MEANINGS.get(asks)?.some(({ kind }) => kind === 'same') ?? false
    if (isAsking && (MEANINGS.has(withoutArticles(rest)) || vocabulary.words.has(rest))) return [asks, rest]
  }
  return [word]
}

/** A house for an animal is goods: «بيت أرنب», «بيت حق القطط», «تحتاج بيت»; not «في البيت» (at home). */
function withHouse(word: Word, at: number, words: readonly Word[]): Word {
  const after = /^(?:حق|مال|تبع)$/.test(words[at + 1]?.text ?? '') ? words[at + 2] : words[at + 1]
  const before = words[at - 1]
  const isNeeded = before !== undefined && (/^[يت]حتاج$/.test(before.text) || means(before, 'same', 'ابغي'))
  const isForAnimal = after !== undefined && means(after, 'animal')
  const isHouse = /^(?:لل)?بيت$/.test(word.text) && (isForAnimal || isNeeded)
  return isHouse ? { ...word, meanings: [{ kind: 'good', id: 'house' }] } : word
}

function phraseLength(words: readonly string[], at: number): number {
  for (let length = Math.min(MAX_PHRASE, words.length - at); length > 1; length--)
    if (phraseMeanings(words.slice(at, at + length)).length > 0) return length
  return 1
}

/** As written, or without a leading «و». */
function phraseMeanings(words: readonly string[]): readonly Meaning[] {
  const [first = '', ...rest] = words.map(withoutArticles)
  const after = rest.map((word) => ` ${word}`).join('')
  const bare = first + after
  const direct =
    MEANINGS.get(bare) ?? MEANINGS.get(withoutArticles((words[0] ?? '').replace(/^و(?=..)/, '')) + after)
  const verbs = wordForms(words[0] ?? '').filter(({ form }) => form.startsWith('ي'))
  return direct ?? meaningOfForms(verbs, after)?.meanings ?? BY_SKELETON.get(skeletonOf(bare)) ?? []
}

/** Compares phrases without long vowels and often missed dots: «صندق نفل». */
function skeletonOf(phrase: string): string {
  return phrase.replace(/[اوي]/g, '').replace(/ق/g, 'ف')
}

function phrase(words: readonly string[]): Word {
  const own = phraseMeanings(words)
  // Goods that also name their animal: «حب حمام».
  const isGood = own.some(({ kind }) => kind === 'good')
  const animals = words.flatMap((word) => meaningsOf(word)).filter(({ kind }) => kind === 'animal')
  const meanings = isGood ? [...own, ...animals] : own
  return {
    text: words.join(' '),
    meanings,
    hasAnd: words[0]?.startsWith('و') ?? false,
    hasPronoun: false,
    categoryIds: [],
  }
}

function oneWord(text: string, vocabulary: Vocabulary, isKnown: (word: string) => boolean): Word {
  const forms = wordForms(text)
  // Common words are read as written: «بكره» (tomorrow) is not «كره» (hates).
  const readings = ORDINARY_WORDS.has(text) ? forms.slice(0, 1) : forms
  const match = meaningOfForms(readings)
  const knownForm = match?.form ?? readings.find(({ form }) => vocabulary.words.has(form))
  const categoryIds = FILLERS.has(text)
    ? []
    : forms.flatMap(({ form }) => vocabulary.categories.get(form) ?? [])
  const isItem =
    !FILLERS.has(text) &&
    !isOrdinary(forms) &&
    !forms.some(({ form }) => NUMBERS.has(form)) &&
    forms.some(({ form }) => vocabulary.words.has(form))
  // Words of product names are not cut down to a sign of illness: «بورمي» (Burmese) is not «ورم» (a swelling).
  const isCutName = knownForm !== undefined && knownForm.form !== text && vocabulary.words.has(text)
  const meanings = knownForm
    ? (match?.meanings ?? []).filter(({ kind }) => !isCutName || kind !== 'sign')
    : isKnown(text) || FILLERS.has(text) || categoryIds.length > 0
      ? []
      : guessMeanings(text, forms, vocabulary)
  return {
    text,
    meanings: isItem ? [...meanings, { kind: 'item', id: text }] : meanings,
    hasAnd: knownForm?.hasAnd ?? /^و./.test(text),
    hasPronoun: forms.some(({ hasPronoun, form }) => hasPronoun && (MEANINGS.has(form) || isKnown(form))),
    categoryIds: [...new Set(categoryIds)],
  }
}

function guessMeanings(text: string, forms: readonly WordForm[], vocabulary: Vocabulary): readonly Meaning[] {
  if (/^[a-z0-9]+$/.test(text)) {
    const slip = text.length > MIN_CORRECTED ? slipIn(text, isSlip) : []
    const sound = soundOf(text)
    return slip.length > 0
      ? slip
      : (sound.length >= MIN_SOUND && MEANINGS.get(BY_SOUND.get(sound) ?? '')) || []
  }
  // Diminutives of «صغير» differ by dialect: «صغنون», «زغنطوط».
  if (/^و?(?:ال|لل|ب)?[صز]غ[نياو]/.test(text)) return meaningsOf('صغير')
  // Doubled letters: «سلاام».
  const short = text.replace(/(.)\1/g, '$1')
  if (short !== text && meaningsOf(short).length > 0) return meaningsWithoutSigns(short)
  if (isOrdinary(forms)) return []
  // A stripped ending must not lead to a correction: «حبايبي» is not «حقايب».
  const own = forms.filter(({ form }) => text.endsWith(form) && !vocabulary.words.has(form))
  const corrections = [isAlike, isSlip].flatMap((isNear) => own.map(({ form }) => slipIn(form, isNear)))
  return corrections.find((meanings) => meanings.length > 0) ?? []
}

function slipIn(form: string, isNear: typeof isSlip): readonly Meaning[] {
  const near = new Set(deletionsOf(form).flatMap((rest) => [...(BY_DELETION.get(rest) ?? [])]))
  for (const word of near) {
    const meanings = isNear(form, word) ? meaningsWithoutSigns(word) : []
    if (meanings.length > 0) return meanings
  }
  return []
}

function isOrdinary(forms: readonly WordForm[]): boolean {
  return forms.some(({ form }) => ORDINARY_WORDS.has(withoutArticles(form)))
}

/** A correction never yields a sign of illness: «يتعلم» is not «يتألم». */
function meaningsWithoutSigns(word: string): readonly Meaning[] {
  return meaningsOf(word).filter(({ kind }) => kind !== 'sign')
}

/** Only long words are corrected: most short words that differ by a letter are words of their own. */
function isSlip(typed: string, word: string): boolean {
  return (
    Math.min(typed.length, word.length) >= MIN_CORRECTED && typed[0] === word[0] && isOneEditAway(typed, word)
  )
}

/** One letter that sounds or looks alike, or a missing long vowel: «القفس», «غطط», «شمبو». */
function isAlike(typed: string, word: string): boolean {
  if (!isOneEditAway(typed, word)) return false
  const at = Array.from(typed).findIndex((letter, i) => letter !== word[i])
  if (typed.length < word.length)
    return typed.length > MIN_ALIKE && at > 0 && /[اوي]/.test(word[at] ?? '') && typed[at] === word[at + 1]
  if (typed.slice(at + 1) !== word.slice(at + 1)) return false
  const groups = typed.length > MIN_ALIKE ? [...HEARD_ALIKE, ...WRITTEN_ALIKE] : HEARD_ALIKE
  return groups.some((letters) => letters.includes(typed[at] ?? ' ') && letters.includes(word[at] ?? ' '))
}

/** The shortest words allow no other substitutions: «نمر» is not «تمر». */
const HEARD_ALIKE = ['ظض', 'ذد', 'صس', 'طت', 'قغ', 'فق']
const WRITTEN_ALIKE = ['بتثن', 'جحخ', 'رز', 'سش', 'طظ', 'صض', 'عغ', 'سث']

export function means({ meanings }: Word, kind: Meaning['kind'], id?: string): boolean {
  return meanings.some((meaning) => meaning.kind === kind && (id === undefined || meaning.id === id))
}

/** One of the words has one of the meanings; without ids, any of that kind. */
export function hasMeaning(
  words: readonly Word[],
  kind: Meaning['kind'],
  ...ids: readonly string[]
): boolean {
  return words.some((word) =>
    ids.length === 0 ? means(word, kind) : ids.some((id) => means(word, kind, id)),
  )
}

export function foldedOf(words: readonly Word[]): string {
  return words.map(({ text }) => text).join(' ')
}

export function hasText(words: readonly Word[], pattern: RegExp): boolean {
  return words.some(({ text }) => pattern.test(text))
}

export function meantIds<T>(words: readonly Word[], kind: Meaning['kind']): T[] {
  return [
    ...new Set(
      words.flatMap(({ meanings }) => meanings.filter((each) => each.kind === kind).map(({ id }) => id)),
    ),
  ] as T[]
}

/** The kinds of animals that a text names; a breed or species takes precedence over its family. */
export function kindsIn(...texts: readonly string[]): Kind[] {
  return foldArabic(texts.join(' '))
    .split(' ')
    .flatMap((word, at, words) => [...meaningsOf(`${word} ${words[at + 1] ?? ''}`), ...meaningsOf(word)])
    .flatMap(({ kind, id }) => (kind === 'animal' ? [id as Kind] : []))
    .toSorted((a, b) => Number(isWholeFamily(a)) - Number(isWholeFamily(b)))
}
