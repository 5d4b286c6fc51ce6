// What the checkout says, step by step (S-CHK-*, conventions 17–20). States and transfer message: text/orders.ts.
import { MINUTE_MS } from '#domain/duration.ts'
import { formatCount, HOURS, MINUTES, PRODUCTS } from './format-count.ts'
import { formatDateTime } from './format-date.ts'
import { isolate } from './format-text.ts'
import { LANDMARK_LABEL } from './orders.ts'
import { replyTime } from './reply-time.ts'

export const checkoutText = {
  title: 'إتمام الطلب',
  steps: ['بياناتك', 'الدفع', 'التأكيد'],
  stepsLabel: 'خطوات الطلب',
  stepDone: 'تمت',
  loading: 'جارٍ تحضير طلبك…',
  signedOutWhy: 'سجّل الدخول لتكمل طلبك من حيث توقفت.',
  signIn: 'تسجيل الدخول',
  emptyTitle: 'سلتك فارغة',
  emptyWhy: 'أضف ما يعجبك إلى السلة ثم عُد لإتمام الطلب.',
  browse: 'تصفّح المنتجات',
  toCart: 'العودة إلى السلة',
  failedTitle: 'تعذّر تحضير طلبك',
  cartChangedTitle: 'تغيّر شيء في سلتك',
  cartChangedWhat: 'لمسة واحدة تكفي، وما كتبته محفوظ.',
  editCart: 'تعديل السلة',

  infoTitle: 'بيانات التوصيل',
  knownTitle: 'يصل طلبك إلى',
  change: 'تعديل',
  amendTitle: 'تعديل بيانات الطلب',
  amending: (orderNumber: string) => `تعدّل الطلب ${isolate(orderNumber)} نفسه، ولن يُسجَّل طلب ثانٍ.`,
  cartChanged: 'تغيّرت سلتك منذ سجّلت هذا الطلب. راجع البيانات وأرسلها، فنحدّث الطلب نفسه.',
  name: 'الاسم الكامل',
  phone: 'رقم الهاتف',
  phoneWhy: 'نتصل بك عليه لموعد التوصيل.',
  region: 'المحافظة',
  wilayat: 'الولاية',
  wilayatNone: 'اختر الولاية',
  address: 'العنوان',
  addressHint: 'القرية أو الحي، والشارع، ورقم البيت.',
  landmark: LANDMARK_LABEL,
  landmarkHint: 'مسجد أو مدرسة أو محل قريب يسهّل الوصول.',
  email: 'البريد الإلكتروني',
  emailHint: 'نرسل إليه نسخة من الطلب.',
  notes: 'ملاحظات',
  notesHint: 'وقت يناسبك، أو أي شيء يهم أليفك في الطريق.',
  deliveryDay: 'يوم التوصيل',
  deliveryDayWhy: 'متى يصلك الحيوان؟ نسلّمه لك في اليوم الذي تختاره.',
  delivery: 'طريقة التوصيل',
  officeMeaning: 'تستلم من مكتب شركة التوصيل في ولايتك.',
  homeMeaning: 'يصل إلى باب بيتك.',
  homeForcedAnimal: 'في سلتك حيوان، فيصل مباشرة إلى باب بيتك.',
  homeForced: 'في سلتك منتج لا يُسلَّم إلا إلى باب البيت.',
  free: 'مجاناً',
  notOffered: 'غير متاح',
  homeOnlyThere: (region: string) => `لا مكتب لشركة التوصيل في ${isolate(region)}، فيصل طلبك إلى باب بيتك.`,
  officeOnlyThere: (region: string) =>
    `لا توصيل إلى البيوت في ${isolate(region)}، فتستلم طلبك من مكتب شركة التوصيل.`,
  within: 'مدة التوصيل:',
  expected: (days: string) => `إن دفعت الآن فالمتوقع ${days}.`,
  unservedRegion: (region: string, names: readonly string[]) =>
    `لا يصل إلى ${region}: ${namesText(names)}. اختر محافظة أخرى أو عدّل السلة.`,
  regionNotServed: (region: string) => `${region} (لا يصلها بعض ما في سلتك)`,
  termsBefore: 'أوافق على ',
  termsLink: 'الشروط',
  termsAfter: '، وعمري 18 سنة أو أكثر.',
  termsLineBefore: 'بإتمام الطلب فأنت توافق على ',
  termsLineAfter: '.',
  submit: 'المتابعة إلى الدفع',
  resubmit: 'حفظ التعديل والمتابعة',
  submitting: 'جارٍ حفظ طلبك…',
  nothingPaidYet: 'لا تدفع شيئاً الآن. نحجز طلبك ثم نعرض بيانات التحويل.',

  summary: 'ملخص الطلب',
  subtotal: 'المجموع الفرعي',
  deliveryFee: 'التوصيل',
  returned: 'مُرجَع',
  total: 'الإجمالي',

  missing: 'معلومات ناقصة',
  missingWhat: 'يرجى ملء جميع المعلومات المطلوبة',
  saveFailed: 'خطأ في حفظ الطلب',
  saveFailedWhat: 'حدث خطأ أثناء حفظ طلبك. يرجى المحاولة مرة أخرى.',
  itemsFailed: 'خطأ في حفظ عناصر الطلب',
  stockChanged: 'تحذير',
  stockChangedWhat: 'لم يُحفظ الطلب، فقد تغيّرت كمية بعض ما في سلتك.',
  systemFailed: 'خطأ في النظام',
  systemFailedWhat: 'حدث خطأ غير متوقع. يرجى المحاولة مرة أخرى.',
  /** For whoever has left the checkout while the order was placed. */
  placed: (orderNumber: string) => `سُجّل طلبك ${isolate(orderNumber)}`,
  placedWhy: 'نحجزه لك حتى تحوّل المبلغ.',
  backToOrder: 'العودة إلى الطلب',
  nothingLost: 'ما كتبته محفوظ، وإعادة الإرسال لا تسجّل طلباً ثانياً.',

  errors: {
    name: 'اكتب اسمك الكامل.',
    phone: 'اكتب رقم هاتفك.',
    address: 'اكتب عنوان التوصيل.',
  },

  sentTitle: 'أرسلت التحويل',
  sending: 'جارٍ الإرسال…',
  backToEdit: 'الرجوع لتعديل البيانات',
  senderTitle: 'بعد التحويل',
  sender: 'اسم صاحب الحساب المحوِّل',
  senderHint: 'كما يظهر في تطبيق البنك، لنطابق التحويل مع طلبك.',
  /** prefilled with the amount due; the customer can change it. */
  sentAmount: 'المبلغ الذي حوّلته',
  reference: 'رقم العملية',
  referenceHint: 'تجده في رسالة البنك بعد التحويل.',
  /** F-01. */
  picture: {
    label: 'صورة التحويل',
    add: 'أرفق صورة',
    adding: 'جارٍ الرفع…',
    file: () => 'صورة التحويل',
    remove: () => 'أزل الصورة',
    hint: 'لا يراها غيرك وغير المتجر.',
  },
  sendFailedTitle: 'لم يصلنا إشعارك بعد',
  sendFailed: (byWhatsapp: boolean) =>
    `طلبك محجوز كما هو. أعد المحاولة${byWhatsapp ? '، أو أرسل لنا رقم الطلب بواتساب' : ''}.`,
  staleOrder: 'تغيّرت سلتك بعد تسجيل هذا الطلب.',
  updateOrder: 'تحديث الطلب',
  amountChangedTitle: 'تغيّر المبلغ منذ راجعت طلبك',
  amountWas: 'كان',
  amountIs: 'وأصبح',
  reviewOrder: 'مراجعة الطلب',

  expiredTitle: 'انتهت مهلة هذا الطلب',
  expiredWhy:
    'لم يعد الطلب يحجز المنتجات. إن كنت قد حوّلت المبلغ فراسلنا فوراً، وإلا فأرسل طلباً جديداً من سلتك.',
  cancelledTitle: 'أُلغي هذا الطلب',

  doneTitle: 'شكراً لك، وصلنا إشعارك',
  doneLead: (replyHours: number | undefined) => `نطابق التحويل ثم نتواصل معك ${replyTime(replyHours)}.`,
  orderNumber: 'رقم الطلب',
  nextTitle: 'ماذا يحدث الآن؟',
  next: (replyHours: number | undefined) => [
    'نتأكد من وصول المبلغ إلى حسابنا.',
    `نتصل بك ${replyTime(replyHours)} لتأكيد موعد التوصيل.`,
    'نجهّز طلبك ونرسله إليك، وتتابع حالته من «طلباتي».',
  ],
  viewOrder: 'تفاصيل الطلب',
  continueShopping: 'متابعة التسوق',
  print: 'طباعة',
} as const

/** Three names say enough; of more it says how many. */
function namesText(names: readonly string[]): string {
  const shown = names.slice(0, 3).map(isolate).join('، ')
  return names.length > 3 ? `${shown}، و${formatCount(names.length - 3, PRODUCTS)} غيرها` : shown
}

/** The transfer panel, at checkout and in "my orders" (conventions 20). */
export const transferText = {
  amount: 'حوّل هذا المبلغ بالضبط',
  /** H-10. */
  lossOpen:
    'في طلبك حيوان نفق أو مرض، ولم نحسم ثمنه بعد. انتظر رسالتنا قبل أن تحوّل؛ وإن حوّلت المبلغ كله أعدنا إليك ما زاد.',
  copyFailed: 'لم يسمح المتصفح بالنسخ. اضغط مطولاً على النص لنسخه.',
  heldUntil: (time: string) => `نحجز طلبك حتى ${formatDateTime(time)}`,
  title: 'التحويل برقم الهاتف',
  from: 'حوّل من حساب باسم ',
  fromAfter: '، كما في طلبك، ثم اكتب رقم الطلب في ملاحظة التحويل.',
  bank: 'البنك',
  holder: 'صاحب الحساب',
  phone: 'رقم الهاتف',
  orderNumber: 'رقم الطلب، اكتبه في الملاحظة',
  amountName: 'المبلغ',
  contact: (replyHours: number | undefined) => `بعد تحويلك نتواصل معك ${replyTime(replyHours)} لتأكيد طلبك.`,
  promise: 'لا نطلب منك رقم بطاقة أو رمزاً أو كلمة مرور، لا هنا ولا في الهاتف.',
  whatsapp: 'واتساب',
  call: 'اتصال',
} as const

/** «باقٍ 23 ساعة و10 دقائق»; null when nothing is left. */
export function remainingText(ms: number): string | null {
  if (ms <= 0) return null
  const minutes = Math.max(1, Math.floor(ms / MINUTE_MS))
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  const parts = [hours > 0 ? formatCount(hours, HOURS) : '', rest > 0 ? formatCount(rest, MINUTES) : '']
  return `باقٍ ${parts.filter(Boolean).join(' و')}`
}
