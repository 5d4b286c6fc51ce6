// What the chatbot says of several items at once (C-03).
import { paragraphs } from '#text/chat/facts.ts'

type Choice = { by: 'age' | 'weight' | 'price' | 'kilo'; isMost: boolean }

const CHOSEN: Record<Choice['by'], readonly [least: string, most: string]> = {
  age: ['الأصغر عمراً بينها:', 'الأكبر عمراً بينها:'],
  weight: ['الأخف بينها:', 'الأثقل بينها:'],
  kilo: ['الأقل سعراً للكيلو بينها:', 'الأعلى سعراً للكيلو بينها:'],
  price: ['الأقل سعراً بينها:', 'الأعلى سعراً بينها:'],
}

export const togetherText = {
  chosen: ({ by, isMost }: Choice) => CHOSEN[by][isMost ? 1 : 0],
  sum: (amount: string) => `المجموع: ${amount}.`,
  withDelivery: (way: 'home' | 'office', fee: string, amount: string) =>
    paragraphs(
      `التوصيل ${way === 'home' ? 'إلى باب المنزل' : 'إلى مكتب شركة التوصيل'}: ${fee}.`,
      `المجموع مع التوصيل: ${amount}.`,
    ),
} as const
