// The answer of each topic. Exhaustive by type: a topic without an answer does not compile.
import { findPlaces } from '#domain/chat/find-places.ts'
import { type ChatTopic, lastTopic } from '#domain/chat/topics.ts'
import { foldArabic } from '#domain/fold-arabic.ts'
import { findRegion } from '#domain/regions.ts'
import { buyingText } from '#text/chat/buying.ts'
import { englishText } from '#text/chat/english.ts'
import { shopText } from '#text/chat/shop.ts'
import { MAIN_SUGGESTIONS, offTopic, talkText } from '#text/chat/talk.ts'
import { type ChatFacts, paragraphs } from '#text/chat-facts.ts'
import { care } from './answer-care.ts'
import { listCategories, offers } from './answer-categories.ts'
import { delivery, pickup } from './answer-delivery.ts'
import { hours } from './answer-hours.ts'
import { items } from './answer-items.ts'
import { orderStatus } from './answer-orders.ts'
import { vet } from './answer-vet.ts'
import type { AnswerMaker, Asked } from './asked.ts'
import { leadsOnFrom } from './lead-on.ts'
import { guarantee, minimumAge, privacy, returns, terms } from './owner-words.ts'
import { meantProducts } from './refer.ts'
import { linesOf } from './show-items.ts'

/** An answer that is only text, with figures of the settings. */
function say(text: string | ((facts: ChatFacts) => string), ...suggestions: readonly string[]): AnswerMaker {
  return ({ facts }) => ({ text: typeof text === 'string' ? text : text(facts), suggestions })
}

/** The same, with the suggestion of the previous answer first. */
function sayAfter(text: string | ((facts: ChatFacts) => string)): AnswerMaker {
  return ({ facts, about }) => ({
    text: typeof text === 'string' ? text : text(facts),
    suggestions: [leadsOnFrom(about.topics), ...MAIN_SUGGESTIONS].filter((chip) => chip !== null),
  })
}

/** «السلام عليكم» has its own answer, as have morning and evening greetings. */
export function hello({ folded }: Pick<Asked, 'folded'>): string {
  const { peace, morning, evening } = talkText.hellos
  if (/^(?:ال)?سلام(?: |$)|^(?:as)?salam|(?:^| )(?:ال)?سلام عليكم/.test(folded)) return peace
  if (/صباح (?:ال)?(?:خير|نور|ورد)|صباحكم|صبحكم/.test(folded)) return morning
  return /مساء? (?:ال)?(?:خير|نور|ورد)|مساكم/.test(folded) ? evening : ''
}

/** The governorate that is asked for, unless the shop is there: «أنتم في مسقط؟». */
function elsewhere(regionId: number | null, address: string) {
  const own = findPlaces(foldArabic(address).replace(/[،,]/g, '').split(' '), () => false, true).regionId
  return regionId !== null && own !== null && own !== regionId ? findRegion(regionId) : undefined
}

/** H-08: asks for a viewing, not for directions: «أقدر أشوف القط قبل ما أشتريه؟». */
const SEES_IT_FIRST =
  /(?:^| )\S{0,3}(?:شوف|عاين|معاين|موعد|زيار)|(?:^| )(?:see (?:the|it|him|her|them|a) |appointment|viewing|visit)/

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
  'too-dear': (asked) => {
    const meant = asked.maxPrice === null && !/\d/.test(asked.folded) ? [] : meantProducts(asked)
    return {
      text:
        meant.length > 0
          ? paragraphs(talkText.fixedPrice, linesOf(meant), buyingText.howToOrder(asked.facts))
          : talkText.tooDear(asked.facts),
      products: meant,
      suggestions: ['أرخص حيوان', 'عروض', 'وصل جديد'],
    }
  },
  'other-language': say(talkText.otherLanguage, ...MAIN_SUGGESTIONS),

  'off-topic': ({ nearest }) => ({ text: offTopic(nearest), suggestions: MAIN_SUGGESTIONS }),

  categories: listCategories,
  find: items,
  price: items,
  traits: items,
  cheapest: items,
  dearest: items,
  newest: items,
  offers,
  notify: say(shopText.notify, 'تواصل معنا', 'الحيوانات المتوفرة'),

  delivery,
  pickup,

  'how-to-order': say(buyingText.howToOrder, 'كيف أدفع؟', 'كم رسوم التوصيل؟'),
  payment: say(buyingText.payment, 'ماذا بعد التحويل؟', 'كم رسوم التوصيل؟', 'كيف أطلب؟'),
  'after-transfer': say(buyingText.afterTransfer, 'أين طلبي؟', 'كم رسوم التوصيل؟'),
  'order-status': orderStatus,
  'cancel-order': say(buyingText.cancelOrder, 'أين طلبي؟', 'هل أستطيع الإرجاع؟'),
  'change-order': say(buyingText.changeOrder, 'أين طلبي؟', 'كيف ألغي طلبي؟'),
  vat: say(buyingText.vat, 'الفاتورة', 'كيف أدفع؟'),
  invoice: say(buyingText.invoice, 'أين طلبي؟', 'تواصل معنا'),
  wholesale: say(buyingText.wholesale, 'تواصل معنا'),

  returns,
  'animal-guarantee': guarantee,
  terms,
  privacy,
  'minimum-age': minimumAge,

  care,
  vet,
  grief: ({ about, facts }) => ({
    text: lastTopic(about.topics) === 'grief' ? talkText.stillGrief : talkText.grief(facts),
    suggestions: ['نصائح العناية', 'تواصل معنا'],
  }),

  hours,
  contact: say(shopText.contact, 'أوقات العمل', 'أين موقعكم؟'),
  // A wish to see an animal is more than a question for the address.
  location: ({ facts, folded, kinds, store, regionId }) => ({
    text: paragraphs(
      shopText.notIn(elsewhere(regionId, facts.address)?.nameAr),
      SEES_IT_FIRST.test(folded)
        ? shopText.visit(facts, store.viewing)
        : paragraphs(shopText.location(facts), kinds.length > 0 && shopText.photos(facts, store.viewing)),
    ),
    ...englishText.notIn(elsewhere(regionId, facts.address)?.nameEn),
    suggestions: ['أوقات العمل', 'كم رسوم التوصيل؟'],
  }),
  support: say(shopText.support, 'أين طلبي؟', 'هل أستطيع الإرجاع؟', 'لدي شكوى'),
  complaint: say(shopText.complaint, 'تواصل معنا', 'هل أستطيع الإرجاع؟'),
  account: say(shopText.account, 'نسيت كلمة المرور', 'أين طلبي؟'),
  password: say(shopText.password, 'تواصل معنا'),
  newsletter: say(shopText.newsletter, 'وصل جديد'),
  'sell-to-shop': say(shopText.sellToShop, 'تواصل معنا'),
  adoption: say(shopText.adoption, 'الحيوانات المتوفرة'),
  'boarding-and-grooming': say(shopText.boarding, 'نصائح العناية', 'المنتجات'),
  licence: say(shopText.licence, 'تواصل معنا', 'نصائح العناية'),
  trust: ({ facts, store }) => ({
    text: shopText.trust(facts, store),
    suggestions: ['كيف أدفع؟', 'هل أستطيع الإرجاع؟', 'تواصل معنا'],
  }),
  photos: ({ facts, store }) => ({
    text: shopText.photos(facts, store.viewing),
    suggestions: ['الحيوانات المتوفرة', 'تواصل معنا'],
  }),
  jobs: say(shopText.jobs, 'تواصل معنا'),
}
