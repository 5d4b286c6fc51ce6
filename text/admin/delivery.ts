// What the editor of the governorates that differ says (L-06).
import { type Counted, formatCount } from '#text/format-count.ts'

const GOVERNORATES: Counted = {
  zero: 'لا محافظة',
  one: 'محافظة واحدة',
  two: 'محافظتان',
  few: 'محافظات',
  many: 'محافظة',
  other: 'محافظة',
}

export const deliveryEditorText = {
  title: 'المحافظات',
  fees: 'الرسوم بالريال',
  office: 'المكتب',
  home: 'المنزل',
  all: 'كل المحافظات',
  following: (count: number) => `الأصل، وتتبعه ${formatCount(count, GOVERNORATES)}`,
  noAnimals: 'بلا حيوانات',
  none: 'لا',
  nowhere: 'لا توصيل إليها',
  toOffice: 'إلى مكتب شركة التوصيل',
  toHome: 'إلى باب المنزل',
  animals: 'تصل إليها الحيوانات',
  days: 'مدة التوصيل',
  asBase: 'كالأصل',
  asBaseOf: (region: string) => `أعد ${region} كالأصل`,
  edit: (region: string) => `عدّل ${region}`,
  done: 'تم',
  add: 'محافظة تخالف الأصل',
} as const
