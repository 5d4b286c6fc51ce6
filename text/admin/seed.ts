// What /admin-seed says (A-SEED-01..05, X-43, X-44).
import { type Counted, formatCount, PRODUCTS, PRODUCTS_OBJECT } from '#text/format-count.ts'

/** As the objects of a verb: «سنحذف فئتين وطلباً واحداً». */
const CATEGORIES: Counted = { one: 'فئة واحدة', two: 'فئتين', few: 'فئات', many: 'فئة', other: 'فئة' }
const ORDERS: Counted = { one: 'طلباً واحداً', two: 'طلبين', few: 'طلبات', many: 'طلباً', other: 'طلب' }

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
    what: ({ categories, products, orders }: Record<'categories' | 'products' | 'orders', number>) => {
      const kinds = [
        { count: categories, noun: CATEGORIES },
        { count: products, noun: PRODUCTS_OBJECT },
        { count: orders, noun: ORDERS },
      ]
      const gone = kinds.filter(({ count }) => count > 0).map(({ count, noun }) => formatCount(count, noun))
      return `سنحذف ${gone.join(' و')}. ما ليس تجريبياً يبقى. لا يمكن التراجع عن ذلك.`
    },
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
