// What the shop says about reviews to its owner (S2-14).
import type { ReviewState } from '#domain/reviews.ts'

export const REVIEW_STATE_LABELS = {
  waiting: 'تنتظر مراجعتك',
  shown: 'منشورة',
  hidden: 'مخفية',
} satisfies Record<ReviewState, string>

export const adminReviewsText = {
  lead: 'لا يرى أحد رأياً قبل أن تنشره. الحيوانات بلا نجوم: آراؤها في صفحة «آراء عملائنا».',
  list: 'آراء العملاء',
  state: 'الحالة',
  all: 'الكل',
  empty: 'لا آراء تنتظر',
  emptyWhy: 'يكتب العملاء رأيهم من صفحة طلبهم بعد وصوله.',
  nothingFound: 'لا آراء هنا',
  showAll: 'عرض الكل',
  show: 'انشر',
  hide: 'أخفِ',
  shown: 'نُشر الرأي',
  hidden: 'أُخفي الرأي',
  failed: 'لم يُحفظ',
  order: 'الطلب',
  reply: 'رد المتجر',
  answer: 'اكتب رداً',
  editReply: 'تعديل الرد',
  replyLabel: 'ردك، يقرؤه الجميع تحت الرأي',
  saveReply: 'احفظ الرد',
  savingReply: 'نحفظ ردك',
  replySaved: 'حُفظ ردك',
  cancel: 'إلغاء',
} as const
