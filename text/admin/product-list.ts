// The list of items in the back office, and what is done from it (A-ITEM-01 to A-ITEM-03, A-ITEM-14, X-46).
import type { ProductType } from '#domain/product.ts'
import { type Counted, formatCount } from '#text/format-count.ts'
import { formatNumber } from '#text/format-number.ts'
import { isolate } from '#text/format-text.ts'

const ITEMS: Counted = {
  zero: 'لا عناصر',
  one: 'عنصر واحد',
  two: 'عنصران',
  few: 'عناصر',
  many: 'عنصراً',
  other: 'عنصر',
}
const ITEMS_OBJECT: Counted = { ...ITEMS, one: 'عنصراً واحداً', two: 'عنصرين' }

export const itemCounted = (count: number) => formatCount(count, ITEMS)

export const itemListText = {
  list: 'العناصر',
  addAnimal: 'أضف حيواناً',
  addProduct: 'أضف منتجاً',
  export: 'تصدير CSV',
  import: 'استيراد',
  searchLabel: 'البحث في العناصر',
  search: 'الاسم أو السلالة أو العلامة، أو #رقم',
  counters: 'ملخص العناصر',
  count: { all: 'الكل', animals: 'الحيوانات', products: 'المنتجات', active: 'المعروضة', featured: 'المميّزة' },
  type: 'النوع',
  types: { animal: 'حيوانات', product: 'منتجات' } satisfies Record<ProductType, string>,
  category: 'الفئة',
  anyCategory: 'كل الفئات',
  anyType: 'كل الأنواع',
  state: 'الحالة',
  anyState: 'كل الحالات',
  states: { active: 'المعروضة', hidden: 'المخفية', featured: 'المميّزة', archived: 'الأرشيف' },
  sort: 'الترتيب',
  sorts: { newest: 'الأحدث أولاً', name: 'الاسم', 'price-asc': 'الأرخص أولاً', 'price-desc': 'الأغلى أولاً' },
  bestFirst: 'الأقرب إلى البحث',
  filters: 'التصفية والترتيب',
  clear: 'مسح التصفية',
  editSelected: 'تعديل المحدد',
  more: (total: string) => `أكثر من ${total}`,
  columns: {
    item: 'العنصر',
    category: 'الفئة',
    price: 'السعر',
    cost: 'التكلفة',
    quantity: 'المخزون',
    state: 'الحالة',
    type: 'النوع',
    regions: 'التوصيل',
    created: 'أُضيف',
    updated: 'آخر تعديل',
    actions: 'إجراءات',
  },
  noCategory: 'بلا فئة',
  hiddenCategory: 'فئته مخفية',
  shown: 'معروض',
  hidden: 'مخفي',
  featured: 'مميّز',
  archived: 'مؤرشف',
  noPhoto: 'بلا صورة',
  noPicture: 'لا صورة لهذا العنصر',
  everywhere: 'كل المحافظات',
  regions: (count: number) =>
    count === 0
      ? 'لا محافظة'
      : formatCount(count, {
          one: 'محافظة واحدة',
          two: 'محافظتان',
          few: 'محافظات',
          many: 'محافظة',
          other: 'محافظة',
        }),
  edit: 'تعديل',
  editItem: (name: string) => `تعديل ${isolate(name)}`,
  actions: (name: string) => `إجراءات ${isolate(name)}`,
  show: 'إظهار في المتجر',
  hide: 'إخفاء من المتجر',
  feature: 'تمييز',
  unfeature: 'إلغاء التمييز',
  copy: 'نسخ',
  view: 'عرض في المتجر',
  remove: 'حذف',
  restore: 'إعادة من الأرشيف',
  done: {
    show: (name: string) => `صار ${isolate(name)} معروضاً في المتجر`,
    hide: (name: string) => `أُخفي ${isolate(name)} من المتجر`,
    feature: (name: string) => `صار ${isolate(name)} مميّزاً`,
    unfeature: (name: string) => `لم يعد ${isolate(name)} مميّزاً`,
    restore: (name: string) => `عاد ${isolate(name)} من الأرشيف، مخفياً حتى تُظهره`,
  },
  /** A-ITEM-14. */
  removed: 'تم حذف العنصر بنجاح',
  archivedInstead: 'ذكرته طلبات، فحُفظ في الأرشيف واختفى من المتجر.',
  removeFailed: 'فشل في حذف العنصر',
  editFailed: 'فشل في تحديث البيانات',
  removeTitle: (name: string) => `حذف ${isolate(name)}؟`,
  removeWhat: 'يختفي من المتجر ومن سلال العملاء نهائياً، ولا يمكن التراجع عن الحذف.',
  removeOrdered:
    'ذكرته طلبات سابقة، لذلك يُحفظ في الأرشيف: يختفي من المتجر والقوائم، ويبقى في طلباته، ويمكنك إعادته متى شئت.',
  removeUnknown: 'إن ذكرته طلبات يُحفظ في الأرشيف ويختفي من المتجر، وإلا حُذف نهائياً بلا رجعة.',
  removeConfirm: 'حذف العنصر',
  archiveConfirm: 'نقل إلى الأرشيف',
  removing: 'جارٍ الحذف…',
  empty: {
    title: 'لا عناصر بعد',
    what: 'أضف أول حيوان أو منتج، وسيظهر في المتجر فور حفظه.',
    narrowed: 'لا شيء يطابق بحثك',
    narrowedWhat: 'جرّب كلمة أخرى، أو خفّف التصفية.',
  },
  selected: (count: number) =>
    formatCount(count, {
      one: 'عنصر واحد محدّد',
      two: 'عنصران محدّدان',
      few: 'عناصر محدّدة',
      many: 'عنصراً محدّداً',
      other: 'عنصر محدّد',
    }),
} as const

/** One change of many (A-ROLE-06). */
export const bulkText = {
  title: (count: number) => `تعديل ${formatCount(count, ITEMS_OBJECT)}`,
  kind: 'ما الذي يتغيّر؟',
  kinds: {
    pricePercent: 'رفع الأسعار أو خفضها بنسبة',
    price: 'سعر واحد للكل',
    quantityChange: 'زيادة المخزون أو إنقاصه',
    show: 'إظهار في المتجر',
    hide: 'إخفاء من المتجر',
    feature: 'تمييز',
    unfeature: 'إلغاء التمييز',
  },
  percent: 'النسبة %',
  percentHint: '10 ترفع السعر عُشره، و ‎-10 تخفضه. يُقرَّب إلى 10 بيسات.',
  percentWrong: 'اكتب نسبة بين ‎-99 و 1000، غير الصفر.',
  price: 'السعر الجديد (ر.ع)',
  quantity: 'كم يُضاف أو يُنقص',
  quantityHint: '5 تضيف خمس قطع إلى كل عنصر، و ‎-5 تنقصها.',
  quantityWrong: 'اكتب عدداً صحيحاً غير الصفر.',
  apply: 'تنفيذ التغيير',
  applying: 'جارٍ التنفيذ…',
  done: (count: number) => `تغيّر ${formatCount(count, ITEMS)}`,
  none: 'لم يتغيّر شيء',
  partly: (changed: number, asked: number) => `تغيّر ${formatNumber(changed)} من ${formatNumber(asked)}`,
  stayed: 'بقيت هذه كما هي:',
  gone: (id: number) => `العنصر #${formatNumber(id)}`,
  failed: 'فشل في تحديث البيانات',
  ok: 'حسناً',
} as const
