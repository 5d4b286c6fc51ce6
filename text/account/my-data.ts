// What the shop says about somebody's own data: taking it along, and taking it back.
import { type Counted, formatCount } from '#text/format-count.ts'

const OPEN_ORDERS: Counted = {
  one: 'طلب لم يكتمل',
  two: 'طلبان لم يكتملا',
  few: 'طلبات لم تكتمل',
  many: 'طلباً لم يكتمل',
  other: 'طلب لم يكتمل',
}

export const myDataText = {
  title: 'بياناتي',
  download: 'تنزيل بياناتي',
  downloadWhy: 'كل ما نحفظه عنك في ملف واحد: حسابك وطلباتك وسلتك ورسائلك وأجهزتك.',
  downloading: 'جارٍ التجهيز…',
  downloaded: 'نُزّل ملف بياناتك',
  downloadFailed: 'تعذّر تنزيل بياناتك',
  fileName: (shop: string, day: string) => `بياناتي-في-${shop.replaceAll(' ', '-')}-${day}.json`,
  remove: 'حذف حسابي',
  removeWhy: 'تُحذف بياناتك، ولا يمكن الرجوع عن ذلك.',
  dialogTitle: 'حذف حسابك',
  goes: 'ما يُحذف الآن',
  goesWhat: 'اسمك وهاتفك وعنوانك، وسلتك ورسائلك واشتراكك في النشرة. ويُسجَّل خروجك من كل أجهزتك.',
  stays: 'ما يبقى',
  staysWhat: 'طلباتك السابقة، بلا اسم ولا هاتف ولا عنوان، لدفاتر المتجر.',
  forGood: 'لا يمكن التراجع بعد الحذف.',
  password: 'كلمة مرورك، للتأكد أنك أنت',
  email: 'اكتب بريد حسابك للتأكيد',
  emailWhy: 'لا كلمة مرور لحسابك، فاكتب بريدك لتؤكد.',
  keep: 'أبقِ حسابي',
  confirm: 'احذف حسابي',
  removing: 'جارٍ الحذف…',
  removed: 'حُذف حسابك',
  removedWhy: 'أرسلنا تأكيداً إلى بريدك. شكراً لأنك كنت معنا.',
  removeFailed: 'لم يُحذف حسابك. حاول مرة أخرى.',
  checking: 'نتحقق من طلباتك…',
  openOrders: (count: number) =>
    `لديك ${formatCount(count, OPEN_ORDERS)}. نحتاج اسمك وهاتفك حتى يصل إليك ما طلبته، فاحذف حسابك بعد ذلك. وما ينتظر التحويل تلغيه من صفحته.`,
  toOrder: 'الطلب',
} as const
