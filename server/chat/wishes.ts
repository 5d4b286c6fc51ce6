// The wishes for an animal and the evidence for each: its own record first, then the advice on its kind (C-04,
// C-05).
import type { Product } from '#contract/catalog.ts'
import type { Trait } from '#domain/chat/lexicon.ts'
import { foldArabic } from '#domain/fold-arabic.ts'
import { saidOf } from '#text/care/care-guides.ts'
import { preciseAnswer } from '#text/chat/answers/all.ts'
import type { Asked } from './asked.ts'
import { kindsOf } from './match-kinds.ts'
import { fitsAll, mayFit } from './match-wishes.ts'
import { sentencesOf, wordsOn } from './page-words.ts'

type AnimalWish = {
  /** As in «لم يُذكر في صفحته: الهدوء». */
  name: string
  /** Additional words beside those of the lexicon. */
  said?: RegExp
  /** The property of the record that fulfils it. */
  trait?: Trait
  /** Words on the page for and against it, if no property has it. */
  page?: RegExp
  against?: RegExp
  /** Precise answers: for its kind, and without a kind. */
  care?: string
  general?: string
  /** Cannot be answered by a record. */
  isOpen?: boolean
}

const SHEDS = { page: /قليله? التساقط|لا يكثر تساقطه/, against: /تمشيط|كثيف|شعر (?:ابيض )?طويل/ }

/** By property of the lexicon, or by an id of its own. */
const WISHES: Record<string, AnimalWish> = {
  easy: {
    name: 'مناسبته للمبتدئ',
    trait: 'easy',
    page: /اول طاير|اول مره|مبتدي/,
    said: /(?:^| )(?:اول (?:قط|قطه|قطوه|طير|حيوان|سمكه|ارنب|مره)|first[- ](?:time|pet|cat|bird))(?= |$)/,
    care: 'easy-for-beginner',
    general: 'which-is-easiest',
  },
  light: {
    name: 'قلة العناية',
    said: /(?:^| )و?(?:(?:ما|لا|مب|مو|مش|بدون|بلا|من غير) (?:[يتب]{0,2}تعب\S*|غلب\S*|متعب\S*|عنايه كثير\S*|يحتاج عنايه)|(?:سهل\S*|قليل\S*) (?:ال|في ال)?(?:عنايه|تربيه)|عنايت\S+ (?:سهل|بسيط|قليل)\S*|low maintenance|easy care|easy to (?:care|keep))/,
    page: /سهل\S* (?:العنايه|الاطعام)|لا يحتاج كثيرا|لا يحتاج الا|اسهلها تربيه/,
    against: /تمشيط|تنظيف العينين|تغيير اسبوعي|كل يوم/,
  },
  calm: { name: 'الهدوء', trait: 'calm' },
  active: { name: 'النشاط', trait: 'active' },
  tame: { name: 'حب الناس', trait: 'tame', said: /(?:^| )(?:يونس\S*|تونس\S*|cuddly|affectionate)/ },
  touch: {
    name: 'مسكه باليد',
    said: /(?:^| )\S{0,3}حضن\S*|(?:^| )\S{0,2}(?:مسك|[يتن]?شيل)(?:ه|ها|هم)?(?= |$)|(?:^| )(?:hold|cuddle|handle)/,
    page: /من اليد|باليد منذ|الحمل والتمسيد|اعتادت? الحمل|الحضن|بصاحب/,
    against: /للمشاهده|تشاهد ولا/,
  },
  kids: {
    name: 'الطبع مع الأطفال',
    trait: 'kids',
    said: /(?:^| )ل?(?:بنات|صبيان|صغارنا)(?= |$)/,
    care: 'safe-with-children',
    general: 'which-for-child',
  },
  pets: { name: 'الطبع مع حيوانات أخرى', trait: 'pets' },
  talks: { name: 'الكلام', trait: 'talks', care: 'does-it-talk' },
  sings: { name: 'التغريد', trait: 'sings' },
  whistles: { name: 'الصفير', trait: 'whistles' },
  noise: { name: 'خفة الصوت', trait: 'noise', care: 'noise' },
  flat: {
    name: 'مناسبته للشقة',
    said: /(?:^| )\S{0,3}شق(?:ه|ق|تي|تنا)(?= |$)|apartment|(?:^| )(?:small )?flat(?= |$)|studio|(?:^| )(?:بيت\S*|مكان\S*|غرف\S*) (?:صغير|ضيق)/,
    trait: 'calm',
    care: 'in-a-flat',
    general: 'which-for-flat',
  },
  alone: {
    name: 'البقاء وحده',
    said: /(?:^| )(?:ا?داوم|دوام\S*|بالدوام|بره البيت|اشتغل|بشتغل|at work|work all day|busy)(?= |$)|طول (?:ال)?(?:يوم|نهار)/,
    trait: 'alone',
    care: 'alone-at-work',
    general: 'which-for-worker',
  },
  elderly: {
    name: 'الهدوء',
    said: /كبير\S* (?:في |ب)?(?:ال)?(?:سن|عمر)|(?:^| )\S{0,2}(?:عجوز|جدتي|جدي|مسن\S*)(?= |$)|elderly|grand(?:ma|pa|mother|father)/,
    trait: 'calm',
    general: 'which-for-elderly',
  },
  sheds: {
    name: 'قلة التساقط',
    said: /(?:ما|لا|مب|مو|مش|قليل\S*|بدون|بلا) (?:\S+ )?(?:تساقط|[يت]تساقط|[يت]طيح|[يت]وقع|ب[يت]وقع|[يت]سقط|[يت]نسل|ب?[يت](?:طير|نثر|نزل|رمي|ترس)\S* (?:\S+ )?شعر\S*)|(?:low|no|non|little|less)[- ]shed|doesn.?t shed/,
    ...SHEDS,
    general: 'least-shedding-breed',
  },
  allergy: {
    name: 'أنه لا يهيّج الحساسية، ولا يُعرف هذا من صفحة',
    said: /حساسي|allerg/,
    ...SHEDS,
    general: 'allergy-free',
    isOpen: true,
  },
}

/** Precise answers that recommend animals. */
export const ADVICE_IDS: readonly string[] = Object.values(WISHES).flatMap(({ care, general }) =>
  [care, general].filter((id) => id !== undefined),
)

/** The ids of the wishes in a message. */
export function wishesIn({ traits, folded }: Asked): string[] {
  const isExpressed = (id: string, wish: AnimalWish) =>
    (traits as readonly string[]).includes(id) || wish.said?.test(folded)
  return Object.entries(WISHES).flatMap(([id, wish]) => (isExpressed(id, wish) ? [id] : []))
}

export function isWish(id: string): boolean {
  return id in WISHES
}

/** Advice without a kind, on the first wish that has some. */
export function generalAdvice(wishes: readonly string[]): string | null {
  const [id] = wishes.flatMap((each) => WISHES[each]?.general ?? [])
  const answer = preciseAnswer(id)?.answer
  return typeof answer === 'string' ? answer : null
}

/** The advice on children for this kind. */
export function childAdvice(product: Product): string | null {
  return careOn(product, 'safe-with-children')
}

export type WeighedAnimal = {
  product: Product
  score: number
  /** Evidence from its record, otherwise from the advice on its kind. */
  why: readonly string[]
  ofKind: readonly string[]
  /** Names of wishes without evidence. */
  open: readonly string[]
}

export function weigh(asked: Asked, product: Product, wishes: readonly string[]): WeighedAnimal {
  const all = wishes.flatMap((id) =>
    WISHES[id] ? [{ wish: WISHES[id], ...evidence(asked, product, WISHES[id]) }] : [],
  )
  return {
    product,
    score: all.reduce((sum, { weight }) => sum + weight, 0),
    why: [...new Set(all.flatMap(({ why }) => why ?? []))],
    ofKind: [...new Set(all.flatMap(({ ofKind }) => ofKind ?? []))],
    open: [
      ...new Set(
        all.flatMap(({ wish, why, ofKind }) => ((why ?? ofKind) === null || wish.isOpen ? wish.name : [])),
      ),
    ],
  }
}

type WishEvidence = { weight: number; why: string | null }

/** The record counts more than the kind, and a contradiction outweighs everything. */
function evidence(
  asked: Asked,
  product: Product,
  wish: AnimalWish,
): WishEvidence & { ofKind: string | null } {
  const own = ofRecord(product, wish, asked.folded)
  const care = ofCare(asked, product, wish)
  const isSilent = own.why === null && own.weight >= 0
  return { weight: own.weight + care.weight, why: own.why, ofKind: isSilent ? care.why : null }
}

function ofRecord(product: Product, { trait, page, against }: AnimalWish, folded: string): WishEvidence {
  const sentences = sentencesOf(product)
  const find = (pattern?: RegExp) => sentences.find((text) => pattern?.test(foldArabic(text))) ?? null
  if (page && find(page)) return { weight: 3, why: find(page) }
  if (against && find(against)) return { weight: -2, why: null }
  if (!trait) return { weight: 0, why: null }
  if (!mayFit(product, [trait], folded)) return { weight: -6, why: null }
  if (!fitsAll(product, [trait], [], folded)) return { weight: 0, why: null }
  if (trait === 'kids' && !find(/اطفال/)) {
    const isTame = find(/ترويض|من اليد|التمسيد/)
    const why = [wordsOn(product, trait), isTame].filter((words) => words !== null).join('، ')
    return { weight: isTame ? 2.5 : 2, why }
  }
  const lived = trait === 'kids' ? find(/اطفال/) : null
  return { weight: 3, why: lived ?? wordsOn(product, trait) }
}

const YES = /^(?:نعم|قد )|خافت|هادئ|لا صوت|لا يزعج/
const NO = /^(?:لا|ليس)[ ،]|يُسمع|تصرخ|صراخ|يصيح/

function ofCare(asked: Asked, product: Product, { care }: AnimalWish): WishEvidence {
  const text = care ? careOn(product, care) : null
  if (!text) return { weight: 0, why: null }
  const [least, age] = [leastAge(text), childAge(asked.folded)]
  const isNo = care === 'safe-with-children' && least !== null ? age !== null && age < least : NO.test(text)
  if (isNo) return { weight: -4, why: null }
  const [first = ''] = text.replace(/^نعم،? /, '').split(/(?<=[.])\s/)
  return YES.test(text) ? { weight: 1, why: first } : { weight: 0, why: null }
}

function careOn(product: Product, id: string): string | null {
  const answer = preciseAnswer(id)?.answer
  const [kind] = kindsOf(product)
  return typeof answer === 'object' && kind ? saidOf(kind, answer) : null
}

const ORDINALS = ['الخامسه', 'السادسه', 'السابعه', 'الثامنه']

/** A minimum age: «ليس لمن دون الثامنة», «بعد السابعة». */
function leastAge(text: string): number | null {
  const at = ORDINALS.findIndex((word) => foldArabic(text).includes(word))
  return at < 0 ? null : at + 5
}

/** The age of a child: «لولد عمره 7 سنين», «عمرها 8», «6 year old». */
function childAge(folded: string): number | null {
  const [, counted, told] = /(\d+) ?-?(?:سن|عام|year|yr)|(?:عمر|3omr|aged?)\S* (\d+)/.exec(folded) ?? []
  return Number(counted ?? told ?? 0) || null
}
