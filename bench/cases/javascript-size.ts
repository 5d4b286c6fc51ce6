// P-08: JavaScript, Brotli-compressed, that a page loads before it is interactive: the scripts its HTML names
// and what those import statically.
import { brotliCompressSync } from 'node:zlib'
import { atMostRow, type BenchRow } from '../measure.ts'
import { publicPages } from '../public-pages.ts'
import { startShop } from '../shop.ts'

const HOME_LIMIT = 140
const PAGE_LIMIT = 25

export async function* measureJavaScriptSize(): AsyncGenerator<BenchRow> {
  await using shop = await startShop()
  const read = readerOf(shop.url)
  const sizes: { name: string; files: Set<string> }[] = []
  for (const { name, path } of await publicPages(shop)) {
    const html = await (await fetch(shop.url + path)).text()
    sizes.push({ name, files: await withImports(scriptsOf(html), read) })
  }
  const home = sizes.find((page) => page.name === 'home')?.files ?? new Set()
  for (const { name, files } of sizes) {
    const added = name === 'home' ? files : files.difference(home)
    yield sizeRow(name, await kilobytes(added, read), name === 'home' ? HOME_LIMIT : PAGE_LIMIT)
  }
}

function sizeRow(name: string, size: number, limit: number): BenchRow {
  const what = name === 'home' ? 'JavaScript of home (Brotli)' : `JavaScript that ${name} adds to home`
  return atMostRow('P-08', what, size, limit, (value) => `${value.toFixed(1)} KB`)
}

function scriptsOf(html: string): string[] {
  return [...new Set([...html.matchAll(/["'](\/assets\/[\w.-]+\.js)["']/g)].map(([, path = '']) => path))]
}

/** The static imports and re-exports of a script: the home route only re-exports its chunk. */
const IMPORTED = /(?:^|[;}\n])(?:import|export(?=[^"'()]*?from))(?:[^"'()]*?from)?["']\.\/([\w.-]+\.js)["']/g

type ReadAsset = (path: string) => Promise<string>

/** Each script as the shop sends it, asked for once. */
function readerOf(url: string): ReadAsset {
  const scripts = new Map<string, Promise<string>>()
  return (path) => {
    const script = scripts.get(path) ?? ask(url + path)
    scripts.set(path, script)
    return script
  }
}

async function withImports(
  paths: readonly string[],
  read: ReadAsset,
  seen = new Set<string>(),
): Promise<Set<string>> {
  for (const path of paths) {
    if (seen.has(path)) continue
    seen.add(path)
    const code = await read(path)
    const imported = [...code.matchAll(IMPORTED)]
    await withImports(
      imported.map(([, file = '']) => `/assets/${file}`),
      read,
      seen,
    )
  }
  return seen
}

async function ask(url: string): Promise<string> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} responded with ${response.status}`)
  return response.text()
}

async function kilobytes(files: ReadonlySet<string>, read: ReadAsset): Promise<number> {
  const sizes = await Promise.all([...files].map(async (path) => brotliCompressSync(await read(path)).length))
  return sizes.reduce((sum, size) => sum + size, 0) / 1024
}
