// The follow-up question of each answer: what «نعم» stands for, and what is suggested after «تمام».

import { type ChatTopic, lastTopic } from '#domain/chat/topics.ts'

const LEADS: readonly { to: string; from: readonly ChatTopic[] }[] = [
  {
    to: 'كيف أطلب؟',
    from: [
      'find',
      'price',
      'traits',
      'cheapest',
      'dearest',
      'newest',
      'offers',
      'delivery',
      'pickup',
      'account',
      'terms',
      'privacy',
      'minimum-age',
    ],
  },
  { to: 'كيف أدفع؟', from: ['how-to-order', 'vat'] },
  { to: 'ماذا بعد التحويل؟', from: ['payment'] },
  { to: 'أين طلبي؟', from: ['after-transfer'] },
  { to: 'طبيب بيطري', from: ['vet'] },
  { to: 'المنتجات', from: ['care'] },
  { to: 'أين موقعكم؟', from: ['hours'] },
  { to: 'الحيوانات المتوفرة', from: ['categories', 'adoption'] },
  { to: 'نصائح العناية', from: ['boarding-and-grooming'] },
  { to: 'وصل جديد', from: ['newsletter', 'notify'] },
  {
    to: 'تواصل معنا',
    from: [
      'trust',
      'order-status',
      'cancel-order',
      'change-order',
      'invoice',
      'returns',
      'animal-guarantee',
      'location',
      'support',
      'complaint',
      'password',
      'sell-to-shop',
      'wholesale',
      'jobs',
    ],
  },
]

/** @param topics of the last answer */
export function leadsOnFrom(topics: readonly string[]): string | null {
  const last = lastTopic(topics)
  return LEADS.find(({ from }) => last && from.includes(last))?.to ?? null
}
