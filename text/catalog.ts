// What the shop says of products: card, catalogue, product page, pictures (S-CARD, S-STK, S-CATB, S-GAL).
import type { Gender, ProductSort, ProductType, Size } from '#domain/product.ts'
import { stockLabel } from '#domain/stock.ts'
import { type Counted, formatCount } from '#text/format-count.ts'
import { formatNumber } from '#text/format-number.ts'
import { isolate } from '#text/format-text.ts'

const PHOTOS: Counted = { one: 'صورة واحدة', two: 'صورتان', few: 'صور', many: 'صورة', other: 'صورة' }

export const genderText: Record<Gender, string> = { male: 'ذكر', female: 'أنثى', unknown: 'غير محدد' }

export const sizeText: Record<Size, string> = {
  small: 'صغير',
  medium: 'متوسط',
  large: 'كبير',
  extra_large: 'كبير جداً',
}

/** S-STK-01 in one or two words; `limited` is what a low stock is called, before the number that is left. */
export const stockText = {
  in: 'متوفر',
  limited: 'كمية محدودة',
  out: 'نفد',
  left(quantity: number): string {
    if (quantity === 1) return 'بقي واحد'
    return quantity === 2 ? 'بقي اثنان' : `بقي ${formatNumber(quantity)}`
  },
} as const

/** «متوفر»، «كمية محدودة، بقي 3»، «نفد» */
export function stockSentence(quantity: number): string {
  const label = stockLabel(quantity)
  return label === 'low' ? `${stockText.limited}، ${stockText.left(quantity)}` : stockText[label]
}

/** An animal is spoken of by its gender. */
export const healthText = {
  vaccinated: (gender: Gender | null) => (gender === 'female' ? 'مطعّمة' : 'مطعّم'),
  goodWithKids: (gender: Gender | null) => (gender === 'female' ? 'ودودة مع الأطفال' : 'ودود مع الأطفال'),
  goodWithPets: (gender: Gender | null) =>
    gender === 'female' ? 'تتعايش مع الحيوانات الأخرى' : 'يتعايش مع الحيوانات الأخرى',
} as const

/** S-ERR-09, after «غير متوفر»; X-47: a supply is not called an animal. */
export const soldOutText: Record<ProductType, string> = {
  animal: 'هذا الحيوان غير متوفر حالياً',
  product: 'هذا المنتج غير متوفر حالياً',
}

export const cardText = {
  featured: 'مميّز',
  isNew: 'جديد',
  add: 'أضف إلى السلة',
  signIn: 'سجّل الدخول للشراء',
  pending: 'قيد التنفيذ',
  unavailable: 'غير متوفر',
  details: 'التفاصيل',
  noPicture: 'لا توجد صورة',
  priceBefore: 'كان سعره',
  photos: (name: string, count: number) => `عرض صور ${isolate(name)}، ${formatCount(count, PHOTOS)}`,
  photoCount: (count: number) => formatCount(count, PHOTOS),
  color: (color: string) => `اللون: ${color}`,
} as const

export const galleryText = {
  title: (name: string) => `صور ${isolate(name)}`,
  close: 'إغلاق الصور',
  next: 'الصورة التالية',
  previous: 'الصورة السابقة',
  /** S-GAL-01: «1 من 5» */
  counter: (position: number, total: number) => `${formatNumber(position)} من ${formatNumber(total)}`,
  photo: (position: number, total: number) => `الصورة ${formatNumber(position)} من ${formatNumber(total)}`,
  thumbnails: 'كل الصور',
  enlarge: 'تكبير الصورة',
  zoomIn: 'تكبير',
  zoomOut: 'تصغير',
  zoomReset: 'الحجم الأصلي',
  zoom: (percent: number) => `${formatNumber(percent)}%`,
  none: 'لا توجد صور متاحة',
  failed: 'لا يمكن عرض الصورة',
  failedWhy: 'تعذّر تحميل هذه الصورة',
  loading: 'جارٍ تحميل الصورة',
  retry: 'إعادة المحاولة',
} as const

export const sortText: Record<ProductSort, string> = {
  featured: 'المميّز أولاً',
  'price-asc': 'السعر: الأقل أولاً',
  'price-desc': 'السعر: الأعلى أولاً',
  name: 'الاسم',
  newest: 'الأحدث',
}

export const typeText: Record<ProductType, string> = { animal: 'حيوانات', product: 'مستلزمات' }

const MORE_THAN = 'أكثر من '

export const catalogueText = {
  title: 'كل المنتجات',
  animals: 'الحيوانات',
  supplies: 'المستلزمات',
  /** «نتائج البحث عن «…»»: the words stand between these two. */
  resultsFor: ['نتائج البحث عن «', '»'],
  searchTitle: (words: string) => `نتائج البحث عن «${isolate(words)}»`,
  description:
    'تصفّح القطط والطيور وأسماك الزينة والأرانب ومستلزماتها، بصورها ومواصفاتها وأسعارها، مع التوصيل في سلطنة عُمان.',
  categoryDescription: (name: string, count: string) =>
    `${name} في متجر أليف: ${count}، بالصور والمواصفات والأسعار، مع التوصيل في سلطنة عُمان.`,
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
  vaccinated: 'المطعّم فقط',
  hideFilters: 'إخفاء التصفية',
  showFilters: 'إظهار التصفية',
  filter: 'التصفية',
  filterAndSort: 'التصفية والترتيب',
  close: 'إغلاق',
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
  counted: (total: number, more: boolean, noun: Counted) =>
    `${more ? MORE_THAN : ''}${formatCount(total, noun)}`,
  /** What was typed is nowhere; what is listed was found for likelier words. */
  instead: (typed: string, found: string) =>
    `لم نجد «${isolate(typed)}» كما كُتبت، وهذه نتائج «${isolate(found)}».`,
  more: 'عرض المزيد',
  loading: 'جارٍ التحميل',
  toStart: 'العودة إلى أول القائمة',
  moreFailed: 'تعذّر تحميل المزيد. تحقق من الإنترنت وحاول مرة أخرى.',
  none: 'لا توجد نتائج',
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

export const factText = {
  breed: 'السلالة',
  age: 'العمر',
  gender: 'الجنس',
  color: 'اللون',
  size: 'الحجم',
  weight: 'الوزن',
  location: 'الموقع',
  brand: 'العلامة التجارية',
  model: 'الطراز',
  material: 'الخامة',
  dimensions: 'الأبعاد',
} as const

export const productText = {
  breadcrumb: 'أنت هنا',
  home: 'الرئيسية',
  facts: 'المواصفات',
  health: 'الصحة والطباع',
  delivery: 'التوصيل',
  homeOnly: 'توصيل مباشر إلى باب المنزل',
  toOffice: 'إلى مكتب شركة التوصيل',
  toHome: 'إلى باب المنزل',
  free: 'مجاناً',
  within: 'مدة التوصيل',
  everywhere: 'يصل إلى كل محافظات عُمان.',
  somewhere: 'يصل إلى:',
  nowhere: 'لا يُوصَل حالياً إلى أي محافظة. اسألنا عنه.',
  inspect:
    'افحص الحيوان عند الاستلام. إن كان نوعه مخالفاً لما طلبته بوضوح، أو ظهرت مشكلة صحية وأبلغتنا حينها، فلك إرجاعه.',
  returns: 'تفاصيل الاستبدال والاسترجاع',
  soldOut: 'المنتج غير متوفر',
  soldOutAnimal: 'انتقل إلى بيت جديد. اسألنا عن مثله، أو تصفّح ما يشبهه.',
  soldOutSupply: 'نفدت الكمية. اسألنا عن موعد عودته، أو تصفّح ما يشبهه.',
  ask: 'اسأل عنه',
  /** Each value of unknown direction stands apart, the address on its own line (conventions 8). */
  question: (product: { name: string; id: number; url: string }) =>
    `السلام عليكم، أسأل عن ${isolate(product.name)}\nرقم المنتج: ${isolate(String(product.id))}\n${product.url}`,
  share: 'شارك',
  shareText: (product: { name: string; price: string }) =>
    `${isolate(product.name)} في أليف، السعر ${isolate(product.price)}`,
  copied: 'تم نسخ الرابط',
  copiedWhy: 'ألصقه حيث تريد، أو أرسله الآن.',
  viaWhatsapp: 'واتساب',
  shareFailed: 'تعذّرت المشاركة',
  related: 'قد يعجبك أيضاً',
  all: 'عرض الكل',
  title: (name: string) => `${name} | أليف`,
  picture: (product: { name: string; price: string }) =>
    `صورة ${isolate(product.name)}، السعر ${isolate(product.price)}`,
  description: (facts: string, price: string) => `${facts}. السعر ${price}، مع التوصيل في سلطنة عُمان.`,
} as const
