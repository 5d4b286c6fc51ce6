import { basename } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Rolldown } from 'vite'
import { serviceWorker } from './scripts/service-worker-plugin.ts'

const ENTRY = /\/shop\/entry\.client\.tsx/
const FRAME = /\/shop\/(root|entry\.client|routes\/shop-layout)\.tsx/
const ICON = /\/lucide-react\/dist\/esm\/icons\//
const LIST =
  /\/lucide-react\/dist\/esm\/(lucide-react|icons\/index)\.mjs$|\/@tanstack\/(react-query|query-core)\/build\/modern\/index\.js$/
const HOME = /\/shop\/routes\/home\.tsx/
const GOODS = /\/shop\/routes\/(products|product-page)\.tsx/

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), serviceWorker()],
  environments: {
    // What every page needs arrives as one file: a phone pays 150 ms for each trip (P-09).
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: [{ name: frameOrNot }] } } } } },
    // One bundle for the process, the API and the pages: one copy of every module.
    ssr: {
      build: { rollupOptions: { input: './main.ts' } },
      // Node needs a second and 250 MB to link the module graphs of the first two; bundled they cost nothing (P-10).
      resolve: { noExternal: ['drizzle-orm', /better-auth/, /^@react-email\//] },
    },
  },
})

/**
 * `frame` for whatever the root, the shop's layout or the client's entry import directly or through others, `shelf` for
 * what home shares with the catalogue or the product page, `marks` for icons of primitives that home does not draw. The
 * entry itself stands alone: whoever loads the frame must not yet start the page (shop/paint-first.ts).
 */
function frameOrNot(id: string, graph: Rolldown.ChunkingContext): string | null {
  if (ENTRY.test(id)) return null
  if (isPartOf(FRAME, id, graph)) return 'frame'
  const isOfHome = isPartOf(HOME, id, graph)
  if (isIconOfPrimitive(id, graph)) return isOfHome ? 'frame' : 'marks'
  return isOfHome && isPartOf(GOODS, id, graph) ? 'shelf' : null
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
  return ICON.test(id) && importersOf(id, graph).some((importer) => importer.includes('/ui/'))
}

/**
 * Who imports a module. Where a package's list of everything it has names it, that is whoever takes it from there: the
 * list itself would bring into the frame whatever any page of the shop wants of the package.
 */
function importersOf(id: string, graph: Rolldown.ChunkingContext): readonly string[] {
  const importers = graph.getModuleInfo(id)?.importers ?? []
  return importers.flatMap((importer) =>
    LIST.test(importer) ? takersOf(namesIn(importer, id, graph), importer, graph) : importer,
  )
}

/** By which names a list gives out a module. */
function namesIn(list: string, id: string, graph: Rolldown.ChunkingContext): string[] {
  const lines = graph.getModuleInfo(list)?.code?.split('\n') ?? []
  const entry = lines.find((line) => line.includes(`/${basename(id)}`)) ?? ''
  const names = [...entry.matchAll(/default as (\w+)/g)].map(([, name = '']) => name)
  return names.length > 0
    ? names
    : (/\{([^}]*)\}/
        .exec(entry)?.[1]
        ?.split(',')
        .map((name) => name.trim()) ?? [])
}

function takersOf(names: readonly string[], list: string, graph: Rolldown.ChunkingContext): string[] {
  const taken = new RegExp(
    `import \\{[^}]*\\b(?:${names.join('|')})\\b[^}]*\\} from ['"](?:lucide-react|@tanstack/)`,
  )
  return (graph.getModuleInfo(list)?.importers ?? []).flatMap((importer) => {
    // One list that gives out another whole.
    if (LIST.test(importer)) return takersOf(names, importer, graph)
    return taken.test(graph.getModuleInfo(importer)?.code ?? '') ? importer : []
  })
}
