import { basename } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Rolldown } from 'vite'
import { serviceWorker } from './scripts/service-worker-plugin.ts'

const ENTRY = /\/app\/entry\.client\.tsx/
const FRAME = /\/app\/(root|entry\.client|routes\/store\/shop-layout)\.tsx/
const ICON = /\/lucide-react\/dist\/esm\/icons\//
const HOME = /\/app\/routes\/store\/home\.tsx/
const GOODS = /\/app\/routes\/store\/(products|product-page)\.tsx/

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), serviceWorker()],
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
  if (isPartOf(FRAME, id, graph) || isIconOfPrimitive(id, graph)) return 'frame'
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
  return importersOf(id, graph).some((importer) => isPartOf(roots, importer, graph, seen))
}

/** Drawn on many pages, and too small for files of their own. */
function isIconOfPrimitive(id: string, graph: Rolldown.ChunkingContext): boolean {
  return ICON.test(id) && importersOf(id, graph).some((importer) => importer.includes('/app/ui/'))
}

/**
 * Who imports a module. For an icon that is whoever draws it: the package's own list names every icon there is, and so
 * would bring into the frame whatever any page of the shop draws.
 */
function importersOf(id: string, graph: Rolldown.ChunkingContext): readonly string[] {
  const importers = graph.getModuleInfo(id)?.importers ?? []
  const list = importers.find((importer) => importer.endsWith('/lucide-react.mjs'))
  const info = list && graph.getModuleInfo(list)
  if (!info) return importers
  const entry = info.code?.split('\n').find((line) => line.includes(`/${basename(id)}`))
  const names = Array.from(entry?.matchAll(/default as (\w+)/g) ?? [], ([, name]) => name)
  const drawn = new RegExp(`import \\{[^}]*\\b(?:${names.join('|')})\\b[^}]*\\} from ['"]lucide-react`)
  return info.importers.filter((importer) => drawn.test(graph.getModuleInfo(importer)?.code ?? ''))
}
