// What the settings' screen says (X-25).
import type { RequiredFact } from '#domain/readiness.ts'
import { type Counted, formatCount } from '#text/format-count.ts'
import { LEGAL_LABELS } from '#text/legal-facts.ts'
import { openingEditorText } from './opening.ts'

export const SETTINGS_ERRORS = {
  email: 'اكتب بريداً إلكترونياً صحيحاً.',
  phone: 'اكتب رقم هاتف عُمانياً صحيحاً من 8 أرقام.',
  mobile: 'اكتب رقم هاتف محمول عُماني يبدأ بـ 7 أو 9.',
  freeDeliveryFrom: 'اكتب مبلغاً أكبر من الصفر، أو اترك الحقل فارغاً فلا يكون التوصيل مجانياً.',
  deliveryFee: 'أعلى رسوم مقبولة 99,999.999 ر.ع.',
  vatNumber: 'الرقم الضريبي يبدأ بـ OM ثم 10 أرقام.',
  logo: 'لم تعد هذه الصورة موجودة. ارفعها من جديد.',
  deliveryTwice: 'كل محافظة مرة واحدة.',
  policies: 'لا يمكن حذف سياسة أو إضافتها؛ يمكن تعديل عنوانها ونصها.',
} as const

export type SettingsSection =
  | 'shop'
  | 'contact'
  | 'opening'
  | 'payment'
  | 'delivery'
  | 'times'
  | 'policies'
  | 'questions'
  | 'tax'
  | 'legal'

/** What a field is called and for what it is; `most`: how many characters it may hold. */
export const SETTINGS_FIELDS = {
  nameArabic: { label: 'اسم المتجر بالعربية', most: 60 },
  name: { label: 'اسم المتجر بالإنجليزية', most: 60 },
  logoUrl: { label: 'شعار المتجر' },
  description: { label: 'وصف المتجر', hint: 'يظهر أسفل الصفحات وفي نتائج البحث.', most: 300 },
  addressArabic: { label: 'المكان', hint: 'المدينة والبلد.', most: 200 },
  streetAddress: { label: 'العنوان بالتفصيل', hint: 'الحي والشارع والمبنى.', most: 200 },
  phone: { label: 'هاتف المتجر', hint: 'رقم عُماني من 8 أرقام.' },
  whatsapp: { label: 'واتساب', hint: 'رقم محمول يبدأ بـ 7 أو 9.' },
  contactEmail: { label: 'البريد الظاهر للعملاء' },
  notificationEmail: {
    label: 'بريد التنبيهات',
    hint: 'تصل إليه الطلبات والرسائل الجديدة، ولا يراه العملاء.',
  },
  bankName: { label: 'البنك', most: 80 },
  accountHolder: { label: 'اسم صاحب الحساب', most: 120 },
  transferPhone: { label: 'هاتف التحويل', hint: 'رقم محمول يُحوَّل إليه المبلغ.' },
  deliveryFeeOffice: { label: 'رسوم مكتب التوصيل' },
  deliveryFeeHome: { label: 'رسوم باب المنزل' },
  freeDeliveryFrom: { label: 'توصيل مجاني من', hint: 'اتركه فارغاً فلا يكون التوصيل مجانياً.' },
  deliveryDays: { label: 'مدة التوصيل', hint: 'كما تُقرأ بعد «خلال»: من يوم إلى 3 أيام عمل.', most: 80 },
  orderHoldHours: { label: 'مهلة تحويل المبلغ', hint: 'من ساعة إلى 720. بعدها يُلغى الطلب وتعود الكمية.' },
  animalHoldHours: {
    label: 'مهلة الطلب الذي فيه حيوان',
    hint: 'من ساعة إلى 720. اتركها فارغة فتكون كسواها.',
  },
  transferCheckHours: {
    label: 'مهلة مطابقة التحويل',
    hint: 'من ساعة إلى 720. إن أُبلغ عن تحويل ولم يُطابق حتى تنتهي يُلغى الطلب وتعود الكمية.',
  },
  replyHours: { label: 'نرد على الرسائل خلال', hint: 'من ساعة إلى 720.' },
  returnHours: { label: 'يُقبل الإرجاع خلال', hint: 'من ساعة إلى 8760.' },
  newBadgeDays: { label: 'علامة «جديد» تبقى', hint: 'من 0 إلى 365.' },
  vatNumber: { label: 'الرقم الضريبي', hint: 'OM ثم 10 أرقام. يظهر في الفاتورة وتُحسب منه الضريبة.' },
  vetContact: { label: 'طبيب بيطري للطوارئ', hint: 'الاسم والرقم، كما يقرؤه العميل.', most: 300 },
  commercialRegistration: { label: LEGAL_LABELS.commercialRegistration, most: 40 },
  ecommerceLicence: { label: LEGAL_LABELS.ecommerceLicence, most: 40 },
  taxNumber: { label: LEGAL_LABELS.taxNumber, most: 40 },
  complaintContact: {
    label: LEGAL_LABELS.complaintContact,
    hint: 'من يستقبل الشكاوى، ورقمه أو بريده.',
    most: 200,
  },
} as const satisfies Record<string, { label: string; hint?: string; most?: number }>
export type SettingsField = keyof typeof SETTINGS_FIELDS

/** L-02: what a shop must have entered before it takes orders, and where it is entered. */
export const REQUIRED_FACT_FIELDS = {
  bankName: { label: 'البنك', section: 'payment' },
  accountHolder: { label: 'اسم صاحب الحساب', section: 'payment' },
  transferPhone: { label: 'هاتف التحويل', section: 'payment' },
  contactNumber: { label: 'هاتف المتجر أو واتساب', section: 'contact' },
  notificationEmail: { label: 'بريد التنبيهات', section: 'contact' },
} as const satisfies Record<RequiredFact, { label: string; section: SettingsSection }>

/** what policies and answers may name in braces, as text/fill-facts.ts knows it. */
export const FACT_LABELS = {
  deliveryFeeOffice: 'رسوم مكتب التوصيل',
  deliveryFeeHome: 'رسوم باب المنزل',
  freeDeliveryFrom: 'توصيل مجاني من',
  deliveryDays: 'مدة التوصيل',
  deliveryExceptions: 'المحافظات المختلفة',
  orderHoldHours: 'مهلة التحويل',
  replyHours: 'مهلة الرد',
  returnHours: 'مهلة الإرجاع',
  workingHours: 'ساعات العمل',
  address: 'العنوان',
  phone: 'الهاتف',
  whatsapp: 'واتساب',
  email: 'البريد',
  priceTerms: 'السعر والضريبة',
  vatNumber: 'الرقم الضريبي',
  vetContact: 'الطبيب البيطري',
  viewingTime: 'مدة المعاينة',
} as const
export type SettingName = keyof typeof FACT_LABELS

const LETTERS: Counted = { one: 'حرف', two: 'حرفين', few: 'أحرف', many: 'حرفاً', other: 'حرف' }
const OTHER_FIELDS: Counted = {
  one: 'حقل آخر',
  two: 'حقلان آخران',
  few: 'حقول أخرى',
  many: 'حقلاً آخر',
  other: 'حقل آخر',
}

export const settingsText = {
  sections: {
    shop: { title: 'المتجر', lead: 'ما يقوله المتجر عن نفسه.' },
    contact: { title: 'التواصل', lead: 'كيف يصل إليك العملاء، وأين تصلك الطلبات.' },
    opening: { title: openingEditorText.title, lead: openingEditorText.lead },
    payment: { title: 'الدفع', lead: 'يراها من طلب ولم يدفع بعد، ولا تظهر لسواه.' },
    delivery: { title: 'التوصيل', lead: 'تُحسب بها الطلبات الجديدة. الطلبات السابقة تبقى على رسومها.' },
    times: { title: 'المهل', lead: 'كم ننتظر، وكم ينتظر العميل.' },
    policies: { title: 'السياسات', lead: 'سطر فارغ يفصل بين الفقرات، و«## » يبدأ عنواناً، و«- » يبدأ بنداً.' },
    questions: { title: 'الأسئلة الشائعة', lead: 'في صفحة «تواصل معنا»، بهذا الترتيب.' },
    tax: { title: 'الضريبة والطبيب البيطري', lead: 'ما تركته فارغاً لا يُذكر.' },
    legal: {
      title: 'البيانات القانونية',
      lead: 'تظهر أسفل الصفحات وفي الشروط والفاتورة. ما تركته فارغاً لا يُذكر.',
    },
  } satisfies Record<SettingsSection, { title: string; lead: string }>,
  contents: 'أقسام الإعدادات',
  updated: (time: string) => `آخر حفظ: ${time}`,
  most: (most: number) => `حتى ${formatCount(most, LETTERS)}.`,
  units: { money: 'ر.ع', hours: 'ساعة', days: 'يوماً' },
  links: {
    title: 'حسابات التواصل',
    none: 'لا حسابات بعد.',
    network: 'الشبكة',
    url: 'الرابط',
    add: 'أضف حساباً',
    remove: (name: string) => `حذف حساب ${name}`,
    new: 'جديد',
  },
  policy: { title: 'العنوان', body: 'النص', of: (title: string, part: string) => `${title}: ${part}` },
  question: {
    question: 'السؤال',
    answer: 'الجواب',
    new: 'سؤال جديد',
    add: 'أضف سؤالاً',
    none: 'لا أسئلة بعد. أضف أول سؤال يتكرر عليك.',
    up: 'قدّم',
    down: 'أخّر',
    place: (place: number, of: number) => `الترتيب ${place} من ${of}`,
    remove: 'احذف السؤال',
    most: 'أكثر ما يُحفظ 40 سؤالاً.',
  },
  facts: {
    insert: 'أدرج معلومة من المتجر',
    lead: 'تُكتب بين قوسين وتتبع الإعدادات، فلا يقول النص رقماً آخر.',
    notSet: 'غير محددة',
    preview: 'كما يقرؤه العميل',
    emptyPreview: 'لا شيء يُقرأ بعد.',
    unknown: (names: string) => `لا نعرف ${names}، وستظهر للعميل كما هي.`,
    hidden: (names: string) => `${names} غير محددة، فلا تظهر الفقرة التي تذكرها.`,
  },
  missing: {
    title: 'المتجر لا يستقبل الطلبات بعد',
    lead: 'يتصفّح الزوار المعروض، ويطلبون حين تكتب ما ينقص:',
  },
  changed: 'لم تحفظ بعد:',
  others: (count: number) => `و${formatCount(count, OTHER_FIELDS)}`,
  save: 'احفظ',
  saving: 'جارٍ الحفظ…',
  saved: 'حُفظت الإعدادات',
  savedMore: 'يراها العملاء الآن.',
  undo: 'تراجع',
  undone: 'أعدنا ما هو محفوظ',
  redo: 'أعد ما كتبت',
  check: 'راجع الحقول المعلّمة، ثم احفظ من جديد.',
  failed: 'لم تُحفظ الإعدادات',
  leave: {
    title: 'لم تحفظ تعديلاتك',
    what: (fields: string) => `إن خرجت الآن ضاع ما غيّرت: ${fields}.`,
    go: 'اخرج دون حفظ',
    going: 'جارٍ الخروج…',
  },
  conflict: {
    merged:
      'حفظ شخص آخر تعديلاً بعد أن فتحت الصفحة. لم نحفظ شيئاً، وما كتبته باقٍ أمامك، وأخذنا ما غيّره هو مما لم تلمسه.',
    both: 'غيّرتما معاً:',
    there: 'المحفوظ الآن',
    take: 'خذ المحفوظ',
    takeOf: (label: string) => `خذ المحفوظ في: ${label}`,
    next: 'راجع ما بقي، ثم احفظ.',
    nothing: 'فارغ',
  },
  demo: { label: 'البيانات التجريبية', lead: 'أمثلة تملأ المتجر للتجربة، وحذفها.' },
} as const
