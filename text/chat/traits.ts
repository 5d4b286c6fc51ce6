// The chatbot's sentences on an animal's properties, from its record (C-04).
import type { Trait } from '#domain/chat/lexicon.ts'
import { isolate } from '#text/format-text.ts'

const NAMES: Record<Trait | 'colour', string> = {
  neutered: 'تعقيمه',
  dimensions: 'أبعاده',
  material: 'خامته',
  brand: 'علامته',
  left: 'كم بقي منه',
  noise: 'صوته',
  salt: 'نوع مائه',
  touch: 'حمله باليد',
  easy: 'أنه سهل للمبتدئ',
  male: 'جنسه',
  female: 'جنسه',
  sex: 'جنسه',
  age: 'عمره',
  young: 'عمره',
  colour: 'لونه',
  vaccinated: 'تطعيمه',
  health: 'صحته',
  kids: 'طبعه مع الأطفال',
  pets: 'طبعه مع الحيوانات الأخرى',
  talks: 'أنه يتكلم',
  sings: 'أنه يغرّد',
  whistles: 'أنه يصفّر',
  capacity: 'سعته',
  lasts: 'كم تكفي عبوته',
  included: 'ما يأتي معه',
  calm: 'طبعه',
  active: 'طبعه',
  nature: 'طبعه',
  single: 'بيعه منفرداً',
  alone: 'بقاؤه وحده',
  breeds: 'جاهزيته للتزاوج',
  tame: 'طبعه',
  weight: 'وزنه أو حجمه',
  breed: 'سلالته',
  place: 'مكانه',
  story: 'أكثر من ذلك',
}

export const traitText = {
  vaccinated: (is: boolean) => (is ? 'التطعيم: تمّ' : 'التطعيم: لم يتمّ بعد'),
  proven: (trait: 'vaccinated' | 'health', facts: readonly string[]) =>
    `${trait === 'vaccinated' ? 'التطعيم' : 'الصحة'}: ${facts.join('، ')}`,
  kids: (is: boolean, isShe: boolean) =>
    is ? (isShe ? 'مناسبة للأطفال' : 'مناسب للأطفال') : `لا يُنصح ${isShe ? 'بها' : 'به'} مع الأطفال`,
  pets: (is: boolean, isShe: boolean) =>
    is
      ? `${isShe ? 'تتعايش' : 'يتعايش'} مع الحيوانات الأخرى`
      : `لا يُنصح ${isShe ? 'بها' : 'به'} مع الحيوانات الأخرى`,
  dimensions: (dimensions: string) => `الأبعاد: ${dimensions}`,
  volume: (litres: string | undefined) => (litres ? `السعة: ${litres}` : null),
  material: (material: string) => `الخامة: ${material}`,
  brand: (brand: string) => `العلامة: ${brand}`,
  water: { salt: 'ماء مالح', fresh: 'ماء عذب' },
  place: (place: string) => `مكانه الآن: ${isolate(place)}`,
  left: (count: number) => `المتوفر منه الآن: ${count}`,
  quoted: (name: string, sentence: string) => `${isolate(name)}: ${sentence}`,
  said: (name: string, traits: readonly string[]) => `${isolate(name)}: ${traits.join('، ')}`,
  yes: (name: string, traits: readonly string[]) => `نعم، ${traitText.said(name, traits)}`,
  no: (name: string, traits: readonly string[]) => `لا، ${traitText.said(name, traits)}`,
  notSaid: (name: string, traits: readonly (Trait | 'colour')[], isShe: boolean) =>
    `${isolate(name)}: ${traitText.missing(traits, isShe)}، فاسألنا قبل أن تطلب.`,
  missing: (traits: readonly (Trait | 'colour')[], isShe: boolean): string => {
    const names = [...new Set(traits.map((trait) => NAMES[trait]))]
    const own = isShe
      ? names.map((each) =>
          each
            .replace(/^أنه ي/, 'أنها ت')
            .replace(/^أنه /, 'أنها ')
            .replace(/ه(?= |$)/, 'ها'),
        )
      : names
    return `لم يُذكر ${own.join(' ولا ')} في ${isShe ? 'صفحتها' : 'صفحته'}`
  },
  /** For a question that the pages of these items do not answer (C-04). */
  unsaid: (names: readonly string[], reach: string) =>
    `هذا غير مذكور في صفحة ${names.map(isolate).join(' ولا ')}. ${reach} ونتأكد لك.`,
  /** The whole page, if no single sentence answers the question (C-04). */
  page: (name: string, said: string) => `في صفحة ${isolate(name)}: ${said}`,
  beyondPage: (reach: string) => `وما لا تجده فيها نتأكد لك منه: ${reach}.`,
  noColour: 'لم يُذكر لونه',
  otherColours: 'ومن نوعه بألوان أخرى:',
  noOtherColour: 'ولا لون آخر منه عندنا الآن.',
  none: 'لا يوجد الآن ما تُذكر له هذه الصفة في صفحته. هذا أقرب ما لدينا:',
  fitting: 'هذا ما يناسب سؤالك مما يتوفر الآن:',
} as const
