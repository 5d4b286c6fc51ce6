// The hashes that let a page's own inline scripts run under a strict Content-Security-Policy. Only scripts that carry
// the rendering's mark, or whose text we know beforehand, are among them: one that came in with somebody's text is not.
import { createHash } from 'node:crypto'

/**
 * The page without its marks, and the sources for `script-src`. All that is looked for is ASCII, so the bytes are read
 * one for one: to decode and encode a page takes longer than all the rest here (P-02).
 */
export function takeScriptHashes(
  page: Buffer,
  nonce: string,
  known: readonly string[],
): { html: Buffer; hashes: string[] } {
  const html = page.toString('latin1')
  const mark = ` nonce="${nonce}"`
  const hashes = new Set<string>()
  for (const [, attributes = '', text = ''] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)) {
    if (/\ssrc=/.test(attributes)) continue
    if (attributes.includes(mark) || known.includes(text)) hashes.add(hashOf(Buffer.from(text, 'latin1')))
  }
  return { html: Buffer.from(html.replaceAll(mark, ''), 'latin1'), hashes: [...hashes] }
}

/** As `script-src` takes it. */
export function hashOf(script: string | Buffer): string {
  return `sha256-${createHash('sha256').update(script).digest('base64')}`
}
