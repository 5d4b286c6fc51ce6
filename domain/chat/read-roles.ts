// What a named animal or good is to the message, by the words around it (C-03): what is asked for, or only what it is for, stands beside or
// is done with. What is not asked for itself changes no subject that was spoken of before.
import { foldArabic } from '#domain/fold-arabic.ts'
import { type Good, KINDS, type Kind } from './lexicon.ts'
import { meaningsOf, means, meantIds, type Word } from './recognise.ts'

/**
 * `refused`: «غير القطط». `own`: «قطتي», «عندي حوض». `beside`: «مع ببغاء». `for`: «للقطط», «قفص أرنب». `at`: «متعود على الرمل»,
 * «سمكة لحوض صغير».
 */
export type NamedRole = 'asked' | 'refused' | 'own' | 'beside' | 'for' | 'at'
export type NamedRoles = ReadonlyMap<Word, NamedRole>

const REFUSES = /^و?(?:غير|بدون|بلا|بلاش|الا|without)$/
const OWNS = /^(?:عندي|عندنا|معي|معاي|و?(?:ا?شتري|شري|جب|خذي|ربي)(?:ت|نا)|my|our)$/
const IS_MINE = /^(?:(?:مال|حق|تبع)(?:ت?ي|ت?نا)|عندي|عندنا)$/
const BESIDE = /^و?(?:مع|ويا|وبين|with)$/
const FOR = /^(?:حق|حال|مال|ل|for|تبع|عشان)$/
const AT = /^(?:من|علي|على|فوق|داخل|ب?نفس|ب?[يت]ست(?:خدم|عمل)|in|on|into|inside|to|uses?)$/
const HOLDS: readonly Good[] = ['tank', 'cage']

/** @param clauses a word of one refuses nothing in another */
export function rolesIn(clauses: readonly (readonly Word[])[]): NamedRoles {
  const roles = new Map<Word, NamedRole>()
  const isOfBoth = clauses.flat().some(isBesideIt)
  for (const words of clauses)
    for (const [at, word] of words.entries()) {
      const isNamed = means(word, 'animal') || means(word, 'good')
      if (!isNamed) continue
      const before = words[at - 1]
      const isSame = word.hasAnd && before !== undefined && means(before, 'animal') && means(word, 'animal')
      const found = roleOf(words, at)
      const role = found === 'own' && isOfBoth && means(word, 'animal') ? 'beside' : found
      // «مع القطط والكلاب»
      roles.set(word, isSame && role === 'asked' ? (roles.get(before) ?? role) : role)
    }
  return roles
}

function roleOf(words: readonly Word[], at: number): NamedRole {
  const word = words[at] as Word
  const text = (place: number) => words[place]?.text ?? ''
  const before = words[at - 1]
  const isGood = means(word, 'good')
  if (isRefused(words, at)) return 'refused'
  let first = at - 1
  while (OWNS.test(text(first)) || /^(?:other|the|an?)$/.test(text(first))) first--
  const isAdded = before !== undefined && words.slice(0, first).some((each) => means(each, 'good'))
  if (!isGood && BESIDE.test(text(first)) && !isAdded) return 'beside'
  if (OWNS.test(text(at - 1)) || (!isGood && (isMine(word) || IS_MINE.test(text(at + 1))))) return 'own'
  // «لحوض»; not «لعبة».
  const [, rest = ''] = /^و?ل(.+)/.exec(word.text) ?? []
  const isRecipient = /^ل/.test(rest) || meaningsOf(rest).length > 0 || FOR.test(text(at - 1))
  // «قط يحب اللعب»
  if (isGood && /^و?[يت]حب$/.test(text(at - 1))) return 'at'
  if (isGood) return isRecipient || isPlace(words, at) ? 'at' : 'asked'
  return isRecipient || (before !== undefined && means(before, 'good') && !word.hasAnd) ? 'for' : 'asked'
}

/** «عندي قطة، يتعايش معها؟» */
function isBesideIt(word: Word): boolean {
  return means(word, 'trait', 'pets') && /^[يت]ت/.test(word.text)
}

/** «لا أريد قطة», «غير القطط», «بدون فلتر», «ما تحتاج فلتر», «بس مو رمل», «ما أبي ذكر». */
export function isRefused(words: readonly Word[], at: number): boolean {
  const [word, before, second] = [words[at], words[at - 1], words[at - 2]]
  if (!word || !before) return false
  // «قبل ما القطة تيجي» denies nothing.
  if (before.text === 'ما' && /^و?(?:قبل|بعد|عقب|لين|كل|مثل|زي|متل)$/.test(second?.text ?? '')) return false
  if (REFUSES.test(before.text) || (before.text === 'than' && second?.text === 'other')) return true
  const isNot = (each?: Word) => each !== undefined && (means(each, 'same', 'لا') || each.text === 'ما')
  const isWished = ['ابغي', 'احب'].some((id) => means(before, 'same', id))
  // «ما أكل» tells of an animal.
  const isDenied = means(before, 'same', 'لا') && !/^(?:لا|no)$/.test(before.text)
  if (means(word, 'good')) return isDenied || (isNot(second) && (isWished || /^[يت]حتاج/.test(before.text)))
  // «عندكم هاسكي؟ ولا سلوقي؟» asks for the other.
  const isOr = before.text === 'ولا' && !words.slice(0, at - 1).some(isNot)
  return (isNot(before) && !isOr) || (isWished && isNot(second))
}

/** «قطتي», «ارنبي»; «كناري» ends so by itself. */
function isMine(word: Word): boolean {
  // «البنغالي»
  if (/^و?ال/.test(word.text)) return false
  const [kind] = meantIds<Kind>([word], 'animal')
  const entry = kind ? KINDS[kind] : null
  const isCalledSo =
    entry !== null && 'like' in entry && word.text.endsWith(foldArabic(entry.like.split(' ')[0] ?? ''))
  const base = /^(?:و|ف)?(.{2,}?)(?:ت?ي|ت?نا)$/.exec(word.text)?.[1]
  const isKind = (form: string) =>
    meaningsOf(form).some((meaning) => meaning.kind === 'animal' && meaning.id === kind)
  return !isCalledSo && base !== undefined && [base, `${base}ه`].some(isKind)
}

/** «متعود على الليتر بوكس», «بنفس القفص», «سمكة لحوض صغير»; not «في قفص؟», which asks for one. */
function isPlace(words: readonly Word[], at: number): boolean {
  const word = words[at] as Word
  const named = words[at - 1]?.text ?? ''
  const before = /^(?:an?|the)$/.test(named) ? (words[at - 2]?.text ?? '') : named
  const isDefinite = /^(?:ال|هال)/.test(word.text)
  if (AT.test(before) || /^(?:بال|عال|بهال|ف(?=قفص|حوض|بيت|ال))/.test(word.text)) return true
  // «ما في قفص عندكم؟»
  const isThere = /^(?:ما|مو|لا)$/.test(words[at - 2]?.text ?? '')
  if (/^في$/.test(before) && (isDefinite || at > 2) && !isThere) return true
  const animal = words.findIndex((each) => means(each, 'animal'))
  // «عندي بادجي وأبغى قفص»
  const isWished = at > 0 && means(words[at - 1] as Word, 'same', 'ابغي')
  return (
    !isWished &&
    animal >= 0 &&
    animal < at &&
    !word.hasAnd &&
    !BESIDE.test(before) &&
    HOLDS.some((good) => means(word, 'good', good))
  )
}
