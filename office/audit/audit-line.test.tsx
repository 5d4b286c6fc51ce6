import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import { AuditLine } from './audit-line.tsx'

const PAYLOADS = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'onmouseover='alert(1)",
  '<svg/onload=alert(1)>',
  '</bdi><iframe srcdoc="<script>alert(1)</script>">',
  '&lt;script&gt;',
]

/** The elements of a page with the names of their attributes. */
function elements(html: string): string {
  return [...html.matchAll(/<([a-z]+)((?:\s[a-z-]+(?:="[^"]*")?)*)\s*\/?>/gi)]
    .map(([, name, attributes = '']) => `${name}(${attributes.replace(/="[^"]*"/g, '')})`)
    .join()
}

function html(words: string): string {
  const entry = {
    id: 1,
    at: '2026-11-21T10:00:00.000Z',
    actor: { id: words, name: words, email: words },
    action: words,
    entityType: 'product',
    entityId: words,
    subject: words,
    before: { nameArabic: `${words}1`, [words]: [words] },
    after: { nameArabic: words, [words]: words },
  }
  const to = () => '?'
  const line = <AuditLine entry={entry} personTo={to} recordTo={to} now={new Date(entry.at)} />
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element: line }])} />)
}

it.each(PAYLOADS)('E-ACT-01, X-51: %s is shown as text in an entry', (payload) => {
  expect(elements(html(payload))).toBe(elements(html('قط')))
})
