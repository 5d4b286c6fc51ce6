// The form of an item in the back office (A-ITEM-03 to A-ITEM-13, X-46, X-63).
import type { ProductType } from '#domain/product.ts'
import { isolate } from '#text/format-text.ts'

export const itemFormText = {
  titles: {
    new: { animal: 'حيوان جديد', product: 'منتج جديد' } satisfies Record<ProductType, string>,
    edit: 'تعديل العنصر',
    copy: 'نسخة جديدة',
  },
  copied: (name: string) => `هذه نسخة من ${isolate(name)}. غيّر ما يختلف ثم أضفها.`,
  sections: {
    basics: 'الأساسيات',
    deal: 'السعر والمخزون',
    sale: 'تخفيض لمدة محدودة',
    pictures: 'الصور',
    animal: 'عن الحيوان',
    product: 'عن المنتج',
    delivery: 'التوصيل',
    texts: 'الوصف',
    more: 'تفاصيل بالإنجليزية',
  },
  sale: {
    percent: 'خصم سريع',
    less: (percent: number) => `${percent}%`,
    clear: 'بلا تخفيض',
    summary: (percent: number, days: string) => `خصم ${percent}% لمدة ${days}.`,
    before: (price: string) => `يرى المشترون مشطوباً: ${price}، أقل ما طُلب في الثلاثين يوماً قبل التخفيض.`,
    noBefore: 'لا سعر مشطوب: لم يُطلب لهذا العنصر سعر أعلى قبل التخفيض.',
    history: 'الأسعار التي طُلبت فعلاً',
    hidden: 'مخفي',
  },
  typeChanged: 'أُعيدت إعدادات التوصيل إلى ما يناسب هذا النوع. راجعها قبل الحفظ.',
  quantityHint: 'إن بيع منه أثناء التعديل حُسب البيع، ولم يضع شيء.',
  regionsHint: {
    animal: 'يُباع الحيوان حيث يصل بأمان. اختر محافظة واحدة على الأقل.',
    product: 'اختر المحافظات التي يصل إليها.',
  } satisfies Record<ProductType, string>,
  /** L-06 */
  unserved: (regions: readonly string[]) => `بحسب إعدادات التوصيل لا يصل الآن إلى: ${regions.join('، ')}.`,
  currentAge: (age: string) => `العمر المعروض الآن: ${isolate(age)}`,
  noCategory: 'بلا فئة',
  hiddenCategory: (name: string) => `${name} (مخفية)`,
  unknown: 'غير محدد',
  animalDelivery: 'يصل الحيوان إلى باب المنزل فقط، برسوم التوصيل المباشر',
  allRegions: 'اختيار الكل',
  noRegions: 'إلغاء الكل',
  noPhoto: {
    title: 'هذا الحيوان معروض بلا صورة له',
    what: 'يرى المشترون مكان الصورة فارغاً. أضف صورة حقيقية له، فلا نعرض صورة حيوان آخر مكانها.',
  },
  save: 'حفظ التعديل',
  add: { animal: 'إضافة الحيوان', product: 'إضافة المنتج' } satisfies Record<ProductType, string>,
  adding: 'جارٍ الإضافة…',
  uploading: 'انتظر اكتمال رفع الصور',
  /** A-ITEM-12. */
  added: {
    animal: 'تم إضافة الحيوان بنجاح',
    product: 'تم إضافة المنتج بنجاح',
  } satisfies Record<ProductType, string>,
  saved: 'تم حفظ التعديل بنجاح',
  unchanged: 'لا تغيير لحفظه',
  /** A-ITEM-13. */
  addFailed: (message: string) => `فشل في إضافة العنصر: ${message}`,
  editFailed: 'فشل في تحديث البيانات',
  loading: 'جارٍ تحميل العنصر',
  failed: 'تعذّر فتح العنصر',
} as const
