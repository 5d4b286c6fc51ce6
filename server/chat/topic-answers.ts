// Which answer each topic has. Exhaustive by type: a topic without an answer does not compile.
import type { ChatTopic } from '#domain/chat/topics.ts'
import { buyingText } from '#text/chat/buying.ts'
import type { ChatFacts } from '#text/chat/facts.ts'
import { shopText } from '#text/chat/shop.ts'
import { asideText, MAIN_SUGGESTIONS, talkText } from '#text/chat/talk.ts'
import { care } from './answer-care.ts'
import { area, fees, pickup, time } from './answer-delivery.ts'
import { hours } from './answer-hours.ts'
import { browseAnimals, browseSupplies, find, first, listCategories, offers } from './answer-items.ts'
import { orderStatus } from './answer-orders.ts'
import { guarantee, health, minimumAge, privacy, returns, terms, vet } from './answer-policies.ts'
import { availability, prices } from './answer-prices.ts'
import type { AnswerMaker, Asked } from './asked.ts'
import { leadsOnFrom } from './lead-on.ts'
import { BROWSE } from './show-items.ts'

/** An answer that is only words, with the figures of the settings in them. */
function say(text: string | ((facts: ChatFacts) => string), ...suggestions: readonly string[]): AnswerMaker {
  return ({ facts }) => ({ text: typeof text === 'string' ? text : text(facts), suggestions })
}

/** The same, with what the answer before leads to first among the chips. */
function sayAfter(text: string | ((facts: ChatFacts) => string)): AnswerMaker {
  return ({ facts, about }) => ({
    text: typeof text === 'string' ? text : text(facts),
    suggestions: [leadsOnFrom(about.topics), ...MAIN_SUGGESTIONS].filter((chip) => chip !== null),
  })
}

/** «السلام عليكم» has an answer of its own, and so have the morning and the evening. */
export function hello({ folded }: Pick<Asked, 'folded'>): string {
  const { peace, morning, evening } = talkText.hellos
  if (/^(?:ال)?سلام(?: |$)|^(?:as)?salam|(?:^| )(?:ال)?سلام عليكم/.test(folded)) return peace
  if (/صباح (?:ال)?(?:خير|نور|ورد)|صباحكم|صبحكم/.test(folded)) return morning
  return /مساء? (?:ال)?(?:خير|نور|ورد)|مساكم/.test(folded) ? evening : ''
}

export const TOPIC_ANSWERS: Record<ChatTopic, AnswerMaker> = {
  greeting: (asked) => ({
    text: talkText.greeting(hello(asked), asked.facts),
    suggestions: MAIN_SUGGESTIONS,
  }),
  'how-are-you': say(talkText.howAreYou, ...MAIN_SUGGESTIONS),
  'who-are-you': say(talkText.whoAreYou, ...MAIN_SUGGESTIONS),
  thanks: say(talkText.thanks, ...MAIN_SUGGESTIONS),
  goodbye: say(talkText.goodbye),
  yes: sayAfter(talkText.yes),
  no: say(talkText.no, ...MAIN_SUGGESTIONS),
  okay: sayAfter(talkText.okay),
  puzzled: sayAfter(talkText.puzzled),
  insult: say(talkText.insult, 'لدي شكوى', 'تواصل معنا'),
  'other-language': say(talkText.otherLanguage, ...MAIN_SUGGESTIONS),

  // A thing that nobody here knows may be one that the owner has an answer for.
  'off-topic': ({ hasStranger }) => ({
    text: asideText.offTopic,
    suggestions: MAIN_SUGGESTIONS,
    missed: hasStranger,
  }),
  'not-sold': say(asideText.notSold, ...BROWSE),

  'browse-animals': browseAnimals,
  'browse-supplies': browseSupplies,
  categories: listCategories,
  'find-item': find,
  price: prices,
  availability,
  cheapest: first('cheapest'),
  newest: first('newest'),
  offers,

  'delivery-fee': fees,
  'delivery-time': time,
  'delivery-area': area,
  pickup,

  'how-to-order': say(buyingText.howToOrder, 'كيف أدفع؟', 'كم رسوم التوصيل؟', 'كم يستغرق التوصيل؟'),
  payment: say(buyingText.payment, 'ماذا بعد التحويل؟', 'كم رسوم التوصيل؟', 'الدفع عند الاستلام'),
  'cash-on-delivery': say(buyingText.cashOnDelivery, 'كيف أدفع؟', 'كيف أطلب؟'),
  'card-payment': say(buyingText.cardPayment, 'كيف أدفع؟', 'كيف أطلب؟'),
  'after-transfer': say(buyingText.afterTransfer, 'أين طلبي؟', 'كم يستغرق التوصيل؟'),
  'order-status': orderStatus,
  'cancel-order': say(buyingText.cancelOrder, 'أين طلبي؟', 'هل أستطيع الإرجاع؟'),
  'change-order': say(buyingText.changeOrder, 'أين طلبي؟', 'كيف ألغي طلبي؟'),
  vat: say(buyingText.vat, 'الفاتورة', 'كيف أدفع؟'),
  invoice: say(buyingText.invoice, 'أين طلبي؟', 'تواصل معنا'),
  wholesale: say(buyingText.wholesale, 'تواصل معنا'),

  returns,
  'animal-guarantee': guarantee,
  'vaccination-and-health': health,
  terms,
  privacy,
  'minimum-age': minimumAge,

  'care-cats': care('care-cats'),
  'care-birds': care('care-birds'),
  'care-fish': care('care-fish'),
  'care-rabbits': care('care-rabbits'),
  'care-general': care('care-general'),
  vet,

  hours,
  contact: say(shopText.contact, 'أوقات العمل', 'أين موقعكم؟'),
  location: say(shopText.location, 'أوقات العمل', 'إلى أين توصلون؟'),
  support: say(shopText.support, 'أين طلبي؟', 'هل أستطيع الإرجاع؟', 'لدي شكوى'),
  complaint: say(shopText.complaint, 'تواصل معنا', 'هل أستطيع الإرجاع؟'),
  account: say(shopText.account, 'نسيت كلمة المرور', 'أين طلبي؟'),
  password: say(shopText.password, 'تواصل معنا'),
  newsletter: say(shopText.newsletter, 'وصل جديد'),
  'sell-to-shop': say(shopText.sellToShop, 'تواصل معنا'),
  adoption: say(shopText.adoption, 'الحيوانات المتوفرة'),
  'boarding-and-grooming': say(shopText.boarding, 'نصائح العناية', 'المنتجات'),
  jobs: say(shopText.jobs, 'تواصل معنا'),
}
