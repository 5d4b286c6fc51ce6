// The chatbot's courtesies, and its answers to messages unrelated to the shop (A-BOT-08).
import { GROUPS, type Group } from '#domain/chat/understanding.ts'
import { bullets, type ChatFacts, paragraphs, pathText, reachUs } from '#text/chat-facts.ts'
import { DEMO_NOTICE } from '#text/demo.ts'
import { isolate } from '#text/format-text.ts'

export const talkText = {
  greeting: (hello: string, facts: ChatFacts) =>
    paragraphs(
      `${hello} أهلاً وسهلاً بك في ${facts.shop}.`.trim(),
      'اسألني عن حيوان أو منتج، أو عن التوصيل والدفع والعناية بأليفك.',
    ),
  hellos: {
    peace: 'وعليكم السلام ورحمة الله.',
    morning: 'صباح النور.',
    evening: 'مساء النور.',
  },
  howAreYou: 'بخير والحمد لله، وأرجو أن تكون أنت وأليفك كذلك. كيف أساعدك؟',
  whoAreYou: (facts: ChatFacts) =>
    `أنا المساعد الآلي لمتجر ${facts.shop}. أجيب فوراً عمّا أعرفه من بيانات المتجر، ولست إنساناً. وإن أردت أن تكلّم أحداً منا ف${reachUs(facts)}.`,
  /** L-03: whatever else is said of paying. */
  demo: `${DEMO_NOTICE}. ما تراه هنا للتجربة: لا يُباع، ولا يصلك ما تطلبه.`,
  thanks: 'العفو. يسعدني أن أساعدك في أي وقت.',
  goodbye: 'في أمان الله، ونراك قريباً.',
  /** If the previous answer has no follow-up question. */
  yes: 'تفضل، اكتب ما تريد أن تعرفه وأجيبك حالاً.',
  no: 'حسناً. أنا هنا متى احتجت إليّ.',
  okay: 'على الرحب والسعة. هل من شيء آخر؟',
  fixedPrice: 'السعر المعروض هو السعر النهائي، ولا أملك أن أنزله. فإن ناسبك:',
  tooDear: (facts: ChatFacts) =>
    paragraphs(
      `رأيك يهمنا. ${facts.priceTerms}، ولا يُضاف إليه غير رسوم التوصيل.`,
      'اكتب لي نوع ما تريد وميزانيتك، مثل «قطة تحت مئة ريال»، وأريك ما يناسبها.',
    ),
  puzzled: (facts: ChatFacts) => `لعلّي لم أجب عمّا تقصده. اكتب سؤالك بكلمات أخرى، أو ${reachUs(facts)}.`,
  insult: (facts: ChatFacts) =>
    paragraphs('يؤسفني أن شيئاً أزعجك، وأودّ أن نصلحه.', `اكتب لي ما حدث، أو ${reachUs(facts)}.`),
  otherLanguage: (facts: ChatFacts) =>
    paragraphs('أجيب بالعربية والإنجليزية. اكتب سؤالك بإحداهما وأساعدك حالاً.', inEnglish(facts)),
  /** For an animal that died at home. */
  grief: (facts: ChatFacts) =>
    `يؤسفنا فقد أليفك، ونسأل الله أن يعوّضك خيراً. وإن كان معه غيره فراقبه: إن ظهرت عليه علامة مرض فالطبيب البيطري. وإن كان من متجرنا ف${reachUs(facts)} واذكر رقم الطلب.`,
  /** For further messages about it. */
  stillGrief:
    'أفهم حزنك، فمن عاش معك صار من أهل بيتك، وما أعطيته من عناية وصحبة كان كثيراً. خذ وقتك، وأنا هنا إن أردت أن تحكي عنه أو تسأل.',
} as const

function inEnglish({ whatsappUrl, phone }: ChatFacts): string {
  return `I answer in Arabic and English. To ask a person: ${whatsappUrl ?? phone ?? pathText('/contact')}`
}

const GROUP_NAMES: Record<Group, string> = {
  animals: 'الحيوانات',
  supplies: 'المنتجات',
  care: 'نصائح العناية',
  support: 'الدعم',
}

/** Suggestions; each leads to one of the four topics of A-BOT-08. */
export const GROUP_CHIPS: Record<Group, string> = {
  animals: 'الحيوانات المتوفرة',
  supplies: 'المنتجات',
  care: 'نصائح العناية',
  support: 'الدعم',
}

function canHelp(nearest: readonly Group[]): string {
  return bullets(...nearest.map((group) => GROUP_NAMES[group]))
}

/** For messages unrelated to the shop. */
export const offTopic = (nearest: readonly Group[]) =>
  paragraphs('عذراً، هذا خارج ما أعرفه. أستطيع مساعدتك في:', canHelp(nearest))

export const fallbackText = {
  /** One question of several. */
  unknown: (question: string, facts: ChatFacts) =>
    `لا أعرف جواب «${isolate(question.replace(/[\s؟?،,]+$/, ''))}»: ${reachUs(facts)}.`,
  /** Admits uncertainty and names the four topics, nearest first (A-BOT-08, C-06). */
  apology: (nearest: readonly Group[]) =>
    paragraphs('عذراً، لست متأكداً من الجواب ولا أريد أن أخمّن. أستطيع مساعدتك في:', canHelp(nearest)),
  /** If the question is kept for the owner. */
  kept: 'وصل سؤالك إلى صاحب المتجر.',
  reach: (facts: ChatFacts) =>
    `أو ${facts.whatsappUrl ? `راسلنا على ${facts.whatsappUrl}` : reachUs(facts)}.`,
} as const

/** Suggestions that fit everywhere. */
export const MAIN_SUGGESTIONS: readonly string[] = GROUPS.map((group) => GROUP_CHIPS[group])
