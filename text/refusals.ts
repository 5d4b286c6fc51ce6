// What the shop says to each refusal: a short sentence for the person, never a code.
import type { RefusalCode } from '#contract/refusals.ts'

export const REFUSAL_SENTENCES: Record<RefusalCode, string> = {
  'invalid-json': 'تعذّرت قراءة الطلب. حدّث الصفحة وحاول مرة أخرى.',
  'invalid-request': 'بعض البيانات غير صحيحة. راجع الحقول المحددة ثم أعد الإرسال.',
  'unsupported-media-type': 'صيغة الطلب غير مدعومة.',
  'body-too-large': 'حجم البيانات المرسلة أكبر من المسموح.',
  unauthorized: 'يجب تسجيل الدخول أولاً.',
  forbidden: 'ليست لديك صلاحية لهذا الإجراء.',
  'foreign-origin': 'رُفض الطلب لأنه لم يأتِ من موقع المتجر.',
  'not-found': 'لم نجد ما تبحث عنه.',
  'method-not-allowed': 'هذا الإجراء غير متاح هنا.',
  'too-many-requests': 'محاولات كثيرة في وقت قصير. انتظر قليلاً ثم حاول مرة أخرى.',
  'database-unavailable': 'المتجر غير متاح للحظات. حاول مرة أخرى بعد قليل، ولن يضيع ما كتبته.',
  overloaded: 'الضغط على المتجر كبير الآن. حاول مرة أخرى بعد لحظات.',
  'internal-error': 'حدث خطأ غير متوقع. يرجى المحاولة مرة أخرى.',
  'out-of-stock': 'هذا المنتج غير متوفر حالياً.',
  'insufficient-stock': 'الكمية المطلوبة غير متوفرة كاملة. عدّل الكمية في السلة ثم أكمل الطلب.',
  'empty-cart': 'سلتك فارغة. أضف منتجاً أولاً.',
  'region-not-served': 'بعض ما في سلتك لا يصل إلى المحافظة التي اخترتها.',
  'terms-not-accepted': 'لإتمام طلب فيه حيوان، وافق على الشروط وأكّد أن عمرك 18 سنة أو أكثر.',
  'missing-idempotency-key': 'تعذّر تسجيل الطلب بأمان. حدّث الصفحة وحاول مرة أخرى.',
  'order-not-editable': 'لم يعد تعديل هذا الطلب ممكناً.',
  'order-cancelled': 'أُلغي هذا الطلب، ولم يعد يحجز المنتجات. يمكنك إرسال طلب جديد من سلتك.',
  'unsupported-image': 'نوع الملف غير مدعوم. يرجى رفع صور بصيغة JPG، PNG، WebP، أو GIF فقط',
  'image-too-large': 'حجم الملف كبير جداً. الحد الأقصى المسموح 10 ميجابايت',
}
