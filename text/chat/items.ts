// The chatbot's sentences on animals and supplies; names, numbers and prices come from the live catalogue.
import { bullets, paragraphs, pathText } from '#text/chat-facts.ts'
import { formatNumber } from '#text/format-number.ts'
import { isolate } from '#text/format-text.ts'

type Range = { name: string; from: string; to: string }

export const itemsText = {
  animals: 'هذه بعض حيواناتنا المتوفرة الآن. اضغط على أي منها لترى صوره وتفاصيله:',
  supplies: 'هذه بعض مستلزماتنا المتوفرة الآن:',
  of: (category: string) => `المتوفر لدينا الآن في قسم «${isolate(category)}»:`,
  countOf: (category: string, count: string) => `في قسم «${isolate(category)}» الآن: ${count}.`,
  moreAnimals: `وتجد كل الحيوانات في ${pathText('/products?type=animal')}.`,
  moreSupplies: `وتجد كل المستلزمات في ${pathText('/products?type=product')}.`,
  noneOf: (categories: readonly string[]) =>
    `لا يتوفر لدينا الآن شيء من: ${categories.map(isolate).join('، ')}. الجديد يصل دائماً، وراسلنا إن أردت نوعاً بعينه.`,
  /** For a family that the shop does not keep. */
  notKept: (family: string) => `ليس لدينا ${family} الآن. راسلنا إن كنت تبحث عن نوع بعينه، ونخبرك إن توفر.`,
  notKeptBut: (kinds: string) => `ليس لدينا ${kinds} الآن. هذا أقرب ما لدينا:`,
  /** For goods that the shop does not sell (C-04). */
  notSold: (goods: string) => `لا نبيع ${goods} الآن. راسلنا إن احتجته، ونخبرك إن توفر.`,
  notSoldBut: (goods: string) => `لا نبيع ${goods} الآن. هذا أقرب ما لدينا:`,
  noneAtAll: 'لا شيء معروض من هذا الآن. الجديد يصل دائماً، فعد إلينا قريباً.',
  categories: (entries: readonly { name: string; count: string }[]) =>
    paragraphs('أقسام المتجر:', bullets(...entries.map(({ name, count }) => `${isolate(name)} (${count})`))),
  found: 'وجدت لك:',
  notFound: (words: string) =>
    `لا أجد «${isolate(words)}» بين ما نبيعه الآن. نبيع حيوانات أليفة وما يلزمها، وسؤالك يصل إلى صاحب المتجر.`,
  /** For a word on none of their pages. */
  notCalled: (words: string) => `لا أجد «${isolate(words)}» في صفحات ما لدينا. هذا أقرب ما لدينا:`,
  /** For a requested size: «10 كيلو», «زوج» */
  notOfSize: (size: string) => `لا يتوفر لدينا الآن «${isolate(size)}» منه. هذا ما لدينا:`,
  noMore: 'هذا كل ما لدينا منه الآن.',
  foundSoldOut: 'هذا النوع لدينا لكنه نفد الآن. راسلنا لنخبرك حين يتوفر من جديد:',
  foundReserved: 'هذا ما لدينا منه، وهو محجوز الآن. إن لم يكتمل شراؤه عاد للبيع:',
  nothingInPrice: 'لا شيء متوفر بهذا السعر الآن. هذا أقرب ما لدينا:',
  cheapest: 'الأقل سعراً مما يتوفر الآن:',
  dearest: 'الأعلى سعراً مما يتوفر الآن:',
  newest: 'أحدث ما وصلنا:',
  onSale: 'عليها تخفيض الآن:',
  offers: 'لا تخفيضات معلنة الآن، وأسعارنا كما تراها على كل منتج. هذا أقل المتوفر سعراً:',
  freeDelivery: (from: string) => `والتوصيل مجاني للطلبات التي تبلغ ${from} أو أكثر.`,
  line: (item: { name: string; price: string; state: string }) =>
    `${isolate(item.name)}: ${item.price} (${item.state})`,
  unreserved: (quantity: number) => `بلا حجز ويمكن طلبه الآن، العدد المتوفر: ${formatNumber(quantity)}`,
  states: { in: 'متوفر', low: 'كمية محدودة', out: 'نفد الآن' },
  prices: (ranges: readonly Range[]) =>
    bullets(
      ...ranges.map(({ name, from, to }) =>
        from === to ? `${isolate(name)}: ${from}` : `${isolate(name)}: من ${from} إلى ${to}`,
      ),
    ),
  pricesAre: 'أسعار المعروض لدينا:',
  pricesMore: 'السعر الدقيق مكتوب على كل منتج. اذكر لي اسماً أو نوعاً وأعطيك سعره.',
  noneCheaper: 'هذا أقل ما لدينا منه سعراً الآن:',
  noDate: 'لا موعد معروفاً لعودته.',
} as const
