// Builds one regular expression over folded words from a table: lines are alternatives, `~` allows any ending, `…`
// up to two words.

export function sentencePattern(table: string, article = '(?:ال|بال)?'): RegExp {
  const alternatives = table
    .trim()
    .split('\n')
    .map((line) =>
      line.trim().replaceAll(' … ', ' (?:\\S+ ){0,2}?(?:ال|بال|ب|لل|وال)?').replaceAll('~', '\\S*'),
    )
  return new RegExp(`(?:^| )[وف]?${article}(?:${alternatives.join('|')})(?= |$)`)
}

/** The patterns of a table by id. */
export function patternsOf<Id extends string>(tables: Partial<Record<Id, string>>): (text: string) => Id[] {
  const patterns = (Object.entries(tables) as [Id, string][]).map(
    ([id, table]) => [id, sentencePattern(table)] as const,
  )
  return (text) => patterns.flatMap(([id, pattern]) => (pattern.test(text) ? [id] : []))
}
