// Builds one regular expression over folded words from a table: lines are alternatives, `~` allows any ending, `…`
// up to two words. In a table of combinations, the parts of a line stand in any order: `&` joins what must be there,
// `& not` what must not.

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

/** Before a word that stands alone: «للقط», «بكلور», «عالقط». */
const ANY_LEAD = '(?:ال|بال|لل|عال|هال|ب|ل)?'

/** The combinations of a table by id. */
export function combinationsOf<Id extends string>(
  tables: Partial<Record<Id, string>>,
): (text: string) => Id[] {
  const combinations = (Object.entries(tables) as [Id, string][]).flatMap(([id, table]) =>
    table
      .trim()
      .split('\n')
      .map((line) => ({
        id,
        parts: line.split(' & ').map((part) => {
          const words = part.replace(/^not /, '')
          return { pattern: sentencePattern(words, ANY_LEAD), isWanted: words === part }
        }),
      })),
  )
  return (text) =>
    combinations
      .filter(({ parts }) => parts.every(({ pattern, isWanted }) => pattern.test(text) === isWanted))
      .map(({ id }) => id)
}
