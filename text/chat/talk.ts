// The chatbot in company: greetings, thanks, and what is no question (A-BOT-08).
import { bullets, type ChatFacts, paragraphs, pathText, reachUs } from '#text/chat/facts.ts'

/** What leads on from anywhere. */
export const MAIN_SUGGESTIONS = ['الحيوانات المتوفرة', 'المنتجات', 'نصائح العناية', 'الدعم'] as const

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
  thanks: 'العفو. يسعدني أن أساعدك في أي وقت.',
  goodbye: 'في أمان الله، ونراك قريباً.',
  /** Where the answer before leads nowhere by itself. */
  yes: 'تفضل، اكتب ما تريد أن تعرفه وأجيبك حالاً.',
  no: 'حسناً. أنا هنا متى احتجت إليّ.',
  okay: 'على الرحب والسعة. هل من شيء آخر؟',
  puzzled: (facts: ChatFacts) => `لعلّي لم أجب عمّا تقصده. اكتب سؤالك بكلمات أخرى، أو ${reachUs(facts)}.`,
  insult: (facts: ChatFacts) =>
    paragraphs('يؤسفني أن شيئاً أزعجك، وأودّ أن نصلحه.', `اكتب لي ما حدث، أو ${reachUs(facts)}.`),
  otherLanguage: (facts: ChatFacts) =>
    paragraphs(
      'أجيب بالعربية فقط. اكتب سؤالك بالعربية وأساعدك حالاً.',
      `This assistant answers in Arabic. For help in English: ${facts.whatsappUrl ?? facts.phone ?? pathText('/contact')}`,
    ),
} as const

const CAN_HELP = bullets('الحيوانات', 'المنتجات', 'نصائح العناية', 'الدعم')

/** What is no question for this shop. */
export const asideText = {
  offTopic: paragraphs('عذراً، هذا خارج ما أعرفه. أستطيع مساعدتك في:', CAN_HELP),
  notSold: 'لا نبيع هذا. لدينا حيوانات أليفة وما يلزمها من طعام ومستلزمات.',
} as const

export const fallbackText = {
  /** A-BOT-08. */
  apology: paragraphs('عذراً، لم أفهم سؤالك. أستطيع مساعدتك في:', CAN_HELP),
  reach: (facts: ChatFacts) => `أو ${reachUs(facts)}.`,
} as const
