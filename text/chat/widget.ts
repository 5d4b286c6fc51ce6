// The texts around a conversation with the chatbot: its button, its card, the states of a message.

export const chatText = {
  open: 'اسأل المساعد',
  openUnread: 'اسأل المساعد، وصلك رد جديد',
  title: 'المساعد',
  label: 'محادثة المساعد',
  /** The status below the title (A-BOT-06). */
  presence: 'متصل الآن، يرد خلال ثوانٍ',
  clear: 'مسح المحادثة',
  cleared: 'مُسحت المحادثة.',
  undo: 'تراجع',
  close: 'إغلاق المحادثة',
  log: 'رسائل المحادثة',
  you: 'أنت:',
  bot: 'المساعد:',
  typing: 'المساعد يكتب',
  suggestions: 'أسئلة مقترحة',
  products: 'مما لدينا',
  noPicture: 'لا توجد صورة',
  message: 'رسالتك',
  placeholder: 'اكتب سؤالك',
  send: 'إرسال',
  length: (typed: string, most: string) => `${typed} من ${most} حرف`,
  tooLong: (most: string) => `رسالتك أطول من ${most} حرف. اختصرها ثم أرسلها.`,
  failed: 'لم تصل رسالتك.',
  sendAgain: 'أعد الإرسال',
  tooSlow: 'تأخر الرد. أعد المحاولة.',
  interrupted: 'انقطع الإرسال قبل وصول الرد.',
  welcome:
    'أهلاً بك.\n\nاسألني عن حيواناتنا ومستلزماتها وأسعارها، أو عن التوصيل إلى محافظتك، أو عن العناية بأليفك.',
  /** Suggested first messages; the chatbot must understand each. */
  starters: [
    'ما الحيوانات التي لديكم؟',
    'كم رسوم التوصيل؟',
    'نصائح العناية',
    'أين طلبي؟',
    'كيف أتواصل معكم؟',
  ],
} as const

/** The link texts for paths that answers contain. */
export const placeNames: Readonly<Record<string, string>> = {
  products: 'المنتجات',
  animals: 'صفحة الحيوان',
  cart: 'السلة',
  checkout: 'إتمام الطلب',
  auth: 'تسجيل الدخول',
  account: 'حسابي',
  profile: 'الملف الشخصي',
  orders: 'طلباتي',
  contact: 'تواصل معنا',
  privacy: 'سياسة الخصوصية',
  terms: 'الشروط والسياسات',
  'forgot-password': 'استعادة كلمة المرور',
  wanted: 'اطلب حيواناً',
  reviews: 'آراء العملاء',
}
