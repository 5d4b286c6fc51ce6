// Words that differ by one slip of the finger: a letter wrong, missing, too many, or two of them swapped.

export function isOneEditAway(a: string, b: string): boolean {
  const [shorter, longer] = a.length <= b.length ? [a, b] : [b, a]
  if (shorter === longer || longer.length - shorter.length > 1) return false
  let same = 0
  while (same < shorter.length && shorter[same] === longer[same]) same++
  if (shorter.length < longer.length) return shorter.slice(same) === longer.slice(same + 1)
  if (shorter.slice(same + 1) === longer.slice(same + 1)) return true
  const isSwapped = shorter[same] === longer[same + 1] && shorter[same + 1] === longer[same]
  return isSwapped && shorter.slice(same + 2) === longer.slice(same + 2)
}

/** Letters that are heard or written alike. */
const ALIKE = [
  ...['بتثني', 'جحخ', 'دذ', 'رز', 'سش', 'صض', 'طظ', 'عغ', 'فق'],
  ...['ضظذزد', 'سصث', 'تطد', 'قكغجخ', 'هحخا', 'اعهي', 'يىو', 'نم', 'aeiouy', 'ckqg', 'sz', 'dt', 'bp'],
]

/**
 * For two words that are one edit apart: a replaced letter must sound or look like the other. In a word of four letters
 * any other change makes another word.
 */
export function isLikelySlip(typed: string, word: string): boolean {
  if (typed.length !== word.length) return true
  const at = Array.from(typed).findIndex((letter, i) => letter !== word[i])
  if (typed[at] === word[at + 1]) return true
  return ALIKE.some((letters) => letters.includes(typed[at] ?? '') && letters.includes(word[at] ?? ''))
}

/** LIKE patterns for all words one edit away, since an edit touches two adjacent letters; and for others. */
export function slipPatterns(word: string): string[] {
  return Array.from({ length: word.length - 1 }, (_, i) => `${word.slice(0, i)}%${word.slice(i + 2)}`)
}

/** The word and its forms without one letter. Two words that are one edit apart share one of these. */
export function deletionsOf(word: string): string[] {
  return [...new Set([word, ...Array.from(word, (_, i) => word.slice(0, i) + word.slice(i + 1))])]
}
