// What /admin-seed says (A-SEED-01..05, X-43, X-44).
import { type Counted, formatCount, PRODUCTS } from '#text/format-count.ts'

const CATEGORIES: Counted = {
  zero: 'لا فئات',
  one: 'فئة واحدة',
  two: 'فئتان',
  few: 'فئات',
  many: 'فئة',
  other: 'فئة',
}
const ORDERS: Counted = {
  zero: 'لا طلبات',
  one: 'طلب واحد',
  two: 'طلبان',
  few: 'طلبات',
  many: 'طلباً',
  other: 'طلب',
}
const NO_PRODUCTS: Counted = { ...PRODUCTS, zero: 'لا منتجات' }

export const seedText = {
  title: 'البيانات التجريبية',
  lead: 'أمثلة تريك كيف يبدو المتجر وهو ممتلئ. احذفها متى أضفت ما لديك.',
  now: 'في المتجر الآن',
  loading: 'نعدّ البيانات التجريبية…',
  categories: 'فئات تجريبية',
  products: 'منتجات تجريبية',
  orders: 'طلبات لا تضم سواها',
  create: {
    title: 'إنشاء أمثلة',
    lead: 'أربع فئات وخمسة منتجات، لا تتكرر إن كانت في المتجر.',
    samples: [
      { category: 'كلاب', products: 'طعام كلاب فاخر، مقود كلاب' },
      { category: 'قطط', products: 'صندوق رمل للقطط' },
      { category: 'طيور', products: 'قفص طيور' },
      { category: 'أسماك', products: 'فلتر حوض أسماك' },
    ],
    action: 'إنشاء البيانات التجريبية',
    pending: 'جارٍ الإنشاء…',
    /** A-SEED-05. */
    done: 'تم إنشاء البيانات التجريبية بنجاح',
    failed: 'فشل في إنشاء البيانات التجريبية',
    already: 'البيانات التجريبية موجودة من قبل',
    alreadyMore: 'لم نضف شيئاً مرة ثانية.',
  },
  clear: {
    title: 'حذف البيانات التجريبية',
    lead: 'نحذف ما أُنشئ للتجربة وحده. منتجاتك وعملاؤك وإعداداتك تبقى كما هي.',
    none: 'لا بيانات تجريبية في المتجر.',
    action: 'حذف البيانات التجريبية',
    /** the words of the specification, for what really goes. */
    ask: 'هل أنت متأكد من حذف جميع البيانات التجريبية؟',
    what: ({ categories, products, orders }: Record<'categories' | 'products' | 'orders', number>) =>
      `سنحذف ${formatCount(categories, CATEGORIES)} و${formatCount(products, NO_PRODUCTS)} و${formatCount(orders, ORDERS)}. ما ليس تجريبياً يبقى. لا يمكن التراجع عن ذلك.`,
    pending: 'جارٍ الحذف…',
    done: 'حُذفت البيانات التجريبية',
    kept: (archived: number) =>
      `بقي ${formatCount(archived, PRODUCTS)} في سجلات طلباتك، بعيداً عن أعين العملاء.`,
  },
  account: {
    title: 'حسابك',
    isAdmin: 'حسابك مدير في هذا المتجر، ولا يحتاج إلى إعداد.',
    more: 'لإضافة مدير آخر',
    link: 'افتح صفحة إضافة مدير',
  },
  wipe: {
    title: 'إفراغ المتجر كله',
    before: 'لا زر لذلك هنا. من يدير الخادم يشغّل الأمر',
    after: 'وهو يمتنع عن ذلك في متجر يعمل إلا إذا أُجبر.',
  },
  toAdmin: 'لوحة الإدارة',
} as const
