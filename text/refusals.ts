// What the shop says to each refusal: a short sentence for the person, never a code.
import type { Refusal, RefusalCode, RefusalOf } from '#contract/refusals.ts'
import { TRAVEL_LIMITS } from '#domain/animals/travel.ts'
import { formatCount, HOURS_GENITIVE, MINUTES_GENITIVE } from './format-count.ts'
import { formatRials } from './format-price.ts'
import { isolate } from './format-text.ts'
import { handedOverSentence } from './handovers.ts'
import { NOT_RETURNABLE } from './returns.ts'
import { secondFactorText } from './second-factor.ts'
import { STATEMENT_PROBLEMS } from './statement-problems.ts'

export const REFUSAL_SENTENCES: Record<RefusalCode, string> = {
  'malformed-request': 'تعذّرت قراءة الطلب. حدّث الصفحة وحاول مرة أخرى.',
  'invalid-json': 'تعذّرت قراءة الطلب. حدّث الصفحة وحاول مرة أخرى.',
  'invalid-request': 'بعض البيانات غير صحيحة. راجع الحقول المحددة ثم أعد الإرسال.',
  'unsupported-media-type': 'صيغة الطلب غير مدعومة.',
  'body-too-large': 'حجم البيانات المرسلة أكبر من المسموح.',
  unauthorized: 'يجب تسجيل الدخول أولاً.',
  forbidden: 'ليست لديك صلاحية لهذا الإجراء.',
  'foreign-origin': 'رُفض الطلب لأنه لم يأتِ من موقع المتجر.',
  'invalid-credentials': 'البريد الإلكتروني أو كلمة المرور غير صحيحة.',
  'email-not-verified': 'حسابك بانتظار التفعيل. افتح رابط التفعيل في بريدك الإلكتروني، أو اطلب رابطاً جديداً.',
  'invalid-token': 'الرابط منتهي الصلاحية أو غير صحيح. اطلب رابطاً جديداً.',
  'wrong-code': 'الرمز غير صحيح أو انتهت مدته. راجع آخر رسالة وصلتك، أو اطلب رمزاً جديداً.',
  'second-factor-needed': 'بقيت خطوة: اكتب الرمز من تطبيق المصادقة.',
  'wrong-second-factor': secondFactorText.wrongCode,
  'second-factor-expired': 'انتهت مهلة هذه الخطوة. ابدأ من جديد.',
  'second-factor-due': 'يطلب مالك المتجر التحقق بخطوتين. فعّله من ملفك الشخصي أولاً.',
  'second-factor-required': 'يطلب مالك المتجر التحقق بخطوتين من كل الفريق، فلا يُوقف.',
  'second-factor-first': 'فعّل التحقق بخطوتين في حسابك أولاً، ثم اطلبه من الفريق.',
  'google-off': 'تسجيل الدخول بجوجل غير مفعّل في هذا المتجر. سجّل الدخول بالبريد وكلمة المرور.',
  'google-attempt-invalid': 'انتهت هذه المحاولة، أو بدأت في متصفح آخر. ابدأ تسجيل الدخول بجوجل من جديد.',
  'google-failed': 'حدث خطأ أثناء تسجيل الدخول بجوجل',
  'google-unavailable': 'تعذّر الوصول إلى جوجل الآن. حاول بعد قليل، أو سجّل الدخول بالبريد وكلمة المرور.',
  'google-email-not-verified':
    'بريدك الإلكتروني غير مؤكّد لدى جوجل، فلا نستطيع ربطه بحساب. أكّده هناك، أو سجّل الدخول بالبريد وكلمة المرور.',
  'account-deactivated': 'هذا الحساب موقوف. راسلنا إن كنت ترى أن في الأمر خطأ.',
  'setup-closed': 'للمتجر مدير بالفعل. سجّل الدخول بحسابه لإضافة مدير آخر.',
  'invalid-setup-token': 'رمز الإعداد غير صحيح. انسخه من سجل المتجر عند آخر تشغيل.',
  'email-taken': 'لهذا البريد الإلكتروني حساب بالفعل.',
  'newsletter-sent': 'أُرسلت هذه النشرة، فلم يُحفظ ما كتبته بعدها على الخادم.',
  'no-subscribers': 'لا مشتركين أكدوا بريدهم بعد، فلم يُرسل شيء. يبقى ما كتبته مسودة.',
  'no-password': 'لا كلمة مرور لحسابك بعد. اطلب رابطاً إلى بريدك لتختار واحدة.',
  'owner-protected': 'لا يمكن حذف المدير الرئيسي للنظام',
  'own-account': 'لا يمكنك فعل هذا بحسابك. اطلبه من مالك آخر للمتجر.',
  'last-admin': 'هذا آخر مدير للمتجر. أضف مديراً آخر أولاً.',
  'already-admin': 'صاحب هذا الحساب من فريق المتجر بالفعل.',
  'invitation-needed': 'صاحب هذا الحساب عميل. ادعُه أولاً، فيختار كلمة مرور قوية ثم ينضم إلى الفريق.',
  'not-found': 'لم نجد ما تبحث عنه.',
  'changed-meanwhile': 'غيّره شخص آخر بعد أن فتحته. راجع ما تغيّر ثم احفظ من جديد.',
  'method-not-allowed': 'هذا الإجراء غير متاح هنا.',
  'too-many-requests': 'محاولات كثيرة في وقت قصير. انتظر قليلاً ثم حاول مرة أخرى.',
  'database-unavailable': 'المتجر غير متاح للحظات. حاول مرة أخرى بعد قليل، ولن يضيع ما كتبته.',
  'shop-not-ready': 'نستقبل الطلبات قريباً. سلتك محفوظة كما هي إلى حينها.',
  overloaded: 'الضغط على المتجر كبير الآن. حاول مرة أخرى بعد لحظات.',
  'internal-error': 'حدث خطأ غير متوقع. يرجى المحاولة مرة أخرى.',
  'out-of-stock': 'هذا المنتج غير متوفر حالياً.',
  'insufficient-stock': 'الكمية المطلوبة غير متوفرة كاملة. عدّل الكمية في السلة ثم أكمل الطلب.',
  'empty-cart': 'سلتك فارغة. أضف منتجاً أولاً.',
  'region-not-served': 'بعض ما في سلتك لا يصل إلى المحافظة التي اخترتها.',
  'terms-not-accepted': 'لإتمام طلب فيه حيوان، وافق على الشروط وأكّد أن عمرك 18 سنة أو أكثر.',
  'missing-idempotency-key': 'تعذّر تسجيل الطلب بأمان. حدّث الصفحة وحاول مرة أخرى.',
  'category-in-use': 'في هذه الفئة عناصر. اختر فئة تُنقل إليها، أو أخفِ الفئة بدل حذفها.',
  'real-shop': 'في الإعدادات حساب حقيقي يحوّل إليه عملاؤك، فلا تُضاف بيانات تجريبية إلى هذا المتجر.',
  'changed-by-shop': 'عدّل المتجر هذا الطلب، فلم يعد تعديله من هنا ممكناً. هذا هو الطلب كما هو الآن.',
  'order-not-editable': 'لم يعد تعديل هذا الطلب ممكناً.',
  'order-empty': 'عاد كل ما في هذا الطلب، أو خرج منه قبل أن يصل، فلا تتغيّر حالته.',
  'too-many-unverified':
    'لديك 3 طلبات أبلغت عن تحويلها ولم نتأكد من وصوله بعد. بعد أن نتأكد من أحدها يمكنك إرسال طلب جديد.',
  'order-cancelled': 'أُلغي هذا الطلب، ولم يعد يحجز المنتجات. يمكنك إرسال طلب جديد من سلتك.',
  'order-has-account': 'لهذا الطلب حساب يراه صاحبه في «طلباتي»، فلا يحتاج إلى رابط.',
  'order-not-cancellable':
    'أُبلغ عن تحويل هذا الطلب أو سُلّم منه حيوان، فلا يُلغى من هنا. راسلنا برقم الطلب ونلغيه معك.',
  'open-orders':
    'لديك طلب لم يكتمل بعد، ونحتاج بياناتك لإتمامه. ألغه أو انتظر وصوله، وإن وصل وبقي من ماله شيء فراسلنا لنسوّيه، ثم احذف حسابك.',
  'status-not-allowed': 'لا ينتقل الطلب إلى هذه الحالة مباشرة. اكتب السبب إن كنت تريد ذلك.',
  'payment-not-allowed': 'لا تنتقل حالة الدفع هكذا. اكتب السبب إن كنت تريد ذلك.',
  'payment-not-verified': 'لم يتأكد وصول المبلغ بعد. أكّد وصوله أولاً، أو اكتب سبب الشحن قبله.',
  'amount-short': 'المبلغ الذي وصل أقل من مبلغ الطلب. اطلب الفرق، أو اكتب سبب قبوله.',
  'shortfall-too-high': 'الناقص من المبلغ أكبر مما في صلاحيتك قبوله. اطلب قبوله من مالك المتجر.',
  'over-refund': 'هذا أكثر مما يستحق العميل. لا يُردّ إلا ما دُفع زائداً على المطلوب.',
  'discount-too-high': 'الخصم أكبر من ثمن ما يُباع.',
  'payment-mismatch': 'المدفوع لا يساوي المطلوب. راجع الأسعار والمبالغ.',
  'payment-reversed': 'أُلغي هذا القيد من قبل، فلا يُلغى مرة أخرى.',
  'not-returnable': 'لا يمكن إرجاع هذا.',
  'return-settled': 'بُتّ في هذا الطلب من قبل. حدّث لترى ما صار إليه.',
  'undo-too-late': 'فات وقت التراجع: خرج الخبر إلى العميل أو تغيّر الطلب بعدها.',
  'voucher-unknown': 'لا نعرف هذه القسيمة. راجع حروفها.',
  'voucher-not-started': 'لم يبدأ وقت هذه القسيمة بعد.',
  'voucher-expired': 'انتهى وقت هذه القسيمة.',
  'voucher-used-up': 'استُعملت هذه القسيمة كلها.',
  'voucher-already-used': 'استعملت هذه القسيمة من قبل، وهي مرة واحدة لكل عميل.',
  'voucher-below-minimum': 'سلتك أقل من الحد الأدنى لهذه القسيمة.',
  'voucher-not-for-cart': 'هذه القسيمة ليست لما في سلتك.',
  'voucher-code-taken': 'لديك قسيمة أخرى بهذا الرمز.',
  'species-code-taken': 'لديك نوع آخر بهذا الرمز.',
  'species-in-use': 'في المتجر عناصر أو سجلات من هذا النوع، أو قاعدة سفر تذكره، فلا يُحذف.',
  'too-many-travel-rules': `لا تتسع قواعد السفر لأكثر من ${TRAVEL_LIMITS.rules} قاعدة. احذف ما انتهى منها.`,
  'day-not-offered': 'يوم التوصيل هذا لم يعد متاحاً. اختر يوماً آخر.',
  'needs-papers': 'هذا الحيوان معروض للبيع، ونوعه يشترط هذا في سجله. أخفِ العنصر من المتجر أولاً.',
  'animal-taken': 'هذا الحيوان في طلب آخر.',
  'animal-not-of-order': 'هذا الحيوان ليس من حيوانات هذا الطلب.',
  'animal-may-be-lost': 'قد يكون هذا الحيوان هو الذي نفق أو مرض في طلب آخر.',
  'animal-passed-on': 'نقله مشتريه إلى حساب آخر، فلا يُخرج من طلبه. صاحبه الآن هو من ينقله إلى غيره.',
  'too-many-animals': 'اخترت من الحيوانات أكثر مما في الطلب.',
  'order-not-paid': 'لم يُدفع هذا الطلب بعد. اختر حيواناته بعد أن يصل المبلغ.',
  'animal-ended': 'هذا الحيوان في الذاكرة، فلا يتغيّر سجله.',
  'transfer-unknown': 'لا نعرف هذا الرمز، أو انتهى وقته. اطلب من صاحبه رمزاً جديداً.',
  'own-transfer': 'هذا الحيوان في حسابك. أعط الرمز لمن تنقله إليه.',
  'animal-has-owner': 'هذا الحيوان في حساب صاحبه، وهو من ينقله.',
  'animal-ill': 'هذا الحيوان في الحجر الصحي. أنهِ الحجر أولاً.',
  'animal-sold': 'هذا الحيوان في طلب أو عند صاحبه، فيبقى سجله.',
  'cannot-reserve': 'لا يمكن إعادة هذا الطلب: بعض ما فيه لم يعد متوفراً.',
  'unsupported-image': 'نوع الملف غير مدعوم. يرجى رفع صور بصيغة JPG، PNG، WebP، أو GIF فقط',
  'image-too-large': 'حجم الملف كبير جداً. الحد الأقصى المسموح 10 ميجابايت',
  'category-image-too-large': 'حجم الملف كبير جداً. الحد الأقصى المسموح 5 ميجابايت',
  'too-many-wanted': 'تنتظر أشياء كثيرة. ألغِ بعضها من «الملف الشخصي» ثم أعد الطلب.',
  'slot-taken': 'حُجز هذا الموعد قبلك. اختر موعداً آخر.',
  'slot-not-offered': 'لم يعد هذا الموعد متاحاً. اختر موعداً آخر.',
  'animal-not-there': 'لم يعد هذا الحيوان معروضاً للمعاينة: بيع أو حُجز.',
  'already-visiting': 'لك موعد مع هذا الحيوان. غيّره إن لم يعد يناسبك.',
  'too-many-viewings': 'لك مواعيد كثيرة. احضر أحدها أو ألغه، ثم احجز غيره.',
  'viewing-over': 'انتهى هذا الموعد أو أُلغي، فلا يتغيّر.',
  'viewing-not-begun': 'لم يحن هذا الموعد بعد.',
  'too-many-files': 'رفعت صوراً كثيرة لم تُستعمل بعد. أرسل ما بدأته أو حاول غداً.',
  'too-many-pixels':
    'أبعاد الصورة كبيرة جداً. الحد الأقصى 40 مليون بكسل، وأقل من ذلك لملفات GIF والملفات المتدرجة. صغّرها ثم ارفعها من جديد.',
  'import-under-way': 'يعمل المتجر الآن على ملف آخر. انتظر حتى يكتمل ثم حاول مرة أخرى.',
  'import-not-ready': 'لم يعد هذا الملف بانتظار الموافقة. حدّث الصفحة لترى ما صار إليه.',
  'import-too-large': 'حجم الملف كبير جداً. الحد الأقصى المسموح 32 ميجابايت',
  'statement-unreadable': 'تعذّرت قراءة هذا الكشف. صدّره من البنك بصيغة CSV أو XLSX، ثم ارفعه من جديد.',
  'statement-too-large': 'حجم الكشف كبير جداً. الحد الأقصى المسموح 5 ميجابايت. صدّر مدة أقصر.',
  'statement-under-way': 'اعتُمدت أسطر من هذا الكشف، فلا تتغيّر أعمدته. تراجع عنها أولاً، أو ارفعه من جديد.',
  'line-taken': 'اعتُمد هذا السطر قبلك. حدّث لترى ما صار إليه.',
  'line-open': 'لم يعد هذا السطر معتمداً. حدّث لترى ما صار إليه.',
  'line-too-small': 'المبلغ لا يكفي لكل الطلبات التي اخترتها: بعضها لن يصله شيء، أو لا مبلغ عليه.',
  'papers-expired': 'انتهت مدة هذا الرابط. افتح صفحة الحيوان واضغط «اطبعه» من جديد.',
  'run-closed': 'لا يفتح هذا الرابط جولة: انتهت مدته أو أنهاها المتجر. اطلب من المتجر رابطاً جديداً.',
  'run-ended': 'أُنهيت هذه الجولة. أنشئ جولة جديدة بما بقي.',
  'stop-settled': 'سُجّل لهذا الطلب جواب من قبل، أو لم يعد في الجولة.',
  'handover-missing':
    'في هذا الطلب حيوان حيّ: يُسلَّم بفحص وتوقيعين. حدّث الصفحة، ثم سجّل التسليم من جديد. لم يُسجَّل شيء بعد.',
  'handover-set-aside':
    'وصل هذا التسليم من قبل، ثم أعاد المتجر الطلب فلم يعد محسوباً. إن كان الحيوان عند المشتري الآن فاحفظه مرة أخرى.',
  'handover-not-countable':
    'لم يبق في الطلب ما يُحتسب له هذا التسليم: رجع حيوانه أو فُقد أو أُخرج من الطلب، أو حُذف التوقيعان. لم يتغيّر شيء.',
  'handed-over': 'سُلّم هذا الحيوان من قبل. بقي ذلك التسليم كما هو.',
  'order-in-run': 'هو في جولة أخرى لم تنتهِ.',
  'order-not-for-run': 'ليس جاهزاً للتوصيل: يدخل الجولة ما دُفع وجُهّز، أو شُحن.',
  'order-went-on': 'سار الطلب بعد الاعتماد أو دُفع له غيره. صحّح المبلغ من صفحة الطلب.',
  'storage-full':
    'لا توجد مساحة كافية لحفظ الصورة. لم يُحفظ منها شيء. أفرغ مساحة على الخادم ثم حاول مرة أخرى.',
  'storage-unavailable': 'تعذّر الوصول إلى مخزن الصور الآن. لم يُحفظ شيء. حاول مرة أخرى بعد قليل.',
  'mail-not-sent': 'تعذّر إرسال الرسالة.',
}

const MAIL_FAILURES: Record<RefusalOf<'mail-not-sent'>['reason'], string> = {
  'no-answer': 'لم يرد خادم البريد. راجع عنوانه ومنفذه في SMTP_URL، ثم أعد المحاولة.',
  'sign-in-refused': 'رفض خادم البريد اسم المستخدم أو كلمة المرور. راجعهما في SMTP_URL.',
  'mail-refused': 'رفض خادم البريد الرسالة. راجع بريد التنبيهات، والعنوان الذي يُسمح للمتجر بالإرسال منه.',
}

/** The sentence, with how long there is to wait where «قليلاً» would be untrue. */
export function refusalSentence(refusal: Refusal): string {
  if (refusal.code === 'second-factor-needed' && refusal.next === 'password')
    return secondFactorText.needsPassword
  if (refusal.code === 'animal-may-be-lost') return mayBeLostSentence(refusal)
  if (refusal.code === 'handed-over') return handedOverSentence(refusal.nameArabic, refusal.buyer, refusal.at)
  if (refusal.code === 'mail-not-sent') return MAIL_FAILURES[refusal.reason]
  if (refusal.code === 'not-returnable')
    return refusal.nameArabic
      ? `${isolate(refusal.nameArabic)}: ${NOT_RETURNABLE[refusal.why]}`
      : NOT_RETURNABLE[refusal.why]
  if (refusal.code === 'voucher-below-minimum')
    return `هذه القسيمة لمشتريات تبلغ ${formatRials(refusal.minimum)} أو أكثر مما هي له.`
  if (refusal.code === 'discount-too-high' && refusal.maxPercent < 100)
    return `أكبر خصم في صلاحيتك ${refusal.maxPercent}% من البيع. اطلبه من مالك المتجر.`
  if (refusal.code === 'shortfall-too-high')
    return `أكبر نقص تقبله صلاحيتك ${refusal.maxPercent}% من مبلغ الطلب. اطلب قبوله من مالك المتجر.`
  if (refusal.code === 'payment-mismatch')
    return `المدفوع ${formatRials(refusal.paid)} والمطلوب ${formatRials(refusal.due)}. ربما تغيّر سعر: راجع القائمة ثم أعد الدفع.`
  if (refusal.code === 'statement-unreadable' && refusal.reason !== 'format')
    return STATEMENT_PROBLEMS[refusal.reason]
  if (refusal.code === 'statement-unreadable' && refusal.sentence) return refusal.sentence
  const sentence = REFUSAL_SENTENCES[refusal.code]
  if (refusal.code !== 'too-many-requests') return sentence
  const minutes = Math.ceil(refusal.retryAfterSeconds / 60)
  if (minutes <= 1) return sentence
  const wait =
    minutes < 60
      ? formatCount(minutes, MINUTES_GENITIVE)
      : formatCount(Math.ceil(minutes / 60), HOURS_GENITIVE)
  return `محاولات كثيرة في وقت قصير. حاول مرة أخرى بعد ${wait}.`
}

function mayBeLostSentence({ name, orderNumber, mishap }: RefusalOf<'animal-may-be-lost'>): string {
  const what = mishap === 'died' ? 'نفق' : 'مرض'
  return `قد يكون ${isolate(name)} هو الذي ${what} في الطلب ${isolate(orderNumber)}. حدّد أولاً في حالة ذلك الطلب أيها ${what}.`
}
