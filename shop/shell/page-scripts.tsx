import { createContext, use } from 'react'

/** The scripts of the page, and the mark of its rendering (server-context.ts); only the server knows them. */
export const PageScripts = createContext<{ paths: readonly string[]; nonce: string } | null>(null)

/**
 * Requests all scripts of the page at once, after its styles (P-09). Without this the browser discovers each import
 * only when its importer has loaded; a preload link in the HTML would compete with the styles.
 */
export function FetchScripts() {
  const { paths = [], nonce } = use(PageScripts) ?? {}
  const code = `${JSON.stringify(paths)}.forEach(function(p){var l=document.createElement("link");l.rel="modulepreload";l.href=p;document.head.append(l)})`
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: names of our own files, whose hash is in the CSP
    <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code }} />
  )
}
