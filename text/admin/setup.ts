// What the first run of the back office says (X-04, A-DBG-04, A-DBG-05).

export const setupText = {
  title: 'إعداد المدير',
  firstTitle: 'أنشئ حساب المدير الأول',
  firstLead: 'لا مدير لهذا المتجر بعد. انسخ رمز الإعداد من سجل تشغيل المتجر؛ يعمل مرة واحدة.',
  otherTitle: 'إضافة مدير',
  otherLead: 'ينشأ الحساب مفعّلاً وله كل صلاحيات الإدارة.',
  setupToken: 'رمز الإعداد',
  email: 'البريد الإلكتروني',
  password: 'كلمة المرور',
  passwordHint: '12 حرفاً على الأقل، فيها حرف كبير وحرف صغير ورقم ورمز.',
  submit: 'إنشاء الحساب',
  submitting: 'جارٍ إنشاء الحساب…',
  created: 'تم إنشاء حساب المدير',
  createFailed: 'خطأ في إنشاء الحساب',
  signInFailed: 'خطأ في تسجيل الدخول',
  tokenMissing: 'الصق رمز الإعداد.',
} as const
