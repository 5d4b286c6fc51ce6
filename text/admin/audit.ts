// What the audit log says of each change, in words; what it does not know shows its code (E-ACT-01).
import type { AuditEntry } from '#contract/admin/audit.ts'

const ACTIONS: Record<string, string> = {
  'product.created': 'إضافة عنصر',
  'product.edited': 'تعديل عنصر',
  'product.removed': 'حذف عنصر',
  'product-import.created': 'استيراد عناصر من ملف',
  'stock.edited': 'تصحيح مخزون عنصر',
  'wanted.edited': 'إخبار من ينتظر عنصراً',
  'viewing.edited': 'تسجيل نتيجة معاينة',
  'viewing-block.created': 'حجب موعد معاينة',
  'viewing-block.removed': 'إتاحة موعد معاينة',
  'hold.created': 'حجز عنصر لشخص',
  'hold.removed': 'إنهاء حجز',
  'category.created': 'إضافة فئة',
  'category.edited': 'تعديل فئة',
  'category.removed': 'حذف فئة',
  'order-link.created': 'إنشاء رابط لطلب',
  'order-link.removed': 'إلغاء رابط طلب',
  'run.created': 'إنشاء جولة توصيل',
  'run.edited': 'إخراج طلبات من جولة توصيل',
  'run.removed': 'إنهاء جولة توصيل',
  'run-link.created': 'إنشاء رابط لجولة توصيل',
  'run-stop.edited': 'جواب المندوب',
  'handover.created': 'تسليم حيوان بتوقيعين',
  'handover.edited': 'احتساب تسليم لم يكن محسوباً',
  'drawer.created': 'إقفال الصندوق',
  'statement.created': 'قراءة كشف حساب',
  'statement.edited': 'تغيير أعمدة كشف حساب',
  'export.created': 'تنزيل ملف',
  'order-view.created': 'حفظ عرض للطلبات',
  'order-view.removed': 'حذف عرض للطلبات',
  'order.created': 'تسجيل طلب',
  'order.edited': 'تغيير حالة طلب',
  'order-content.edited': 'تعديل محتوى طلب',
  'animal-transfer.created': 'رمز نقل حيوان إلى حساب مشتريه',
  'order-animals.edited': 'اختيار الحيوانات في طلب',
  'order.removed': 'حذف طلب',
  'newsletter-issue.created': 'إرسال نشرة',
  'newsletter-issue.edited': 'إيقاف إرسال نشرة',
  'settings.edited': 'تعديل إعدادات المتجر',
  'message.edited': 'تغيير حالة رسالة',
  'question.edited': 'تغيير حالة سؤال',
  'review.edited': 'مراجعة رأي عميل',
  'return.created': 'فتح إرجاع أو حالة',
  'return.edited': 'البتّ في إرجاع',
  'quarantine.created': 'بدء حجر صحي',
  'quarantine.edited': 'إنهاء حجر صحي',
  'death.created': 'تسجيل نفوق',
  'passport.created': 'إضافة سجل حيوان',
  'passport.edited': 'تعديل سجل حيوان',
  'passport.removed': 'حذف سجل حيوان',
  'health-entry.created': 'إضافة إلى سجل الصحة',
  'health-entry.edited': 'تعديل في سجل الصحة',
  'health-entry.removed': 'حذف من سجل الصحة',
  'species.created': 'إضافة نوع',
  'species.edited': 'تعديل نوع',
  'species.removed': 'حذف نوع',
  'care-text.edited': 'مراجعة نص عناية',
  'travel-rule.created': 'إضافة قاعدة سفر',
  'travel-rule.edited': 'تعديل قاعدة سفر',
  'travel-rule.removed': 'حذف قاعدة سفر',
  'voucher.created': 'إضافة قسيمة',
  'voucher.edited': 'تعديل قسيمة',
  'voucher.removed': 'حذف قسيمة',
  'demo-data.created': 'إنشاء البيانات التجريبية',
  'demo-data.removed': 'حذف البيانات التجريبية',
  'image.created': 'رفع صورة',
  'user.created': 'إضافة مدير',
  'user.edited': 'تغيير صلاحيات حساب',
  'user.removed': 'حذف حساب',
  'user-session.removed': 'إنهاء جلسات حساب',
  'second-factor.created': 'تفعيل التحقق بخطوتين',
  'second-factor.removed': 'إزالة التحقق بخطوتين',
  'admin-invitation.created': 'دعوة عميل ليكون مديراً',
  'admin-invitation.removed': 'سحب دعوة للإدارة',
}

const KINDS: Record<string, string> = {
  product: 'الحيوانات والمنتجات',
  'product-import': 'استيراد العناصر',
  category: 'الفئات',
  order: 'الطلبات',
  run: 'جولات التوصيل',
  drawer: 'الصندوق',
  statement: 'كشوف الحساب',
  'order-view': 'عروض الطلبات',
  export: 'الملفات المنزّلة',
  user: 'الحسابات',
  'newsletter-issue': 'النشرة',
  settings: 'الإعدادات',
  message: 'الرسائل',
  question: 'أسئلة بلا جواب',
  return: 'المرتجعات',
  review: 'آراء العملاء',
  voucher: 'القسائم',
  passport: 'سجلات الحيوانات',
  species: 'الأنواع',
  'care-text': 'نصوص العناية',
  viewing: 'المعاينات',
  'travel-rule': 'قواعد السفر',
  'demo-data': 'البيانات التجريبية',
  image: 'الصور',
}

export const auditText = {
  list: 'ما تغيّر',
  kind: 'القسم',
  allKinds: 'كل الأقسام',
  person: 'الشخص',
  everybody: 'كل المديرين',
  thisPerson: 'هذا الشخص',
  system: 'حساب انتهى',
  changes: 'التفاصيل',
  before: 'كان',
  after: 'صار',
  nothing: 'لا شيء',
  open: 'فتح',
  onlyThis: 'كل ما تغيّر فيه',
  record: (subject: string) => `ما تغيّر في ${subject}`,
  thisRecord: 'هذا السجل',
  empty: 'لم يتغير شيء بعد',
  emptyWhy: 'كل تغيير يجريه مدير يُسجَّل هنا: من، ومتى، وماذا كان وماذا صار.',
  nothingFound: 'لا تغيير بهذه المواصفات',
  showAll: 'عرض كل التغييرات',
} as const

export function kindLabel(entityType: string): string {
  return KINDS[entityType] ?? entityType
}

/** «تعديل عنصر»: what was done, in words that fit any author. */
export function actionText({
  action,
  before,
  after,
}: Pick<AuditEntry, 'action' | 'before' | 'after'>): string {
  const was = auditFields(before)
  const is = auditFields(after)
  if (action === 'product.removed' && is.outcome === 'archived') return 'نقل عنصر إلى الأرشيف'
  if (action === 'product.edited' && is.isArchived === false) return 'إعادة عنصر من الأرشيف'
  if (action === 'message.edited' && 'answerId' in is) return 'الرد على رسالة'
  if (action === 'message.edited' && 'handled' in is)
    return is.handled ? 'إنهاء رسالة' : 'إعادة رسالة إلى الانتظار'
  if (action === 'question.edited')
    return is.settledAs === 'answered'
      ? 'إضافة جواب للمساعد'
      : is.settledAs
        ? 'سؤال لا يحتاج جواباً'
        : 'إعادة سؤال إلى الانتظار'
  if (action === 'user.edited' && is.isAdmin === true) return 'قبول الدعوة إلى الإدارة'
  if (action === 'user.edited' && was.isAdmin === true) return 'سحب صلاحيات الإدارة'
  return ACTIONS[action] ?? action
}

/** What the thing is called: now, else as it was written down. There is one set of settings, and it has no name. */
export function auditSubject({ entityType, subject, before, after, entityId }: AuditEntry): string | null {
  if (entityType === 'settings') return null
  for (const fields of [auditFields(after), auditFields(before)]) {
    const kept = subject ?? fields.nameArabic ?? fields.orderNumber ?? fields.question ?? fields.fileName
    if (typeof kept === 'string' && kept !== '') return kept
  }
  return entityId && /^\d+$/.test(entityId) ? `#${entityId}` : null
}

/** The page of the object; null if there is none, or it was deleted. */
export function auditPath({ entityType, entityId, subject }: AuditEntry): string | null {
  if (entityType === 'settings') return '/admin/settings'
  if (entityType === 'demo-data') return '/admin-seed'
  if (entityType === 'species' || entityType === 'care-text') return '/admin/passports/species'
  if (entityType === 'viewing') return '/admin/viewings'
  if (entityType === 'travel-rule') return '/admin/passports/travel'
  if (entityType === 'voucher') return '/admin/vouchers'
  if (entityType === 'return') return '/admin/returns?state=all'
  if (entityType === 'question') return '/admin/questions?state=all'
  if (entityType === 'product-import') return `/admin/animals/import?file=${entityId}`
  if (!entityId || subject === null) return null
  const id = encodeURIComponent(entityId)
  switch (entityType) {
    case 'product':
      return `/admin/animals?edit=${id}`
    case 'passport':
      return `/admin/passports/${id}`
    case 'category':
      return `/admin/categories?search=${encodeURIComponent(subject)}`
    case 'run':
      return `/admin/runs/${id}`
    case 'order':
      return `/admin/orders/${id}`
    case 'user':
      return `/admin/users?user=${id}`
    case 'message':
      return `/admin/messages?message=${id}`
  }
  return null
}

export function auditFields(data: unknown): Record<string, unknown> {
  return typeof data === 'object' && data !== null && !Array.isArray(data)
    ? (data as Record<string, unknown>)
    : {}
}
