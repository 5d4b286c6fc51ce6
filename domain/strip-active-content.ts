// E-ACT-01, X-51: text in the audit log, without anything that a browser could run. A second line of defence: all text
// is escaped where it is shown, but the log may be opened with another program.

const DROPPED = 'script|iframe|object|embed|link|meta|style'
/** Tags with their content, up to the end tag; an unclosed tag extends to the end of the text. */
const ELEMENT = /<\s*(script|style|iframe|object)\b[^>]*>.*?<\s*\/\s*\1\b[^>]*>/gis
const TAG = new RegExp(`<\\s*/?\\s*(?:${DROPPED})\\b[^>]*(?:>|$)`, 'gi')
/** A scheme that runs, also with the blanks and marks that browsers overlook inside it. */
const SCHEME = /j\s*a\s*v\s*a\s*s\s*c\s*r\s*i\s*p\s*t\s*:/gi
/** `onerror="…"`, inside a tag only: a sentence may hold «on = ». */
const IN_TAG = /<[^>]*(?:>|$)/g
const HANDLER = /([\s/"'])on[a-z]+\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]*)/gi

/** Applies to every nested string; field names, numbers and times are unchanged. */
export function stripActiveContent(data: unknown): unknown {
  if (typeof data === 'string') return stripText(data)
  if (Array.isArray(data)) return data.map(stripActiveContent)
  if (typeof data !== 'object' || data === null || data instanceof Date) return data
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, stripActiveContent(value)]))
}

/** Repeats until nothing changes, since a removal can join its surroundings into a new tag. */
function stripText(text: string): string {
  const less = text
    .replace(ELEMENT, '')
    .replace(TAG, '')
    .replace(SCHEME, '')
    .replace(IN_TAG, (tag) => tag.replace(HANDLER, '$1'))
  return less === text ? text : stripText(less)
}
