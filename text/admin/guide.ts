// What the guide for the first day says (L-05). Its steps save settings and items, which have sentences of their own.
import type { RequiredFact } from '#domain/readiness.ts'
import type { SetupStepName } from '#domain/setup.ts'
import { type Counted, formatCount } from '#text/format-count.ts'
import { isolate } from '#text/format-text.ts'

const THINGS: Counted = { one: 'شيء واحد', two: 'شيئان', few: 'أشياء', many: 'شيئاً', other: 'شيء' }
const DIGITS: Counted = { one: 'رقم واحد', two: 'رقمان', few: 'أرقام', many: 'رقماً', other: 'رقم' }
const TRIES: Counted = {
  one: 'محاولة واحدة',
  two: 'محاولتان',
  few: 'محاولات',
  many: 'محاولة',
  other: 'محاولة',
}

export const SETUP_ERRORS = {
  noAddress: 'احفظ بريد التنبيهات أولاً.',
  codeExpired: 'انتهت صلاحية هذا الرمز. أرسل رسالة جديدة.',
  wrongCode: (left: number) =>
    left > 0 ? `الرمز غير صحيح. بقيت لك ${formatCount(left, TRIES)}.` : 'الرمز غير صحيح. أرسل رسالة جديدة.',
} as const

/** `question`: what the step asks, on its band. `open`: what an undone step lacks, in a few words. */
type StepText = { name: string; question: string; lead: string; open: string; action: string }

export const STEP_TEXT = {
  account: {
    name: 'حسابك',
    question: 'حسابك جاهز',
    lead: 'بهذا الحساب تدخل إلى لوحة الإدارة.',
    open: 'لا مدير للمتجر بعد',
    action: 'أنشئه',
  },
  shop: {
    name: 'الاسم والشعار',
    question: 'ما اسم متجرك؟',
    lead: 'يراه الزائر أعلى كل صفحة.',
    open: 'ما زالا كما بدأ بهما المتجر',
    action: 'غيّرهما',
  },
  contact: {
    name: 'التواصل',
    question: 'كيف يصل إليك عملاؤك؟',
    lead: 'وأين تصلك طلباتهم؟',
    open: 'لم تضع رقمك وبريدك بعد',
    action: 'أضف رقمك',
  },
  bank: {
    name: 'البنك',
    question: 'إلى أي حساب يحوّل عملاؤك؟',
    lead: 'دونه لا يعرف العميل إلى أين يحوّل.',
    open: 'لم تضع حسابك بعد',
    action: 'أضفه',
  },
  delivery: {
    name: 'التوصيل',
    question: 'بكم توصل، وفي كم يوماً؟',
    lead: 'الأصل أولاً، ثم ما يخالفه.',
    open: 'لا توصيل إلى أي محافظة',
    action: 'حدّده',
  },
  item: {
    name: 'أول حيوان أو سلعة',
    question: 'ماذا تبيع أولاً؟',
    lead: 'صوّره بهاتفك، ويُعرض للبيع فوراً.',
    open: 'لم تضف شيئاً من عندك بعد',
    action: 'صوّره',
  },
  mail: {
    name: 'رسالة تجريبية',
    question: 'هل تصلك الرسائل؟',
    lead: 'نرسل رمزاً، وتكتبه هنا.',
    open: 'لم نتأكد أن البريد يصل إليك',
    action: 'جرّبها',
  },
  order: {
    name: 'طلب تجريبي',
    question: 'جرّب الطلب كعميل',
    lead: 'من السلة إلى التحويل، كما يراه غيرك.',
    open: 'لم يُطلب شيء من بضاعتك بعد',
    action: 'جرّبه',
  },
} as const satisfies Record<SetupStepName, StepText>

/** `go`: the one solid button, when this fact is the next thing that is missing. */
export const FACT_TEXT = {
  bankName: { name: 'البنك', open: 'إلى أين يُحوَّل المبلغ', action: 'أضفه', go: 'أضف البنك' },
  accountHolder: {
    name: 'اسم صاحب الحساب',
    open: 'باسم من يُحوَّل المبلغ',
    action: 'أضفه',
    go: 'أضف صاحب الحساب',
  },
  transferPhone: {
    name: 'هاتف التحويل',
    open: 'به يصل المبلغ إلى حسابك',
    action: 'أضفه',
    go: 'أضف هاتف التحويل',
  },
  contactNumber: { name: 'هاتف أو واتساب', open: 'ليسألك العميل', action: 'أضفه', go: 'أضف رقم التواصل' },
  notificationEmail: {
    name: 'بريد التنبيهات',
    open: 'إليه تصل الطلبات',
    action: 'أضفه',
    go: 'أضف بريد التنبيهات',
  },
} as const satisfies Record<RequiredFact, { name: string; open: string; action: string; go: string }>

/** The banks as customers know them. Other names can be typed. */
export const BANKS = [
  'بنك مسقط',
  'البنك الوطني العُماني',
  'صحار الدولي',
  'بنك ظفار',
  'البنك الأهلي',
  'بنك عُمان العربي',
  'بنك نزوى',
  'بنك العز الإسلامي',
  'ميثاق للصيرفة الإسلامية',
  'مزن للصيرفة الإسلامية',
  'ميسرة للخدمات المصرفية الإسلامية',
] as const

export const guideText = {
  title: 'تجهيز المتجر',
  lead: 'تُحفظ كل خطوة وحدها، فاخرج متى شئت.',
  close: 'إلى لوحة الإدارة',
  steps: 'خطوات التجهيز',
  step: (name: string, done: boolean) => `${name}: ${done ? 'تمت' : 'لم تتم'}`,
  place: (at: number, of: number) => `الخطوة ${at} من ${of}`,
  save: 'احفظ وتابع',
  saving: 'جارٍ الحفظ…',
  goOn: 'تابع',
  later: 'لاحقاً',
  loading: 'جارٍ التحميل',
  preview: 'هكذا يراه الزائر',
  previewOfPayer: 'هكذا يراه من يدفع',
  leave: {
    title: 'لم تحفظ هذه الخطوة',
    what: (fields: string) => `إن خرجت الآن ضاع ما غيّرت: ${fields}.`,
    go: 'اخرج دون حفظ',
    going: 'جارٍ الخروج…',
  },
  overview: {
    title: {
      blocked: (count: number) =>
        `${count <= 2 ? 'بقي' : 'بقيت'} ${formatCount(count, THINGS)} لتصلك الطلبات`,
      trial: 'متجرك يستقبل طلبات تجريبية',
      open: 'متجرك يستقبل الطلبات',
      done: 'اكتمل تجهيز متجرك',
    },
    progress: (done: number, of: number) => `أتممت ${done} من ${of} خطوات.`,
    blocking: 'لا تصل طلبات دونها',
    left: (count: number) => `بقي ${count}`,
    wise: 'قبل أن تنشر الرابط',
    done: 'ما تمّ',
    review: 'راجعه',
    actionOf: (action: string, name: string) => `${action}: ${name}`,
    visitor: 'يقرأ الزائر مكان الشراء: «نستقبل الطلبات قريباً»',
    visitorTrial: 'للتجربة فقط: قد يطلب الزائر ولا يعرف كيف يدفع.',
    visitorOpen: 'يستطيع الزائر أن يطلب الآن.',
    go: (name: string) => `التالي: ${name}`,
    openShop: 'افتح متجرك',
  },
  legal: {
    title: 'بيانات متجرك الرسمية',
    lead: 'يطلبها نظام التجارة الإلكترونية في عُمان، وتظهر أسفل الصفحات وفي الفاتورة بعد حفظها.',
    add: 'أضف',
    addOf: (name: string) => `أضف: ${name}`,
    editOf: (name: string, value: string) => `${name}: ${value}، تعديل`,
    hours: 'أوقات العمل والإجازات',
  },
  account: {
    email: 'البريد',
    name: 'الاسم',
    noName: 'لم تكتبه بعد',
    profile: 'اكتب اسمك وهاتفك',
    another: 'أضف مديراً آخر',
  },
  bank: {
    bank: 'البنك',
    choose: 'اختر البنك',
    other: 'بنك آخر',
    otherName: 'اسم البنك',
    digitsLeft: (count: number) =>
      `${count <= 2 ? 'بقي' : 'بقيت'} ${formatCount(count, DIGITS)}. يظهر لمن طلب فقط.`,
    shownTo: 'يظهر لمن طلب فقط.',
    amount: 'حوّل المبلغ',
    holder: 'باسم',
    phone: 'هاتف التحويل',
  },
  delivery: {
    home: 'إلى المنزل',
    office: 'إلى مكتب التوصيل',
    days: 'المدة',
  },
  item: {
    sell: 'اعرضه للبيع',
    hide: 'احفظه مخفياً',
    hideWhat: 'أوقف العرض واحفظه الآن، ثم افتحه من «المنتجات» وأضف سجله واعرضه.',
    there: (name: string) => `${isolate(name)} معروض للبيع.`,
    again: 'أضف عنصراً آخر',
    see: 'شاهده في المتجر',
    card: 'اسم العنصر',
  },
  mail: {
    to: 'تُرسل إلى',
    noAddress: 'احفظ بريد التنبيهات أولاً، ثم جرّب وصول الرسائل إليه.',
    toContact: 'أضف بريد التنبيهات',
    send: 'أرسل رسالة تجريبية',
    sending: 'جارٍ الإرسال…',
    again: 'أرسلها من جديد',
    sent: (time: string) => `أرسلنا الرمز ${time}. إن لم تجده فابحث في البريد غير المرغوب فيه.`,
    code: 'الرمز من 6 أرقام',
    confirm: 'تأكيد الرمز',
    confirming: 'جارٍ التأكيد…',
    confirmed: 'وصلت الرسالة: طلباتك ستصل إلى هذا البريد.',
    checked: (time: string) => `وصلت الرسالة ${time}.`,
    failed: 'لم تُرسل الرسالة',
    files: {
      title: 'لا خادم بريد لهذا المتجر',
      what: 'تُكتب الرسائل في ملفات على الخادم ولا تصل إلى أحد. اطلب ممن شغّل المتجر أن يضبط SMTP_URL.',
    },
  },
  order: {
    lead: 'افتح المتجر، وأضف عنصراً إلى السلة، وأرسل الطلب باسمك. تصلك رسالة به كما ستصلك طلبات عملائك.',
    cancel: 'بعد التجربة ألغِ الطلب من «طلباتي» أو من صفحته في الإدارة، فتعود الكمية إلى المخزون.',
    go: 'افتح المتجر',
    goTo: (name: string) => `اطلب ${isolate(name)}`,
    waits: (name: string) => `يُمكن بعد: ${name}`,
    placed: (number: string) => `وصل الطلب ${isolate(number)}.`,
    open: 'افتح الطلب لتلغيه',
  },
  demo: {
    offer: 'جرّب المتجر بمحتوى تجريبي',
    loading: 'جارٍ تجهيز المحتوى…',
    what: 'حيوانات ومنتجات وحساب بنكي غير حقيقية، عليها كلها علامة «تجريبي»، وتحذفها متى شئت.',
    done: 'أصبح في متجرك محتوى تجريبي',
    failed: 'لم يُجهّز المحتوى التجريبي',
    loaded: 'متجرك الآن بمحتوى تجريبي، ولا يشتري منه أحد شيئاً حقيقياً.',
    remove: 'احذفه وابدأ متجرك',
  },
  card: {
    title: 'لم يكتمل تجهيز متجرك',
    blocked: 'لن تصلك طلبات قبل:',
    wise: 'بقي قبل أن تنشر الرابط:',
    all: 'كل الخطوات',
  },
  start: 'ابدأ تجهيز متجرك',
} as const
