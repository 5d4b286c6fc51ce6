// Finds the signs of illness in a message and how urgent they are (C-01). In doubt the animal counts as ill,
// although things can be broken or burnt, too. An urgent illness stays urgent until the subject changes.

import { sentencePattern } from '#domain/chat/words/sentence-pattern.ts'
import { alarmsIn, emergenciesIn, worriesIn } from './alarms.ts'
import { withoutExplained } from './emergencies.ts'
import { type ChatFamily, type Good, KINDS, type Kind } from './lexicon.ts'
import { means, type Word } from './recognise.ts'
import { SIGNS, type Sign, URGENCIES, type Urgency, urgencyOf } from './signs.ts'
import type { VetQuestion } from './words/vet-questions.ts'

/** An illness, carried from answer to answer. */
export type Illness = { signs: readonly Sign[]; urgency: Urgency; kind: Kind | null }

/** A broken thing: «حوض السمك مكسور»; a falling cage may hurt the bird. */
const BROKEN = /كسر|مكسور|حرق|محروق/

/** Signs that may also describe things. */
const OF_THINGS = /كسر|انكسر|مكسور|طاح|سقط|وقع|صدم|حرق|احترق|التهاب|منتفخ/

type NamedInClause = {
  goods: readonly Good[]
  kinds: readonly Kind[]
  areOfGoods: boolean
  /** In any role. */
  mentionsAnimal: boolean
}

/** @param typed the folded words of each clause; `before` may have named the animal */
export function signsIn(
  typed: readonly (readonly string[])[],
  words: readonly Word[],
  { goods, kinds, areOfGoods, mentionsAnimal }: NamedInClause,
  before: { kinds: readonly Kind[] },
): Sign[] {
  const clauses = typed.map((each) => each.join(' '))
  // «تسبب حساسية؟» and «زوجتي حامل» are about people, unless an animal is in danger, too.
  const isOfPeople = words.some(({ meanings }) => meanings.some(({ id }) => id === 'people'))
  const hasThing = goods.some((good) => good !== 'food' && good !== 'nest')
  const isOfThing = hasThing && kinds.length > 0 && areOfGoods
  const isAboutAnimal = (text: string) =>
    !(hasThing && (kinds.length === 0 ? OF_THINGS.test(text) : isOfThing && BROKEN.test(text)))
  const hasAnimal = kinds.length + before.kinds.length > 0
  const alarms = clauses
    .filter((clause) => (hasAnimal && !isOfThing) || isAboutAnimal(clause))
    .flatMap(alarmsIn)
  const signsNamed = words.flatMap(({ text, meanings }, at) =>
    // The speaker is the one who is tired: «وأنا تعبانة».
    /^(?:و?انا|و?اني|نفسيتي)$/.test(words[at - 1]?.text ?? '') ||
    (OF_THINGS.test(text) && (!hasAnimal || !isAboutAnimal(text) || isDurable(words[at + 1])))
      ? []
      : meanings.flatMap(({ kind, id }) => (kind === 'sign' ? [id as Sign] : [])),
  )
  const text = clauses.join(' ')
  const worries = hasAnimal ? clauses.flatMap(worriesIn) : []
  const emergencies = hasAnimal || mentionsAnimal ? emergenciesIn(text) : []
  const survives: Sign[] = hasAnimal && SURVIVORS.test(text) ? ['dying'] : []
  const signs = new Set([
    ...alarms,
    ...emergencies,
    ...survives,
    ...(isOfPeople ? [] : [...signsNamed, ...worries]),
  ])
  if (IS_WELL_AGAIN.test(text) || NEVER_ILL.test(text)) signs.delete('unwell')
  if (COMES_BACK.test(text)) signs.delete('vomiting')
  if (ASKS_OF_VENOM.test(text)) signs.delete('poison')
  if (isOfPrey(text, words, kinds)) signs.delete('not-eating')
  // Moulting in good health is a question of care.
  if (clauses.some((clause) => IS_WELL.test(clause))) signs.delete('feathers')
  const caused = withoutExplained(signs)
  return SIGNS.filter((sign) => caused.has(sign))
}

const IS_WELL =
  /(?:^| )و?[يت]اكل (?:ويشرب |وتشرب )?(?:عادي|طبيعي|زين|كويس|تمام)|(?:^| )(?:نشيط|نشيطه|بصحه)(?= |$)/

/** Some died and the survivors need help: «مات واحد، والباقي شو أسوي لهم؟». */
const SURVIVORS =
  /(?:^| )و?(?:مات|ماتت|ماتوا|نفق\S*|died) (?:\S+ ){0,3}(?:و?(?:ال)?(?:باقي\S*|بقيه\S*)|the (?:rest|others))(?= |$)/

const IS_WELL_AGAIN = /(?<!(?:ما|لا|لم|مو) )(?:^| )و?(?:تعافي\S*|تعافت|شفي|شفيت|طابت?|recovered)(?= |$)/

/** Waits for a sold-out animal to return: «متى بيرجع القط الحبشي؟». */
const COMES_BACK = /(?:^| )و?(?:متي|امتي|ايمت|وقت\S*)(?= ).* \S{0,3}[يت]رجع(?= |$)/

/** Whether a fish or snake is venomous: «السمكة المنفوخة فيها سم؟». */
const ASKS_OF_VENOM =
  /(?:^| )(?:ال)?(?:سمكه?|منفوخه|منتفخه|ثعبان|افعي|عقرب) (?:\S+ ){0,2}(?:في|ل|عند)(?:ه|ها) سم(?= |$)/

/** Asks for an animal that is never ill: «شو الحيوان اللي ما يمرض؟». */
const NEVER_ILL = /(?:^| )(?:ما|لا) [يت]مرض\S*(?= |$)/

/**
 * Fears that one animal eats another: «عندي قطة وبجيب كناري، ما بتاكله؟»; for refused food, the food would be
 * named.
 */
function isOfPrey(text: string, words: readonly Word[], kinds: readonly Kind[]): boolean {
  const families = new Set(kinds.map((kind) => KINDS[kind].family))
  const isOfFood = words.some((word) => means(word, 'eaten') || means(word, 'good', 'food'))
  return families.size > 1 && !isOfFood && EATS_IT.test(text)
}

const EATS_IT = /(?:^| )(?:ب|ح|راح |رح )?[يت]اكل(?:ه|ها|هم)(?= |$)/

/** Broken goods, not an injury: «انكسرت العجلة مال الهامستر». */
function isDurable(word: Word | undefined): boolean {
  return word !== undefined && means(word, 'good') && !means(word, 'good', 'food')
}

/** Weeks or a few months old. */
const YOUNG = sentencePattern(`
عمر~ (?:\\S+ )?(?:يوم|يومين|ايام|اسبوع|اسبوعين|اسابيع|شهر|شهرين)|عمر~ (?:ثلاث|تلات|اربع|3|4|2|1)~ (?:شهور|اشهر|شهر|اسابيع)|رضيع~|مولود~|كتكوت|فرخ~|kitten|baby|(?:two|three|four|2|3|4|5|6|7|8|9) (?:weeks|months) old
`)
/** Lasting or getting worse. */
const WORSE = sentencePattern(`
(?:يومين|(?:ثلاث|اربع|خمس|عده|3|4|5)~ (?:ايام|يوم))|(?:من|له|لها|صارله|صارلها|for|since) … (?:ايام|اسبوع|اسبوعين|شهر|week|weeks|days)|(?:زاد|زادت|ساء~|تدهور~|اسوا|يزيد|تزيد)~|(?:ما|لا|مو) (?:تحسن|يتحسن|تتحسن)~|worse|(?:two|three|few|several|2|3|4|5) days
`)

/**
 * How long the illness has lasted and how young the animal is: «من يومين», «عمرها شهرين».
 * @param text the folded message
 */
export function tellsOnOf(text: string): boolean {
  return YOUNG.test(text) || WORSE.test(text)
}

type ToldSigns = {
  signs: readonly Sign[]
  kinds: readonly Kind[]
  vetQuestions: readonly VetQuestion[]
  /** The folded message. */
  text: string
}

export function illnessAfter(before: Illness | null, told: ToldSigns): Illness | null {
  const { kinds, text } = told
  const signs = signsTold(before, told)
  const [kind = before?.kind ?? null] = victimsFirst(kinds, signs)
  const family = familyOf(kind)
  if (!before && signs.length === 0) return null
  // An animal of another family is a new illness: «والكناري الثاني ينزف».
  const isSame = signs.length === 0 || !before?.kind || family === familyOf(before.kind)
  const same = isSame ? before : null
  const all = SIGNS.filter((sign) => signs.includes(sign) || same?.signs.includes(sign))
  const urgency = mostUrgent([...all.map((sign) => urgencyOf(sign, family)), same?.urgency ?? 'soon'])
  const grave = all.filter((sign) => sign !== 'unwell' && urgencyOf(sign, family) !== 'soon')
  const isGrave = grave.length > 1 || (tellsOnOf(text) && family !== 'fish')
  return { signs: all, kind, urgency: urgency === 'today' && isGrave ? 'now' : urgency }
}

/** The prey before the hunter, and the cat before the dog whose drops it was given: «القط مسك الكناري». */
function victimsFirst(kinds: readonly Kind[], signs: readonly Sign[]): readonly Kind[] {
  if (!signs.some((sign) => OF_TWO.includes(sign))) return kinds
  const rank = (kind: Kind) => (kind === 'horse' ? HUNTERS.length : HUNTERS.indexOf(KINDS[kind].family))
  return kinds.toSorted((a, b) => rank(a) - rank(b))
}
const OF_TWO: readonly Sign[] = ['bitten', 'flea-drug', 'injury', 'wound', 'bleeding']
const HUNTERS: readonly string[] = ['cats', 'dogs']

/**
 * Leaves out signs that are only asked about: «بيموت؟», «أعطيه بنادول؟». A report about an animal without a known sign
 * counts as being unwell.
 */
function signsTold(before: Illness | null, { signs, kinds, text, vetQuestions }: ToldSigns): readonly Sign[] {
  const asksOnly = (sign: Sign) =>
    (sign === 'dying' && before !== null && vetQuestions.includes('prognosis') && ASKS_WHETHER.test(text)) ||
    (sign === 'poison' && vetQuestions.includes('medicine') && !WAS_GIVEN.test(text))
  const reported = signs.filter((sign) => !asksOnly(sign))
  const isReport = signs.length > reported.length || vetQuestions.length === 0
  return reported.length === 0 && before === null && kinds.length > 0 && isReport ? ['unwell'] : reported
}

const ASKS_WHETHER = /(?:^| )(?:هل|ممكن|يعني|راح|will|could)(?= |$)/
const WAS_GIVEN =
  /(?:^| )[وف]?(?:عطي|عطت\S*|عطا\S*|ا?عطيت\S*|ا?عطينا\S*|شرب\S*|اكل\S*|كل(?:ت|ا)?|بلع\S*|لحس\S*|حطيت\S*|ادي?ت\S*|سقي\S*|دهن\S*|gave|given|ate|swallowed)(?= |$)/

/** A drug was put on, for the fleas that were spoken of, perhaps one for dogs: «سويت لها من شوي». */
export function isTreated(before: Illness | null | undefined, text: string): boolean {
  return (before?.signs.includes('itching') ?? false) && WAS_PUT_ON.test(text)
}

const WAS_PUT_ON =
  /(?:^| )[وف]?(?:(?:حط|رش|بخ)ي(?:ت|نا)\S*|دهن(?:ت|ا)\S*|استخدمت\S*|استعملت\S*|(?:سويت|عملت)(?:ه|ها)?(?: ل(?:ه|ها))?|sprayed|applied|used)(?= |$)(?!.*(?:شامبو|مويه|ماي|صابون|shampoo|water))/

function mostUrgent(urgencies: readonly Urgency[]): Urgency {
  return URGENCIES.findLast((urgency) => urgencies.includes(urgency)) ?? 'soon'
}

export function familyOf(kind: Kind | null): ChatFamily | null {
  return kind && KINDS[kind].family
}
