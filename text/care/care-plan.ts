// The words of the care plan of an animal, on its page and in its mail (H-09). The advice is in the care texts.
import type { CarePlan } from '#contract/care-plan.ts'
import type { CarePart } from '#domain/chat/lexicon.ts'
import { formatDate } from '#text/format-date.ts'
import { isolate } from '#text/format-text.ts'

export const CARE_PART_TITLES: Record<CarePart, string> = {
  firstdays: 'الأيام الأولى',
  sexes: 'الذكر والأنثى',
  people: 'صحة أهل البيت',
  travel: 'في السيارة',
  food: 'طعامه',
  water: 'ماؤه',
  home: 'مكانه',
  setup: 'تجهيز الحوض',
  stocking: 'كم سمكة؟',
  litter: 'صندوق الرمل',
  heat: 'الحر والبرد',
  bathing: 'النظافة والاستحمام',
  coat: 'شعره وأظافره',
  vaccines: 'التطعيم والوقاية',
  pregnancy: 'الحمل',
  breeding: 'التزاوج',
  together: 'مع حيوانات أخرى',
  taming: 'الألفة والتدريب',
  scratching: 'الخدش',
  lifespan: 'كم يعيش؟',
  play: 'اللعب',
  sleep: 'النوم',
  teeth: 'الأسنان',
}

/** In the order of the plan; parts without advice are omitted. */
export const PLAN_PARTS = [
  ...['firstdays', 'food', 'water', 'home', 'litter', 'heat'],
  ...['vaccines', 'coat', 'bathing', 'teeth', 'together'],
] as const satisfies readonly CarePart[]

export const carePageText = {
  crumb: 'خطة العناية',
  print: 'اطبع الخطة',
  signedOutWhy: 'ادخل إلى حسابك لترى خطة العناية بحيوانك.',
  failedTitle: 'تعذّرت قراءة الخطة',
} as const

export const carePlanText = {
  title: (name: string) => `خطة العناية: ${isolate(name)}`,
  basics: 'أهم ما تعرفه',
  calendar: 'مواعيده',
  due: 'ما كُتب له موعد',
  dueOn: (day: string) => formatDate(day),
  byAge: 'بحسب عمره',
  from: (day: string) => `من ${formatDate(day)}`,
  done: (day: string) => `تم في ${formatDate(day)}`,
  vetDecides: 'مواعيد التطعيم والعلاج يقررها الطبيب البيطري. ما كُتب هنا عام، وليس تشخيصاً ولا وصفة.',
  seeVet: 'إن ترك الأكل أو خمل أو تغيّر شيء فيه، فراجع الطبيب البيطري ولا تنتظر.',
  source: (source: string) => `المصدر: ${source}.`,
  reviewed: ({ vet, on }: { vet: string; on: string }) => `راجعها الطبيب ${isolate(vet)}، ${formatDate(on)}.`,
  noText: 'لم نكتب بعد نصائح لهذا النوع، ولا نخمّن: اسأل الطبيب البيطري عن طعامه ومواعيده.',
} as const
export function sourceLine({ source, review }: NonNullable<CarePlan['text']>): string {
  return [carePlanText.source(source), review && carePlanText.reviewed(review)].filter(Boolean).join(' ')
}
