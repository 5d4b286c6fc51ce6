// What the advice of care says about a kind of goods.
import type { Good, Kind } from '#domain/chat/lexicon.ts'
import { areAlike } from '#domain/chat/likeness.ts'
import { meaningsOf } from '#domain/chat/recognise.ts'
import { foldArabic } from '#domain/fold-arabic.ts'
import { saidOf } from '#text/care/care-guides.ts'
import { preciseAnswer } from '#text/chat/answers/all.ts'

const NEEDS: Partial<Record<Good, string>> = {
  cage: 'what-cage-size',
  tank: 'tank-litres-for',
  toy: 'hamster-wheel',
  filter: 'needs-filter',
  hay: 'hay',
  lamp: 'chick-warmth',
  shampoo: 'shampoo-kind',
}

/** What the advice says about such goods; of several species, the clause with the right one. */
export function needText(good: Good, kind: Kind, folded: string): string | null {
  const answer = preciseAnswer(NEEDS[good])?.answer
  if (!answer || typeof answer === 'function') return null
  if (typeof answer === 'string') return answer
  if (kind !== 'otherFish' && kind !== 'fish') return saidOf(kind, answer)
  const names = folded.split(' ').filter((word) => meaningsOf(word).every(({ kind }) => kind !== 'good'))
  const clauses = good === 'tank' ? (answer.otherFish ?? '').split('،') : []
  return clauses.find((clause) => sharesName(clause, names))?.trim() ?? saidOf(kind, answer)
}

/** Shares a word of at least four letters. */
export function sharesName(name: string, words: readonly string[]): boolean {
  const parts = foldArabic(name).split(' ')
  return words.some((word) => word.length > 3 && parts.some((part) => areAlike(word, part)))
}
