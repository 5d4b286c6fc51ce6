// What is said while pictures are uploaded (A-UPL-01 to A-UPL-04, A-CAT-06, X-40).
import type { UploadKind } from '#domain/image-limits.ts'
import { type Counted, formatCount } from '#text/format-count.ts'
import { formatNumber } from '#text/format-number.ts'
import { REFUSAL_SENTENCES } from '#text/refusals.ts'

const PICTURES: Counted = { one: 'صورة واحدة', two: 'صورتين', few: 'صور', many: 'صورة', other: 'صورة' }

export const imagesText = {
  pickMany: 'اختر صوراً',
  pickOne: 'اختر صورة',
  change: 'تغيير الصورة',
  camera: 'التقط صورة',
  drop: 'أو اسحبها إلى هنا، أو الصقها',
  dropNow: 'أفلت الصور هنا',
  /** A-CAT-06: 'PNG, JPG, GIF up to 5MB'. */
  hint: {
    item: 'JPG أو PNG أو WebP أو GIF حتى 10 ميجابايت. الأولى هي التي تظهر في القوائم.',
    category: 'PNG أو JPG أو GIF حتى 5 ميجابايت',
    logo: 'الأفضل صورة مربعة. PNG أو JPG أو WebP حتى 5 ميجابايت',
  } satisfies Record<UploadKind, string>,
  full: (most: number) => `بلغت الحد الأقصى: ${formatCount(most, PICTURES)}.`,
  list: 'صور المنتج',
  main: 'الرئيسية',
  position: (n: number, of: number) => `الصورة ${formatNumber(n)} من ${formatNumber(of)}`,
  earlier: (n: number) => `قدّم الصورة ${formatNumber(n)}`,
  later: (n: number) => `أخّر الصورة ${formatNumber(n)}`,
  remove: (n: number) => `احذف الصورة ${formatNumber(n)}`,
  more: (n: number) => `المزيد للصورة ${formatNumber(n)}`,
  makeMain: 'اجعلها الرئيسية',
  addAlt: 'أضف وصفاً للصورة',
  editAlt: 'عدّل وصف الصورة',
  altTitle: 'وصف الصورة',
  alt: 'ماذا يظهر في الصورة؟',
  altHint: (fallback: string) => `يسمعه من لا يرى الصورة. إن تركته فارغاً قيل: «${fallback}».`,
  altName: 'اسم العنصر',
  altSave: 'حفظ الوصف',
  removeOne: 'إزالة الصورة',
  moved: (n: number, of: number) => `صارت الصورة ${formatNumber(n)} من ${formatNumber(of)}`,
  progress: (name: string) => `رفع ${name}`,
  percent: (share: number) => `${formatNumber(Math.floor(share * 100))}%`,
  waiting: 'في الانتظار',
  processing: 'جارٍ التجهيز…',
  cancel: (name: string) => `ألغِ رفع ${name}`,
  retry: 'أعد المحاولة',
  signedOut: {
    title: 'انتهت جلستك: ادخل مرة أخرى',
    what: 'صورك وما كتبته باقية هنا. سجّل الدخول في النافذة التي تُفتح، ثم عد إلى هذه وأعد المحاولة.',
    signIn: 'تسجيل الدخول',
  },
  dismiss: (name: string) => `أخفِ ${name}`,
  broken: 'تعذّر عرض الصورة',
} as const

/** A-UPL-03, A-UPL-04. */
export const imagesToast = {
  uploading: (count: number) =>
    count === 1 ? 'جارٍ رفع الصورة…' : `جارٍ رفع ${formatCount(count, PICTURES)}…`,
  uploaded: (count: number) => (count === 1 ? 'تم رفع الصورة' : `تم رفع ${formatCount(count, PICTURES)}`),
  failed: 'فشل في رفع الصورة',
  partly: (done: number, of: number) => `تم رفع ${formatNumber(done)} من ${formatNumber(of)} صور`,
  tooMany: (left: number, most: number) =>
    `لم نأخذ ${formatCount(left, PICTURES)}: أقصى ما يسعه العنصر ${formatCount(most, PICTURES)}`,
  removed: 'تم حذف الصورة',
  undo: 'تراجع',
  /** What the shop answered. */
  refused: (reason: string) => `فشل رفع الصورة: ${reason}`,
  /** What kept the shop from answering. */
  broken: (reason: string) => `خطأ في رفع الصورة: ${reason}`,
} as const

export const TYPE_SENTENCE = REFUSAL_SENTENCES['unsupported-image']
export const SIZE_SENTENCE: Record<UploadKind, string> = {
  item: REFUSAL_SENTENCES['image-too-large'],
  category: REFUSAL_SENTENCES['category-image-too-large'],
  logo: REFUSAL_SENTENCES['category-image-too-large'],
}
