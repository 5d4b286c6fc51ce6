// Transliterates Arabic in Latin letters and digits: «hl ynf3 m3 el qta» is «هل ينفع مع القطة». Each word becomes
// the known word that sounds most alike, before anything else is read.

import { soundOf } from '#domain/search/sound-of.ts'
import { findPlaces } from './find-places.ts'
import { type Meaning, meaningsOf } from './recognise.ts'
import { topicModel } from './topic-model.ts'

/** English words that do not occur in transliterated Arabic. */
const ENGLISH = new Set(
  'the is are was a an ate ago hour hours minutes days weeks after before again because while help swallowed licked fell do does did you your have has had i my me it its can could will would should how what when where which who why for with and or of to at this that these those any not yes please want need much many she he her his him they them there if be been get buy from about only just hasnt havent isnt wont cant doesnt didnt since yesterday in on out up no so too very also still even then keep keeps some many sick eating drinking playing give there s t u ur shud both together'.split(
    ' ',
  ),
)
const LATIN = /^[a-z0-9']*[a-z][a-z0-9']*$/
/** Digits used as letters: «m3a», «7ayawan»; not «2kg», «3rd». */
const HAS_DIGIT = /^(?!\d+(?:kg|g|cm|l|ltr|st|nd|rd|th|am|pm|omr|ro|p)$).*(?:[a-z][235-9]|[235-9][a-z])/

const PREFIXES: Record<string, string> = {
  '': '',
  el: 'ال',
  al: 'ال',
  il: 'ال',
  wel: 'وال',
  wal: 'وال',
  fel: 'في ال',
  fil: 'في ال',
  bel: 'بال',
  bil: 'بال',
  lel: 'لل',
  lil: 'لل',
  w: 'و',
  b: 'ب',
  l: 'ل',
  y: 'ي',
}
const PAIRS: Record<string, string> = {
  sh: 'ش',
  ch: 'ش',
  kh: 'خ',
  gh: 'غ',
  th: 'ث',
  dh: 'ذ',
  ee: 'ي',
  oo: 'و',
  ou: 'و',
  aa: 'ا',
}
const LETTERS =
  'a ا b ب c ك d د e ي f ف g ق h ه i ي j ج k ك l ل m م n ن o و p ب q ق r ر s س t ت u و v ف w و x كس y ي z ز 2 ا 3 ع 5 خ 6 ط 7 ح 8 ق 9 ص'
const BY_LETTER = new Map(
  Array.from(LETTERS.matchAll(/(\S) (\S+)/g), ([, latin, arabic]) => [latin ?? '', arabic ?? '']),
)
const VOWELS = /[اويهي]/
/** Arabic letters written as one Latin letter. */
const ALIKE = ['تطث', 'ثذضظ', 'سص', 'دضذظ', 'كق', 'هح', 'قغج', 'زذظ', 'اهي', 'اع', 'شك'] as const

/** A digit means exactly its letter: «tefta7o» opens («تفتحوا») and is no death («توفت»). */
const WRITTEN_SO = [
  ['3', /[عغ]/],
  ['7', /ح/],
  ['5', /خ/],
  ['q', /[قغ]/],
] as const

/** The cost of one wrong consonant in three letters. */
const MAX_COST = 0.34

export function isEnglish(message: string): boolean {
  const words = message.toLowerCase().match(/[a-z0-9']+/g) ?? []
  const isCourtesy = words.length > 0 && words.every((word) => COURTESY.has(word))
  return !/\p{Script=Arabic}/u.test(message) && (isCourtesy || words.some((word) => ENGLISH.has(word)))
}

/** Mixed with Arabic in Latin letters too, so only a message of nothing else is English. */
const COURTESY = new Set(
  'hello hi hey good morning evening thanks thank thx ok okay great bye goodbye cool perfect'.split(' '),
)

/** An apostrophe marks the dot of a letter: «as'3ar», «as3'ar», «ma7'ta». */
function withOneLetter(typed: string): string {
  return typed.replace(
    /['’‘\x60´]([3679])|([3679])['’‘\x60´](?=[a-z])/g,
    (_, after, before) => DOTTED[after ?? before] ?? '',
  )
}
const DOTTED: Record<string, string> = { 3: 'gh', 7: 'kh', 9: 'dh', 6: 'z' }

const NO_NAMES: ReadonlySet<string> = new Set()

/**
 * Returns the message in Arabic letters if it is Arabic; English is returned unchanged.
 * @param names words of the catalogue, folded
 */
export function fromLatin(message: string, names: ReadonlySet<string> = NO_NAMES): string {
  const { isKnown } = topicModel()
  const parts = withOneLetter(message.toLowerCase()).split(/([^a-z0-9']+)/)
  const words = parts.filter((part) => LATIN.test(part))
  const isMeant = words.some((word) => HAS_DIGIT.test(word) || !isKnown(word))
  if (!isMeant || /\p{Script=Arabic}/u.test(message) || words.some((word) => ENGLISH.has(word)))
    return message
  // Words known as they are stay in Latin letters: «litter box b kam».
  const isPhrase = (at: number) =>
    LATIN.test(parts[at] ?? '') && meaningsOf(`${parts[at]} ${parts[at + 2] ?? ''}`).length > 0
  return (
    parts
      .map((part, at) =>
        LATIN.test(part) && !isPhrase(at) && !isPhrase(at - 2) ? wordFor(part, names) : part,
      )
      .join('')
      .replace(/(?<=^| )(ال|لل|[وب]?ال|و|ب|ل) (?=\p{Script=Arabic})/gu, '$1')
      // Corrects homophones: «ma3 ba3ath», «3ad ebni».
      .replace(/(?<=مع )بعد(?= |$)/, 'بعض')
      .replace(/(?<=^| )عاد(?= (?:ابن|بنت|ولد|اخ|يد|ايد|رجل))/, 'عض')
  )
}

function wordFor(typed: string, names: ReadonlySet<string>): string {
  // Signs of illness are also known in Latin letters and must not get lost (C-01).
  const meanings = meaningsOf(typed)
  if (meanings.some(({ kind }) => kind === 'sign') || /\d{4}/.test(typed)) return typed
  const { regionId, isAbroad } = findPlaces([typed], topicModel().isKnown, false)
  if (regionId !== null || isAbroad) return typed
  if (PREFIXES[typed]) return PREFIXES[typed]
  // Shares its consonants with a word of death.
  if (/^[ei]?ma?ta$/.test(typed)) return 'متي'
  // A negated verb with a suffix: «mbyet7araksh».
  const [, denied] = /^ma?([byt]\w{4,})sh$/.exec(typed) ?? []
  if (denied) return `مش ${wordFor(denied, names)}`
  // English words with digits for letters: «7amsters».
  const english = typed.replace(/[37]/g, (digit) => (digit === '7' ? 'h' : 'a'))
  if (english !== typed && meaningsOf(english).some(({ kind }) => kind === 'animal' || kind === 'good'))
    return english
  const found = Object.entries(PREFIXES).flatMap(([latin, arabic]) => {
    const rest = typed.slice(latin.length)
    // What follows a prefix must be long enough: «wella» is not «والله».
    if (!typed.startsWith(latin) || rest.length < (latin.length > 1 ? 3 : 2)) return []
    // A prefix costs a little, so that stripping it makes no word more likely.
    return nearest(rest, names).map(({ word, cost }) => ({
      word: arabic + word,
      cost: cost + (latin ? 0.05 : 0),
    }))
  })
  // Latin words of the lexicon keep their meaning: «betta» is not «بيته» (its house), «mata» not «مات» (died).
  const isSame = (some: readonly Meaning[]) =>
    meanings.length === 0 ||
    some.some(({ kind, id }) => meanings.some((each) => each.kind === kind && each.id === id))
  const same = found.filter(({ word }) => isSame(meaningsOf(word)))
  const [best] = same.toSorted((a, b) => a.cost - b.cost)
  if (best && best.cost <= MAX_COST) return best.word
  return HAS_DIGIT.test(typed) && meanings.length === 0 ? letters(typed) : typed
}

function letters(typed: string): string {
  return typed
    .replace(/'/g, '')
    .replace(/(?<=.)(?:eh|ah|a)$/, 'ه')
    .replace(/([bcdfghjklmnpqrstvwxyz])\1/g, '$1')
    .replace(/^[ei](?!$)/, 'ا')
    .replace(/sh|ch|kh|gh|th|dh|ee|oo|ou|aa/g, (pair) => PAIRS[pair] ?? pair)
    .replace(/[a-z2-9]/g, (letter) => BY_LETTER.get(letter) ?? '')
}

function nearest(typed: string, names: ReadonlySet<string>): { word: string; cost: number }[] {
  // Other letters for the same sounds: «mareetha» (th is ذ or ض), «2afas» (2 is ق in Egypt), «bterga3» (g is ج).
  const spellings = new Set([
    typed,
    typed.replaceAll('th', 'd'),
    typed.replaceAll('2', 'q'),
    typed.replaceAll('g', 'j'),
  ])
  return [...spellings]
    .flatMap((spelling) => {
      const sound = soundOf(spelling)
      const known = [...(bySound().get(sound) ?? []), ...(namesBySound(names).get(sound) ?? [])]
      const hasDigits = ({ word }: { word: string }) =>
        WRITTEN_SO.every(([digit, letters]) => !spelling.includes(digit) || letters.test(word))
      // Has no leading «و»: «untha».
      const isBegun = ({ word }: { word: string }) => !word.startsWith('و') || typed.startsWith('w')
      return known
        .filter((each) => hasDigits(each) && isBegun(each))
        .map((each) => ({ ...each, spelled: letters(spelling) }))
    })
    .map(({ word, count, spelled }) => ({
      word,
      cost:
        distance(spelled, word) / Math.max(spelled.length, 2) +
        (spelled[0] === word[0] ? 0 : 0.1) -
        Math.log1p(count) / 40,
    }))
}

let sounds: ReadonlyMap<string, { word: string; count: number }[]> | null = null

/** The words of the examples and the lexicon by their sound. */
function bySound() {
  sounds ??= Map.groupBy(
    Array.from(topicModel().words, ([word, count]) => ({ word, count })),
    ({ word }) => soundOf(word),
  )
  return sounds
}

const NAMES = new WeakMap<ReadonlySet<string>, ReadonlyMap<string, { word: string; count: number }[]>>()

function namesBySound(names: ReadonlySet<string>) {
  const known =
    NAMES.get(names) ??
    Map.groupBy(
      [...names].filter((name) => /^[\u0621-\u064A]{4,}$/.test(name)).map((word) => ({ word, count: 1 })),
      ({ word }) => soundOf(word),
    )
  NAMES.set(names, known)
  return known
}

/** Vowels that one spelling leaves out cost little. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => weigh(b.slice(0, at)))
  for (let i = 1; i <= a.length; i++) {
    const next = [weigh(a.slice(0, i))]
    for (let j = 1; j <= b.length; j++) {
      const [x, y] = [a.charAt(i - 1), b.charAt(j - 1)]
      next.push(
        Math.min(
          (row[j] ?? 0) + weigh(x),
          (next[j - 1] ?? 0) + weigh(y),
          (row[j - 1] ?? 0) +
            (x === y ? 0 : ALIKE.some((some) => some.includes(x) && some.includes(y)) ? 0.3 : 1),
        ),
      )
    }
    row = next
  }
  return row[b.length] ?? 0
}

function weigh(letters: string): number {
  return [...letters].reduce(
    (sum, letter) => sum + (VOWELS.test(letter) ? 0.25 : letter === 'ع' ? 0.5 : 1),
    0,
  )
}
