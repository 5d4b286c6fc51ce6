// The page of a found animal and the form for its finder (H-05).
import type { FoundFact } from '#domain/animals/own-animal.ts'
import { isolate } from '#text/format-text.ts'

export const foundText = {
  title: 'حيوان له صاحب',
  loading: 'جارٍ القراءة…',
  heading: (name: string) => `أنا ${isolate(name)}`,
  headingUnnamed: (species: string) => `${species} له صاحب`,
  found: 'وجدتَه؟ راسل صاحبه',
  foundWhy: 'رسالتك تصل إلى صاحبه عن طريقنا. لن يرى أحد غيره ما تكتبه، ولا نعطيك بياناته ولا نعرض عنوانه.',
  species: 'النوع',
  chip: 'آخر أربعة أرقام من الشريحة',
  chipWhy: 'يقرؤها أي طبيب بيطري، فيتأكد أنه هو.',
  photoAlt: 'صورته',
  message: 'أين وجدته وكيف حاله؟',
  messageHint: 'المكان والوقت، وهل هو معك الآن.',
  contact: 'هاتفك أو بريدك',
  contactHint: 'ليتصل بك صاحبه. يصل إليه وحده.',
  name: 'اسمك',
  send: 'أرسل إلى صاحبه',
  sending: 'جارٍ الإرسال…',
  failed: 'لم تُرسل رسالتك',
  sentTitle: 'شكراً لك، أُرسلت رسالتك',
  sentWhat:
    'إن كان صاحب البطاقة يستقبل الرسائل فستصل إليه خلال دقائق، ويتصل بك إن أراد. حتى ذلك الحين أبقه في مكان آمن ظليل وقدّم له ماء.',
  again: 'أرسل رسالة أخرى',
  care: 'مصاب أو لا يتحرك؟ خذه إلى أقرب طبيب بيطري أولاً.',
  errors: {
    message: 'اكتب أين وجدته.',
    contact: 'اكتب هاتفك أو بريدك ليصل إليك صاحبه.',
  },
  gone: {
    title: 'لا شيء يُعرض بهذا الرمز',
    what: 'قد يكون في الرمز خطأ، أو لم يفتح صاحبه صفحته. وجدت حيواناً؟ اكتب لنا أين ومتى ورقم شريحته إن عرفته، وسنحاول مساعدتك.',
    write: 'اكتب إلى المتجر',
    subject: 'وجدتُ حيواناً',
  },
  failedTitle: 'تعذّرت القراءة الآن',
} as const

const FACTS: Record<FoundFact, string> = {
  name: 'اسمه',
  photo: 'صورته',
  microchip: 'آخر أربعة أرقام من شريحته',
}

/** «بطاقته»: its owner's side of the page. */
export const ownCardText = {
  title: (name: string) => `بطاقة ${isolate(name)}`,
  lead: 'علّق رمزه على طوقه أو قفصه. من يجده يمسحه ويراسلك عن طريقنا، ولا يرى هاتفك ولا عنوانك.',
  qr: 'رمز البطاقة',
  code: 'أو يُكتب العنوان باليد:',
  print: 'اطبع بطاقة صغيرة',
  scan: 'وجدتَه؟ امسح وراسل صاحبه',
  scanEnglish: 'Found? Scan me',
  page: 'صفحة من يجده',
  turnOn: 'افتح الصفحة لمن يمسح الرمز',
  off: 'الصفحة مغلقة: من يمسح الرمز لا يرى شيئاً ولا تصل رسالته إليك.',
  shows: 'ماذا تعرض؟',
  always: 'يُعرض نوعه دائماً. لا نعرض اسمك ولا هاتفك ولا عنوانك.',
  facts: FACTS,
  none: (fact: FoundFact) => (fact === 'photo' ? 'لا صورة له بعد' : 'لا شريحة في سجله'),
  preview: 'هكذا يراها من يجده',
  open: 'افتحها كما يراها',
  opened: 'فُتحت الصفحة',
  closed: 'أُغلقت الصفحة',
  saved: 'حُفظ ما تعرضه',
  failed: 'لم يتغير شيء',
  ended: 'أُغلقت صفحته منذ رحيله، وتبقى بطاقته لك.',
  back: 'صفحته',
  animals: 'حيواناتي',
  signedOutWhy: 'ادخل إلى حسابك لترى بطاقة حيوانك.',
  failedTitle: 'تعذّرت قراءة البطاقة',
} as const
