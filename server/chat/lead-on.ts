// Where each answer leads: the question that «نعم» stands for after it, and that «تمام» is offered.
import { readReply } from '#domain/chat/read-reply.ts'
import { readWords } from '#domain/chat/read-words.ts'
import type { ChatTopic } from '#domain/chat/topics.ts'
import { lastTopic } from '#domain/chat/understand.ts'

const ORDER = 'كيف أطلب؟'
const PAY = 'كيف أدفع؟'
const REACH = 'تواصل معنا'

/** By the topic of the answer before; what is missing here leads nowhere by itself. */
const LEADS_ON: Partial<Record<ChatTopic, string>> = {
  categories: 'الحيوانات المتوفرة',
  'browse-animals': 'كم أسعارها؟',
  'browse-supplies': ORDER,
  'find-item': ORDER,
  price: ORDER,
  availability: ORDER,
  cheapest: ORDER,
  newest: ORDER,
  offers: ORDER,
  'delivery-fee': ORDER,
  'delivery-time': ORDER,
  'delivery-area': ORDER,
  pickup: ORDER,
  'how-to-order': PAY,
  'cash-on-delivery': PAY,
  'card-payment': PAY,
  vat: PAY,
  payment: 'ماذا بعد التحويل؟',
  'after-transfer': 'أين طلبي؟',
  'order-status': REACH,
  'cancel-order': REACH,
  'change-order': REACH,
  invoice: REACH,
  returns: REACH,
  'animal-guarantee': REACH,
  'vaccination-and-health': 'ضمان الحيوان',
  'care-cats': 'المنتجات',
  'care-birds': 'المنتجات',
  'care-fish': 'المنتجات',
  'care-rabbits': 'المنتجات',
  'care-general': 'المنتجات',
  vet: REACH,
  hours: 'أين موقعكم؟',
  location: REACH,
  support: REACH,
  complaint: REACH,
  password: REACH,
  'sell-to-shop': REACH,
  wholesale: REACH,
  jobs: REACH,
  account: ORDER,
  terms: ORDER,
  privacy: ORDER,
  'minimum-age': ORDER,
  newsletter: 'وصل جديد',
  adoption: 'الحيوانات المتوفرة',
  'boarding-and-grooming': 'نصائح العناية',
}

/** @param topics of the last answer */
export function leadsOnFrom(topics: readonly string[]): string | null {
  const last = lastTopic(topics)
  return (last && LEADS_ON[last]) ?? null
}

/** «نعم» is what the last answer leads to; everything else is itself. */
export function meantBy(message: string, topics: readonly string[]): string {
  const lead = leadsOnFrom(topics)
  if (!lead) return message
  return readReply(message, readWords(message).clauses.flat()) === 'yes' ? lead : message
}
