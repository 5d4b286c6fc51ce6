// R-14, P-10: what the shop takes of the machine while it is asked for everything it has and much that it has not, and
// while photographs of the largest size are uploaded at once. A few hundred requests in `npm test`, a million in the soak.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'
import sharp from 'sharp'
import { afterAll, expect, it } from 'vitest'
import { startBuiltShop } from '#tests/support/built-shop.ts'
import { rounds } from '#tests/support/rounds.ts'
import { insertPerson } from '#tests/support/sessions.ts'
import { createTestShop, insertProduct } from '#tests/support/test-shop.ts'
import { SECRET } from './shop-processes.ts'

const MAX_MEGABYTES = 400
const REQUESTS = rounds(200, Number(process.env.SOAK_REQUESTS ?? 1_000_000))
/** Memory is read after each part of them. */
const PARTS = rounds(2, 10)
/** Four pictures in each. */
const ROUNDS_OF_UPLOADS = rounds(1, 2)
const CONNECTIONS = 8
/** Sockets that are just being closed. */
const SPARE_DESCRIPTORS = 20

const shop = await createTestShop({ facts: true })
for (let i = 0; i < 50; i++) await insertProduct(shop, { nameArabic: `طعام ${i}`, quantity: 1000 })
const cookie = (await insertPerson(shop, SECRET, { isAdmin: true })).cookie
const dataDir = mkdtempSync(join(tmpdir(), 'aleef-memory-'))
const running = await startBuiltShop({
  NODE_ENV: 'development',
  DATA_DIR: dataDir,
  DATABASE_URL: shop.url,
  AUTH_SECRET: SECRET,
  DEMO: '0',
  RATE_LIMIT_SCALE: '0',
})
afterAll(async () => {
  await running.stop()
  await shop.close()
  rmSync(dataDir, { recursive: true })
})

function status(name: 'VmRSS' | 'VmHWM'): number {
  const text = readFileSync(`/proc/${running.pid}/status`, 'utf8')
  return Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(text)?.[1]) / 1024)
}

const descriptors = () => readdirSync(`/proc/${running.pid}/fd`).length

/** Pages and lists that many ask for, searches that nobody asks for twice, paths and parameters that mean nothing. */
function pathOf(n: number): string {
  switch (n % 8) {
    case 0:
      return '/'
    case 1:
      return '/products'
    case 2:
      return `/products/${1 + (n % 60)}`
    case 3:
      return `/api/products?search=${n.toString(36)}`
    case 4:
      return `/products?search=${n.toString(36)}`
    case 5:
      return `/${n.toString(36)}/%E0%A4%A?a[]=${n}`
    case 6:
      return `/api/products?minPrice=${n % 900}&cursor=${n.toString(36)}`
    default:
      return `/api/suggestions?search=${n.toString(36)}`
  }
}

async function ask(from: number, count: number): Promise<void> {
  let connection = 0
  const result = await autocannon({
    url: running.origin.replace('localhost', '127.0.0.1'),
    connections: CONNECTIONS,
    amount: count,
    setupClient(client: autocannon.Client) {
      const first = from + connection++
      const own = Array.from({ length: Math.ceil(count / CONNECTIONS) }, (_, i) => first + i * CONNECTIONS)
      client.setRequests(own.map((n) => ({ path: pathOf(n), headers: { 'accept-encoding': 'br' } })))
    },
  })
  expect(result.errors + result.timeouts + result['5xx']).toBe(0)
}

it.skipIf(process.platform !== 'linux')(
  'R-14, P-10: memory and descriptors stay bounded and flat',
  async () => {
    await ask(0, 40)
    const before = descriptors()
    const used: number[] = []
    for (let part = 0; part < PARTS; part++) {
      await ask(40 + part * (REQUESTS / PARTS), REQUESTS / PARTS)
      used.push(status('VmRSS'))
    }
    if (process.env.SOAK) console.log(`RSS of each tenth, in MB: ${used.join(', ')}`)
    expect(Math.max(...used)).toBeLessThanOrEqual(MAX_MEGABYTES)
    await expect.poll(descriptors).toBeLessThanOrEqual(before + SPARE_DESCRIPTORS)
  },
)

it.skipIf(process.platform !== 'linux')('R-14: the largest pictures at once fit too', async () => {
  const pictures = await largestPictures()
  const upload = ([name, bytes]: [string, Buffer]) => {
    const body = new FormData()
    body.set('file', new File([new Uint8Array(bytes)], name))
    return fetch(`${running.origin}/api/admin/uploads`, {
      method: 'POST',
      headers: { Cookie: cookie, Origin: running.origin },
      body,
    })
  }
  const responses = await Promise.all(
    Array(ROUNDS_OF_UPLOADS).fill(Object.entries(pictures)).flat().map(upload),
  )
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201]))
  if (process.env.SOAK) console.log(`RSS at most, in MB: ${status('VmHWM')}`)
  expect(status('VmHWM')).toBeLessThanOrEqual(MAX_MEGABYTES)
})

/** As large as each way of decoding allows (process-image.ts). */
async function largestPictures(): Promise<Record<string, Buffer>> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
  const photo = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#c84', noise } })
  const flat = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 4, background: '#c84a' } })
  return {
    'plain.jpg': await photo(5000, 8000).jpeg({ quality: 60 }).toBuffer(),
    'progressive.jpg': await photo(4000, 3990)
      .jpeg({ quality: 60, progressive: true })
      .withMetadata({ orientation: 6 })
      .toBuffer(),
    'deep.png': await flat(3000, 3000).toColourspace('rgb16').png({ compressionLevel: 1 }).toBuffer(),
    'animation.gif': await flat(2820, 2820).gif({ effort: 1 }).toBuffer(),
  }
}
