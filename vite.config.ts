import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Rolldown } from 'vite'

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

/** `frame` for whatever the root, the shop's layout or the client's entry import directly or through others. */
function frameOrNot(id: string, graph: Rolldown.ChunkingContext): string | null {
  return isOfFrame(id, graph, new Set()) ? 'frame' : null
}

function isOfFrame(id: string, graph: Rolldown.ChunkingContext, seen: Set<string>): boolean {
  if (/\/app\/(root|entry\.client|routes\/store\/shop-layout)\.tsx/.test(id)) return true
  if (seen.has(id)) return false
  seen.add(id)
  return graph.getModuleInfo(id)?.importers.some((importer) => isOfFrame(importer, graph, seen)) ?? false
}
