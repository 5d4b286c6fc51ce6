import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Rolldown } from 'vite'

const ENTRY = /\/app\/entry\.client\.tsx/
const FRAME = /\/app\/(root|entry\.client|routes\/store\/shop-layout)\.tsx/
const HOME = /\/app\/routes\/store\/home\.tsx/
const GOODS = /\/app\/routes\/store\/(products|product-page)\.tsx/

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  environments: {
    // What every page needs arrives as one file: a phone pays 150 ms for each trip (P-09).
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: [{ name: frameOrNot }] } } } } },
    // One bundle for the process, the API and the pages: one copy of every module.
    ssr: {
      build: { rollupOptions: { input: './main.ts' } },
      // Node needs a second and 250 MB to link the module graphs of these two; bundled they cost nothing (P-10).
      resolve: { noExternal: ['drizzle-orm', /better-auth/] },
    },
  },
})

/**
 * `frame` for whatever the root, the shop's layout or the client's entry import directly or through others, `shelf` for
 * what home shares with the catalogue or the product page. The entry itself stands alone: whoever loads the frame must
 * not yet start the page (app/paint-first.ts).
 */
function frameOrNot(id: string, graph: Rolldown.ChunkingContext): string | null {
  if (ENTRY.test(id)) return null
  if (isPartOf(FRAME, id, graph)) return 'frame'
  const shared = isPartOf(HOME, id, graph) && isPartOf(GOODS, id, graph)
  return shared ? 'shelf' : null
}

function isPartOf(
  roots: RegExp,
  id: string,
  graph: Rolldown.ChunkingContext,
  seen = new Set<string>(),
): boolean {
  if (roots.test(id)) return true
  if (seen.has(id)) return false
  seen.add(id)
  return (
    graph.getModuleInfo(id)?.importers.some((importer) => isPartOf(roots, importer, graph, seen)) ?? false
  )
}
