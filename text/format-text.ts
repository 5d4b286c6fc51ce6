/** Cut by what a reader sees as one letter, with … (conventions 14). Keep the full text for assistive technology. */
export function cutText(text: string, max: number): string {
  // Never more letters than units: most texts are done with here.
  if (text.length <= max) return text
  const graphemes = [...new Intl.Segmenter('ar', { granularity: 'grapheme' }).segment(text)]
  if (graphemes.length <= max) return text
  return `${graphemes
    .slice(0, max)
    .map((piece) => piece.segment)
    .join('')
    .trimEnd()}…`
}

/** Keeps a value of unknown direction together in plain text: a title, an aria-label, a message (conventions 8). */
export function isolate(value: string): string {
  return `\u2068${value}\u2069`
}
