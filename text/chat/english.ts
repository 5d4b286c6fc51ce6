// The chatbot's sentences in English, for who writes in English (A-BOT-07). Names, facts and fees are those of the
// record; what the record has in Arabic only is quoted.
import type { Store } from '#contract/store.ts'
import type { Trait } from '#domain/chat/lexicon.ts'
import type { Urgency } from '#domain/chat/signs.ts'
import type { ChatTopic } from '#domain/chat/topics.ts'
import type { ChatFacts } from '#text/chat-facts.ts'
import { pathText } from '#text/chat-facts.ts'
import { plainDigits } from '#text/format-price.ts'

const VET: Record<Urgency, string> = {
  now: 'EMERGENCY: take the animal to a vet now, do not wait for tomorrow. Search the map for “veterinary clinic” or “emergency vet” and call on the way. Give no human medicine.',
  today:
    'See a vet today; now if it gets worse, stops eating, cannot pass urine or breathes badly. Give no human medicine.',
  soon: 'See a vet this week; today if it stops eating, is weak or breathes badly. Give no human medicine.',
}

const DOCTOR =
  'A person who is hurt needs a doctor, not a vet: the nearest health centre today, emergencies 9999.'

/** C-01: stands before the answer. */
export function vetInEnglish(urgency: Urgency | null, isNilByMouth: boolean): string {
  if (!urgency) return DOCTOR
  return isNilByMouth ? `${VET[urgency]} Nothing by mouth unless the vet says so.` : VET[urgency]
}

export const ORDERS = `“My orders” (${pathText('/orders')})`
export const NEVER_ASKED =
  'We never ask for a card number, a password or a code from your bank (OTP): whoever does is a fraud, so send it to nobody, and call your bank if you did.'

export function reach({ whatsappUrl, phone }: ChatFacts): string {
  return whatsappUrl ?? phone ?? pathText('/contact')
}

function hours({ workingHours }: ChatFacts): string {
  return workingHours ? `Opening hours: ${inEnglishWords(workingHours)}.` : 'No opening hours are published.'
}

export type Said = string | ((facts: ChatFacts, store: Store) => string)

export const hold = (facts: ChatFacts, { orderHoldHours }: Store) =>
  `An order holds its items for ${facts.animalHoldHours === null ? orderHoldHours : Number.parseInt(facts.animalHoldHours, 10) || orderHoldHours} hours until you transfer; without a transfer they go back on sale. I cannot reserve anything from this chat. If you need longer, ask us before you order: ${reach(facts)}`

/** Of each topic that no record answers. */
export const TOPICS_IN_ENGLISH: Partial<Record<ChatTopic, Said>> = {
  greeting: 'Hello and welcome! Ask me about an animal or a product, delivery, payment or care.',
  'how-are-you': 'Very well, thank you. How can I help you?',
  'who-are-you': (facts) =>
    `I am the shop’s automatic assistant, not a person. To talk to one of us: ${reach(facts)}`,
  thanks: 'You’re welcome! Happy to help any time.',
  goodbye: 'Goodbye, see you soon!',
  yes: 'Go ahead, what would you like to know?',
  no: 'All right. I am here when you need me.',
  okay: 'You’re welcome. Anything else?',
  'too-dear':
    'The price shown is the final price, and I cannot lower it. Tell me your budget and I show you what fits.',
  'off-topic': 'Sorry, that is beyond what I know. I can help with animals, products, care, and orders.',
  notify: (facts) =>
    `I know no date. Press “notify me” (أخبرني حين يتوفر) on its page if it is one of ours, or describe what you are looking for in ${pathText('/wanted')}: we search for it and write to you, without promising to find it. Or write to us: ${reach(facts)}`,
  pickup: (_, { deliveryFeeOffice }) =>
    `Supplies can be collected at the courier’s office for ${rials(deliveryFeeOffice)}. Animals are only delivered to the door. To collect from us in person, agree with us first.`,
  'how-to-order': (facts, store) =>
    `Add what you like to the cart, enter your delivery details, transfer the amount to the account that is shown, and press “transfer sent”. ${hold(facts, store)}`,
  payment: (facts, store) =>
    `Payment is by bank transfer only, after you send the order. No cards, no Apple Pay, no instalments, no cash on delivery. The order shows you the account, the amount and the order number: transfer, write the order number in the note, and press “transfer sent”. ${hold(facts, store)}\n\n${NEVER_ASKED}`,
  'after-transfer': (_, { replyHours, deliveryDays }) =>
    `After the transfer open your order in ${ORDERS} and press “transfer sent”. We check it and contact you within ${replyHours} hours; delivery takes ${inEnglishWords(deliveryDays)} from the confirmation of the payment.`,
  'order-status': (facts, { deliveryDays }) =>
    `Delivery takes ${inEnglishWords(deliveryDays)} from the confirmation of the payment. You see where your order is in ${ORDERS}. If that time has passed, we are sorry: contact us with the order number: ${reach(facts)}`,
  'cancel-order': (facts) =>
    `Until you report the transfer you cancel the order yourself in ${ORDERS}. After it, contact us with the order number: ${reach(facts)}`,
  'change-order': (facts) =>
    `Until you report the transfer you change the order and its address at checkout (${pathText('/checkout')}). After it, contact us with the order number, before it leaves: ${reach(facts)}`,
  vat: 'The price shown is what you pay; only the delivery fee is added.',
  invoice: (facts) =>
    `The details and amounts of each order are in ${ORDERS}, to print. For an invoice contact us with the order number: ${reach(facts)}`,
  wholesale: (facts) => `For large quantities write to us with what you need: ${reach(facts)}`,
  returns: (facts, { returnHours }) =>
    `If goods arrive damaged or wrong, request a return in ${ORDERS} within ${returnHours} hours with photos, unused and in their packing; for a defect the law gives you exchange, repair or refund within 15 days. Live animals are not taken back for a change of mind. The full terms: ${pathText('/terms')}. Questions: ${reach(facts)}`,
  'animal-guarantee': (facts) =>
    `If the animal is unwell, a vet comes first; keep the report. Tell us at once with the order number: ${reach(facts)} What shows on receipt and is reported at once is accepted; what shows days later the owner of the shop decides with the vet’s report. I cannot promise the result, and your rights by law remain. The full terms: ${pathText('/terms')}`,
  terms: `The terms are in ${pathText('/terms')}.`,
  privacy: `What we keep, and how to have it deleted, is in ${pathText('/privacy')}.`,
  grief:
    'I am so sorry for your loss. Take your time; what you gave your pet in care and company was a lot. If another animal lived with it, watch it, and see a vet at the first sign of illness. I am here if you want to talk about it.',
  hours: (facts, { replyHours }) =>
    `${hours(facts)} The site takes orders and messages at any time, and we reply within ${replyHours} hours.`,
  contact: (facts, { replyHours }) =>
    `WhatsApp: ${facts.whatsappUrl ?? '–'}, phone: ${facts.phone ?? '–'}, e-mail: ${facts.email ?? '–'}, or ${pathText('/contact')}. We reply within ${replyHours} hours.`,
  support: (facts, { replyHours }) =>
    `Talk to us: ${facts.phone ?? reach(facts)}, or write in ${pathText('/contact')}. We reply within ${replyHours} hours; I cannot transfer you from this chat.`,
  complaint: (facts, { replyHours }) =>
    `We are sorry for what happened and want to put it right. Write to us with the order number: ${reach(facts)} We reply within ${replyHours} hours.`,
  location: (facts, { viewing }) =>
    [
      viewing &&
        `Yes, you can see an animal before you buy it: choose an appointment (اختر موعداً) on its page. It is ${viewing.minutes} minutes just for you, free, and does not oblige you to buy. You move or cancel it in your profile (${pathText('/profile')}).`,
      `We are in ${inEnglishWords(facts.address)}. ${hours(facts)} Please contact us before you come: ${reach(facts)}`,
    ]
      .filter(Boolean)
      .join(' '),
  photos: (facts) => `All photos are on the item’s page. For more photos or a video: ${reach(facts)}`,
  account: `Create an account or sign in at ${pathText('/auth')}.`,
  password: `Enter your e-mail at ${pathText('/forgot-password')} and follow the link that we send.`,
  'sell-to-shop': (facts) => `For what you want to sell or give to us, write to us: ${reach(facts)}`,
  adoption: 'We do not arrange adoptions; we sell what you see in the shop.',
  'boarding-and-grooming': 'We offer no boarding, grooming or clinic.',
}

/** The record's facts by property. */
export const FACTS_IN_ENGLISH = {
  sex: { male: 'male', female: 'female' },
  vaccinated: (is: boolean) => (is ? 'vaccinated' : 'not vaccinated yet'),
  neutered: 'neutered',
  kids: (is: boolean) => (is ? 'good with children' : 'not recommended with children'),
  pets: (is: boolean) => (is ? 'gets on with other pets' : 'not recommended with other pets'),
  age: (age: string) => `age ${age}`,
  weight: (weight: string) => `weight ${weight}`,
  dimensions: (dimensions: string) => `${dimensions} (cm)`,
  colour: (colour: string) => `colour: ${colour}`,
  place: (place: string) => `now in ${place}`,
  left: (quantity: number) => `${quantity} left`,
  water: { salt: 'saltwater', fresh: 'freshwater' },
  unsaid: (traits: readonly Trait[]) =>
    `its page does not state: ${traits.map((trait) => TRAIT_NAMES[trait] ?? trait).join(', ')}; ask us before you order`,
  page: (words: string) => `its page says: ${words}`,
} as const

const TRAIT_NAMES: Partial<Record<Trait, string>> = {
  vaccinated: 'vaccination',
  kids: 'how it is with children',
  pets: 'how it is with other pets',
  talks: 'whether it talks',
  sings: 'whether it sings',
  nature: 'its temper',
}

const FITS = {
  yes: 'yes, it suits.',
  no: 'no, it does not suit.',
  unsaid: 'its page does not say.',
  open: 'its page does not say; ask us before you order.',
} as const

/** Of kinds and goods whose id is no English name. */
const NAMES: Readonly<Record<string, string>> = {
  litterbox: 'litter box',
  airpump: 'air pump',
  conditioner: 'water conditioner',
  post: 'scratching post',
  lamp: 'heat lamp',
  feeder: 'automatic feeder',
  salt: 'aquarium salt',
  otherCat: 'cat of this breed',
  otherBird: 'bird of this kind',
  otherParrot: 'parrot of this kind',
  otherFish: 'fish of this kind',
  smallPet: 'small animal',
  guineapig: 'guinea pig',
}

export const englishText = {
  stillNow: 'It is still an emergency: a vet now, not tomorrow.',
  wellAgain: (isUrgent: boolean) =>
    isUrgent
      ? 'Good to hear. Still let a vet see the animal today: it may look better and not be well.'
      : 'Good to hear. Watch its food, droppings and behaviour for two days, finish what the vet prescribed, and go back if it returns.',
  demo: 'This is a demo shop: do not transfer any money. What you see is here to try the site, is not for sale, and will not be delivered.',
  notIn: (region: string | undefined) => region && { english: `No, our shop is not in ${region}.` },
  found: 'Here is what we have:',
  line: (name: string, price: string, state: 'in' | 'low' | 'out', facts: readonly string[]) =>
    `• ${[`${name}: ${rials(price)} (${STATES[state]})`, ...facts].join(', ')}`,
  notKept: (kind: string | undefined, good?: string) =>
    `We have no ${
      [kind, good]
        .map((name) => name && (NAMES[name] ?? name))
        .filter(Boolean)
        .join(' ') || 'such items'
    } now. Tell us in ${pathText('/wanted')} what you are looking for, and we write to you if it arrives.`,
  nearest: 'The nearest we have:',
  fit: (name: string, verdict: 'yes' | 'no' | 'unsaid' | 'open') => `• ${name}: ${FITS[verdict]}`,
  sumLine: (count: number, name: string, cost: string) =>
    `• ${count > 1 ? `${count} × ` : ''}${name}: ${rials(cost)}`,
  missing: (names: readonly string[]) => `I do not find: ${names.join(', ')}.`,
  soldOut: (name: string) => `• ${name}: sold out, not counted`,
  notToOffice: (names: readonly string[]) => `Only delivered to the door: ${names.join(', ')}.`,
  budget: (budget: string, spent: string, isEnough: boolean) =>
    `${isEnough ? 'Yes' : 'No'}, ${rials(budget)} is ${isEnough ? '' : 'not '}enough: ${rials(spent)} with delivery.`,
  oneFee: 'No, one delivery fee for the whole order.',
  sum: (amount: string) => `Total: ${rials(amount)}.`,
  withDelivery: (way: 'home' | 'office', fee: string, amount: string) =>
    `Delivery ${way === 'home' ? 'to the door' : 'to the courier’s office'}: ${rials(fee)}. Total with delivery: ${rials(amount)}.`,
  reaches: (names: readonly string[], region: string) => `Yes, delivered to ${region}: ${names.join(', ')}.`,
  doesNotReach: (names: readonly string[], region: string) =>
    `Not delivered to ${region}: ${names.join(', ')}.`,
  reachesOnly: (name: string, regions: readonly string[]) =>
    `${name} is delivered to: ${regions.join(', ')}.`,
  notThere: (region: string) => `We do not deliver to ${region} at present.`,
  fees: (home: string | null, office: string | null, days: string, region?: string) =>
    `${region ? `Delivery to ${region}. ` : ''}${[home && `To the door: ${rials(home)}`, office && `to the courier’s office, supplies only: ${rials(office)}`].filter(Boolean).join('; ')}. It takes ${inEnglishWords(days)} from the confirmation of the payment. We deliver within Oman only, animals to the door.`,
  inArabic: (facts: ChatFacts) => `The details below are in Arabic. For help in English: ${reach(facts)}`,
  ifIll:
    'If your animal may be ill or hurt, or took something, do not wait for an answer here: take it to a vet today, and now if it breathes badly, bleeds, shakes, does not get up, eat or pass urine. Tell me which animal it is and what you see.',
  diet: 'The food of an ill animal is chosen by the vet: ask before you change it, and today if it stops eating or is weak.',
  unreserved: (quantity: number) => `not reserved, ${quantity} left`,
  /** One question of several. */
  unknown: (question: string, facts: ChatFacts) =>
    `I do not know the answer to “${question.replace(/[\s?,]+$/, '')}”. Please ask us: ${reach(facts)}`,
  unsure: (facts: ChatFacts) => `I am not sure and would rather not guess. Please ask us: ${reach(facts)}`,
} as const

const STATES = { in: 'available', low: 'few left', out: 'sold out' }

/** Reads an amount as the API gives it. */
export function rials(amount: string): string {
  return `${plainDigits(amount)} OMR`
}

/** Units, days and places; a number before a unit stays. */
const WORDS: Readonly<Record<string, string>> = {
  سنة: '1 year',
  سنتان: '2 years',
  سنوات: 'years',
  شهر: '1 month',
  شهران: '2 months',
  أشهر: 'months',
  شهراً: 'months',
  أسبوع: '1 week',
  أسبوعان: '2 weeks',
  أسابيع: 'weeks',
  ونصف: 'and a half',
  كجم: 'kg',
  جم: 'g',
  سم: 'cm',
  مل: 'ml',
  قطر: 'diameter',
  السبت: 'Saturday',
  الأحد: 'Sunday',
  الاثنين: 'Monday',
  الثلاثاء: 'Tuesday',
  الأربعاء: 'Wednesday',
  الخميس: 'Thursday',
  الجمعة: 'Friday',
  ص: 'am',
  م: 'pm',
  صحار: 'Sohar',
  مسقط: 'Muscat',
  سلطنة: 'Sultanate of',
  عُمان: 'Oman',
}

/** Figures with their units, days and places in English; other words stay. */
export function inEnglishWords(text: string): string {
  return text
    .replace(/من يوم إلى (\d+) أيام عمل/, '1 to $1 working days')
    .replace(/من (\d+) إلى (\d+) أيام عمل/, '$1 to $2 working days')
    .replace(/[\p{L}\p{M}]+/gu, (word) => WORDS[word] ?? word)
    .replaceAll('،', ',')
}

/** Tempers as records state them. */
const TEMPERS: readonly (readonly [RegExp, string])[] = [
  [/هادئ|هدوء|وقور|وديع|كسول/, 'calm'],
  [/لعوب|مرح/, 'playful'],
  [/مستقل/, 'independent'],
  [/خجول/, 'shy at first'],
  [/رقيق|لطيف/, 'gentle'],
  [/اجتماعي|متآلف/, 'sociable'],
  [/المواء/, 'talkative'],
  [/جريء|جريئ/, 'bold'],
  [/فضولي/, 'curious'],
  [/نشيط|نشاط/, 'active'],
  [/صبور/, 'patient with children'],
  [/ودود|حنون|لصيق|يتعلّق|تتعلّق/, 'affectionate'],
  [/أليف|يألف|من اليد/, 'tame'],
  [/مسالم/, 'peaceful'],
  [/(?:[يت]عيش|[يت]عيشان) وحد/, 'lives alone'],
  [/الصفير|يصفّر/, 'whistles'],
  [/مغرّد|يغرّد/, 'sings'],
  [/سهلة العناية|سهل العناية/, 'easy to care for'],
]

export function temperInEnglish(temper: string): string {
  const words = TEMPERS.filter(([says]) => says.test(temper)).map(([, word]) => word)
  return words.length > 0 ? words.join(', ') : FACTS_IN_ENGLISH.page(temper)
}
