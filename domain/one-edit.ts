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

/**
 * The word and what is left of it when any one letter is taken out. Two words that are one edit apart share at least
 * one of these; the table search_words keeps the same of each word (SQL: word_deletions), so that finding them is a look into an index.
 */
export function deletionsOf(word: string): string[] {
  return [...new Set([word, ...Array.from(word, (_, i) => word.slice(0, i) + word.slice(i + 1))])]
}
