// Sentences of a table as one expression over folded words: lines are alternatives, a word may go on after `~`, and up to
// two words may stand at `…`.

export function sentencePattern(table: string): RegExp {
  const alternatives = table
    .trim()
    .split('\n')
    .map((line) =>
      line.trim().replaceAll(' … ', ' (?:\\S+ ){0,2}?(?:ال|بال|ب|لل|وال)?').replaceAll('~', '\\S*'),
    )
  return new RegExp(`(?:^| )[وف]?(?:ال|بال)?(?:${alternatives.join('|')})(?= |$)`)
}

/** The entries of a table by what each stands for. */
export function patternsOf<Id extends string>(tables: Partial<Record<Id, string>>): (text: string) => Id[] {
  const patterns = (Object.entries(tables) as [Id, string][]).map(
    ([id, table]) => [id, sentencePattern(table)] as const,
  )
  return (text) => patterns.flatMap(([id, pattern]) => (pattern.test(text) ? [id] : []))
}
