// When an illness is over (C-01): the animal is well again after a vet saw it, or what it had can be seen to be gone.
// Everything else stays urgent, however well the animal looks.
import { foldArabic } from '#domain/fold-arabic.ts'
import { type Illness, signsIn, signsPossible } from './illness.ts'
import type { Kind } from './lexicon.ts'
import { isOfDead } from './mourning.ts'
import { readWords } from './read-words.ts'
import { kindsIn } from './recognise.ts'
import type { Sign } from './signs.ts'
import { topicModel } from './topic-model.ts'

export type Recovery = {
  /** What is asked besides; empty if nothing is. */
  rest: string
  /** The animals that are well again. */
  kinds: readonly Kind[]
  isDead: boolean
  /** A vet still has to look at it. */
  isUrgent: boolean
}

/** Null if the animal is not well again. @param before the illness in the conversation */
export function recoveryIn(message: string, before: Illness | null): Recovery | null {
  const parts = partsOf(message)
  if (before && parts.some((part) => isOfDead(part, false)))
    return { rest: message, kinds: [], isDead: true, isUrgent: false }
  const at = parts.findLastIndex((part) => tellsOfRecovery(foldArabic(part)))
  if (at < 0) return null
  const told = foldArabic(parts.slice(0, at + 1).join(' '))
  const rest = parts
    .slice(at + 1)
    .join(' ')
    .trim()
  const isTreated = BY_VET.test(told) && !NOT_YET.test(told)
  const signs = [...(before?.signs ?? []), ...signsOf(told, isTreated)]
  if (signs.length === 0 || LIMITED.test(foldArabic(rest))) return null
  if (!isTreated && !signs.every((sign) => VISIBLE.includes(sign))) return null
  return { rest, kinds: kindsIn(told), isDead: false, isUrgent: !isTreated && before?.urgency === 'now' }
}

/** A question or «but» begins a new part even without a comma: «صار زين شو أعطيه؟». */
function partsOf(message: string): string[] {
  return message.split(PART).filter((part) => part.trim() !== '')
}
const PART =
  /(?<=[،,.!؛;\n]\s*|[؟?]\s*)(?=[^\s،,.!؛;؟?])|\s(?=و?(?:بس|لكن|but|شو|وش|ايش|أيش|إيش|ايه|إيه|كم|كام|بكم|متى|متي|هل|كيف|شلون|وين|عندكم|أقدر|اقدر|ممكن|ينفع|what|how|when|where|can|could|do|does|should)\s)/iu

function tellsOfRecovery(part: string): boolean {
  return WELL.test(part) && !UNREAL.test(part)
}

/** A vet who treated it makes a sign likelier. */
function signsOf(told: string, isTreated: boolean): Sign[] {
  const whole = topicModel().report(readWords(told).clauses.flat())
  return isTreated
    ? signsPossible(whole)
    : signsIn({ whole, clauses: [] }, { hasAnimal: true, isPlain: true })
}

const FINE =
  '(?:بخير|زينه?|تمام|كويسه?|سليمه?|عاديه?|طبيعيه?|ممتازه?|بصحه|معافي|fine|ok|okay|well|healthy|normal(?:ly)?|herself|himself)'
const LIVES = '[يت](?:اكل|لعب|مشي|سبح|تحرك|شرب|بول|تبول|طير|ركض|نط)(?:وا|ون)?'
const WELL = new RegExp(
  `(?:^| )و?(?:تحسن(?:ت|وا)?|تعاف[يت]\\S*|شفيت?|طابت?|recovered|cured|cleared (?:him|her|it|them))(?= |$)|` +
    `(?:^| )[وف]?(?:صار(?:ت|وا)?|رجع(?:ت|وا)?|عادت?|هو|هي|is|are|was|hes|shes|its|back to|all|الحمدلله|الحمد لله|قال(?:ت|ي)?(?: ان(?:ه|ها))?) (?:الحين |الان |اليوم |now |all |completely )?(?:${LIVES} )?${FINE}(?= |$)|` +
    `(?:^| )[وف]?(?:صار|رجع|بدا|قام)(?:ت|وا)? (?:الحين )?${LIVES}(?: |$)|` +
    '(?:^| )(?:is|started|began|back to) (?:eating|playing|walking|swimming|drinking)(?: |$)',
)
/** Denied, hoped for, asked, or only in part. */
const UNREAL =
  /(?:^| )(?:و?(?:ما|لم|لا|مو|مب|مش|اذا|لو|متي|هل|لين|حتي|الين|لحد|عشان|لازم|ان شاء الله|يا رب|شوي|نوعا|قليل|يمكن|كان(?:ه|ها)|قبل))(?= |$)|(?:^| )(?:not|isnt|hasnt|if|until|when|still|only|little|hope|maybe|before|was fine|was ok|was well)(?= |$)/
/** After the recovery: it is not whole. */
const LIMITED = /^و?(?:بس|لكن|الا|لسا|لسه|ما زال\S*|but|still|except)(?= |$)/
const BY_VET =
  /(?:^| )\S{0,3}(?:دكتور|دكتوره|بيطري|عياد\S*|علاج\S*|عالج\S*|عمليه|ابره|دوا|دواء|vet|clinic|treat\S*|surgery|medicine)(?= |$)/
const NOT_YET =
  /(?:^| )(?:بدون|بلا|ما|لا|مو|ب[انا]?ودي\S*|[ان]ودي\S*|[ان]?روح|باخذ\S*|اخذه?ا?|موعد\S*|without|no|will|going|before|human)(?= |$)/

/** One sees that it is gone. Poison, a fall or a bite may still kill an animal that looks well. */
const VISIBLE: readonly Sign[] = [
  'not-eating',
  'no-droppings',
  'diarrhoea',
  'vomiting',
  'droppings',
  'lethargic',
  'thirst',
  'limping',
  'cough',
  'sneezing',
  'floating',
  'itching',
  'pain',
  'fever',
  'eyes',
  'unwell',
]
