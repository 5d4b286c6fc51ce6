// The chatbot's sentences on the shop: its address, hours and contact, and what it does not offer.
import type { Store } from '#contract/store.ts'
import { bullets, type ChatFacts, paragraphs, pathText, reachUs, writeToUs } from '#text/chat-facts.ts'
import { formatCount, HOURS_GENITIVE, MINUTES } from '#text/format-count.ts'
import { isolate } from '#text/format-text.ts'
import { legalFacts } from '#text/legal-facts.ts'
import { SOCIAL_NAMES } from '#text/shell.ts'
import { viewingCardText } from '#text/viewing-card.ts'
import { viewingsText } from '#text/viewings.ts'

const CONTACT = `«تواصل معنا» ${pathText('/contact')}`

function networkName(network: string): string {
  return Object.entries(SOCIAL_NAMES).find(([name]) => name === network)?.[1] ?? isolate(network)
}

function hours({ workingHours }: ChatFacts): string | null {
  return workingHours && `أوقات العمل: ${workingHours}.`
}

function numbers({ phone, whatsappUrl }: ChatFacts): (string | null)[] {
  return [phone && `الهاتف: ${phone}`, whatsappUrl && `واتساب: ${whatsappUrl}`]
}

function paragraph(...sentences: readonly (string | null)[]): string {
  return sentences.filter(Boolean).join(' ')
}

export const shopText = {
  hours: (facts: ChatFacts) =>
    paragraphs(
      hours(facts),
      `يستقبل الموقع ${facts.takesOrders ? 'طلباتك ورسائلك' : 'رسائلك'} في أي وقت، ونرد خلال ${facts.replyHours}.`,
    ),
  contact: (facts: ChatFacts) =>
    paragraphs(
      'تصل إلينا هكذا:',
      bullets(...numbers(facts), facts.email && `البريد: ${facts.email}`, `صفحة ${CONTACT}`),
      facts.socialLinks.length > 0 &&
        bullets(...facts.socialLinks.map(({ network, url }) => `${networkName(network)}: ${url}`)),
      paragraph(hours(facts), `نرد على الرسائل خلال ${facts.replyHours}.`),
    ),
  notIn: (region: string | undefined) => region !== undefined && `لا، متجرنا ليس في ${region}.`,
  location: (facts: ChatFacts) =>
    paragraphs(`عنواننا: ${facts.address}.`, paragraph(hours(facts), `قبل أن تأتي ${reachUs(facts)}.`)),
  /** For customers who want to see an animal first (H-08). */
  visit: (facts: ChatFacts, viewing: Store['viewing']) =>
    paragraphs(
      viewing &&
        paragraph(
          `نعم، تعاين الحيوان قبل أن تشتريه: افتح صفحته واضغط «${viewingCardText.choose}». الموعد لك وحدك، ${formatCount(viewing.minutes, MINUTES)}، بلا مقابل ولا يُلزمك بالشراء.`,
          viewing.holdHours > 0
            ? `ونحجزه لك قبل موعدك بـ${formatCount(viewing.holdHours, HOURS_GENITIVE)} حتى ينتهي، إن بقي عندنا.`
            : null,
          `وتنقله أو تلغيه من «${viewingsText.list.title}» في حسابك ${pathText('/profile')}.`,
        ),
      !viewing && `لا نحجز مواعيد معاينة من الموقع الآن. ${reachUs(facts)} لنرتب لك وقتاً.`,
      paragraph(`عنواننا: ${facts.address}.`, hours(facts)),
    ),
  support: (facts: ChatFacts) =>
    paragraphs(
      'نحن معك. أسرع الطرق إلينا:',
      bullets(...numbers(facts), `رسالة من صفحة ${CONTACT}`),
      `نرد على الرسائل خلال ${facts.replyHours}.`,
    ),
  complaint: (facts: ChatFacts) =>
    paragraphs(
      'نعتذر عمّا حدث، ونريد أن نصلحه.',
      `اكتب لنا ما حدث مع رقم الطلب من صفحة ${CONTACT}${facts.phone ? `، أو اتصل بنا على ${facts.phone}` : ''}. نرد خلال ${facts.replyHours}.`,
    ),
  account: `بحساب واحد تحفظ سلتك وتتابع طلباتك. أنشئه أو ادخل إليه من ${pathText('/auth')}، وتعدّل بياناتك من «الملف الشخصي» ${pathText('/profile')}. إن لم تصلك رسالة التفعيل فانظر في البريد غير المرغوب، أو ادخل ببريدك من ${pathText('/auth')} واطلبها مرة أخرى.`,
  password: `اكتب بريدك في صفحة ${pathText('/forgot-password')} ويصلك رابط تختار به كلمة مرور جديدة. إن لم تجده فانظر في البريد غير المرغوب.`,
  newsletter: `اكتب بريدك في أسفل الصفحة الرئيسية لتصلك النشرة، وتلغيها متى شئت برابط في كل رسالة.`,
  notify: (facts: ChatFacts) =>
    `اضغط «أخبرني حين يتوفر» في صفحته إن كانت عندنا، أو صف ما تبحث عنه في «اطلب حيواناً» ${pathText('/wanted')}، ونكتب إلى بريدك حين يصل. ولا أعرف موعداً من هنا: لسؤال آخر ${writeToUs(facts)}.`,
  sellToShop: (facts: ChatFacts) =>
    `إن كان لديك ما تعرضه علينا ف${writeToUs(facts)} بصوره وتفاصيله. ندرسه ونرد خلال ${facts.replyHours}.`,
  adoption: (facts: ChatFacts) =>
    `لا نقدّم خدمة التبنّي حالياً. وإن وجدت حيواناً يحتاج بيتاً ف${writeToUs(facts)}، وندلّك على من يساعد إن عرفناه.`,
  boarding: (facts: ChatFacts) =>
    `لا نقدّم الفندقة أو الحلاقة حالياً، ولدينا ما يلزم للعناية في البيت. ${reachUs(facts)} ننصحك.`,
  /** Refuses legal advice. */
  licence: (facts: ChatFacts) =>
    `الأنظمة تختلف بنوع الحيوان ومكان سكنك، ولا أريد أن أخمّن: اسأل الجهات الرسمية المختصة قبل أن تقتني نوعاً لست متأكداً منه. وعن أوراق حيوان معروض عندنا ${writeToUs(facts)}.`,
  /** How to see an animal: by booking a visit, if visits can be booked (H-08). */
  photos: (facts: ChatFacts, viewing: Store['viewing']) =>
    paragraph(
      `صور كل حيوان في صفحته. وإن أردت صوراً أحدث أو مقطعاً قبل أن تطلب ف${writeToUs(facts)} باسمه.`,
      viewing
        ? `وإن أردت أن تراه بنفسك فاحجز موعداً: افتح صفحته واضغط «${viewingCardText.choose}».`
        : 'ولا تأتِ قبل أن نتفق على موعد.',
    ),
  /** Only claims that can be verified. */
  trust: (facts: ChatFacts, store: Store) =>
    paragraphs(
      `${facts.shop} متجر عُماني، وعنواننا: ${facts.address}.`,
      bullets(
        ...legalFacts(store).map(({ label, value }) => `${label}: ${isolate(value)}`),
        'تدفع بتحويل بنكي يبقى إثباته معك، ولا نطلب بطاقة ولا كلمة مرور ولا رمزاً.',
        `سياسة الاسترجاع مكتوبة في ${pathText('/terms')}، وحقوقك في قانون حماية المستهلك محفوظة.`,
        'تتابع طلبك من حسابك حتى يصلك.',
      ),
      `ولأي وثيقة تريد أن تراها ${reachUs(facts)}.`,
    ),
  jobs: (facts: ChatFacts) =>
    facts.email
      ? `يسعدنا اهتمامك. أرسل سيرتك إلى ${facts.email}، ونتواصل معك إن احتجنا.`
      : `يسعدنا اهتمامك. ${writeToUs(facts)}، ونتواصل معك إن احتجنا.`,
} as const
