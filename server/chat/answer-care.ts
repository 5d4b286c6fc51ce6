// Care: advice for the family that is meant, the part of it that is asked for, and the vet first where it cannot wait.
import { foldArabic } from '#domain/fold-arabic.ts'
import { CARE_GUIDES, careText } from '#text/chat/care.ts'
import type { CareGuide } from '#text/chat/care-guide.ts'
import { bullets, paragraphs } from '#text/chat/facts.ts'
import { shopText } from '#text/chat/shop.ts'
import type { AnswerPart, Asked } from './asked.ts'

const MAX_TIPS = 2

export function care(name: keyof typeof CARE_GUIDES) {
  return (asked: Asked): AnswerPart => {
    const guide: CareGuide = CARE_GUIDES[name]
    const words = asked.folded.split(' ')
    const tips = guide.tips
      .filter((tip) => tip.asked.some((beginning) => isAsked(beginning, words, asked.folded)))
      .slice(0, MAX_TIPS)
    const text =
      tips.length > 0
        ? paragraphs(...tips.map(({ title, lines }) => `${title}:\n${bullets(...lines)}`))
        : `${guide.title}:\n${bullets(...guide.basics)}`
    return { text: paragraphs(text, careText.vet), suggestions: guide.suggestions }
  }
}

/** Short beginnings are whole words, so that «حر» is not found in «حرير». */
function isAsked(beginning: string, words: readonly string[], folded: string): boolean {
  if (beginning.includes(' ')) return folded.includes(beginning)
  const bare = words.map((word) => word.replace(/^(?:و|ف|ب|ل)?(?:ال|لل)/, ''))
  const fits = (word: string) => (beginning.length < 4 ? word === beginning : word.startsWith(beginning))
  return [...words, ...bare].some(fits)
}

/** What does not wait: said before anything else, whatever else was asked. */
export function emergency({ folded, facts }: Asked): AnswerPart | null {
  const suggestions = ['طبيب بيطري', 'تواصل معنا']
  // Who is told to keep an animal quiet does not cool it, which is all that helps here.
  if (HEAT_STROKE.test(folded)) return { text: shopText.heatStroke(facts), suggestions }
  return EMERGENCY.test(folded) ? { text: shopText.emergency(facts), suggestions } : null
}

/** Whole words, so that «أكل سم» is not found in «أكل سمك». */
function anyOf(signs: readonly string[]): RegExp {
  return new RegExp(`(?:^| )[وف]?(?:ال|ب)?(?:${signs.map(foldArabic).join('|')})(?:ها?)?(?= |$)`)
}

const HEAT_STROKE = anyOf(['ضربه شمس', 'ضربه حر', 'ضربه حراره', 'ضربه الشمس', 'ضربه الحر', 'ضربه الحراره'])

const EMERGENCY = anyOf([
  ...[
    'ينزف',
    'تنزف',
    'نزيف',
    'ما يتنفس',
    'ما تتنفس',
    'لا يتنفس',
    'لا تتنفس',
    'مو قادر يتنفس',
    'يختنق',
    'تختنق',
  ],
  ...[
    'تسمم',
    'مسموم',
    'اكل سم',
    'اكلت سم',
    'بلع سم',
    'بلعت سم',
    'شرب سم',
    'شربت سم',
    'سم فيران',
    'صرع',
    'تشنج',
    'يتشنج',
    'تتشنج',
  ],
  ...['صدمته سياره', 'صدمتها سياره', 'دعسته', 'دعستها', 'انكسرت رجل', 'كسر رجل'],
  ...['مغمي عليه', 'اغمي عليه', 'فاقد الوعي', 'بلع خيط', 'بلعت خيط', 'ما يقدر يتبول', 'لا يستطيع التبول'],
])
