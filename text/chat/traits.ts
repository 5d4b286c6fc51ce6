// What the chatbot says of an animal's properties, as its record has them (C-04).
import type { Trait } from '#domain/chat/lexicon.ts'
import { isolate } from '#text/format-text.ts'

const NAMES: Record<Trait | 'colour', string> = {
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
  calm: 'طبعه',
  weight: 'وزنه أو حجمه',
  breed: 'سلالته',
  story: 'أكثر من ذلك',
}

export const traitText = {
  vaccinated: (is: boolean) => (is ? 'التطعيم: تمّ' : 'التطعيم: لم يتمّ بعد'),
  proven: (trait: 'vaccinated' | 'health', facts: readonly string[]) =>
    `${trait === 'vaccinated' ? 'التطعيم' : 'الصحة'}: ${facts.join('، ')}`,
  kids: (is: boolean) => (is ? 'مناسب للأطفال' : 'لا يُنصح به مع الأطفال'),
  pets: (is: boolean) => (is ? 'يتعايش مع الحيوانات الأخرى' : 'لا يُنصح به مع الحيوانات الأخرى'),
  said: (name: string, traits: readonly string[]) => `${isolate(name)}: ${traits.join('، ')}`,
  notSaid: (name: string, traits: readonly (Trait | 'colour')[]) =>
    `${isolate(name)}: لم يُذكر ${[...new Set(traits.map((trait) => NAMES[trait]))].join(' ولا ')} في صفحته، فاسألنا قبل أن تطلب.`,
  none: 'لا يوجد الآن ما تُذكر له هذه الصفة في صفحته. هذا أقرب ما لدينا:',
  fitting: 'هذا ما يناسب سؤالك مما يتوفر الآن:',
} as const
