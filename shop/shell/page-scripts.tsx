import { createContext, use } from 'react'

/** The scripts of the page, and the mark of its rendering (server-context.ts); only the server knows them. */
export const PageScripts = createContext<{ paths: readonly string[]; nonce: string } | null>(null)

/**
 * Asks for all scripts of the page together, as soon as its styles are there (P-09): otherwise the browser finds each when
 * the one that imports it has come. A link in the HTML would be found earlier, and take the line from the styles.
 */
export function FetchScripts() {
  const { paths = [], nonce } = use(PageScripts) ?? {}
  const code = `${JSON.stringify(paths)}.forEach(function(p){var l=document.createElement("link");l.rel="modulepreload";l.href=p;document.head.append(l)})`
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: names of our own files, whose hash is in the CSP
    <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code }} />
  )
}
