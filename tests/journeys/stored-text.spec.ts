// Z-05: whatever people write stays text. 120 payloads stand in every field that somebody can write, by the shop's own
// doors, and each page that shows any of them is opened: nothing of them becomes part of a page, none calls anybody.
import type { APIResponse, Page } from '@playwright/test'
import { expect, open, test } from '#tests/support/journey.ts'
import { addressOf, signInAs } from '#tests/support/journey-people.ts'
import { PAYLOADS } from '#tests/support/payloads.ts'

const SHORT = PAYLOADS.filter((payload) => payload.length <= 200)

/** One after the other, so that each stands in many fields and each field has many. */
let next = 0
/** As many payloads as fit, at least one. */
function words(max: number, most = 40): string {
  let text = ''
  for (let count = 0; count < most; next++) {
    const payload = SHORT[next % SHORT.length] ?? ''
    if (payload.length > max) continue
    if (text.length + payload.length + 1 > max) break
    text += `${payload}\n`
    count++
  }
  return text
}
/** A name or a line. */
const line = (max: number) => `zz ${words(max - 3, 1)}`.trim()

test('Z-05, X-30, X-51, E-ACT-01: 120 payloads in every text field stay text on the pages of the shop and in every section of the back office', async ({
  page,
  shopper,
}) => {
  test.setTimeout(300_000)
  const calls = [watchCalls(page), watchCalls(shopper)]
  await signInAs(page, addressOf('careful.owner'), { admin: true })
  await signInAs(shopper, addressOf('mischief'))
  const before = await (await page.request.get('/api/admin/settings')).json()
  const created = await write(page, shopper)
  try {
    // Two people, each at their own pace: most of a visit is waiting until nothing more comes.
    const shown = await Promise.all([
      visit(shopper, pagesOfShop(created)),
      visit(page, roomsOfOffice(created)),
    ])
    // The log with all that it knows of each change.
    await page.locator('main details').evaluateAll((all) => {
      for (const details of all) details.setAttribute('open', '')
    })
    await expectNothingOf(page)
    expect(calls.flat()).toEqual([])
    // They were there to be run: nearly every page shows some of them as they were written.
    expect(shown.flat().length).toBeGreaterThan(25)
    const unknown = await page.request.get(`/${encodeURIComponent('<img zz src=x>')}`)
    expect([unknown.status(), await unknown.text()]).toEqual([404, expect.not.stringContaining('<img zz')])
  } finally {
    await clear(page, created, before)
  }
})

/** Whatever the page says in a dialog, and every address outside the shop that it asks. */
function watchCalls(page: Page): string[] {
  const calls: string[] = []
  page.on('dialog', (dialog) => {
    calls.push(`dialog ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('request', (request) => {
    if (request.url().startsWith('http') && new URL(request.url()).hostname !== 'localhost')
      calls.push(request.url())
  })
  return calls
}

/** The paths on which their words are shown. */
async function visit(page: Page, paths: string[]): Promise<string[]> {
  const shown: string[] = []
  for (const path of paths) {
    await open(page, path)
    await page.waitForLoadState('networkidle')
    if (await expectNothingOf(page)) shown.push(path)
  }
  return shown
}

function pagesOfShop(created: Made): string[] {
  return [
    '/',
    '/products?sort=newest',
    ...SHORT.slice(0, 3).map((payload) => `/products?search=${encodeURIComponent(payload)}`),
    ...created.products.slice(0, 3).map((id) => `/products/${id}`),
    '/terms',
    '/privacy',
    '/contact',
    `/auth?return=${encodeURIComponent('javascript:window.ran=1')}`,
    '/orders',
    `/orders/${created.orderNumber}`,
    '/profile',
    '/account',
    '/checkout',
  ]
}

function roomsOfOffice({ products: [product], ...made }: Made): string[] {
  return [
    '/admin',
    '/admin/animals',
    `/admin/animals?edit=${product}`,
    '/admin/categories',
    '/admin/orders',
    `/admin/orders/${made.orderId}`,
    `/admin/orders/${made.orderId}/invoice`,
    `/admin/orders/${made.orderId}/invoice?paper=receipt`,
    '/admin/transfers',
    '/admin/refunds',
    '/admin/users?search=mischief',
    `/admin/users?user=${made.userId}`,
    '/admin/messages',
    `/admin/messages?message=${made.messageId}`,
    '/admin/inventory',
    `/admin/inventory?product=${product}`,
    '/admin/settings',
    '/admin/analytics',
    '/admin/audit',
  ]
}

type Made = {
  products: number[]
  categoryId: number
  orderId: number
  orderNumber: string
  messageId: number
  userId: string
}

const WRITTEN_SETTINGS = [
  ...['name', 'nameArabic', 'description', 'addressArabic', 'workingHours', 'bankName', 'accountHolder'],
  ...['deliveryDays', 'delivery', 'vetContact', 'socialLinks', 'policies', 'faq'],
]

/** By every door through which somebody can write text. */
async function write(owner: Page, customer: Page): Promise<Made> {
  const said = await read<{ store: object }>(owner.request.get('/api/admin/settings'))
  const { policies } = said as unknown as { policies: { key: string }[] }
  await read(
    owner.request.patch('/api/admin/settings', {
      data: {
        name: line(60),
        nameArabic: line(60),
        description: line(300),
        addressArabic: line(200),
        workingHours: line(120),
        bankName: line(80),
        accountHolder: line(120),
        deliveryDays: line(80),
        delivery: [{ regionId: 2, office: '2.5', home: '4', days: line(80), animals: true }],
        vetContact: words(300),
        socialLinks: [{ network: line(30), url: 'https://x.om/"onmouseover="window.ran=1' }],
        policies: policies.map(({ key }) => ({ key, title: line(80), body: words(9000, 200) })),
        faq: [1, 2, 3].map(() => ({ question: line(200), answer: words(2000) })),
      },
    }),
  )
  const category = await read<{ id: number }>(
    owner.request.post('/api/admin/categories', {
      data: {
        name: line(60),
        nameArabic: line(60),
        description: words(400),
        descriptionArabic: words(400),
        emoji: '<b zz>',
        world: 'supplies',
      },
    }),
  )
  const products: number[] = []
  for (let count = 0; count < 6; count++) {
    const texts = Object.fromEntries(
      ['brand', 'brandArabic', 'model', 'material', 'materialArabic', 'dimensions'].map((f) => [
        f,
        line(100),
      ]),
    )
    const { id } = await read<{ id: number }>(
      owner.request.post('/api/admin/products', {
        data: {
          type: 'product',
          name: line(120),
          nameArabic: line(120),
          description: words(5000, 130),
          descriptionArabic: words(5000, 130),
          price: '3.500',
          quantity: 4,
          categoryId: category.id,
          isFeatured: true,
          color: line(60),
          colorArabic: line(60),
          weight: line(60),
          ...texts,
        },
      }),
    )
    products.push(id)
  }
  await read(
    customer.request.patch('/api/profile', {
      data: { firstName: line(60), lastName: line(60), address: line(200) },
    }),
  )
  await read(customer.request.post('/api/cart', { data: { productId: products[0], quantity: 1 } }))
  const order = await read<{ id: number; orderNumber: string }>(
    customer.request.post('/api/orders', {
      headers: { 'Idempotency-Key': crypto.randomUUID() },
      data: {
        customerName: line(120),
        customerPhone: '91234567',
        customerAddress: words(500),
        landmark: line(120),
        customerNotes: words(1000),
        regionId: 1,
      },
    }),
  )
  await read(
    customer.request.post(`/api/orders/${order.id}/payment-sent`, {
      data: { senderName: line(120), reference: line(120) },
    }),
  )
  await read(
    owner.request.patch(`/api/admin/orders/${order.id}`, {
      data: { status: 'processing', reason: line(200), note: words(400) },
    }),
  )
  await read(
    owner.request.post(`/api/admin/inventory/${products[0]}/adjust`, {
      data: { change: 1, reason: line(200) },
    }),
  )
  const message = await read<{ id: number }>(
    customer.request.post('/api/support', {
      data: {
        customerName: line(120),
        customerEmail: 'mischief@example.com',
        subject: line(150),
        message: words(5000, 130),
      },
    }),
  )
  await read(
    owner.request.post(`/api/admin/messages/${message.id}/answer`, { data: { body: words(5000, 130) } }),
  )
  const { id: userId } = await read<{ id: string }>(customer.request.get('/api/session'))
  return {
    products,
    categoryId: category.id,
    orderId: order.id,
    orderNumber: order.orderNumber,
    messageId: message.id,
    userId,
  }
}

async function read<Body = unknown>(asked: Promise<APIResponse>): Promise<Body> {
  const response = await asked
  expect(response.ok(), `${response.url()}: ${response.ok() ? '' : await response.text()}`).toBe(true)
  return (await response.json().catch(() => undefined)) as Body
}

/** None of their elements, none of their code, and no address that a payload became. Whether their words are shown. */
async function expectNothingOf(page: Page): Promise<boolean> {
  const { shown, ...found } = await page.evaluate(() => {
    const addresses = [
      ...document.querySelectorAll('[href], [src], [action], [formaction], [srcdoc]'),
    ].flatMap((element) =>
      ['href', 'src', 'action', 'formaction'].map((name) => element.getAttribute(name) ?? ''),
    )
    const places = [...document.querySelectorAll('main, [role=dialog]')].map((place) => place.textContent)
    const typed = [...document.querySelectorAll<HTMLInputElement>('input, textarea')].map(
      ({ value }) => value,
    )
    return {
      shown: /\bzz\b/.test([...places, ...typed].join(' ')),
      ran: 'ran' in window,
      elements: [...document.querySelectorAll('[zz]')].map(({ outerHTML }) => outerHTML.slice(0, 100)),
      handlers: [...document.querySelectorAll('*')]
        .flatMap((element) => element.getAttributeNames())
        .filter((name) => name.startsWith('on')),
      addresses: addresses.filter((address) =>
        /^\s*(?:j\s*a\s*v\s*a\s*script|vbscript|data:text)/i.test(address),
      ),
    }
  })
  expect(found, page.url()).toEqual({ ran: false, elements: [], handlers: [], addresses: [] })
  return shown
}

/** Other journeys find the shop as it was. */
async function clear(page: Page, created: Made, before: Record<string, unknown>): Promise<void> {
  const settings = Object.fromEntries(WRITTEN_SETTINGS.map((name) => [name, before[name]]))
  await read(page.request.patch('/api/admin/settings', { data: settings }))
  await page.request.delete(`/api/admin/orders/${created.orderId}`)
  for (const id of created.products) await page.request.delete(`/api/admin/products/${id}`)
  await page.request.delete(`/api/admin/categories/${created.categoryId}?moveTo=none`)
  await page.request.patch(`/api/admin/messages/${created.messageId}`, { data: { handled: true } })
}
