// Bundles the service worker into the client build, as one file at /sw.js with the build id.
import { createHash } from 'node:crypto'
import type { Plugin, Rolldown } from 'vite'

const ENTRY = 'shop/offline/service-worker.ts'
const FILE = 'sw.js'
/** The offline page and the modules it needs; the last one turns an unknown path into a document load. */
const PARTS = [
  ...['/entry.client.tsx', '/shop/root.tsx', '/routes/shop-layout.tsx', '/offline/offline-page.tsx'],
  ...['/connection-notice.tsx', '/toast-stage.tsx', '/routes/not-found.tsx'],
]

export function serviceWorker(): Plugin {
  return {
    name: 'aleef:service-worker',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    buildStart() {
      this.emitFile({ type: 'chunk', id: ENTRY, fileName: FILE })
    },
    generateBundle(_, bundle) {
      const worker = bundle[FILE]
      if (worker?.type !== 'chunk') throw new Error('the service worker was not bundled')
      if (worker.imports.length > 0)
        throw new Error(`the service worker imports ${worker.imports.join(', ')}`)
      const build = createHash('sha256').update(Object.keys(bundle).sort().join()).update(worker.code)
      worker.code = worker.code
        .replaceAll('%BUILD%', build.digest('hex').slice(0, 12))
        .replaceAll('%PARTS%', filesOfParts(bundle).join(' '))
    },
  }
}

/** The chunks of these parts and what they import. */
function filesOfParts(bundle: Rolldown.OutputBundle): string[] {
  const files = new Set<string>()
  const add = (name: string) => {
    const chunk = bundle[name]
    if (chunk?.type !== 'chunk' || files.has(`/${name}`)) return
    files.add(`/${name}`)
    for (const imported of chunk.imports) add(imported)
  }
  for (const chunk of Object.values(bundle)) {
    if (chunk.type !== 'chunk' || !chunk.facadeModuleId) continue
    // React Router appends a query to route modules.
    const [module = ''] = chunk.facadeModuleId.split('?')
    if (PARTS.some((part) => module.endsWith(part))) add(chunk.fileName)
  }
  return [...files]
}
