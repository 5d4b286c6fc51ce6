// Care: advice for the family that is meant, the part of it that is asked for, and the vet first where it cannot wait.
import { foldArabic } from '#domain/fold-arabic.ts'
import { CARE_GUIDES, careText } from '#text/chat/care.ts'
import type { CareGuide } from '#text/chat/care-guide.ts'
import { bullets, paragraphs } from '#text/chat/facts.ts'
import { shopText } from '#text/chat/shop.ts'
import type { Asked, Part } from './asked.ts'

const MOST_TIPS = 2

export function care(name: keyof typeof CARE_GUIDES) {
  return (asked: Asked): Part => {
    const guide: CareGuide = CARE_GUIDES[name]
    const words = asked.folded.split(' ')
    const tips = guide.tips
      .filter((tip) => tip.asked.some((beginning) => isAsked(beginning, words, asked.folded)))
      .slice(0, MOST_TIPS)
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
export function emergency(asked: Asked): Part | null {
  return EMERGENCIES.some((sign) => asked.folded.includes(sign))
    ? { text: shopText.emergency(asked.facts), suggestions: ['طبيب بيطري', 'تواصل معنا'] }
    : null
}

const EMERGENCIES = [
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
  ...['تسمم', 'مسموم', 'اكل سم', 'بلع سم', 'شرب سم', 'صرع', 'تشنج', 'يتشنج', 'تتشنج'],
  ...['صدمته سياره', 'صدمتها سياره', 'دعسته', 'دعستها', 'انكسرت رجل', 'كسر رجل'],
  ...['مغمي عليه', 'اغمي عليه', 'فاقد الوعي', 'ضربه شمس', 'ضربه حر', 'بلع خيط', 'بلعت خيط'],
].map(foldArabic)
