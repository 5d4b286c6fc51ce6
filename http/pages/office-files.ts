// The built files of the office, from Vite's manifest.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export type OfficeFiles = {
  /** Its entry modules. */
  scripts: readonly string[]
  style: string
  fonts: readonly string[]
  /** The script of a source file and all that it imports. */
  preload(source: string): readonly string[]
}

/** https://vite.dev/guide/backend-integration */
type ViteManifest = Record<string, { file: string; imports?: string[] }>

const ENTRY = 'office/entry.tsx'
const STYLE = 'office/office.css'
const FONT = /arabic-wght-normal\.woff2$/

/** @param folder where `vite build --config vite.office.config.ts` wrote */
export function readOfficeFiles(folder: string): OfficeFiles {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8')) as ViteManifest
  const urlOf = (source: string) => {
    const chunk = manifest[source]
    if (!chunk) throw new Error(`the office was built without ${source}`)
    return `/${chunk.file}`
  }
  function collect(source: string, found: Set<string>): Set<string> {
    const url = urlOf(source)
    if (found.has(url)) return found
    found.add(url)
    for (const imported of manifest[source]?.imports ?? []) collect(imported, found)
    return found
  }
  return {
    scripts: [urlOf(ENTRY)],
    style: urlOf(STYLE),
    fonts: Object.keys(manifest)
      .filter((source) => FONT.test(source))
      .map(urlOf),
    preload: (source) => [...collect(source, collect(ENTRY, new Set()))],
  }
}

/** Where scripts/dev.ts serves the office from its sources. */
export const DEV_BASE = '/office-in-development/'

export const devOfficeFiles: OfficeFiles = {
  scripts: [`${DEV_BASE}@vite/client`, DEV_BASE + ENTRY],
  style: DEV_BASE + STYLE,
  fonts: [],
  preload: () => [],
}
