// What «حسابي» says of its rooms (S-HDR-02, S-GEN-07); no other page loads it (P-08).
export const accountPageText = {
  title: 'حسابي',
  orders: 'حالة كل طلب وتفاصيل التحويل',
  ownAnimals: 'سجل كل حيوان عندك ومواعيده',
  profile: 'اسمك وهاتفك وعنوانك، وما نحفظه عنك',
  admin: 'المنتجات والطلبات والعملاء',
  signedOutTitle: (shop: string) => `أهلاً بك في ${shop}`,
  signedOutWhy: 'بحساب واحد تحفظ سلتك، وتتابع طلباتك، ولا تكتب عنوانك مرتين.',
} as const
