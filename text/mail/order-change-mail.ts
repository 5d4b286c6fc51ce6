// What the customer is told when something happened to their order (D-04, X-11, X-18, X-56).
import type { Baisa } from '#domain/money.ts'
import type { OrderChange, Shipment } from '#domain/orders/order-change.ts'
import { formatCount, HOURS_GENITIVE } from '#text/format-count.ts'
import { formatDateTime } from '#text/format-date.ts'
import { formatPrice } from '#text/format-price.ts'
import { isolate } from '#text/format-text.ts'
import { SHIPMENT_LABELS } from '#text/orders.ts'
import { PAYMENT_METHOD_LABELS } from '#text/payments.ts'
import {
  fact,
  factsBlock,
  type MailBlock,
  type MailContent,
  type MailFact,
  messageBlock,
  paragraph,
  quiet,
  quietCall,
} from './mail.ts'
import {
  askByWhatsapp,
  deliveryDayFact,
  NEVER_ASKED,
  type OrderMailFacts,
  onWhatsapp,
  openOrder,
  orderItemsBlock,
  orderNumberBlock,
  reportFacts,
  type ShopMailFacts,
  sayTransferred,
  transferFacts,
} from './order-mail.ts'

export function orderChangedMail(
  order: OrderMailFacts,
  shop: ShopMailFacts,
  change: OrderChange,
): MailContent {
  const { subject, preview, heading, news, next, after = [] } = newsOf(order, shop, change)
  return {
    subject: `${subject} (${isolate(order.orderNumber)})`,
    preview,
    heading,
    blocks: [
      ...news,
      orderNumberBlock(order),
      ...(next ?? [openOrder(order)]),
      orderItemsBlock(order, change.to === 'cancelled' || change.to === 'delivered'),
      askByWhatsapp(order, shop),
      ...after,
    ],
  }
}

type ChangeNews = Pick<MailContent, 'subject' | 'preview' | 'heading'> & {
  news: MailContent['blocks']
  /** Otherwise a look at the order. */
  next?: MailContent['blocks']
  after?: MailContent['blocks']
}

type ChangesByTarget = { [Change in OrderChange as Change['to']]: Change }
type NewsOf<To extends keyof ChangesByTarget> = (
  order: OrderMailFacts,
  shop: ShopMailFacts,
  change: ChangesByTarget[To],
) => ChangeNews

function newsOf<To extends keyof ChangesByTarget>(
  order: OrderMailFacts,
  shop: ShopMailFacts,
  change: ChangesByTarget[To] & { to: To },
): ChangeNews {
  const news: NewsOf<To> = NEWS[change.to]
  return news(order, shop, change)
}

const NEWS: { [To in keyof ChangesByTarget]: NewsOf<To> } = {
  reported: (order) => ({
    subject: 'وصلنا إشعارك بالتحويل',
    preview: 'نتحقق من وصول المبلغ ونخبرك.',
    heading: `شكراً لك، ${isolate(order.customerName)}`,
    news: [
      paragraph('وصلنا إشعارك بالتحويل. نتحقق من وصول المبلغ إلى حسابنا، ثم نبدأ تجهيز طلبك ونخبرك.'),
      factsBlock(...reportFacts(order)),
    ],
    after: [quiet(NEVER_ASKED)],
  }),
  verified: () => ({
    subject: 'وصل المبلغ',
    preview: 'تأكدنا من وصول المبلغ، ونبدأ تجهيز طلبك.',
    heading: 'وصل المبلغ، شكراً لك',
    news: [paragraph('تأكدنا من وصول المبلغ كاملاً. نجهّز طلبك ونخبرك حين يخرج إليك.')],
  }),
  difference: (_order, shop, change) => ({
    subject: 'بقي فرق في التحويل',
    preview: `بقي ${formatPrice(change.missing)} ليكتمل المبلغ.`,
    heading: 'بقي جزء من المبلغ',
    news: [
      paragraph(
        'المبلغ الذي وصلنا أقل من إجمالي الطلب. حوّل الفرق إلى الحساب نفسه، واكتب رقم الطلب في ملاحظة التحويل:',
      ),
      transferFacts(shop, 'الفرق', change.missing, null),
    ],
    after: [quiet(`حوّلت المبلغ كاملاً؟ أرسل إلينا صورة إشعار البنك${onWhatsapp(shop)}. ${NEVER_ASKED}`)],
  }),
  rejected: (order, shop, change) => ({
    subject: 'لم نجد التحويل',
    preview: 'تحقّق من بيانات التحويل وتواصل معنا.',
    heading: 'لم نجد تحويلك بعد',
    news: [
      paragraph(
        `بحثنا في حسابنا عن تحويل هذا الطلب ولم نجده. تحقّق في تطبيق بنكك من المبلغ ومن الحساب الذي حوّلت إليه. نحجز طلبك لك حتى ${formatDateTime(order.expiresAt)}.`,
      ),
      noteOf(change.note),
      transferFacts(shop, 'المبلغ', order.finalAmount, null),
    ],
    next: reportAgain(order, shop),
    after: [quiet(NEVER_ASKED)],
  }),
  processing: () => ({
    subject: 'نجهّز طلبك',
    preview: 'نخبرك حين يخرج إليك.',
    heading: 'بدأنا تجهيز طلبك',
    news: [paragraph('نجهّز الآن ما طلبته، ونخبرك حين يخرج إليك.')],
  }),
  shipped: (order, _shop, change) => {
    const day = deliveryDayFact(order)
    return {
      subject: 'خرج طلبك إليك',
      preview: day ? `${day.label}: ${day.value}.` : `مدة التوصيل: ${order.deliveryDays}.`,
      heading: 'طلبك في الطريق',
      news: [
        paragraph(
          order.deliveryType === 'home'
            ? 'خرج طلبك إلى عنوانك. أبقِ هاتفك قريباً منك ليسهل الوصول إليك.'
            : 'سلّمنا طلبك إلى شركة التوصيل. أبقِ هاتفك قريباً منك، وتستلمه من مكتبها.',
        ),
        factsBlock(
          { label: 'العنوان', value: order.shippingAddress },
          day ?? { label: 'مدة التوصيل', value: order.deliveryDays },
          ...shipmentFacts(change),
        ),
      ],
    }
  },
  edited: (_order, shop, change) => ({
    subject: 'عدّلنا طلبك',
    preview: 'هذا ما تغيّر فيه.',
    heading: 'عدّلنا طلبك',
    news: [
      paragraph('عدّل المتجر طلبك. هذا ما تغيّر فيه:'),
      factsBlock(...change.changes.map(({ label, from, to }) => fact(label, beforeAndAfter(from, to)))),
      change.due
        ? paragraph(
            `زاد المبلغ، وبقي منه ${formatPrice(change.due)}. حوّل الفرق إلى الحساب نفسه، واكتب رقم الطلب في ملاحظة التحويل:`,
          )
        : null,
      change.due ? transferFacts(shop, 'الفرق', change.due, null) : null,
      change.owed ? paragraph(`نقص المبلغ، ونعيد إليك ${formatPrice(change.owed)}.`) : null,
    ],
    after: [quietCall('إن لم يكن هذا ما اتفقنا عليه', shop)],
  }),
  shipment: (_order, _shop, change) => ({
    subject: 'بيانات شحنتك',
    preview: 'من يحمل طلبك، ورقم تتبعه.',
    heading: 'تغيّرت بيانات شحنتك',
    news: [paragraph('طلبك في الطريق، وهذه بيانات شحنته كما هي الآن.'), factsBlock(...shipmentFacts(change))],
  }),
  delivered: (_order, shop) => ({
    subject: 'وصل طلبك',
    preview: 'نتمنى أن يسعدك ما اخترته.',
    heading: 'تم تسليم طلبك',
    news: [
      paragraph(
        `نتمنى أن يسعدك ما اخترته. إن وصلك شيء على غير ما طلبت فأخبرنا خلال ${formatCount(shop.returnHours, HOURS_GENITIVE)} من الاستلام.`,
      ),
    ],
  }),
  cancelled: (_order, shop, change) => ({
    subject: 'أُلغي الطلب',
    preview: change.paid ? 'نعيد إليك ما حوّلته.' : 'لا تحوّل مبلغه بعد الآن.',
    heading: 'ألغينا طلبك',
    news: [
      paragraph(
        change.paid
          ? 'نعتذر، ألغينا هذا الطلب. ما حوّلته يعود إليك، ونتواصل معك لإعادته.'
          : 'نعتذر، ألغينا هذا الطلب. لا تحوّل مبلغه بعد الآن.',
      ),
      noteOf(change.note),
    ],
    after: [quietCall('إن كان لديك سؤال', shop)],
  }),
  revived: () => ({
    subject: 'وصل المبلغ وعاد طلبك',
    preview: 'وصل مبلغ الطلب بعد إلغائه، فحجزناه لك من جديد.',
    heading: 'وصل المبلغ، وعاد طلبك',
    news: [paragraph('وصل مبلغ هذا الطلب بعد أن أُلغي. ما طلبته ما زال متوفراً، فحجزناه لك ونجهّزه الآن.')],
  }),
  owed: (_order, shop, change) => ({
    subject: 'لك مبلغ عندنا',
    preview: `نعيد إليك ${formatPrice(change.amount)}.`,
    heading: 'لك مبلغ عندنا',
    news: [
      paragraph('وصلنا من مبلغ هذا الطلب أكثر مما عليك. نعيده إليك ونكتب إليك حين نرسله، ولا يلزمك فعل شيء.'),
      factsBlock(owedFact(change.amount)),
    ],
    after: [quietCall('إن كان لديك سؤال', shop)],
  }),
  refunded: (_order, shop, change) => ({
    subject: 'أعدنا إليك المبلغ',
    preview: `أعدنا إليك ${formatPrice(change.amount)}.`,
    heading: 'أعدنا إليك المبلغ',
    news: [
      paragraph('أعدنا إليك هذا المبلغ. قد يحتاج التحويل إلى يوم عمل ليظهر في حسابك.'),
      factsBlock(
        fact('المبلغ', formatPrice(change.amount)),
        fact('الطريقة', PAYMENT_METHOD_LABELS[change.method]),
        fact('رقم العملية', change.reference),
      ),
    ],
    after: [quietCall('إن لم يصلك', shop)],
  }),
  lost: (_order, shop, change) => ({
    subject: LOST[change.mishap].subject,
    preview: 'نعتذر إليك، ونكتب إليك بما نفعله.',
    heading: LOST[change.mishap].heading,
    news: [
      paragraph(`${LOST[change.mishap].what(change.items)} نعتذر إليك من القلب.`),
      noteOf(change.note),
      paragraph(
        change.paid
          ? 'لك أن تستعيد كامل ما دفعته فيه، أو نجد لك حيواناً آخر. نتواصل معك لتختار، ولا يلزمك فعل شيء الآن.'
          : 'لا تدفع ثمنه. إن شئت وجدنا لك حيواناً آخر، ونتواصل معك لتختار.',
      ),
    ],
    after: [quietCall('إن أردت أن تخبرنا بما تختاره', shop)],
  }),
  'return-accepted': (_order, shop, change) => {
    if (change.mishap)
      return {
        subject: 'نعيد إليك المبلغ',
        preview: change.owed > 0 ? `نعيد إليك ${formatPrice(change.owed)}.` : 'أخرجناه من طلبك.',
        heading: change.owed > 0 ? 'نعيد إليك المبلغ كاملاً' : 'أخرجناه من طلبك',
        news: [
          paragraph(
            change.owed > 0
              ? `أخرجنا من طلبك ${change.items}. نعيد إليك ثمنه ونكتب إليك حين نرسله، ولا يلزمك فعل شيء.`
              : `أخرجنا من طلبك ${change.items}، ونقص المبلغ بثمنه.`,
          ),
          factsBlock(fact('ثمنه', formatPrice(change.amount)), owedFact(change.owed)),
          noteOf(change.note),
        ],
        after: [quietCall('إن كان لديك سؤال', shop)],
      }
    return {
      subject: 'قبلنا الإرجاع',
      preview: change.owed > 0 ? `نعيد إليك ${formatPrice(change.owed)}.` : 'قبلنا ما طلبت إرجاعه.',
      heading: 'قبلنا ما طلبت إرجاعه',
      news: [
        paragraph(
          change.owed > 0
            ? 'قبلنا إرجاع ما يلي من طلبك. نعيد إليك المبلغ ونكتب إليك حين نرسله، ولا يلزمك فعل شيء.'
            : 'قبلنا إرجاع ما يلي من طلبك.',
        ),
        factsBlock(
          fact('قُبل إرجاعه', change.items),
          fact('قيمته', formatPrice(change.amount)),
          owedFact(change.owed),
        ),
        noteOf(change.note),
      ],
      after: [quietCall('إن كان لديك سؤال', shop)],
    }
  },
  'return-refused': (_order, shop, change) => {
    if (change.mishap)
      return {
        subject: 'حيوان آخر لك',
        preview: 'وجدنا لك حيواناً آخر.',
        heading: 'وجدنا لك حيواناً آخر',
        news: [
          paragraph(`اخترنا لك حيواناً آخر بدل ${change.items}، وطلبك قائم كما هو.`),
          noteOf(change.note),
        ],
        after: [quietCall('إن كنت لا تريده', shop)],
      }
    return {
      subject: 'لم نقبل الإرجاع',
      preview: 'هذا ما قاله المتجر.',
      heading: 'لم نقبل ما طلبت إرجاعه',
      news: [
        paragraph(`راجعنا طلبك إرجاع ${change.items}، ولم نستطع قبوله. هذا السبب:`),
        noteOf(change.note),
      ],
      after: [quietCall('إن كنت ترى غير ذلك', shop)],
    }
  },
  extended: (order, shop, change) => ({
    subject: 'مدّدنا مهلة التحويل',
    preview: `طلبك محجوز حتى ${formatDateTime(change.until)}.`,
    heading: 'لديك وقت أطول',
    news: [
      paragraph('مدّدنا لك مهلة التحويل، ويبقى ما طلبته محجوزاً لك.'),
      transferFacts(shop, 'المبلغ', order.finalAmount, change.until),
    ],
    next: sayTransferred(order, shop),
    after: [quiet(NEVER_ASKED)],
  }),
}

const LOST = {
  died: {
    subject: 'خبر محزن عن حيوان في طلبك',
    heading: 'نعتذر إليك بخبر محزن',
    what: (items: string) => `نفق قبل أن يصل إليك: ${items}.`,
  },
  ill: {
    subject: 'مرض حيوان في طلبك',
    heading: 'حيوان في طلبك مريض',
    what: (items: string) => `مرض قبل أن يصل إليك: ${items}. هو الآن في رعايتنا، ولا نسلّم حيواناً مريضاً.`,
  },
} as const

function beforeAndAfter(from: string | null, to: string | null): string {
  if (from === null) return `أُضيف: ${isolate(to ?? '')}`
  return to === null ? `أُزيل، وكان: ${isolate(from)}` : `${isolate(to)}، وكان: ${isolate(from)}`
}

/** W-06. */
function shipmentFacts({ courier, trackingNumber }: Shipment) {
  return [
    fact(SHIPMENT_LABELS.courier, courier),
    fact(SHIPMENT_LABELS.trackingNumber, trackingNumber && isolate(trackingNumber)),
  ]
}

/** rejected → reported, by the customer's own hand. */
function reportAgain(order: OrderMailFacts, shop: ShopMailFacts): MailContent['blocks'] {
  return order.orderUrl
    ? [
        paragraph(
          `إن كنت قد حوّلت المبلغ، أو حوّلته الآن، فافتح طلبك واضغط «أبلغ عن التحويل من جديد»، أو أرسل إلينا صورة الإشعار${onWhatsapp(shop)}:`,
        ),
        openOrder(order),
      ]
    : [paragraph(`إن كنت قد حوّلت المبلغ، أو حوّلته الآن، فأرسل إلينا صورة الإشعار${onWhatsapp(shop)}.`)]
}

function noteOf(note: string | undefined): MailBlock | null {
  return messageBlock('ملاحظة من المتجر', note)
}

function owedFact(owed: Baisa): MailFact | null {
  return owed > 0 ? fact('المبلغ المستحق لك', formatPrice(owed)) : null
}
