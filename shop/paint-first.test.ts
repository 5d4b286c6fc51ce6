import { expect, test } from 'vitest'
import { paintFirst } from './paint-first.ts'

/** As React Router writes it. */
const PAGE = [
  '<link rel="modulepreload" href="/assets/frame.js"/>',
  '<script>window.__reactRouterContext = {};</script>',
  '<script type="module" async="">import "/assets/manifest.js";\n',
  'import * as route0 from "/assets/root.js";\nimport * as route1 from "/assets/home.js";\n  \n',
  '  window.__reactRouterRouteModules = {"root":route0,"home":route1};\n\nimport("/assets/entry.js");</script>',
].join('')

test('P-09: the scripts of a page are asked for after it was painted, all at once and with low priority', () => {
  const html = paintFirst(PAGE)
  expect(html).not.toContain('<link rel="modulepreload"')
  expect(html).toMatch(/setTimeout\(r\)\)\);for\(const f of \["\/assets\/frame\.js"\]\)/)
  expect(html).toContain('l.fetchPriority="low"')
})

test('P-09: nothing of a page is imported before it was painted, and the entry after everything else', async () => {
  const [, code = ''] = /<script type="module" async="">([\s\S]*)<\/script>/.exec(paintFirst(PAGE)) ?? []
  expect(code).not.toMatch(/^\s*import\s*[*"]/m)
  const order: string[] = []
  const run = new Function(
    'load',
    'document',
    'requestAnimationFrame',
    'window',
    `return (async () => {${code.replaceAll('import(', 'load(')}})()`,
  )
  await run(
    (path: string) => order.push(path),
    { hidden: false, createElement: () => ({}), head: { append: () => order.push('preloaded') } },
    (paint: () => void) => {
      order.push('painted')
      paint()
    },
    {},
  )
  expect(order).toEqual([
    'painted',
    'preloaded',
    '/assets/manifest.js',
    '/assets/root.js',
    '/assets/home.js',
    '/assets/entry.js',
  ])
})

test('other scripts, and text that looks like one, stay as they are', () => {
  const other =
    '<link rel="modulepreload" href="/a.js"/><script type="module">import * as a from "/b.js";</script><p>import * as a from "x";</p>'
  expect(paintFirst(other)).toBe(other)
})
