// The hashes that let a page's own inline scripts run under a strict Content-Security-Policy. Only scripts that carry
// the rendering's mark, or whose text we know beforehand, are among them: one that came in with somebody's text is not.
import { createHash } from 'node:crypto'

/** The page without its marks, and the sources for `script-src`. */
export function takeScriptHashes(
  html: string,
  nonce: string,
  known: readonly string[],
): { html: string; hashes: string[] } {
  const mark = ` nonce="${nonce}"`
  const hashes = new Set<string>()
  for (const [, attributes = '', text = ''] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)) {
    if (/\ssrc=/.test(attributes)) continue
    if (attributes.includes(mark) || known.includes(text)) hashes.add(hashOf(text))
  }
  return { html: html.replaceAll(mark, ''), hashes: [...hashes] }
}

/** As `script-src` takes it. */
export function hashOf(script: string): string {
  return `sha256-${createHash('sha256').update(script).digest('base64')}`
}
