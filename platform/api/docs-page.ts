// GET /api/openapi.json and /api/docs: the API describes itself (api.md). The page is plain HTML, so that the
// same strict policy applies to it, and it needs no external resources.
import { createHash } from 'node:crypto'
import type { Env, Hono } from 'hono'
import { html, raw } from 'hono/html'
import type { OpenApiDocument, Operation } from './openapi.ts'

const CACHING = { 'Cache-Control': 'public, max-age=300' }

/** @param readDocument called on the first request: it is slow, rarely needed, and all routes are declared by then */
export function docsPage<E extends Env>(app: Hono<E>, readDocument: () => OpenApiDocument): void {
  let made: OpenApiDocument | undefined
  const document = () => {
    made ??= readDocument()
    return made
  }
  app.get('/api/openapi.json', (c) => c.json(document(), 200, CACHING))
  app.get('/api/docs', async (c) =>
    c.html(await render(document()), 200, { ...CACHING, 'Content-Security-Policy': POLICY }),
  )
}

const STYLE = `
body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1d2b2c;background:#fff}
section{border-top:1px solid #cfd8d8;padding:1rem 0}h2{font-size:1rem;margin:0}code,pre{font:14px/1.5 ui-monospace,monospace}
pre{overflow:auto;background:#f2f6f6;padding:1rem;border-radius:.5rem}summary{cursor:pointer;padding:.75rem 0}
b{display:inline-block;min-width:4.5rem}dd{margin:0 0 .5rem 2rem;white-space:pre-line}dt{font-weight:600}
@media(prefers-color-scheme:dark){body{color:#e7eeee;background:#0d1b1c}pre{background:#16282a}a{color:#8fd3d0}}`
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')
const POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

function render(document: OpenApiDocument) {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => operationSection(method, path, operation)),
  )
  return html`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${document.info.title} API</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${raw(STYLE)}</style></head>
<body><h1>${document.info.title} API</h1><p>${document.info.description}</p><p><a href="/api/openapi.json">openapi.json</a></p>
${operations}</body></html>`
}

function operationSection(method: string, path: string, operation: Operation) {
  const { parameters = [], requestBody, responses, security } = operation
  return html`<section><h2><b>${method.toUpperCase()}</b> <code>${path}</code></h2>
<p>${operation.summary}${security ? ' — signed in' : ''}</p><dl>
${parameters.map((p) => html`<dt><code>${p.name}</code> (${p.in}${p.required ? ', required' : ''})</dt><dd><code>${JSON.stringify(p.schema)}</code></dd>`)}
${Object.entries(responses).map(([status, { description }]) => html`<dt>${status}</dt><dd>${description}</dd>`)}</dl>
${requestBody ? schemaBlock('Body', requestBody) : ''}${Object.entries(responses)
  .filter(([status]) => status.startsWith('2'))
  .map(([status, { content }]) => (content ? schemaBlock(`Answer ${status}`, content) : ''))}</section>`
}

function schemaBlock(title: string, schema: object) {
  return html`<details><summary>${title}</summary><pre>${JSON.stringify(schema, null, 2)}</pre></details>`
}
