// What /admin-seed says (A-SEED-01..05, X-43, X-44).
import { type Counted, formatCount, ORDERS, PRODUCTS } from '#text/format-count.ts'

const CATEGORIES: Counted = { one: 'فئة واحدة', two: 'فئتان', few: 'فئات', many: 'فئة', other: 'فئة' }
const FACTS: Counted = { one: 'إعداد واحد', two: 'إعدادان', few: 'إعدادات', many: 'إعداداً', other: 'إعداد' }

export const seedText = {
  title: 'البيانات التجريبية',
  lead: 'أمثلة تريك كيف يبدو المتجر وهو ممتلئ. احذفها متى أضفت ما لديك.',
  now: 'في المتجر الآن',
  categories: 'فئات تجريبية',
  products: 'منتجات تجريبية',
  facts: 'إعدادات تجريبية',
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
    demo: 'تحميل المتجر التجريبي كاملاً',
    demoPending: 'نرسم الصور، قد يستغرق ذلك دقيقة…',
    /** A-SEED-05. */
    done: 'تم إنشاء البيانات التجريبية بنجاح',
    failed: 'فشل في إنشاء البيانات التجريبية',
    already: 'البيانات التجريبية موجودة من قبل',
    alreadyMore: 'لم نضف شيئاً مرة ثانية.',
  },
  clear: {
    title: 'حذف البيانات التجريبية',
    lead: 'نحذف ما جاء مع التجربة وحده. ما كتبته أو عدّلته يبقى، وكل طلب يبقى.',
    none: 'لا بيانات تجريبية في المتجر.',
    action: 'حذف البيانات التجريبية',
    /** the words of the specification, for what really goes. */
    ask: 'هل أنت متأكد من حذف جميع البيانات التجريبية؟',
    what: 'لا يمكن التراجع عن ذلك.',
    plan: {
      deleted: 'تُحذف نهائياً',
      archived: 'تُؤرشف',
      archivedWhy: 'منتجات في طلبات مسجّلة: تغيب عن المتجر وتبقى في طلباتها.',
      kept: 'تبقى كما هي',
      kinds: ({ products, categories, facts }: Record<'categories' | 'products' | 'facts', number>) => {
        const kinds = [
          { count: products, noun: PRODUCTS },
          { count: categories, noun: CATEGORIES },
          { count: facts, noun: FACTS },
        ]
        const named = kinds
          .filter(({ count }) => count > 0)
          .map(({ count, noun }) => formatCount(count, noun))
        return named.length > 0 ? `${named.join(' و')}.` : 'لا شيء.'
      },
      orders: (count: number) =>
        count > 0 ? `لا يُحذف أي طلب. الباقي في السجل: ${formatCount(count, ORDERS)}.` : 'لا يُحذف أي طلب.',
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
