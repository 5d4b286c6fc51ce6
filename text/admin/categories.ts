// What the back office says of categories (A-CAT).
import type { World } from '#domain/catalog/worlds.ts'
import { type Counted, formatCount, ITEMS } from '#text/format-count.ts'
import { isolate } from '#text/format-text.ts'

const CATEGORIES: Counted = {
  zero: 'لا فئات',
  one: 'فئة واحدة',
  two: 'فئتان',
  few: 'فئات',
  many: 'فئة',
  other: 'فئة',
}

/** Beside the fields that only the server can check, and in the toast (A-CAT-07). */
export const categoryFieldText = {
  imageUnknown: 'لم تُرفع هذه الصورة إلى المتجر. ارفعها من جديد.',
  moveToUnknown: 'الفئة التي تُنقل إليها العناصر لم تعد موجودة. اختر فئة أخرى.',
} as const

export const categoriesText = {
  counted: (count: number) => formatCount(count, CATEGORIES),
  list: 'الفئات',
  add: 'إضافة فئة',
  searchLabel: 'البحث في الفئات',
  search: 'الاسم أو الوصف، بالعربية أو الإنجليزية',
  filter: 'الحالة',
  filters: { '': 'الكل', true: 'نشطة', false: 'غير نشطة' },
  active: 'نشطة',
  inactive: 'غير نشطة',
  items: (count: number) => formatCount(count, ITEMS),
  noDescription: 'بلا وصف',
  created: (date: string) => `أُضيفت ${date}`,
  editShort: 'تعديل',
  edit: (name: string) => `تعديل فئة ${isolate(name)}`,
  removeConfirm: 'حذف',
  remove: (name: string) => `حذف فئة ${isolate(name)}`,
  seeItems: (name: string) => `عناصر فئة ${isolate(name)}`,
  noPicture: 'لا صورة لهذه الفئة',
  /** A-CAT-05. */
  empty: 'لا توجد فئات',
  emptyWhy: 'ابدأ بإضافة أول فئة، لتظهر في الصفحة الرئيسية.',
  nothingFound: 'لا توجد فئات تطابق بحثك',
  nothingFoundWhy: 'جرّب كلمة أخرى، أو غيّر الحالة.',
  showAll: 'عرض كل الفئات',
  newTitle: 'إضافة فئة جديدة',
  editTitle: 'تعديل الفئة',
  labels: {
    name: 'الاسم بالإنجليزية',
    nameArabic: 'الاسم بالعربية',
    description: 'الوصف بالإنجليزية',
    descriptionArabic: 'الوصف بالعربية',
    emoji: 'الرمز',
    world: 'العائلة',
    imageUrl: 'صورة الفئة',
    isActive: 'فئة نشطة',
  },
  emojiHint: 'رمز تعبيري واحد، مثل 🐱',
  worldHint: 'لون الفئة في المتجر.',
  activeHint: 'غير النشطة تختفي من المتجر مع عناصرها.',
  worlds: {
    cats: 'قطط، مشمشي',
    birds: 'طيور، أخضر',
    fish: 'أسماك، أزرق',
    rabbits: 'أرانب، بنفسجي',
    small: 'حيوانات صغيرة، وردي',
    supplies: 'مستلزمات، رملي',
  } satisfies Record<World, string>,
  save: 'إضافة الفئة',
  saving: 'جارٍ الإضافة...',
  update: 'تحديث الفئة',
  updating: 'جارٍ التحديث...',
  uploading: 'انتظر اكتمال رفع الصورة',
  added: 'تم إضافة الفئة بنجاح',
  updated: 'تم تحديث الفئة بنجاح',
  removed: 'تم حذف الفئة بنجاح',
  /** A-CAT-07, A-CAT-10. */
  wrong: 'خطأ في البيانات',
  addFailed: 'خطأ في إضافة الفئة',
  updateFailed: 'خطأ في تحديث الفئة',
  removeFailed: 'خطأ في حذف الفئة',
  removeTitle: (name: string) => `هل أنت متأكد من حذف فئة ${isolate(name)}؟`,
  removeWhat: 'لا يمكن التراجع عن الحذف.',
  removeWithItems: (count: number) =>
    `في هذه الفئة ${formatCount(count, ITEMS)}. اختر إلى أين تنتقل، ثم تُحذف الفئة بلا رجعة.`,
  moveTo: 'تُنقل العناصر إلى',
  chooseMove: 'اختر فئة',
  moveToNone: 'بلا فئة',
  moveMissing: 'اختر أولاً إلى أين تنتقل العناصر.',
  removing: 'جارٍ الحذف...',
} as const
