// What a shop on the web owes those who find it: search engines, messengers, launchers, and people whose network goes.
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { expect, open, test } from '#tests/support/journey.ts'
import { productText } from '#text/catalog/product-page.ts'
import { offlineText } from '#text/offline.ts'
import { errorText } from '#text/shell.ts'

test.use({ serviceWorkers: 'allow' })

async function firstAnimal(page: Page): Promise<{ id: number; nameArabic: string }> {
  const { items } = await (await page.request.get('/api/products?type=animal')).json()
  return items[0]
}

/** What the HTML of a page says of it, before any script has run. */
async function headOf(page: Page, path: string) {
  const html = await (await page.request.get(path)).text()
  const head = html.slice(0, html.indexOf('</head>'))
  const tags = head.match(/<(?:meta|link)\b[^>]*>/g) ?? []
  const attribute = (tag: string | undefined, name: string) =>
    tag?.match(new RegExp(`\\s${name}="([^"]*)"`))?.[1]?.replaceAll('&amp;', '&')
  return {
    title: head.match(/<title[^>]*>([^<]*)</)?.[1],
    meta: (name: string) =>
      attribute(
        tags.find((tag) => tag.includes(`"${name}"`)),
        'content',
      ),
    canonical: attribute(
      tags.find((tag) => tag.includes('rel="canonical"')),
      'href',
    ),
    data: [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([^<]*)</g)].map(
      ([, text = '']) => JSON.parse(text) as Record<string, unknown>,
    ),
    hasInlineStyle: /<[^>]+\sstyle=/.test(html),
  }
}

test('conventions 21: each public page has its own title, description, URL, picture and data in its HTML', async ({
  page,
  baseURL,
}) => {
  const animal = await firstAnimal(page)
  const pages: [path: string, type: string, data: string[]][] = [
    ['/', 'website', ['PetStore', 'WebSite']],
    ['/products', 'website', ['ItemList']],
    ['/products?category=1', 'website', ['ItemList', 'BreadcrumbList']],
    [`/animals/${animal.id}`, 'product', ['Product', 'BreadcrumbList']],
    ['/terms', 'website', []],
    ['/privacy', 'website', []],
  ]
  const titles = new Set<string | undefined>()
  for (const [path, type, data] of pages) {
    const head = await headOf(page, path)
    titles.add(head.title)
    expect(head.meta('description')?.length).toBeGreaterThan(40)
    expect(head.canonical).toBe(baseURL + path)
    expect(head.meta('og:url')).toBe(baseURL + path)
    expect(head.meta('og:type')).toBe(type)
    expect(head.meta('og:locale')).toBe('ar_OM')
    expect(head.meta('og:title')).toBe(head.title)
    const picture = await page.request.get(head.meta('og:image') ?? '')
    expect(picture.headers()['content-type']).toBe('image/jpeg')
    expect((await picture.body()).length).toBeLessThan(300 * 1024)
    expect(head.meta('robots')).toBeUndefined()
    expect(head.data.map((found) => found['@type'])).toEqual(data)
    expect(head.hasInlineStyle).toBe(false)
  }
  expect(titles.size).toBe(pages.length)
  const { data, title } = await headOf(page, `/animals/${animal.id}`)
  expect(data[0]).toMatchObject({
    name: animal.nameArabic,
    offers: { priceCurrency: 'OMR', itemCondition: 'https://schema.org/NewCondition' },
  })
  expect(title).toBe(productText.title(animal.nameArabic, 'أليف'))
})

test('search engines index one address of a list, and no searches, filters or private pages', async ({
  page,
  baseURL,
}) => {
  expect((await headOf(page, '/products?sort=newest&view=list&page=2')).canonical).toBe(`${baseURL}/products`)
  for (const path of [
    ...['/products?search=%D9%82%D8%B7', '/products?min=10', '/products?category=1&available=1'],
    ...['/cart', '/checkout', '/auth', '/profile', '/orders', '/offline'],
  ]) {
    const head = await headOf(page, path)
    expect(head.meta('robots'), path).toContain('noindex')
    expect(head.canonical, path).toBeUndefined()
  }
})

test('S-ROUTE-10: an unknown address is a 404 page, and not indexed', async ({ request }) => {
  const response = await request.get('/this/is/nowhere')
  expect(response.status()).toBe(404)
  expect(await response.text()).toContain(errorText.notFound.title)
})

/** Until the worker rules the page and the copy of what was seen is there. */
async function workerReady(page: Page, path: string): Promise<void> {
  const isReady = () =>
    page.evaluate(async (wanted) => {
      const copy = await caches.match(location.origin + wanted)
      return copy !== undefined && navigator.serviceWorker.controller !== null
    }, path)
  await expect.poll(isReady, { timeout: 40_000 }).toBe(true)
}

async function kept(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const keys = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    )
    return keys.flat().map(({ url }) => new URL(url).pathname)
  })
}

test('seen pages open offline as marked copies, others say why they cannot', async ({ page, context }) => {
  const animal = await firstAnimal(page)
  const path = `/animals/${animal.id}`
  await open(page, path)
  await workerReady(page, path)
  await open(page, '/')
  await workerReady(page, '/')
  await open(page, '/cart')
  expect((await kept(page)).filter((name) => /^\/(?:cart|api|orders|auth)/.test(name))).toEqual([])

  await context.setOffline(true)
  // A private page is not there, and nobody pretends it is.
  await open(page, '/orders')
  await expect(page).toHaveURL(/\/offline\?to=%2Forders$/)
  await expect(page.getByRole('heading', { level: 1, name: offlineText.page.heading })).toBeVisible()

  // A copy says that it is one, and of when.
  await open(page, path)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(animal.nameArabic)
  const bar = page.getByRole('region', { name: offlineText.label })
  await expect(bar).toContainText(/نسخة محفوظة من \d+ \S+ \d{4} في/)

  // Moving about leads to other copies.
  await page
    .getByRole('link', { name: /الرئيسية/ })
    .first()
    .click()
  await expect(page).toHaveURL(/:\d+\/$/)
  await expect(bar).toContainText('نسخة محفوظة')

  await context.setOffline(false)
  await expect(bar).toContainText(offlineText.backWithCopy)
  await bar.getByRole('button', { name: offlineText.refresh }).click()
  await expect(bar).toHaveCount(0)
  await expect(page.locator('html')).not.toHaveAttribute('data-copy')
})

test('another view of an offline list is still marked as a copy @desktop', async ({ page, context }) => {
  await open(page, '/products')
  await workerReady(page, '/products')
  await context.setOffline(true)
  // The figure of the offline page came with the worker.
  await open(page, '/orders')
  const figure = page.getByRole('main').locator('img')
  await expect.poll(() => figure.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await open(page, '/products')
  await context.setOffline(false)
  const bar = page.getByRole('region', { name: offlineText.label })
  await expect(bar).toContainText(offlineText.backWithCopy)
  await page.getByRole('link', { name: 'قائمة', exact: true }).click()
  await expect(page).toHaveURL(/view=list/)
  await expect(bar).toContainText(offlineText.backWithCopy)
  // The next page from the shop is not marked as a copy.
  await page
    .getByRole('link', { name: /الرئيسية/ })
    .first()
    .click()
  await expect(bar.filter({ hasText: offlineText.backWithCopy })).toHaveCount(0)
})

test('losing the network is reported, and so is its return', async ({ page, context }) => {
  await open(page, '/')
  await workerReady(page, '/')
  await context.setOffline(true)
  const bar = page.getByRole('region', { name: offlineText.label })
  await expect(bar).toContainText(offlineText.gone)
  await context.setOffline(false)
  await expect(bar).toContainText(offlineText.back)

  await context.setOffline(true)
  await open(page, '/orders')
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: offlineText.page.backHeading })).toBeVisible()
  await page.getByRole('button', { name: offlineText.page.goOn }).click()
  await expect(page).toHaveURL('/orders')
})

test('a new build takes over, and pages seen with the old one still open with their own files', async ({
  page,
  context,
  baseURL,
}) => {
  const worker = await page.request.get('/sw.js')
  expect(worker.headers()['cache-control']).toBe('no-cache')
  const shop = await startDeployingProxy(baseURL ?? '')
  await open(page, `${shop.url}/terms`)
  await workerReady(page, '/terms')
  const before = await buildsOf(page)
  shop.deploy()
  await expect(async () => {
    await lookForNewBuild(page)
    expect(await buildsOf(page)).toEqual([...before, 'aleef-pages-nextbuild000'])
  }).toPass({ timeout: 40_000 })
  await shop.close()
  await context.setOffline(true)
  await open(page, `${shop.url}/terms`)
  await expect(page.getByRole('region', { name: offlineText.label })).toContainText('نسخة محفوظة')
})

/** Asked again until it is found: a check that was already on its way when the build changed sees the old one. */
async function lookForNewBuild(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    await registration.update()
  })
}

function buildsOf(page: Page): Promise<string[]> {
  return page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('aleef-pages-')))
}

/** In front of the shop: after `deploy` its worker is that of another build, as far as a browser can tell. */
async function startDeployingProxy(target: string) {
  let deployed = false
  const server = createServer(async (request, response) => {
    const answer = await fetch(target + request.url)
    const headers = Object.fromEntries(answer.headers)
    for (const name of ['content-encoding', 'content-length', 'transfer-encoding', 'connection'])
      delete headers[name]
    let body = Buffer.from(await answer.arrayBuffer())
    if (deployed && request.url === '/sw.js') {
      const [, build = ''] = /`([0-9a-f]{12})`/.exec(body.toString()) ?? []
      body = Buffer.from(body.toString().replace(build, 'nextbuild000'))
    }
    response.writeHead(answer.status, headers).end(body)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    deploy: () => {
      deployed = true
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}
