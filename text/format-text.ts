let letters: Intl.Segmenter | undefined

/** Cut by what a reader sees as one letter, with … (conventions 14). Keep the full text for assistive technology. */
export function cutText(text: string, max: number): string {
  // Never more letters than units: most texts are done with here.
  if (text.length <= max) return text
  // Made once: twenty cards of a page cut with it (P-02).
  letters ??= new Intl.Segmenter('ar', { granularity: 'grapheme' })
  let count = 0
  for (const { index } of letters.segment(text)) {
    if (count === max) return `${text.slice(0, index).trimEnd()}…`
    count += 1
  }
  return text
}

/** Keeps a value of unknown direction together in plain text: a title, an aria-label, a message (conventions 8). */
export function isolate(value: string): string {
  return `\u2068${value}\u2069`
}
