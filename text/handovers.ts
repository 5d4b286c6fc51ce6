// The questions and sentences of a hand-over (H-07); the questions differ by family.
import type { World } from '#domain/catalog/worlds.ts'
import type { Check, CheckVerdict } from '#domain/handovers/handover.ts'
import { ANIMALS, formatCount } from './format-count.ts'
import { formatDateTime } from './format-date.ts'
import { formatNumber } from './format-number.ts'
import { isolate } from './format-text.ts'

export const HANDOVER_ERRORS = {
  notInOrder: 'لم يعد هذا الحيوان في الطلب. حدّث الصفحة لترى ما بقي.',
  animalGone: 'لم يعد سجل هذا الحيوان متاحاً لهذا الطلب. اختر سجلاً آخر.',
  photoGone: 'لم تعد إحدى الصور محفوظة. التقطها مرة أخرى.',
} as const

/** The reason in the order's history when it is delivered without having been on its way. */
export const handoverReason = 'تسليم مباشر بفحص وتوقيعين'

export function handedOverSentence(nameArabic: string, buyer: string | null, at: string): string {
  const who = buyer ? `، واستلمه ${isolate(buyer)}` : ''
  return `سُلّم ${isolate(nameArabic)} من قبل، ${formatDateTime(at)}${who}. بقي ذلك التسليم كما هو، ولم يتغيّر شيء.`
}

type CheckQuestion = { ask: string; hint: string }

const COAT: Record<'fur' | 'feathers' | 'scales', CheckQuestion> = {
  fur: { ask: 'الفراء نظيف وسليم؟', hint: 'بلا بقع خالية ولا جروح ولا براغيث.' },
  feathers: { ask: 'الريش مكتمل ونظيف؟', hint: 'ملتصق بالجسم، بلا نتف ولا جروح.' },
  scales: { ask: 'الحراشف والزعانف سليمة؟', hint: 'بلا بقع بيضاء ولا زعانف ممزقة.' },
}

const FURRED: Record<Check, CheckQuestion> = {
  alert: { ask: 'يقظ ويتحرك جيداً؟', hint: 'ينتبه لمن حوله ويمشي بلا عرج.' },
  eats: { ask: 'يأكل ويشرب؟', hint: 'أكل أو شرب اليوم، أو يقبل الطعام الآن.' },
  eyes: { ask: 'العينان صافيتان؟', hint: 'بلا إفراز ولا احمرار، ويتابع إصبعك.' },
  coat: COAT.fur,
  papers: { ask: 'أوراقه معكما؟', hint: 'ما ذُكر في صفحته: التطعيم، الشريحة، التصريح.' },
  cage: { ask: 'صندوقه سليم ونظيف؟', hint: 'مغلق جيداً، يدخله الهواء، ولا حافة تجرح.' },
}

const BIRD: Partial<Record<Check, CheckQuestion>> = {
  alert: { ask: 'يقظ ويقف ثابتاً؟', hint: 'على العود برجليه، ويتنفس والمنقار مغلق.' },
  eats: { ask: 'يأكل ويشرب؟', hint: 'يلتقط الحب، وحوصلته ليست فارغة.' },
  eyes: { ask: 'العينان صافيتان؟', hint: 'مفتوحتان، بلا إفراز ولا تورّم.' },
  coat: COAT.feathers,
  papers: { ask: 'أوراقه معكما؟', hint: 'ما ذُكر في صفحته: الحلقة، وتصريح سايتس إن لزم.' },
  cage: { ask: 'قفصه سليم ونظيف؟', hint: 'الباب يُغلق، والعود ثابت، ولا سلك بارز.' },
}

const FISH: Partial<Record<Check, CheckQuestion>> = {
  alert: { ask: 'يسبح باعتدال؟', hint: 'لا يميل على جنبه ولا يلهث عند السطح.' },
  eats: { ask: 'يقبل الطعام؟', hint: 'إن لم يُطعم قبل السفر فاختر «لا ينطبق».' },
  eyes: { ask: 'العينان صافيتان؟', hint: 'بلا غشاوة ولا بروز.' },
  coat: COAT.scales,
  papers: { ask: 'ما يلزم من الورق معكما؟', hint: 'لمعظم الأسماك لا ورق: اختر «لا ينطبق».' },
  cage: { ask: 'الكيس أو الحوض محكم؟', hint: 'لا يسرّب، وماؤه صافٍ، وفيه هواء يكفي.' },
}

const BY_WORLD: Record<World, Partial<Record<Check, CheckQuestion>>> = {
  cats: {},
  rabbits: {},
  small: {},
  supplies: {},
  birds: BIRD,
  fish: FISH,
}

/** The question as worded for this family. */
export function questionOf(check: Check, world: World | null): CheckQuestion {
  return (world && BY_WORLD[world][check]) ?? FURRED[check]
}

export const VERDICT_LABELS: Record<CheckVerdict, string> = {
  yes: 'نعم',
  no: 'لا',
  'not-applicable': 'لا ينطبق',
}

/** «5 نعم، 1 لا ينطبق»; verdicts that were not given are left out. */
export function verdictsText(counts: Record<CheckVerdict, number>): string {
  return (Object.keys(VERDICT_LABELS) as CheckVerdict[])
    .filter((verdict) => counts[verdict] > 0)
    .map((verdict) => `${formatNumber(counts[verdict])} ${VERDICT_LABELS[verdict]}`)
    .join('، ')
}

export const handoverText = {
  title: (animals: string) => `تسليم ${animals}`,
  titleOfMany: (count: number) => `تسليم ${formatCount(count, ANIMALS_GENITIVE)}`,
  to: 'إلى',
  which: (at: number, all: number) => `الحيوان ${formatNumber(at)} من ${formatNumber(all)}:`,
  step: (at: number, all: number) => `الخطوة ${formatNumber(at)} من ${formatNumber(all)}`,
  close: 'أغلق، وأكمل لاحقاً',
  question: (at: number, all: number) => `السؤال ${formatNumber(at)} من ${formatNumber(all)}`,
  noOpens: '«لا» تفتح سطراً للسبب وصورة.',
  previous: 'السؤال السابق',
  previousScreen: 'رجوع',
  no: 'لا',
  whyNot: 'ما الذي رأيتماه؟',
  takesIt: 'يأخذه مع هذه الملاحظة',
  refusesIt: 'لا يأخذه',
  notNo: 'بل «نعم»',
  whichAnimal: (records: number) => (records === 1 ? 'هل هو هذا؟' : 'أي واحد منها؟'),
  whichAnimalWhy: (records: number) =>
    records === 1
      ? 'بقي سجل واحد لهذا العنصر. إن كان هو، صار سجله للمشتري.'
      : 'لهذا العنصر أكثر من سجل. من تختاره يصير سجله للمشتري.',
  noMark: 'بلا شريحة ولا حلقة',
  noneOfThem: (records: number) => (records === 1 ? 'ليس هو' : 'ليس واحداً منها'),
  photoTitle: 'صورة لحظة التسليم',
  photoHow: (name: string) => `${isolate(name)} كله في الإطار، وجهه إليك.`,
  photoPrivate: 'تُحفظ مع الطلب، ويصلكما رابطها. لا تُنشر.',
  usePhoto: 'اعتمد الصورة',
  withoutPhoto: 'الكاميرا لا تعمل؟ تابع بلا صورة',
  signTitle: 'التوقيعان',
  sellerStep: '1 · البائع',
  buyerStep: '2 · المشتري',
  sellerName: 'اسم البائع',
  buyerName: 'اسم المشتري',
  sellerSignature: 'توقيع البائع',
  signAgain: 'وقّع من جديد',
  nameMissing: 'اكتب الاسم.',
  toBuyer: 'الآن المشتري',
  read: 'اقرأه',
  withPhoto: 'معه صورة لحظة التسليم.',
  hasNoPhoto: 'بلا صورة.',
  afterSigning: 'بعد التوقيع يصل السجل إلى بريدكما، وتبدأ مهلة المطالبة.',
  finish: 'أتمّ التسليم',
  sending: 'نسجّل التسليم…',
  start: 'ابدأ فحص التسليم',
  alive: 'حيّ: فحص وتوقيعان عند الباب',
  loading: 'نفتح الفحص…',
} as const

export const recordText = {
  title: 'سجل التسليم',
  unread: 'تعذّر تحميل سجل التسليم',
  ofOrder: (orderNumber: string) => `الطلب ${isolate(orderNumber)}`,
  happened: (at: string) => `سُلّم ${at}`,
  claim: (until: string) => `مهلة المطالبة حتى ${until}`,
  claimWhy: 'إن ظهرت عليه مشكلة صحية كانت فيه عند التسليم، أو لم يكن ما طُلب.',
  claimOver: (until: string) => `انتهت مهلة المطالبة ${until}`,
  seller: 'البائع',
  buyer: 'المشتري',
  signature: (name: string) => `توقيع ${name}`,
  forgotten: 'حُذفت الأسماء والتوقيعان والصور والملاحظات بعد ستة أشهر. بقيت أجوبة الفحص.',
  moment: 'صورة لحظة التسليم',
  print: 'اطبع السجل',
  setAside: 'لا يُعتدّ به: عاد الطلب بعده، أو سُلّم قبله، أو أُخرج حيوانه من الطلب، أو وصل بعد أن أُنهيت جولته.',
  goneTitle: 'هذا الرابط لا يفتح سجلاً',
  goneWhy: 'السجل محفوظ ستة أشهر، ثم يتوقف رابطه. افتح الرابط من آخر رسالة وصلتك، أو اسأل المتجر.',
  failedTitle: 'تعذّر فتح السجل',
  loading: 'نفتح السجل…',
} as const

/** In the office. */
export const adminHandoverText = {
  card: 'تسليم الحيوانات',
  unread: 'تعذّرت قراءة تسليم الحيوانات',
  open: (count: number) => `لم يُسلَّم بعد بفحص وتوقيعين: ${formatCount(count, ANIMALS)}`,
  handOver: (count: number) => (count === 1 ? 'سلّمه الآن' : count === 2 ? 'سلّمهما الآن' : 'سلّمها الآن'),
  unpaid: 'يُسلَّم بعد تأكيد الدفع.',
  done: 'سُجّل التسليم',
  refusedTitle: 'لم يأخذه المشتري',
  refusedWhy: 'لم يُسجَّل تسليم. قرّر في صفحة الطلب ما يصير إليه:',
  nothing: 'لا حيوان في هذا الطلب ينتظر التسليم',
  nothingWhy: 'سُلّم كل ما فيه، أو ليس فيه حيوان.',
  toOrder: 'إلى الطلب',
  stands: 'ما سُجّل من قبل',
  count: 'احتسب هذا التسليم',
  counting: 'نحتسبه…',
  counted: 'احتُسب التسليم',
  countTitle: 'هل الحيوان عند المشتري؟',
  countWhat: (last: boolean) =>
    `يصير هذا الفحص والتوقيعان هو التسليم، ويصل سجله إلى الطرفين، وتُحسب منه مهلة المطالبة.${last ? ' وهو آخر حيوان في الطلب، فيصير الطلب «تم التوصيل».' : ''} النقد الذي قُبض عند الباب سجّله في المدفوعات.`,
} as const

const ANIMALS_GENITIVE = { ...ANIMALS, two: 'حيوانين' }
