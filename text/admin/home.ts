// What the first page of the back office says.

export const adminHomeText = {
  title: 'لوحة الإدارة',
  hello: (name: string) => (name ? `أهلاً ${name}` : 'أهلاً بك'),
  role: 'صلاحيتك',
  admin: 'مدير',
  email: 'البريد الإلكتروني',
  toShop: 'إلى المتجر',
  newAdmin: 'إضافة مدير',
  signOut: 'تسجيل الخروج',
  signingOut: 'جارٍ تسجيل الخروج…',
} as const
