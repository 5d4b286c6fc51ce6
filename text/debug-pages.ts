// What each diagnostics page is called and for what it is there (A-DBG-01, A-DBG-02, A-GATE-05).

export const debugPageText = {
  'login-test': {
    title: 'فحص تسجيل الدخول',
    purpose: 'سجّل الدخول كما يفعل العميل، وانظر ما تقوله الجلسة بعده.',
  },
  'auth-test': { title: 'فحص الحساب', purpose: 'من أنت للمتجر الآن، وبماذا تجيب الواجهة.' },
  'env-test': { title: 'فحص البيئة', purpose: 'كيف بدأ هذا المتجر، وفي أي متصفح تراه.' },
  'direct-auth-test': { title: 'فحص الواجهة مباشرة', purpose: 'جواب كل استدعاء كما هو: رمزه وزمنه.' },
  'profile-test': { title: 'فحص الملف الشخصي', purpose: 'ما يعرفه المتجر عنك كما تقرؤه واجهته.' },
  'quick-login': { title: 'دخول سريع', purpose: 'سجّل الدخول، وننقلك بعد ثانيتين إلى حيث يعمل حسابك.' },
  'google-auth-debug': {
    title: 'فحص الدخول بجوجل',
    purpose: 'هل جوجل مفعّل، وإلى أين يعيدك، وماذا بقي بعد العودة.',
  },
  'auth-persistence-debug': {
    title: 'فحص بقاء الجلسة',
    purpose: 'هل تبقى الجلسة بعد إعادة التحميل، وماذا يحفظ المتصفح.',
  },
  'auth-debug-simple': { title: 'فحص مختصر', purpose: 'الجلسة وصلاحيتها في نظرة واحدة.' },
  'admin-debug': { title: 'فحص الإدارة الشامل', purpose: 'كل اللوحات في صفحة واحدة، للمديرين.' },
  'admin-status': {
    title: 'حالة المتجر',
    purpose: 'قاعدة البيانات والطابور والبريد والساعة، وهل يجيب المتجر سريعاً.',
  },
  'admin-test': {
    title: 'فحص دخول المدير',
    purpose: 'الفحصان اللذان يفتحان لوحة الإدارة، وتجربة دخول بحساب مدير.',
  },
  'admin-auth-test': { title: 'فحص صلاحية المدير', purpose: 'جلستك وصلاحيتها، وبماذا تجيب واجهة الإدارة.' },
} as const
