// The life stage that goods are for: kittens, adult or senior cats, chicks (C-04).
import type { Product } from '#contract/catalog.ts'
import { KINDS, type Kind } from '#domain/chat/lexicon.ts'
import { foldArabic } from '#domain/fold-arabic.ts'
import type { Asked } from './asked.ts'
import { monthsIn } from './measures.ts'

const OF_OLD = /كب[يا]ر\S* في السن|سبع سنوات/
const OF_GROWN = /بالغ|من سنه فاكثر/
const OF_YOUNG = /(?:قطط|ارانب|كلاب|حيوانات) (?:ال)?صغير\S*|للصغار|من عمر شهر|اسابيعها الاولي/
const STAGES = [OF_OLD, OF_GROWN, OF_YOUNG]

/** The life stage in a message about food: «قطتي عمرها 12 سنة», «حديثة الولادة». */
export function stageIn(folded: string): RegExp | null {
  const years = Number(/(\d+) ?(?:سن|year)/.exec(folded)?.[1] ?? 0)
  if (years >= 7 || /عجوز|عجايز|مسن|شايب|كب[يا]ر\S* (?:ب|في )?(?:ال)?(?:سن|عمر)|senior|old cat/.test(folded))
    return OF_OLD
  if (years >= 1 || /كبار|كبيره|بالغ|adult/.test(folded)) return OF_GROWN
  return /صغير|صغار|مولود|ولاده|رضيع|فطام|شهر|شهور|اشهر|كتن|بيبي|kitten|baby/.test(folded) ? OF_YOUNG : null
}

/** Words for a pregnant animal. */
const OF_PREGNANCY = [
  'signs-of-pregnancy',
  'birth-is-near',
  'birth-is-late',
  'food-in-pregnancy',
  'place-to-give-birth',
]

const PREGNANT = /حامل|حوامل|الحمل|حبلي|ولدت|بتولد|الولاده|والده|ترضع|رضاع|نفاس|pregnan|nursing/

/** Selects the precise answer on feeding a pregnant, young or old animal: «شو تاكل؟». */
export function withFeeding({ precise, about, told, folded }: Asked, kind: Kind): Asked['precise'] {
  const id = precise.get('care')
  if (id !== undefined && id !== 'young-meals' && id !== 'food-in-pregnancy') return precise
  const isPregnant =
    about.subject.part === 'pregnancy' || OF_PREGNANCY.includes(about.precise ?? '') || PREGNANT.test(folded)
  const stage = monthsIn(told) === null ? null : stageOf(told, KINDS[kind].family === 'cats')
  const ofStage = stage === OF_YOUNG ? 'young-meals' : stage === OF_OLD ? 'senior-animal' : undefined
  const own = id === 'young-meals' ? id : undefined
  const fed = isPregnant ? 'food-in-pregnancy' : stage === null ? own : ofStage
  return new Map([...precise].filter(([topic]) => topic !== 'care').concat(fed ? [['care', fed]] : []))
}

const OLD_MONTHS = 84

/** Cats are adult after a year, chicks and small animals after two months. */
export function stageOf(folded: string, isCat: boolean): RegExp | null {
  const months = monthsIn(folded)
  if (months === null) return stageIn(folded)
  if (months < (isCat ? 12 : 3)) return OF_YOUNG
  return isCat && months >= OLD_MONTHS ? OF_OLD : OF_GROWN
}

/** The stage that its page names; null for none or several. */
export function stageNamed({ nameArabic, descriptionArabic }: Product): RegExp | null {
  const text = foldArabic(`${nameArabic} ${descriptionArabic}`)
  const stages = STAGES.filter((stage) => stage.test(text))
  return stages.length === 1 ? (stages[0] ?? null) : null
}
