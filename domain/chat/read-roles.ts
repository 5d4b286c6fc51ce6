// The role of each named animal or good, by the words around it (C-03): asked for, or only a context. Only what is
// asked for changes the subject.
import { foldArabic } from '#domain/fold-arabic.ts'
import { type Good, KINDS, type Kind, type Trait } from './lexicon.ts'
import { FILLERS, hasMeaning, meaningsOf, means, meantIds, type Word } from './recognise.ts'
import { CURRENCY } from './words/numbers.ts'

/**
 * Examples. `refused`: «غير القطط». `own`: «قطتي», «عندي حوض». `beside`: «مع ببغاء». `for`: «للقطط», «قفص أرنب».
 * `at`: «متعود على الرمل», «سمكة لحوض صغير».
 */
export type NamedRole = 'asked' | 'refused' | 'own' | 'beside' | 'for' | 'at'
export type NamedRoles = ReadonlyMap<Word, NamedRole>

const REFUSES = /^و?(?:غير|بدون|بلا|بلاش|الا|without)$/
const OWNS = /^(?:و?(?:عندي|عندنا|معي|معاي)|و?(?:ا?شتري|شري|جب|خذي|ربي)(?:ت|نا)|my|our)$/
const IS_MINE = /^(?:(?:مال|حق|تبع)(?:ت?ي|ت?نا)|عندي|عندنا)$/
const BESIDE = /^و?(?:مع|ويا|وبين|with)$/
const FOR = /^(?:حق|حال|مال|ل|for|تبع|عشان)$/
const AT = /^(?:من|علي|على|فوق|داخل|ب?نفس|ب?[يت]ست(?:خدم|عمل)|in|on|into|inside|to|uses?)$/
const HOLDS: readonly Good[] = ['tank', 'cage']

/** @param clauses a refusal does not reach beyond its clause */
export function rolesIn(clauses: readonly (readonly Word[])[]): NamedRoles {
  const roles = new Map<Word, NamedRole>()
  const isOfBoth = clauses.flat().some(isBesideIt)
  for (const words of clauses)
    for (const [at, word] of words.entries()) {
      const namesThing = means(word, 'animal') || means(word, 'good')
      if (!namesThing) continue
      const before = words[at - 1]
      const followsAnimal =
        word.hasAnd && before !== undefined && means(before, 'animal') && means(word, 'animal')
      const plainRole = roleOf(words, at)
      const role = plainRole === 'own' && isOfBoth && means(word, 'animal') ? 'beside' : plainRole
      // Animals joined by «and» share a role: «مع القطط والكلاب».
      roles.set(word, followsAnimal && role === 'asked' ? (roles.get(before) ?? role) : role)
    }
  return roles
}

function roleOf(words: readonly Word[], at: number): NamedRole {
  const word = words[at] as Word
  const text = (place: number) => words[place]?.text ?? ''
  const before = words[at - 1]
  const isGood = means(word, 'good')
  if (isRefused(words, at)) return 'refused'
  // Something to buy: «معي 60 ريال تكفي لقفص؟».
  const isBought = /^و?ب?[يت]كف/.test(text(at - 1)) && words.some((each) => CURRENCY.has(each.text))
  if (isBought) return 'asked'
  let first = at - 1
  while (OWNS.test(text(first)) || /^(?:other|the|an?)$/.test(text(first))) first--
  const isAdded = before !== undefined && words.slice(0, first).some((each) => means(each, 'good'))
  if (!isGood && BESIDE.test(text(first)) && !isAdded) return 'beside'
  // One at home while another is spoken of: «we already have a cat».
  const hasOne = /^(?:have|got|own)$/.test(text(first)) && /^(?:i|we|already)$/.test(text(first - 1))
  if (!isGood && hasOne && words.some((each) => /^(?:already|home)$/.test(each.text))) return 'beside'
  if (OWNS.test(text(at - 1)) || (!isGood && (isMine(word) || isOurs(words, at + 1)))) return 'own'
  // A preposition, not the first letter of the word: «لحوض»; not «لعبة».
  const [, rest = ''] = /^و?ل(.+)/.exec(word.text) ?? []
  const isRecipient = /^ل/.test(rest) || meaningsOf(rest).length > 0 || FOR.test(text(at - 1))
  if (isGood) return isRecipient || isPlace(words, at) ? 'at' : 'asked'
  return isRecipient || (before !== undefined && means(before, 'good') && !word.hasAnd) ? 'for' : 'asked'
}

/** «قطة عندي»; but «توصلون القطط عندنا؟» names a place. */
function isOurs(words: readonly Word[], at: number): boolean {
  const text = words[at]?.text ?? ''
  return IS_MINE.test(text) && !(/^عند/.test(text) && hasMeaning(words, 'same', 'توصيل'))
}

/** Asks about living with the customer's own animal: «عندي قطة، يتعايش معها؟». */
function isBesideIt(word: Word): boolean {
  return means(word, 'trait', 'pets') && /^[يت]ت/.test(word.text)
}

/** Refused or not wanted: «لا أريد قطة», «غير القطط», «بدون فلتر», «ما تحتاج فلتر», «بس مو رمل», «ما أبي ذكر». */
function isRefused(words: readonly Word[], at: number): boolean {
  const [word, before, second] = [words[at], words[at - 1], words[at - 2]]
  if (!word || !before) return false
  // Asks whether it needs it: «بتعيش بدون فلتر؟».
  // «غيّر الأعمدة إلى واحد» changes their number.
  if (REFUSES.test(before.text)) return !words.some(({ text }) => LIVES.test(text) || text === 'الي')
  const isNot = (each?: Word) => each !== undefined && (means(each, 'same', 'لا') || each.text === 'ما')
  const isWished = ['ابغي', 'احب'].some((id) => means(before, 'same', id))
  // Reports that an animal does not eat: «ما أكل».
  const isDenied = means(before, 'same', 'لا') && !/^(?:لا|no)$/.test(before.text)
  if (means(word, 'good')) return isDenied || (isNot(second) && (isWished || /^[يت]حتاج/.test(before.text)))
  // An alternative, not a refusal: «عندكم هاسكي؟ ولا سلوقي؟».
  const isOr = before.text === 'ولا' && !words.slice(0, at - 1).some(isNot)
  return (isNot(before) && !isOr) || (isWished && isNot(second))
}

const LIVES = /^و?ب?[يت]عيش\S*$|^live$/

/** Possessive endings: «قطتي», «ارنبي»; «كناري» ends so by itself. */
function isMine(word: Word): boolean {
  // A definite word has no possessive ending: «البنغالي».
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

/**
 * A place that the animal uses: «متعود على الليتر بوكس», «بنفس القفص», «سمكة لحوض صغير»; not «في قفص؟», which asks
 * for one.
 */
function isPlace(words: readonly Word[], at: number): boolean {
  const word = words[at] as Word
  const previous = words[at - 1]?.text ?? ''
  const before = /^(?:an?|the)$/.test(previous) ? (words[at - 2]?.text ?? '') : previous
  const isDefinite = /^(?:ال|هال)/.test(word.text)
  if (AT.test(before) || /^(?:بال|عال|بهال|ف(?=قفص|حوض|بيت|ال))/.test(word.text)) return true
  if (/^في$/.test(before) && (isDefinite || at > 2)) return true
  const animal = words.findIndex((each) => means(each, 'animal'))
  // Goods wished for or priced after an animal: «عندي بادجي وأبغى قفص», «كم سعر الهامستر وكم سعر القفص».
  const isWished = at > 0 && ['ابغي', 'سعر'].some((id) => means(words[at - 1] as Word, 'same', id))
  return (
    !isWished &&
    animal >= 0 &&
    animal < at &&
    !word.hasAnd &&
    !BESIDE.test(before) &&
    HOLDS.some((good) => means(word, 'good', good))
  )
}

const LEFT_OPEN =
  /^و?(?:ما|بس|لكن|شي|شيء|حاجه|غرض|غير|ثاني\S*|تاني\S*|بدون|بلا|بلاش|الا|but|other|than|something|else|please)$/

/** Asks for nothing besides the exclusion. */
export function onlyRefuses(words: readonly Word[]): boolean {
  return words.every(
    (word) =>
      FILLERS.has(word.text) ||
      LEFT_OPEN.test(word.text) ||
      ['لا', 'ابغي', 'احب'].some((id) => means(word, 'same', id)),
  )
}

const OTHER_SEX = { male: 'female', female: 'male' } as const

/** The sex that is wished for is not that of the own animal: «عندي قطة أنثى وأبغى لها رفيق ذكر». */
export function wantedWords(words: readonly Word[], roles: NamedRoles): readonly Word[] {
  const own = words.findIndex(
    (word) => means(word, 'animal') && ['own', 'beside'].includes(roles.get(word) ?? ''),
  )
  const wish = words.findIndex((word, at) => at > own && means(word, 'same', 'ابغي'))
  const isOfSex = hasMeaning(words, 'trait', 'male', 'female')
  return own >= 0 && wish > own && isOfSex ? words.slice(wish) : words
}

/** The properties mentioned; an excluded sex wishes for the other one: «غير الذكور». */
export function traitsIn(words: readonly Word[]): { traits: Trait[]; isTurned: boolean } {
  const all = meantIds<Trait>(words, 'trait')
  const at = words.findIndex((word) => means(word, 'trait', 'male') || means(word, 'trait', 'female'))
  const sex = at >= 0 && means(words[at] as Word, 'trait', 'male') ? 'male' : 'female'
  const rest = words.filter((_, place) => place !== at)
  const isTurned = at >= 0 && rest.length > 0 && onlyRefuses(rest) && isRefused(words, at)
  return { traits: isTurned ? [OTHER_SEX[sex]] : all, isTurned }
}
