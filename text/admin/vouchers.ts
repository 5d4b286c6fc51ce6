// Texts of the vouchers in the back office (S2-13).
import type { VoucherKind } from '#domain/vouchers/voucher.ts'
import type { VoucherFault, VoucherFaults, VoucherField } from '#domain/vouchers/voucher-faults.ts'
import { type Counted, formatCount, TIMES } from '#text/format-count.ts'
import { formatNumber } from '#text/format-number.ts'
import { isolate } from '#text/format-text.ts'
import { sentencesOf } from '#text/sentences-of.ts'

const VOUCHERS: Counted = {
  zero: 'لا قسائم',
  one: 'قسيمة واحدة',
  two: 'قسيمتان',
  few: 'قسائم',
  many: 'قسيمة',
  other: 'قسيمة',
}

export const vouchersText = {
  list: 'القسائم',
  counted: (count: number) => formatCount(count, VOUCHERS),
  add: 'قسيمة جديدة',
  newTitle: 'قسيمة جديدة',
  editTitle: 'تعديل القسيمة',
  edit: (code: string) => `تعديل القسيمة ${isolate(code)}`,
  editShort: 'تعديل',
  remove: (code: string) => `حذف القسيمة ${isolate(code)}`,
  save: 'حفظ القسيمة',
  saved: 'حُفظت القسيمة',
  failed: 'لم تُحفظ القسيمة',
  labels: {
    code: 'الرمز',
    kind: 'ماذا تعطي؟',
    percent: 'النسبة %',
    amount: 'المبلغ (ر.ع)',
    minTotal: 'أقل مشتريات (ر.ع)',
    categoryIds: 'لأي فئات؟',
    oncePerCustomer: 'مرة واحدة لكل عميل',
    maxUses: 'عدد مرات الاستعمال',
    startsOn: 'أول يوم',
    endsOn: 'آخر يوم',
    isActive: 'تعمل الآن',
  } satisfies Record<VoucherField, string>,
  codeHint: 'حروف أو أرقام بلا مسافات، من 3 إلى 30، مثل EID10.',
  usesHint: 'اتركه فارغاً إن لم يكن لها حد.',
  categoriesHint: 'بلا اختيار تشمل كل ما في المتجر.',
  kinds: { percent: 'نسبة', amount: 'مبلغ', 'free-delivery': 'توصيل مجاني' } satisfies Record<
    VoucherKind,
    string
  >,
  gives: {
    percent: (percent: number) => `خصم ${percent}%`,
    amount: (price: string) => `خصم ${price}`,
    'free-delivery': 'توصيل مجاني',
  },
  used: (used: number, max: number | null) => {
    if (max !== null) return `استُعملت ${formatNumber(used)} من ${formatNumber(max)}`
    return used === 0 ? 'لم تُستعمل بعد' : `استُعملت ${formatCount(used, TIMES)}`
  },
  discounted: 'مجموع ما خصمته',
  from: (price: string) => `لمشتريات تبلغ ${price}`,
  once: 'مرة لكل عميل',
  some: 'لفئات محددة',
  days: (from: string | null, until: string | null) =>
    from && until
      ? `من ${from} إلى ${until}`
      : from
        ? `من ${from}`
        : until
          ? `حتى ${until}`
          : 'بلا موعد انتهاء',
  states: { on: 'تعمل', off: 'متوقفة', later: 'لم تبدأ', over: 'انتهت', usedUp: 'استُعملت كلها' },
  empty: {
    title: 'لا قسائم بعد',
    what: 'أعطِ عملاءك رمزاً يكتبونه عند الدفع: نسبة أو مبلغاً أو توصيلاً مجانياً.',
  },
  removal: {
    title: (code: string) => `حذف القسيمة ${isolate(code)}؟`,
    unused: 'لم تُستعمل، فتُحذف نهائياً.',
    used: 'استُعملت في طلبات، فتتوقف وتبقى في السجل.',
    confirm: 'نعم، احذفها',
    confirmEnd: 'نعم، أوقفها',
    done: { deleted: 'حُذفت القسيمة', ended: 'توقفت القسيمة' },
    failed: 'لم تُحذف القسيمة',
  },
} as const

export const voucherErrors = {
  codeInUse: 'استُعمل هذا الرمز في طلب، فلا يتغيّر. أوقف هذه القسيمة وأنشئ أخرى برمز جديد.',
  fewerThanUsed: (used: number) => `مرات استعمالها حتى الآن ${formatNumber(used)}. اكتب عدداً لا يقل عن ذلك.`,
}

const FAULTS: Record<VoucherFault, string> = {
  'voucher-code-invalid': 'اكتب رمزاً من 3 إلى 30 حرفاً أو رقماً بلا مسافات.',
  'voucher-percent-invalid': 'اكتب نسبة صحيحة بين 1 و 100.',
  'voucher-amount-invalid': 'اكتب مبلغاً أكبر من الصفر، مثل 5 أو 2.5.',
  'voucher-minimum-invalid': 'اكتب مبلغاً أكبر من الصفر، أو اتركه فارغاً.',
  'voucher-uses-invalid': 'اكتب عدداً صحيحاً بين 1 و 1000000، أو اتركه فارغاً.',
  'voucher-day-invalid': 'هذا اليوم غير صحيح.',
  'voucher-ends-first': 'آخر يوم قبل أول يوم.',
}

export const voucherFaultSentences = (faults: VoucherFaults) => sentencesOf(faults, FAULTS)
