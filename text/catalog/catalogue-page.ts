// What the catalogue says: its filters, its order, its results (S-CATB).
import type { AgeGroup, ProductSort, ProductType } from '#domain/product.ts'
import { type Counted, formatCount } from '#text/format-count.ts'
import { formatNumber } from '#text/format-number.ts'
import { isolate } from '#text/format-text.ts'

export const sortText: Record<ProductSort, string> = {
  relevance: 'الأنسب',
  featured: 'المميّز أولاً',
  'price-asc': 'السعر: الأقل أولاً',
  'price-desc': 'السعر: الأعلى أولاً',
  name: 'الاسم',
  newest: 'الأحدث',
}

export const ageGroupText: Record<AgeGroup, string> = {
  young: 'أقل من 6 أشهر',
  growing: 'من 6 إلى 12 شهراً',
  adult: 'سنة فأكثر',
}

export const typeText: Record<ProductType, string> = { animal: 'حيوانات', product: 'مستلزمات' }

const MORE_THAN = 'أكثر من '

export const catalogueText = {
  /** S2-12: at the end of the list, and where nothing was found. */
  notFound: 'لم تجد من تبحث عنه؟',
  askAnimal: 'اطلب حيواناً',
  skipFilters: 'تخطَّ التصفية إلى النتائج',
  title: 'كل المنتجات',
  animals: 'الحيوانات',
  supplies: 'المستلزمات',
  /** «نتائج البحث عن «…»»: the words go between these two. */
  resultsFor: ['نتائج البحث عن «', '»'],
  searchTitle: (words: string) => `نتائج البحث عن «${isolate(words)}»`,
  description: 'تصفّح الحيوانات الأليفة ومستلزماتها، بصورها ومواصفاتها وأسعارها، مع التوصيل في سلطنة عُمان.',
  /** Instead of a price, on the picture beside a shared link. */
  browseFamily: 'تصفّح القسم',
  picture: (family: string, shop: string) => `قسم ${isolate(family)} في ${isolate(shop)}`,
  categoryDescription: (name: string, count: string, shop: string) =>
    `${name} في ${shop}: ${count}، بالصور والمواصفات والأسعار، مع التوصيل في سلطنة عُمان.`,
  categories: 'القسم',
  all: 'الكل',
  type: 'النوع',
  sort: 'الترتيب',
  region: 'يصل إلى محافظة',
  anyRegion: 'كل المحافظات',
  available: 'المتوفر فقط',
  price: 'السعر',
  priceFrom: 'من',
  priceTo: 'إلى',
  currency: 'ر.ع',
  notAPrice: 'اكتب سعراً بالأرقام، مثل 12.5',
  priceCrossed: 'أقل من بداية السعر',
  priceBetween: (from: string, to: string) => `من ${isolate(from)} إلى ${isolate(to)}`,
  priceAtLeast: (from: string) => `من ${isolate(from)}`,
  priceAtMost: (to: string) => `حتى ${isolate(to)}`,
  gender: 'الجنس',
  breed: 'السلالة',
  age: 'العمر',
  color: 'اللون',
  ofBreed: (breed: string) => `السلالة: ${isolate(breed)}`,
  ofColor: (color: string) => `اللون: ${isolate(color)}`,
  moreValues: 'المزيد',
  /** Beside a filter: «24», «+1000» */
  leaves: (count: number, more = false) => `${more ? '+' : ''}${more ? count : formatNumber(count)}`,
  /** The prices of what is found. */
  pricesFound: (from: string, to: string) => `الأسعار من ${isolate(from)} إلى ${isolate(to)}`,
  vaccinated: 'المطعّم فقط',
  hideFilters: 'إخفاء التصفية',
  showFilters: 'إظهار التصفية',
  filter: 'التصفية',
  filterAndSort: 'التصفية والترتيب',
  apply: 'تطبيق',
  clear: 'مسح التصفية',
  clearShort: 'مسح',
  active: 'التصفية الحالية',
  remove: (filter: string) => `إزالة ${isolate(filter)}`,
  deliversTo: (region: string) => `يصل إلى ${region}`,
  search: (words: string) => `بحث: ${words}`,
  show: (results: string) => `عرض ${results}`,
  view: 'طريقة العرض',
  grid: 'شبكة',
  list: 'قائمة',
  products: 'المنتجات',
  shown: (shown: number, total: number, more = false) =>
    `عرضنا ${formatNumber(shown)} من ${more ? MORE_THAN : ''}${formatNumber(total)}`,
  /** «24 قطة»، «أكثر من 10,000 نتيجة» */
  counted: (total: number, more: boolean | undefined, noun: Counted) =>
    `${more ? MORE_THAN : ''}${formatCount(total, noun)}`,
  /** What was typed is nowhere; what is listed was found for likelier words. */
  instead: (typed: string, found: string) =>
    `لم نجد «${isolate(typed)}» كما كُتبت، وهذه نتائج «${isolate(found)}».`,
  more: 'عرض المزيد',
  loading: 'جارٍ التحميل',
  toStart: 'العودة إلى أول القائمة',
  moreFailed: 'تعذّر تحميل المزيد. تحقق من الإنترنت وحاول مرة أخرى.',
  none: 'لا توجد نتائج',
  noneFor: (words: string) => `لا يوجد «${isolate(words)}» في المتجر الآن.`,
  nearest: 'هذا أقرب الأقسام إليه.',
  noneNear: 'جرّب كلمة أخرى أو أقصر، أو تصفّح أقسامنا.',
  noneWhy: 'جرّب كلمة أقصر، أو خفّف التصفية.',
  noneFiltered: 'لا شيء يجمع كل ما اخترته. خفّف التصفية قليلاً.',
  tooLong: (longest: number) =>
    `البحث أطول من ${formatNumber(longest)} حرف. ما كتبته باقٍ في مربع البحث: اختصره وابحث من جديد.`,
  without: 'جرّب من دون',
  browse: 'أو تصفّح',
  noneYet: 'نجهّز أصدقاء جدداً، عُد إلينا قريباً.',
  toHome: 'إلى الرئيسية',
  reset: 'عرض كل المنتجات',
  failed: 'تعذّر تحميل المنتجات',
  failedWhy: 'تحقق من الإنترنت، ثم أعد المحاولة.',
  retry: 'إعادة المحاولة',
} as const
