// The chatbot's sentences on ordering and paying; the steps and terms are those of checkout.
import { bullets, type ChatFacts, paragraphs, pathText, reachUs, writeToUs } from '#text/chat-facts.ts'
import { isolate } from '#text/format-text.ts'

const NEVER_ASKED = 'لن نطلب منك رقم بطاقة أو كلمة مرور أو رمزاً من بنكك أبداً.'
const ORDERS = `«طلباتي» ${pathText('/orders')}`

/** While the shop is not ready to take orders (L-02). */
const SOON = 'نستقبل الطلبات قريباً، ويمكنك تصفّح المعروض الآن.'

export function held(facts: ChatFacts): string {
  return facts.animalHoldHours && facts.animalHoldHours !== facts.orderHoldHours
    ? `نحجز لك ما في الطلب لمدة ${facts.orderHoldHours}، وما فيه حيوان لمدة ${facts.animalHoldHours}.`
    : `نحجز لك ما في الطلب لمدة ${facts.orderHoldHours}.`
}

export const buyingText = {
  howToOrder: (facts: ChatFacts) =>
    paragraphs(
      !facts.takesOrders && SOON,
      'الطلب في أربع خطوات:',
      bullets(
        'أضف ما يعجبك إلى السلة، ثم أكمل الشراء ببريدك: نرسل إليه رمزاً من 6 أرقام، بلا كلمة مرور.',
        'اكتب بيانات التوصيل واختر محافظتك.',
        `حوّل المبلغ إلى الحساب الذي يظهر لك. ${held(facts)}`,
        'اضغط «أرسلت التحويل»، ونتواصل معك لتأكيد الموعد.',
      ),
    ),
  payment: (facts: ChatFacts) =>
    paragraphs(
      !facts.takesOrders && SOON,
      'الدفع بتحويل بنكي من هاتفك:',
      bullets(
        'بعد إرسال الطلب تظهر لك بيانات الحساب والمبلغ ورقم الطلب.',
        'حوّل المبلغ واكتب رقم الطلب في ملاحظة التحويل.',
        'اضغط «أرسلت التحويل»، أو أخبرنا بواتساب أو باتصال.',
      ),
      `${held(facts)} ${NEVER_ASKED}`,
    ),
  afterTransfer: (facts: ChatFacts) =>
    paragraphs(
      'بعد التحويل:',
      bullets(
        'افتح طلبك واضغط «أرسلت التحويل»، واكتب اسم صاحب الحساب المحوِّل.',
        'نطابق المبلغ مع طلبك.',
        `ونتواصل معك خلال ${facts.replyHours}. ومدة التوصيل: ${facts.deliveryDays} من تأكيد الدفع.`,
      ),
      `وتتابع حالته من ${ORDERS}.`,
    ),
  orderHelp: (facts: ChatFacts) =>
    paragraphs(
      `تتابع طلباتك كلها في ${ORDERS} بعد تسجيل الدخول. ولأخبرك عن طلب بعينه اكتب رقمه الذي يبدأ بـ ALF.`,
      `ولأي استفسار عن طلب ${reachUs(facts)}.`,
    ),
  noOrderNumber:
    'هذا ليس رقم طلب كاملاً: رقم الطلب يبدأ بـ ALF، وتجده في الرسالة التي وصلت إلى بريدك حين طلبت. اكتبه كاملاً.',
  ownOrders: (lines: readonly string[]) => paragraphs('طلباتك الأخيرة:', bullets(...lines)),
  orderLine: (orderNumber: string, status: string, amount: string) =>
    `${isolate(orderNumber)}: ${status}، ${amount}`,
  order: (order: { orderNumber: string; status: string; payment: string; amount: string }) =>
    paragraphs(
      `الطلب ${isolate(order.orderNumber)}:`,
      bullets(`الحالة: ${order.status}`, `الدفع: ${order.payment}`, `المبلغ: ${order.amount}`),
    ),
  orderUntil: (time: string) => `ننتظر تحويلك حتى ${time}.`,
  orderPage: (orderNumber: string) => `التفاصيل كلها في ${pathText(`/orders/${orderNumber}`)}.`,
  /** The same for visitors, other customers and unknown numbers (X-10, Z-02). */
  orderUnknown: (facts: ChatFacts) =>
    paragraphs(
      `لا أجد طلباً بهذا الرقم في حسابك. سجّل الدخول بالحساب الذي طلبت به وافتح ${ORDERS}.`,
      `وإن احتجت مساعدة ف${reachUs(facts)} واذكر رقم الطلب.`,
    ),
  cancelOrder: (facts: ChatFacts) =>
    `ما دمت لم تبلغنا بالتحويل تلغي الطلب بنفسك من ${ORDERS}. وبعد التحويل ${reachUs(facts)} واذكر رقم الطلب.`,
  changeOrder: (facts: ChatFacts) =>
    `ما دمت لم تبلغنا بالتحويل تعدّل الطلب من صفحة إتمام الطلب ${pathText('/checkout')}. وبعده ${reachUs(facts)} واذكر رقمه.`,
  vat: (facts: ChatFacts) =>
    paragraphs(
      `${facts.priceTerms}. ولا يُضاف شيء عند الدفع غير رسوم التوصيل.`,
      facts.vatNumber && `رقمنا الضريبي: ${facts.vatNumber}.`,
    ),
  invoice: (facts: ChatFacts) =>
    paragraphs(
      `تفاصيل كل طلب ومبالغه في ${ORDERS}، وتطبعها من هناك.`,
      `وإن أردت فاتورة من المتجر ف${reachUs(facts)} واذكر رقم الطلب.`,
      facts.vatNumber && `رقمنا الضريبي: ${facts.vatNumber}.`,
    ),
  wholesale: (facts: ChatFacts) =>
    `للكميات الكبيرة ${writeToUs(facts)} واذكر ما تحتاج، ونرد عليك بعرض خلال ${facts.replyHours}.`,
} as const
