import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { startLate } from './late-scripts.tsx'

test('P-09: the module is held and its preloads are left out until the first paint', () => {
  const html = renderToStaticMarkup(
    startLate(
      <>
        <script>first()</script>
        <link rel="modulepreload" href="/part.js" />
        <script type="module">enter()</script>
      </>,
    ),
  )
  expect(html).toContain('<script>first()</script>')
  expect(html).toContain('<script type="text/plain">enter()</script>')
  expect(html).not.toContain('<link')
})

test('P-09: scripts of another shape are rendered as they are', () => {
  const others = <script src="/entry.js" async />
  expect(renderToStaticMarkup(startLate(others))).toBe('<script src="/entry.js" async=""></script>')
})
