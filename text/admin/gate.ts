// What the door of the back office says (A-GATE-*).

export const gateText = {
  checking: 'نتحقق من صلاحياتك…',
  deniedTitle: 'الوصول مرفوض',
  deniedSignedOut: 'سجّل الدخول بحساب مدير لفتح هذه الصفحة.',
  deniedFailed: 'تعذّر التحقق من صلاحياتك. سجّل الدخول من جديد.',
  blockedTitle: 'هذه الصفحة للمديرين فقط',
  blocked: 'حسابك الحالي لا يملك صلاحية فتحها:',
  movingToAuth: 'ننقلك إلى صفحة تسجيل الدخول…',
  movingHome: 'ننقلك إلى الصفحة الرئيسية…',
  signIn: 'تسجيل الدخول',
  home: 'الصفحة الرئيسية',
  notYours: 'ليس لديك صلاحية',
  notYoursWhy: 'هذه الصفحة ليست ضمن دورك في المتجر. إن احتجت إليها فاطلب من مالك المتجر أن يغيّر دورك.',
  toOffice: 'العودة إلى لوحة الإدارة',
} as const
