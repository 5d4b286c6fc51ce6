// What the frame of every page says: header, menus, footer, errors.
import type { Store } from '#contract/store.ts'
import { formatNumber } from './format-number.ts'
import { isolate } from './format-text.ts'

/** L-06: never all of Oman while the owner leaves a governorate out. */
export function whereText(delivery: Store['delivery'], everywhere = 'لكل عُمان'): string {
  return delivery.every(({ office, home }) => office !== null || home !== null) ? everywhere : 'داخل عُمان'
}

export const shellText = {
  skip: 'تخطَّ إلى المحتوى',
  families: {
    title: 'الأقسام',
    promise: 'نذكر ما نعرفه عن صحة كل حيوان وتطعيمه قبل أن تشتري.',
    all: (total: number) => `كل المنتجات، ${formatNumber(total)}`,
  },
  noScript: 'للشراء وتسجيل الدخول فعّل JavaScript في متصفحك. يمكنك تصفّح المنتجات ومراسلتنا دونه.',
  home: 'الرئيسية',
  trail: 'أنت هنا',
  products: 'المنتجات',
  cart: 'السلة',
  account: 'حسابي',
  contact: 'تواصل معنا',
  orders: 'طلباتي',
  ownAnimals: 'حيواناتي',
  profile: 'الملف الشخصي',
  adminPanel: 'لوحة الإدارة',
  signIn: 'تسجيل الدخول',
  register: 'إنشاء حساب',
  signOut: 'تسجيل الخروج',
  signingOut: 'جارٍ تسجيل الخروج',
  checkingSession: 'نتحقق من حسابك',
  userMenu: 'قائمة حسابك',
  menu: 'القائمة',
  openMenu: 'فتح القائمة',
  close: 'إغلاق',
  optional: 'اختياري',
  copy: 'نسخ',
  copied: 'نُسخ',
  noPicture: 'لا توجد صورة',
  fewer: 'إنقاص الكمية',
  more: 'زيادة الكمية',
  showPassword: 'إظهار كلمة المرور',
  hidePassword: 'إخفاء كلمة المرور',
  mainNavigation: 'التنقل الرئيسي',
  bottomNavigation: 'التنقل السريع',
  loadingPage: 'الصفحة في الطريق',
  toasts: 'التنبيهات',
  search: { open: 'البحث' },
  stripLabel: 'التوصيل والتواصل',
  strip: ({ delivery, deliveryDays }: Pick<Store, 'delivery' | 'deliveryDays'>) =>
    `نوصل ${whereText(delivery, 'إلى كل محافظات عُمان')}، ${deliveryDays}`,
  email: 'البريد الإلكتروني',
  whatsapp: 'واتساب',
  call: 'اتصال',
  footer: {
    reach: 'تواصل معنا',
    shop: 'المتجر',
    policies: 'سياساتنا',
    allProducts: 'كل المنتجات',
    trackOrder: 'تتبّع طلبك',
    reviews: 'آراء عملائنا',
    faq: 'الأسئلة الشائعة',
    social: 'حساباتنا',
    rights: (year: number, name: string) => `© ${year} ${name}.`,
  },
  theme: { legend: 'المظهر', light: 'فاتح', dark: 'داكن', system: 'كالجهاز' },
  checkout: { title: 'إتمام الطلب', back: 'الرجوع إلى السلة' },
} as const

/** What the known networks are called; others keep the name that the owner gave them. */
export const SOCIAL_NAMES: Record<SocialNetwork, string> = {
  instagram: 'إنستغرام',
  tiktok: 'تيك توك',
  x: 'إكس',
  youtube: 'يوتيوب',
  snapchat: 'سناب شات',
  facebook: 'فيسبوك',
}
export type SocialNetwork = 'instagram' | 'tiktok' | 'x' | 'youtube' | 'snapchat' | 'facebook'

/** Beside a link that somebody shares. */
export const shareImageText = {
  site: 'أليف',
  line: 'حيوانات أليفة ومستلزماتها، إلى محافظات عُمان',
  alt: (shop: string) => `قط، واسم المتجر: ${isolate(shop)}، للحيوانات الأليفة ومستلزماتها`,
} as const

export const errorText = {
  /** The page without the shop's frame, nor its name: nothing could be read. */
  bare: {
    title: 'لم تُفتح الصفحة',
    toHome: 'الصفحة الرئيسية',
    tooLong: 'هذا الرابط أطول مما يُفتح. قد يكون نُسخ معه نص آخر: انسخه وحده، أو ابدأ من الرئيسية.',
  },
  notFound: {
    title: '404 - الصفحة غير موجودة',
    body: 'ربما تغيّر الرابط أو لم يعد ما كان هنا معروضاً. ابحث عمّا تريد أو ابدأ من الرئيسية.',
  },
  failed: {
    title: 'حدث خطأ غير متوقع',
    body: 'لم نستطع عرض هذه الصفحة. أعد المحاولة، وإن تكرّر الخطأ فراسلنا وأرفق رقمه.',
  },
  unavailable: {
    title: 'المتجر غير متاح للحظات',
    body: 'أعد المحاولة بعد قليل. سلتك وطلباتك محفوظة.',
  },
  awayFromNetwork: {
    title: 'لا اتصال بالإنترنت',
    body: 'تحقق من الشبكة ثم أعد المحاولة. سلتك محفوظة.',
  },
  forbidden: {
    title: 'هذه الصفحة ليست لحسابك',
    body: 'سجّل الدخول بالحساب المناسب، أو عُد إلى الرئيسية.',
  },
  requestId: 'رقم الخطأ',
  retry: 'إعادة المحاولة',
  toHome: 'إلى الرئيسية',
  toProducts: 'تصفّح المنتجات',
  offline: 'تعذّر الاتصال بالمتجر. تحقق من الإنترنت وحاول مرة أخرى.',
  unexpected: 'حدث خطأ غير متوقع. يرجى المحاولة مرة أخرى.',
} as const
