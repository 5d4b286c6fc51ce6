// Keys for comparing names across Arabic and Latin script: a bank writes «MARYAM ALHARTHI» for «مريم الحارثية».
// Compares the consonants, one sign per sound, and the vowels between them as far as both scripts write them: «HUSSAIN»
// is «حسين» and not «حسن» (F-05). Pure.
import { foldArabic, withoutDescent } from '#domain/fold-arabic.ts'

/** One name of a person, by all that it may be known by. */
export type NameKey = {
  word: string
  sounds: readonly Sound[]
  /** What may precede a name: nothing, a number, a mark, or a bank's own word. */
  mayBegin: boolean
}
/** `gaps`: the text before, between and after the consonants, so one more than consonants. */
type Sound = { consonants: string; gaps: readonly string[] }

/** Sounds that Latin spellings do not keep apart have one sign: ث with ت, ذ ظ ض with د. */
const ARABIC_SOUNDS: Record<string, string> = {
  ب: 'b',
  ت: 't',
  ث: 't',
  ج: 'j',
  ح: 'h',
  خ: 'x',
  د: 'd',
  ذ: 'd',
  ر: 'r',
  ز: 'z',
  س: 's',
  ش: 'c',
  ص: 's',
  ض: 'd',
  ط: 't',
  ظ: 'd',
  غ: 'g',
  ف: 'f',
  ق: 'k',
  ك: 'k',
  ل: 'l',
  م: 'm',
  ن: 'n',
  ه: 'h',
}

const LATIN_PAIRS: readonly (readonly [RegExp, string])[] = [
  [/kh/g, 'x'],
  [/gh/g, 'g'],
  [/sh|ch/g, 'c'],
  [/th/g, 't'],
  [/dh/g, 'd'],
  [/ph/g, 'f'],
  [/q/g, 'k'],
  [/v/g, 'f'],
  [/p/g, 'b'],
]

const DESCENT = new Set(['بن', 'بنت', 'ابن', 'ابنه', 'ال', 'bin', 'bint', 'ibn', 'al', 'el', 'b'])
/** What a name begins with, written together or apart. */
const JOINED = new Set(['عبد', 'ابو', 'ام', 'abd', 'abdul', 'abdel', 'abu', 'um', 'umm'])

/** Words around the name of a sender. */
const BANK_WORDS = new Set(
  `from by of trf tfr trsf transfer trans txn payment pmt paid pay credit cr credited deposit dep mobile internet online ib mb ips ach
  ft inward incoming in instant fund funds local domestic remittance remitter sender name received receipt order part rtgs
  omr mr mrs ms miss dr eng sheikh ref
  من تحويل حواله وارد وارده ايداع دفعه دفع عبر المحول المرسل باسم اسم السيد السيده الفاضل الفاضله الشيخ الدكتور طلب مبلغ
  لحسابك حسابك في الي`.split(/\s+/),
)

/** The names in a text, in their order; of a bank's line also whatever else it says. */
export function nameKeys(text: string): NameKey[] {
  const keys: NameKey[] = []
  for (const piece of text.split(/[^\p{L}\p{M}\p{Cf}\s'’.ـ-]+/u)) {
    let prefix = ''
    let mayBegin = true
    for (const word of foldArabic(piece).split(' ')) {
      if (JOINED.has(word)) prefix += word
      else if (word !== '' && (prefix !== '' || !DESCENT.has(word))) {
        keys.push({ ...keyOf(prefix + word), mayBegin })
        mayBegin = BANK_WORDS.has(prefix + word)
        prefix = ''
      }
    }
    if (prefix) keys.push({ ...keyOf(prefix), mayBegin })
  }
  return keys
}

/** Written in Arabic letters, the same letters; else the same sounds. */
export function isSameName(one: NameKey, other: NameKey): boolean {
  if (isArabic(one.word) && isArabic(other.word)) return one.word === other.word
  return one.sounds.some((sound) => other.sounds.some((heard) => isSameSound(sound, heard)))
}

function isSameSound(one: Sound, other: Sound): boolean {
  if (one.consonants !== other.consonants) return false
  const last = one.gaps.length - 1
  return one.gaps.every((gap, i) => {
    const heard = other.gaps[i] ?? ''
    const isOneEmpty = (gap === '') !== (heard === '')
    if (isOneEmpty && (i === 0 || (i === last && !/ع/.test(gap + heard)))) return false
    return isSameGap(gap, heard, i === 0, i === last)
  })
}

const ARABIC_GAP = /[\u0621-\u064A]/

/** Vowels that Arabic would write. */
const LONG = /ai|ay|ei|ee|oo|ou|au|aw/

/** Arabic writes only long vowels, so that none written is a short one; «ى» at the end is an a. */
function isSameGap(one: string, other: string, isFirst: boolean, isLast: boolean): boolean {
  if (isFirst) return true
  if (one === '' || other === '') return !LONG.test(one + other)
  if (ARABIC_GAP.test(other)) return isSameGap(other, one, isFirst, isLast)
  if (ARABIC_GAP.test(one)) {
    const hears = (letter: RegExp, vowels: RegExp) => !letter.test(one) || vowels.test(other)
    return hears(/ا/, /[ae]/) && hears(/و/, /[ouw]/) && hears(/ي/, isLast ? /[aiey]/ : /[iey]/)
  }
  const isPlainA = (gap: string) => /^a+$/.test(gap)
  return isPlainA(one) === isPlainA(other) || !/[iouy]/.test(one + other)
}

function keyOf(word: string): Omit<NameKey, 'mayBegin'> {
  if (isArabic(word)) {
    const bare = withoutDescent(word)
    return { word: bare, sounds: [arabicSound(bare)] }
  }
  // «ALAWI» may be «العوي» or «علوي».
  const bare = /^(?:al|el)[a-z]{3}/.test(word) ? [word.slice(2)] : []
  return { word, sounds: [...bare, word].map(latinSound) }
}

function isArabic(word: string): boolean {
  return !/^[a-z]/.test(word)
}

/** و and ي count as consonants at the start of a name only; a final ه is not pronounced. */
function arabicSound(name: string): Sound {
  const plain = name
    .replace(/^عبدال/, 'عبدل')
    .replace(/ه$/, 'ا')
    .replace(/(.)\1/g, '$1')
  const first = plain.startsWith('و') ? 'w' : plain.startsWith('ي') ? 'y' : ''
  return toSound(first, first ? plain.slice(1) : plain, (letter) => ARABIC_SOUNDS[letter])
}

function latinSound(name: string): Sound {
  let plain = name.replace(/([aeiou])h$/, '$1')
  for (const [pair, sound] of LATIN_PAIRS) plain = plain.replace(pair, sound)
  plain = plain.replace(/([^aeiou])\1+/g, '$1')
  const first = /^[wy]/.exec(plain)?.[0] ?? ''
  return toSound(first, plain.slice(first.length), (letter) =>
    /[aeiouwy]/.test(letter) ? undefined : letter,
  )
}

function toSound(first: string, rest: string, soundOf: (letter: string) => string | undefined): Sound {
  let consonants = first
  const gaps = first ? ['', ''] : ['']
  for (const letter of rest) {
    const sound = soundOf(letter)
    if (sound === undefined) gaps[gaps.length - 1] += letter
    else {
      consonants += sound
      gaps.push('')
    }
  }
  return { consonants, gaps }
}
