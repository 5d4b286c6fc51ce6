// the whole app on a test shop: real middlewares, API and cache. Its pages are three small ones of React
// Router, so that a test sees what the app does with a page and not what the page shows.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { BlockList } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import {
  data,
  type EntryContext,
  type LoaderFunctionArgs,
  type RouterContextProvider,
  redirect,
  type ServerBuild,
} from 'react-router'
import { HINT_SCRIPT } from '#browser/session/hint-script.ts'
import { type App, type AppOptions, createApp } from '#http/app.ts'
import type { OfficeFiles } from '#http/pages/office-files.ts'
import { createPageRenderer } from '#http/pages/react-router.ts'
import { createAccounts } from '#server/accounts/accounts.ts'
import { listProducts } from '#server/catalog/browse/catalogue-queries.ts'
import { findProduct } from '#server/catalog/browse/product-queries.ts'
import type { Context } from '#server/context.ts'
import { createChanges, type ListeningChanges } from '#server/start/listen-for-changes.ts'
import { refuseAtClosedGate } from '#shop/shell/gate.ts'
import { renderingContext, shopContext } from '#shop/shell/server-context.ts'
import { serverBuildOf } from './server-build.ts'
import { insertPerson } from './sessions.ts'
import { createTestShop, type TestShop, testDiagnostics, testMailer } from './test-shop.ts'

export const SECRET = 'a secret of the tests that is long enough'
export const BASE_URL = 'http://shop.test'

export type TestApp = App & {
  shop: TestShop
  changes: ListeningChanges
  /** Pages made since the start. */
  rendered: () => number
  close(): Promise<void>
}

type TestAppOptions = Partial<Omit<AppOptions, 'context'>> & {
  context?: Partial<Context>
  /** `false`: its owner has entered nothing yet. */
  facts?: boolean
}

/** @param shared a shop that another app uses, too, as two processes do; it stays open */
export async function createTestApp(
  { facts = true, ...over }: TestAppOptions = {},
  shared?: TestShop,
): Promise<TestApp> {
  const shop = shared ?? (await createTestShop({ facts }))
  const changes = createChanges({ db: shop.db, url: shop.url, log: shop.context.log })
  await changes.listen()
  const built = writeBuiltFront()
  let rendered = 0
  const context: Context = { ...shop.context, changes, ...over.context }
  const app = createApp({
    accounts: createAccounts(context, { authSecret: SECRET }),
    changes,
    pages: createPageRenderer(testPages(() => rendered++)),
    office: testOffice,
    clientFolders: [join(built, 'client')],
    origins: [BASE_URL],
    trustedProxies: new BlockList(),
    isReady: () => true,
    diagnostics: testDiagnostics(),
    mailer: testMailer(),
    ...over,
    context,
  })
  return {
    ...app,
    shop,
    changes,
    rendered: () => rendered,
    async close() {
      app.endStreams()
      await changes.close()
      if (!shared) await shop.close()
      rmSync(built, { recursive: true })
    },
  }
}

export const SECRET_FILE = 'outside the built front'

/** Its documents name the file of the room that was asked for. */
const testOffice: OfficeFiles = {
  scripts: ['/assets/office.js'],
  style: '/assets/office.css',
  fonts: [],
  preload: (source) => [`/assets/${source}.js`],
}

/** A folder with `client` in it, as a build leaves one, and a file beside it that nobody may read. */
function writeBuiltFront(): string {
  const folder = mkdtempSync(join(tmpdir(), 'aleef-client-'))
  mkdirSync(join(folder, 'client', 'assets'), { recursive: true })
  writeFileSync(join(folder, 'secret.txt'), SECRET_FILE)
  writeFileSync(join(folder, 'client', '.hidden'), SECRET_FILE)
  writeFileSync(join(folder, 'client', 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  const entry = `export const entry = ${'1+'.repeat(2000)}1`
  writeFileSync(join(folder, 'client', 'assets', 'entry-a1b2c3.js'), entry)
  writeFileSync(join(folder, 'client', 'assets', 'small-a1b2c3.js'), entry)
  writeFileSync(join(folder, 'client', 'assets', 'small-a1b2c3.js.br'), brotliCompressSync(`${entry} `))
  return folder
}

const load = {
  async home({ context }: LoaderFunctionArgs) {
    const { items } = await listProducts(context.get(shopContext), { limit: 6 })
    return items.map((product) => `${product.nameArabic} ${product.price} ${product.stockLabel}`)
  },
  async catalogue({ context, request }: LoaderFunctionArgs) {
    const url = new URL(request.url)
    const { items, total } = await listProducts(context.get(shopContext), {
      search: url.searchParams.get('search') ?? undefined,
    })
    return [url.search, total, ...items.map((product) => product.nameArabic)]
  },
  async product({ context, params }: LoaderFunctionArgs) {
    const product = await findProduct(context.get(shopContext), Number(params.id))
    if (!product) throw data(null, { status: 404 })
    if (product.type === 'product') return redirect(`/products/${product.id}`, 301)
    return [product.nameArabic, product.price, product.quantity]
  },
  broken() {
    throw new TypeError('a bug with a secret in it')
  },
  async slow({ context }: LoaderFunctionArgs) {
    await context.get(shopContext).db.$client.query('SELECT pg_sleep(0.2)')
    return ['slow']
  },
}

function testPages(count: () => void): ServerBuild {
  const route = (id: string, path: string | undefined, loader?: (args: LoaderFunctionArgs) => unknown) => ({
    id,
    ...(path !== undefined && { path }),
    index: path === undefined,
    module: { default: () => null, ...(loader && { loader }) },
  })
  const routes = [
    route('home', undefined, load.home),
    route('catalogue', 'products', load.catalogue),
    route('animal', 'animals/:id', load.product),
    route('cart', 'cart'),
    route('auth', 'auth'),
    route('broken', 'broken', load.broken),
    route('slow', 'checkout', load.slow),
    route('unknown', '*', ({ context }) => {
      refuseAtClosedGate(context)
      throw data(null, { status: 404 })
    }),
  ]
  return serverBuildOf(page, routes)

  function page(
    request: Request,
    status: number,
    headers: Headers,
    router: EntryContext,
    context: RouterContextProvider,
  ): Response {
    count()
    headers.set('content-type', 'text/html; charset=utf-8')
    const { nonce } = context.get(renderingContext)
    const { loaderData, errors } = router.staticHandlerContext
    const body = [
      `<!doctype html><html lang="ar" dir="rtl"><script>${HINT_SCRIPT}</script>`,
      `<script nonce="${nonce}">window.shop = 1</script>`,
      // What an unescaped text of somebody would look like: it must not become part of the policy.
      '<script>alert("stored")</script>',
      `<p>${new URL(request.url).pathname}</p><p>${JSON.stringify(loaderData)}</p>`,
      `<p>${errors ? 'error' : ''}</p>${'<i>filling</i>'.repeat(200)}`,
    ].join('')
    return new Response(body, { status, headers })
  }
}

/** Answers as they came: the status and the body read as JSON. */
export type Ask = <Body = unknown>(
  method: string,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<{ status: number; body: Body }>

export type AdminApp = TestApp & {
  admin: Ask
  /** A second one. */
  colleague: Ask
  visitor: Ask
}

/** Somebody of the shop, or a customer: who they are, and how they ask. */
export async function personOf(app: TestApp, over: Parameters<typeof insertPerson>[2] = {}) {
  const person = await insertPerson(app.shop, SECRET, over)
  return { ...person, ask: ask(app, person.cookie) }
}

export async function createAdminApp(...options: Parameters<typeof createTestApp>): Promise<AdminApp> {
  const app = await createTestApp(...options)
  const asAdmin = async () => (await personOf(app, { isAdmin: true })).ask
  return { ...app, admin: await asAdmin(), colleague: await asAdmin(), visitor: ask(app, '') }
}

function ask(app: TestApp, cookie: string): Ask {
  return async <Body>(method: string, path: string, body?: unknown, headers?: Record<string, string>) => {
    const response = await app.request(path, {
      method,
      headers: {
        Cookie: cookie,
        Origin: BASE_URL,
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    return { status: response.status, body: (text ? JSON.parse(text) : undefined) as Body }
  }
}
