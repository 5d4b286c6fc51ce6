// The signs of illness in a message and how urgent they are (C-01). In doubt the animal counts as ill. An urgent illness
// stays urgent until the subject changes.

import { sentencePattern } from '#domain/chat/words/sentence-pattern.ts'
import type { CaseReport } from './emergency-model.ts'
import { type ChatFamily, KINDS, type Kind } from './lexicon.ts'
import { type Sign, URGENCIES, type Urgency, urgencyOf } from './signs.ts'
import { dangersIn } from './themes.ts'
import type { VetQuestion } from './words/vet-questions.ts'

/** An illness, carried from answer to answer. */
export type Illness = { signs: readonly Sign[]; urgency: Urgency; kind: Kind | null }

/** How likely it must be that something is wrong: of an animal that is spoken of, of none, and by one clause alone. */
const LIKELY = 0.25
const SURE = 0.6
export const CERTAIN = 0.9
/** Where a vet is asked for anyway. */
const POSSIBLE = 0.05
/** Signs below this share of the report are not told. */
const TOLD = 0.2

/** Of the whole message, and of each clause if there are several. */
export type CaseReports = { whole: CaseReport; clauses: readonly CaseReport[] }

/**
 * The signs of an animal that a message reports, likeliest first; `emergency` or `unwell` if none is likely.
 * `isPlain`: it is no question, names no thing that may be broken instead, and follows no report. `least`: how likely a report
 * must be otherwise.
 */
export function signsIn(
  { whole, clauses }: CaseReports,
  { hasAnimal, isPlain, least = SURE }: { hasAnimal: boolean; isPlain: boolean; least?: number },
): Sign[] {
  const { animal, beside } = whole.cases
  const isReport =
    hasAnimal && isPlain ? animal >= LIKELY * (1 - beside) && animal >= POSSIBLE : animal >= least
  const reports = [
    ...(isReport ? [whole] : []),
    ...(hasAnimal ? clauses.filter(({ cases }) => cases.animal >= (isReport ? SURE : CERTAIN)) : []),
  ]
  const signs = new Set(reports.flatMap(signsOf))
  return [...signs].filter((sign) => signs.size === 1 || !UNNAMED.includes(sign))
}

/** The signs of an animal for which a vet is asked. */
export function signsPossible(whole: CaseReport): Sign[] {
  return whole.cases.animal >= POSSIBLE ? signsOf(whole) : []
}

/** Some died and the others need help: «مات واحد، والباقي شو أسوي لهم؟». @param text folded */
export function hasSurvivors(text: string): boolean {
  return SURVIVORS.test(text)
}

const SURVIVORS =
  /(?:^| )(?:و?(?:مات|ماتت|ماتوا|نفق\S*|died) (?:\S+ ){0,3}(?:و?(?:ال)?(?:باقي\S*|بقيه\S*|نصهم|الا)|the (?:rest|others))|كل (?:يوم|اسبوع) [يت]موت\S*)(?= |$)/

function signsOf({ signs }: CaseReport): Sign[] {
  const told = signs.filter(({ share }) => share >= TOLD).map(({ topic }) => topic)
  if (told.length > 0) return told
  const urgent = signs.reduce(
    (sum, { topic, share }) => sum + (urgencyOf(topic, null) === 'now' ? share : 0),
    0,
  )
  return [urgent >= 0.5 ? 'emergency' : 'unwell']
}
const UNNAMED: readonly Sign[] = ['emergency', 'unwell']

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
  /** Signs that are told only if a vet is asked for. */
  possible: readonly Sign[]
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
  const urgent = signs.toSorted((a, b) => rankOf(b, family) - rankOf(a, family))
  const all = [...new Set([...urgent, ...(same?.signs ?? [])])]
  const urgency = mostUrgent([...all.map((sign) => urgencyOf(sign, family)), same?.urgency ?? 'soon'])
  const grave = all.filter((sign) => sign !== 'unwell' && urgencyOf(sign, family) !== 'soon')
  const isGrave = grave.length > 1 || (tellsOnOf(text) && family !== 'fish')
  if (urgency !== 'today') return { signs: all, kind, urgency }
  const isMild = all.every((sign) => MILD.includes(sign)) && IS_WELL.test(text) && isStrong(family)
  return { signs: all, kind, urgency: isGrave ? 'now' : isMild ? 'soon' : 'today' }
}

function rankOf(sign: Sign, family: ChatFamily | null): number {
  return URGENCIES.indexOf(urgencyOf(sign, family))
}

/** Cats and dogs show when they are ill; others hide it. */
function isStrong(family: ChatFamily | null): boolean {
  return family === 'cats' || family === 'dogs'
}

/** In an animal that eats and plays, these can wait some days. */
const MILD: readonly Sign[] = ['limping', 'diarrhoea', 'vomiting', 'cough', 'wound']
const IS_WELL =
  /(?:^| )[وبف]?(?:[يت]اكل\S*|بت?[يت]?لعب|[يت]لعب) (?:\S+ )?(?:و?[بيت]+(?:لعب|اكل|شرب)|عادي|طبيعي|زين|كويس|تمام)|(?:^| )و?(?:نشيط\S*|بصحه|playful|active|(?:eating|playing) (?:and (?:eating|playing) )?(?:fine|well|normally))(?= |$)/

/** Red urine and no other sign, which plants give a rabbit: «بوله أحمر بس يلعب وياكل». @param text folded */
export function isOnlyRed(text: string): boolean {
  return RED_URINE.test(text) && IS_WELL.test(text) && !NOT_ONLY.test(text)
}
const RED_URINE =
  /(?:^| )(?:[وب]?(?:ال)?بول\S*|urine|pee) (?:\S+ ){0,4}?(?:ا?حمر|حمرا|برتقالي\S*|وردي|بني|red|orange|pink|brown)(?= |$)/
const NOT_ONLY =
  /(?:^| )[وب]?(?:ال)?(?:دم\S{0,2}|خيوط|[يت]?تجلط\S*|[يت]عصر|[يت]زحر|[يت]صيح|[يت]تالم|خامل\S*|تعبان\S*|ضعيف\S*|منفو\S+|سم|اسهال|ما|لا|مو|مب|مش|blood\S*|clots?|strain\S*|not|pain\S*|weak|poison)(?= |$)/

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
function signsTold(
  before: Illness | null,
  { signs, possible, kinds, text, vetQuestions }: ToldSigns,
): readonly Sign[] {
  const asksForDrug = vetQuestions.includes('medicine') && !WAS_GIVEN.test(text) && !WAS_PUT_ON.test(text)
  const isFed = before !== null && vetQuestions.includes('feeding') && !namesHarm(text)
  const asksOnly = (sign: Sign) =>
    (isFed && OF_POISON.includes(sign)) ||
    (sign === 'dying' && before !== null && vetQuestions.includes('prognosis') && ASKS_WHETHER.test(text)) ||
    (sign === 'poison' && asksForDrug)
  // Fleas for which a drug is asked: «عندي بخاخ حق الكلاب، أرشها فيه؟».
  const reported = signs
    .filter((sign) => !asksOnly(sign))
    .map((sign) => (sign === 'flea-drug' && asksForDrug && signs.length === 1 ? 'itching' : sign))
  const isReport = signs.length > reported.length || vetQuestions.length === 0
  if (reported.length > 0 || before !== null || kinds.length === 0 || !isReport) return reported
  const likely = possible.filter((sign) => !asksOnly(sign))
  return likely.length > 0 ? likely : ['unwell']
}

/** «حطيت له ماي وعسل وما شرب» is no poisoning. */
const OF_POISON: readonly Sign[] = ['poison', 'swallowed', 'caustic', 'flea-drug']
const HARMFUL = ['spray', 'medicine', 'cleaner', 'poisonous', 'badfood', 'plant', 'smoke', 'string']
function namesHarm(text: string): boolean {
  return dangersIn(text.split(' ')).some((themes) => themes.some((theme) => HARMFUL.includes(theme)))
}

const ASKS_WHETHER = /(?:^| )(?:هل|ممكن|يعني|راح|will|could)(?= |$)/
const WAS_GIVEN =
  /(?:^| )[وف]?(?:عطي|عطت\S*|عطا\S*|ا?عطيت\S*|ا?عطينا\S*|شرب\S*|اكل\S*|كل(?:ت|ا)?|بلع\S*|لحس\S*|حطيت\S*|ادي?ت\S*|سقي\S*|دهن\S*|gave|given|ate|swallowed)(?= |$)/

/** Something was given or taken, whatever else is asked: «عطيت القط بنادول، وكم التوصيل؟». @param text folded */
export function wasGiven(text: string): boolean {
  return WAS_GIVEN.test(text)
}

/** A drug was put on, for the fleas that were spoken of, perhaps one for dogs: «سويت لها من شوي». */
export function isTreated(before: Illness | null | undefined, text: string): boolean {
  return (before?.signs.includes('itching') ?? false) && WAS_PUT_ON.test(text)
}

const WAS_PUT_ON =
  /(?:^| )[وف]?(?:(?:حط|رش|بخ)ي(?:ت|نا)\S*|دهن(?:ت|ا)\S*|استخدمت\S*|استعملت\S*|(?:سويت|عملت)(?:ه|ها)?(?: ل(?:ه|ها))?|sprayed|applied|used|put)(?= |$)(?!.*(?:شامبو|مويه|ماي|صابون|shampoo|water))/

/** Nothing by mouth before the vet. A bird that breathes badly still needs its seeds within reach. */
export function takesNothing({ signs, kind }: Illness): boolean {
  const isBird = familyOf(kind) === 'birds'
  return signs.some((sign) => NIL_BY_MOUTH.includes(sign) && !(isBird && sign === 'breathing'))
}
const NIL_BY_MOUTH: readonly Sign[] = [
  'fumes',
  'shock',
  'flea-drug',
  'prolapse',
  'poison',
  'swallowed',
  'seizure',
  'collapse',
  'breathing',
  'injury',
  'no-urine',
  'swollen',
  'birth',
]

function mostUrgent(urgencies: readonly Urgency[]): Urgency {
  return URGENCIES.findLast((urgency) => urgencies.includes(urgency)) ?? 'soon'
}

export function familyOf(kind: Kind | null): ChatFamily | null {
  return kind && KINDS[kind].family
}
