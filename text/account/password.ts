// What the two screens of a forgotten password say (A-PWD-*). Labels and faults of the fields: text/account/account.ts and
// text/accounts.ts.

export const passwordText = {
  forgotTitle: 'نسيت كلمة المرور؟',
  forgotLead: 'اكتب بريدك الإلكتروني، ونرسل إليك رابطاً تختار به كلمة مرور جديدة.',
  send: 'إرسال الرابط',
  sending: 'جارٍ الإرسال…',
  backToSignIn: 'العودة إلى تسجيل الدخول',
  sentTitle: 'انظر في بريدك',
  /** The same for every address. */
  sent: 'تم إرسال رابط إعادة تعيين كلمة المرور إلى بريدك الإلكتروني',
  sentTo: 'الرابط صالح ساعة واحدة. وتصلك الرسالة إن كان لهذا البريد حساب عندنا:',
  sentHint: 'لم تصلك؟ انظر في مجلد الرسائل غير المرغوبة، أو اطلب رابطاً جديداً.',
  sendFailed: 'حدث خطأ أثناء إرسال رابط إعادة التعيين',
  resend: 'إعادة إرسال الرابط',
  resendIn: (clock: string) => `إعادة الإرسال بعد ${clock}`,
  resent: 'تم إرسال رابط جديد',
  otherEmail: 'استخدام بريد آخر',
  forgotFigureTitle: 'الحمامة في الطريق',
  forgotFigureLine: 'رسالة واحدة إلى بريدك، وتعود إلى سلتك وطلباتك.',

  newPassword: 'كلمة المرور الجديدة',
  validating: 'نتحقق من الرابط…',
  saved: 'ننقلك إلى تسجيل الدخول…',
  toSignIn: 'تسجيل الدخول الآن',
  expiredTitle: 'رابط منتهي الصلاحية',
  unreadable: 'حدث خطأ في معالجة الرابط',
  requestNew: 'طلب رابط جديد',
  checkFailed: 'حدث خطأ في التحقق من صحة الرابط',
  notOpened: 'فشل في تعيين الجلسة. يرجى المحاولة مرة أخرى.',
  retry: 'إعادة المحاولة',
  newFigureTitle: 'دقيقة وتعود إلينا',
  newFigureLine: 'كلمة مرور جديدة، والباقي كما تركته: سلتك وطلباتك وعنوانك.',
  adminFigureTitle: 'مكانك معنا',
  adminFigureLine: 'كلمة مرور قوية، ثم تجد الطلبات والمنتجات والعملاء في مكان واحد.',
} as const

/** What differs with what the link is for. */
export type PasswordWords = {
  newTitle: string
  newLead: string
  /** Stands under the field all the while; without one the usual rule, until the first letter. */
  rule?: string
  save: string
  saving: string
  savedTitle: string
  saveFailed: string
  expired: string
  expiredHint: string
}

export const resetWords: PasswordWords = {
  newTitle: 'كلمة مرور جديدة',
  newLead: 'اختر كلمة مرور لا تستخدمها في موقع آخر. بعد الحفظ يُسجَّل الخروج من كل أجهزتك.',
  save: 'حفظ كلمة المرور',
  saving: 'جارٍ الحفظ…',
  savedTitle: 'تم تحديث كلمة المرور بنجاح!',
  saveFailed: 'حدث خطأ في تحديث كلمة المرور',
  expired: 'الرابط منتهي الصلاحية أو غير صحيح. يرجى طلب إعادة تعيين كلمة المرور مرة أخرى.',
  expiredHint: 'يصلح الرابط ساعة واحدة ولاستخدام واحد.',
}

/** the address was registered more than once before its activation link was opened. */
export const firstPasswordWords: PasswordWords = {
  ...resetWords,
  newTitle: 'اختر كلمة مرورك',
  newLead:
    'حسابك مفعّل الآن. كُتبت لهذا البريد أكثر من كلمة مرور قبل تفعيله، فلم نُبقِ أياً منها حمايةً لك. اختر الكلمة التي تدخل بها.',
}

/** an invitation to the back office. */
export const becomeAdminWords: PasswordWords = {
  newTitle: 'أهلاً بك في فريق المتجر',
  newLead: 'اختر كلمة مرور قوية لتقبل الدعوة. تحلّ محل كلمتك الحالية، ويُسجَّل الخروج من كل أجهزتك.',
  rule: '12 حرفاً على الأقل، فيها حرف كبير وحرف صغير ورقم ورمز.',
  save: 'قبول الدعوة',
  saving: 'جارٍ القبول…',
  savedTitle: 'انضممت إلى فريق المتجر',
  saveFailed: 'تعذّر قبول الدعوة',
  expired: 'انتهت صلاحية الدعوة أو استُخدمت من قبل. اطلب من مالك المتجر دعوة جديدة.',
  expiredHint: 'تصلح الدعوة يومين ولاستخدام واحد.',
}
