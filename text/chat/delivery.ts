// The chatbot's sentences on delivery. Fees come from the calculator of checkout (X-28, X-29).
import { bullets, type ChatFacts, paragraphs, reachUs } from '#text/chat-facts.ts'
import { formatWeekdayAndDay as travelDayText } from '#text/format-date.ts'
import { isolate } from '#text/format-text.ts'
import { COOL_HOURS } from '#text/travel.ts'

type Fees = { home: string; office: string; freeFrom: string | null }
/** Null: not offered in this governorate. */
type RegionFees = { [Name in keyof Fees]: Fees[Name] | null }

export const deliveryText = {
  fees: (fees: Fees) =>
    paragraphs(
      'رسوم التوصيل:',
      bullets(`إلى باب المنزل: ${fees.home}`, `إلى مكتب شركة التوصيل: ${fees.office}`),
      fees.freeFrom && `والتوصيل مجاني للطلبات التي تبلغ ${fees.freeFrom} أو أكثر.`,
      'الحيوانات تصل إلى باب المنزل فقط. وترى الرسوم كاملة قبل أن ترسل الطلب.',
    ),
  feesTo: (region: string, fees: RegionFees) =>
    paragraphs(
      `التوصيل إلى ${isolate(region)}:`,
      bullets(
        fees.home && `إلى باب المنزل: ${fees.home}`,
        fees.office && `إلى مكتب شركة التوصيل: ${fees.office} (للمستلزمات)`,
      ),
      fees.freeFrom && `وهو مجاني للطلبات التي تبلغ ${fees.freeFrom} أو أكثر.`,
    ),
  which: (regions: readonly string[]) =>
    `نعم، نوصل إلى ${regions.map(isolate).join(' وإلى ')}. أيهما محافظتك؟`,
  abroad: 'لا نوصل خارج سلطنة عُمان.',
  ownFee: (item: string, fee: string) => `توصيل ${isolate(item)}: ${fee}.`,
  /** For animals and goods that are only delivered to the door. */
  doorFees: (fees: readonly { name: string; fee: string }[]) =>
    new Set(fees.map(({ fee }) => fee)).size === 1
      ? `التوصيل إلى باب المنزل: ${fees[0]?.fee}.`
      : paragraphs(
          'التوصيل إلى باب المنزل:',
          bullets(...fees.map(({ name, fee }) => `${isolate(name)}: ${fee}`)),
        ),
  differing: (lines: readonly string[]) => paragraphs('وتختلف في هذه المحافظات:', bullets(...lines)),
  time: (days: string) => `مدة التوصيل: ${days} من تأكيد الدفع.`,
  /** Supplies have no promised day. */
  dayChosen:
    'لا نعد بيوم بعينه للمستلزمات، فهي تصل خلال هذه المدة. أما الحيوان فتختار يوم توصيله عند إتمام الطلب من الأيام المتاحة إلى محافظتك. اكتب لي محافظتك واسم الحيوان وأذكر لك أقربها.',
  /** The next delivery days of an animal, with the hours in the heat (H-06). */
  days: (days: readonly { day: string; hours: object | null }[]) =>
    paragraphs(
      `أقرب أيام التوصيل: ${days.map(({ day }) => travelDayText(day)).join('، ')}. تختار اليوم عند إتمام الطلب.`,
      days.some(({ hours }) => hours) && `الجو حارّ، فالتوصيل ${COOL_HOURS}.`,
    ),
  noDays: (items: readonly string[], region: string, reason: string | null) =>
    `لا يوم متاح الآن لتوصيل ${items.map(isolate).join('، ')} إلى ${isolate(region)}${reason ? `: ${isolate(reason)}` : ''}. راسلنا لنتفق على موعد.`,
  notThere: (region: string) => `لا نوصل إلى ${isolate(region)} حالياً.`,
  reaches: (items: readonly string[], region: string) =>
    `نعم، يصل إلى ${isolate(region)}: ${items.map(isolate).join('، ')}.`,
  doesNotReach: (items: readonly string[], region: string) =>
    `لا يصل إلى ${isolate(region)} حالياً: ${items.map(isolate).join('، ')}.`,
  reachesOnly: (item: string, regions: readonly string[]) =>
    `محافظات توصيل ${isolate(item)}: ${regions.join('، ')}.`,
  /** Used if the shop offers no free delivery, which is then not mentioned (X-29). */
  never: 'للتوصيل رسوم على كل طلب.',
  animalsReach: (region: string, categories: readonly string[]) =>
    `ومن الحيوانات يصل إلى ${isolate(region)}: ${categories.map(isolate).join('، ')}. وفي صفحة كل حيوان محافظاته.`,
  noneReaches: (kind: string, region: string) => `لا يصل إلى ${isolate(region)} حالياً شيء من هذا: ${kind}.`,
  noReason: (facts: ChatFacts) =>
    `ولا يذكر المتجر السبب: لكل حيوان محافظات يصل إليها، مكتوبة في صفحته. وإن أردت أن تعرفه ف${reachUs(facts)}.`,
  theseReach: (region: string) => `هذا ما يصل إلى ${isolate(region)}:`,
  /** @param count the number of listed items */
  ofThem: (reached: readonly string[], count: number, region: string) =>
    reached.length === 0
      ? `لا يصل ${count === 1 ? '' : 'شيء منها '}إلى ${isolate(region)} حالياً.`
      : reached.length === count
        ? `ويصل إلى ${isolate(region)} كل ما ذكرته.`
        : `ويصل منها إلى ${isolate(region)}: ${reached.map(isolate).join('، ')}.`,
  thereButNotReaching: (kind: string, count: number, region: string) =>
    `لا يصل إلى ${isolate(region)} حالياً شيء من هذا: ${kind}. ولدينا منها ${count} لمحافظات أخرى.`,
  noAnimalReaches: (region: string) =>
    `لا يصل شيء من الحيوانات المعروضة الآن إلى ${isolate(region)}، والمستلزمات تصل كالمعتاد.`,
  area: (regions: readonly string[], others: readonly string[]) =>
    paragraphs(
      others.length > 0
        ? `نوصل إلى: ${regions.join('، ')}. ولا نوصل حالياً إلى: ${others.join('، ')}.`
        : `نوصل إلى كل محافظات عُمان: ${regions.join('، ')}.`,
      'وتُذكر في صفحة كل حيوان المحافظات التي يصل إليها. اذكر لي محافظتك وأخبرك بالرسوم.',
    ),
  pickup: (facts: ChatFacts, office: string) =>
    paragraphs(
      `للمستلزمات نعم: اختر عند الطلب التوصيل إلى مكتب شركة التوصيل، وتستلمها من هناك مقابل ${office}.`,
      'أما الحيوانات فتصل إلى باب المنزل فقط.',
      `وعنواننا: ${facts.address}. وقبل أن تأتي ${reachUs(facts)}.`,
    ),
  toOffice: (items: readonly string[], office: string) =>
    `نعم، من مكتب شركة التوصيل مقابل ${office}: ${items.map(isolate).join('، ')}. اختره عند إتمام الطلب.`,
  onlyToDoor: (items: readonly string[]) =>
    `لا استلام من المكتب، بل إلى باب المنزل فقط: ${items.map(isolate).join('، ')}.`,
  animalsToDoor: 'لا استلام للحيوانات من المكتب: تصل إلى باب المنزل فقط. والمكتب للمستلزمات.',
  fromUs: (facts: ChatFacts) =>
    `وإن أردت أن تأخذ طلبك بنفسك من عندنا ف${reachUs(facts)} لنتفق قبل أن تأتي. عنواننا: ${facts.address}.`,
} as const
