// Texts of the home page. They promise only what the shop's data guarantees.
import type { World } from '#domain/catalog/worlds.ts'

export type HeroText = { world: World; headline: readonly [string, string]; support: string; action: string }

export const homeText = {
  title: (shop: string) => `${shop}: حيوانات أليفة ومستلزماتها في عُمان`,
  hero: {
    label: 'أبرز ما في المتجر',
    slide: (position: number, total: number) => `${position} من ${total}`,
    pause: 'إيقاف العرض التلقائي',
    play: 'تشغيل العرض التلقائي',
    next: 'التالي',
    previous: 'السابق',
    /** Exactly six (S-HOME-02), in the order of the families; a shop shows those that it has. */
    slides: [
      {
        world: 'cats',
        headline: ['صديق جديد', 'يملأ بيتك دفئاً'],
        support: 'سلالات مختلفة، وتوصيل إلى بيتك.',
        action: 'تعرّف على القطط',
      },
      {
        world: 'birds',
        headline: ['ألوان تغنّي', 'في بيتك'],
        support: 'طيور زينة أليفة بألوانها وأصواتها.',
        action: 'شاهد الطيور',
      },
      {
        world: 'fish',
        headline: ['قطعة من البحر', 'في غرفتك'],
        support: 'أسماك زينة بألوان لا تملّ منها.',
        action: 'اكتشف الأسماك',
      },
      {
        world: 'rabbits',
        headline: ['نعومة تقفز', 'في أرجاء البيت'],
        support: 'أرانب أليفة خفيفة الظل.',
        action: 'تعرّف على الأرانب',
      },
      {
        world: 'small',
        headline: ['صغير الحجم', 'كبير المرح'],
        support: 'رفاق صغار لكل يوم.',
        action: 'شاهد الصغار',
      },
      {
        world: 'supplies',
        headline: ['كل ما يحتاجه', 'أليفك'],
        support: 'طعام وألعاب وبيوت تصل إلى بابك.',
        action: 'تسوّق المستلزمات',
      },
    ] as const satisfies readonly HeroText[],
  },
  categories: { title: 'من تبحث عنه اليوم؟', all: 'كل الأقسام', none: 'الأقسام قادمة قريباً.' },
  welcome: {
    title: 'منتجات جديدة قادمة قريباً',
    body: 'نجهّز المعروضات الآن. عد إلينا قريباً، أو اكتب لنا عمّا تبحث عنه.',
    write: 'اكتب لنا',
  },
  loading: 'في الطريق إليك',
  lost: {
    title: 'لم تصل المعروضات',
    body: 'تحقق من الإنترنت ثم أعد المحاولة.',
    retry: 'إعادة المحاولة',
  },
  /** Facts only: the times come from the settings, and that nothing is paid here is how the shop is built (S-GEN-04). */
  promises: {
    label: 'كيف نعمل',
    delivery: (where: string) => `نوصل ${where}`,
    payment: 'تحويل بنكي',
    paymentHow: 'لا بطاقة ولا رمز',
    reply: 'نرد عليك',
  },
  arrivals: {
    title: 'وصل حديثاً',
    all: 'عرض الكل',
    empty: 'منتجات جديدة قادمة قريباً',
    emptyBody: 'نجهّز أصدقاء جدداً. إلى حينها تصفّح ما عندنا.',
    emptyAction: 'تصفّح المنتجات',
  },
  why: {
    title: (shop: string) => `لماذا ${shop}؟`,
    cards: (where: string) =>
      [
        {
          figure: 'truck',
          title: `توصيل ${where}`,
          body: 'ترى رسومه ومدته قبل أن تطلب.',
        },
        { figure: 'stethoscope', title: 'سلامة الأليف', body: 'نذكر ما نعرفه عن صحته وتطعيمه قبل أن تشتري.' },
        { figure: 'nest', title: 'نوفّر ما تطلبه', body: 'تبحث عن سلالة بعينها؟ نبحث عنها لك.' },
        { figure: 'star', title: 'جودة نثق بها', body: 'مستلزمات نختارها بعناية لكل نوع.' },
      ] as const,
  },
  admin: {
    greeting: (name: string) => `مرحباً ${name}`,
    body: 'لديك صلاحيات إدارية كاملة على المتجر.',
    action: 'لوحة الإدارة',
  },
} as const
