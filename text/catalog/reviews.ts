// What buyers say of what they received (S2-14).
import type { ReviewState } from '#domain/reviews.ts'
import type { Counted } from '#text/format-count.ts'

export const REVIEW_ERRORS = {
  starsMissing: 'اختر عدد النجوم.',
  noStars: 'الحيوانات لا تُقيَّم بالنجوم. اكتب كلمة بدلاً منها.',
  wordsMissing: 'اكتب كلمة عن تجربتك.',
  filesGone: 'لم تعد إحدى الصور متاحة. أضفها من جديد.',
}

export const REVIEWS: Counted = {
  zero: 'لا آراء',
  one: 'رأي واحد',
  two: 'رأيان',
  few: 'آراء',
  many: 'رأياً',
  other: 'رأي',
}

export const STARS: Counted = {
  one: 'نجمة واحدة',
  two: 'نجمتان',
  few: 'نجوم',
  many: 'نجمة',
  other: 'نجمة',
}

export const reviewsText = {
  ofProduct: 'آراء من اشتروه',
  /** «4.5 من 5» */
  outOf: (stars: number) => `${stars} من 5`,
  anonymous: 'عميل',
  reply: 'رد المتجر',
  photo: (nth: number) => `صورة ${nth}`,
  more: 'آراء أقدم',
  morePending: 'نقرأ الآراء',
  shown: (shown: number, total: number) => `عرضنا ${shown} من ${total}`,
  page: {
    title: 'آراء عملائنا',
    description: 'ما قاله من وصلته حيوانات من متجرنا، بكلماتهم وصورهم.',
    lead: 'كتبها من اشترى حيواناً ووصله. لا نُقيّم الكائنات الحية بالنجوم.',
    empty: 'لا آراء بعد',
    emptyWhy: 'تظهر هنا آراء العملاء بعد وصول حيواناتهم.',
    browse: 'تصفّح الحيوانات',
  },
  own: {
    title: 'رأيك يفيد غيرك',
    write: 'اكتب رأيك',
    edit: 'تعديل رأيك',
    states: {
      waiting: 'يراجعه المتجر قبل نشره',
      shown: 'منشور',
      hidden: 'لم يُنشر',
    } satisfies Record<ReviewState, string>,
    dialogTitle: 'رأيك',
    stars: 'كم نجمة؟',
    body: 'كلماتك',
    bodyHint: 'لا تكتب أرقاماً أو عناوين؛ يقرأ كلماتك الجميع.',
    photos: 'صور',
    addPhoto: 'أضف صورة',
    addingPhoto: 'نرفع الصورة',
    removePhoto: (nth: number) => `احذف الصورة ${nth}`,
    photosHint: 'حتى 3 صور.',
    send: 'أرسل',
    sending: 'نرسل رأيك',
    sent: 'وصلنا رأيك',
    sentWhy: 'ننشره بعد مراجعته.',
    remove: 'احذف رأيي',
    removed: 'حُذف رأيك',
    failed: 'لم يُحفظ رأيك',
  },
} as const
