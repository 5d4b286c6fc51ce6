// A shop is backed up while people buy, and restored in another place (L-08, R-12).
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import type { Manifest } from '#platform/backup/manifest.ts'
import { holdOffSweeps } from '#platform/media/sweep-lock.ts'
import { sweepUploads } from '#server/media/sweep-uploads.ts'
import { hasBreach, verify } from '#server/verify/verify.ts'
import { type Buyer, insertBuyers } from '#tests/reliability/shop-processes.ts'
import { backUpShop, createFolder, digestsIn, restoreTo } from '#tests/support/backups.ts'
import { createTestApp, type TestApp } from '#tests/support/test-app.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { CHECKOUT, createTestShop, insertAnimal, insertProduct } from '#tests/support/test-shop.ts'

const BUYERS = 30
const WAITING_MAILS = [
  { mail: 'activation', to: 'a@example.com', firstName: 'سالم', url: 'http://shop.test/?token=opens' },
  { mail: 'newsletter-welcome', to: 'b@example.com', unsubscribeToken: 'opens' },
  { mail: 'sign-up-attempt', to: 'c@example.com' },
] as const

const folder = createFolder()
const file = join(folder, 'shop.tar')
const media = join(folder, 'media')
let manifest: Manifest
const shop = await createTestShop()
const target = await createTestDatabase('template0')
const food = await insertProduct(shop, { quantity: 1000 })
await insertAnimal(shop)
mkdirSync(join(shop.mediaFolder, 'drawn'))
writeFileSync(join(shop.mediaFolder, 'drawn', 'product-1.jpg'), 'drawn again when asked for')
writeFileSync(join(shop.mediaFolder, `${'a'.repeat(32)}-320.webp`), Buffer.alloc(100_000, 'picture'))
await shop.context.jobs.enqueue(shop.db, 'send-mail', [...WAITING_MAILS])
afterAll(async () => {
  await target.drop()
  await shop.close()
})

async function order(app: TestApp, { cookie, id }: Buyer): Promise<number> {
  const response = await app.request('/api/orders', {
    method: 'POST',
    headers: { Cookie: cookie, 'Content-Type': 'application/json', 'Idempotency-Key': `key-of-${id}` },
    body: JSON.stringify(CHECKOUT),
  })
  return response.status
}

it('L-08, R-12: a backup under order load is one consistent snapshot, and restores row by row into a working shop', async () => {
  const app = await createTestApp({}, shop)
  const buyers = await insertBuyers(shop, BUYERS, { [food]: 1 })
  const placed: number[] = []
  let backup: Promise<Manifest> | undefined
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      for (let buyer = buyers.pop(); buyer; buyer = buyers.pop()) {
        placed.push(await order(app, buyer))
        if (placed.length === 5) backup = backUpShop(shop, file)
      }
    }),
  )
  manifest = (await backup) as Manifest
  await app.close()
  expect(placed).toEqual(Array(BUYERS).fill(201))
  const orders = manifest.tables.find(({ name }) => name === 'orders')?.rows ?? 0
  expect(orders).toBeGreaterThanOrEqual(5)
  expect(orders).toBeLessThan(BUYERS)

  const restored = await restoreTo(target, file, media)
  expect(restored.breaches).toEqual([])
  expect(await digestsIn(target, manifest.tables)).toEqual(manifest.tables)
  expect(hasBreach(await verify(target.db, new Date()))).toBe(false)

  const elsewhere = await createTestApp(
    {},
    { ...shop, ...target, context: { ...shop.context, db: target.db } },
  )
  const [buyer] = await insertBuyers(target, 1, { [food]: 1 })
  expect(await order(elsewhere, buyer as Buyer)).toBe(201)
  await elsewhere.close()
})

it('L-08: the file is readable by its owner only, and no temporary file remains', () => {
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(readdirSync(folder).sort()).toEqual(['media', 'shop.tar'])
})

it('L-08: uploaded pictures are included, generated ones are not', () => {
  const name = `${'a'.repeat(32)}-320.webp`
  expect(readFileSync(join(media, name))).toEqual(readFileSync(join(shop.mediaFolder, name)))
  expect(readdirSync(media)).not.toContain('drawn')
})

it('L-08: waiting mails are queued again under their ids, except those with a secret link', async () => {
  const mails = (pool: TestDatabase['pool']) =>
    pool.query(`SELECT id, data->>'mail' AS mail FROM pgboss.job WHERE name = 'send-mail' ORDER BY id`)
  const { rows: before } = await mails(shop.pool)
  const { rows: after } = await mails(target.pool)
  const kinds = new Set(after.map(({ mail }) => mail))
  expect(kinds).toEqual(new Set(['sign-up-attempt', 'order-received', 'order-announced']))
  const ids = new Set(before.map(({ id }) => id))
  // The order in the restored shop added its own.
  expect(after.filter(({ id }) => ids.has(id))).toHaveLength(manifest.mails.carried)
  expect(manifest.mails.leftOut).toBe(2)
})

it('L-08: the file contains no session, code or token', async () => {
  const { rows: sessions } = await shop.pool.query('SELECT FROM sessions')
  expect(sessions).toHaveLength(BUYERS)
  const names = manifest.tables.map(({ name }) => name)
  expect(names).not.toContain('sessions')
  expect(names).not.toContain('verifications')
  expect(manifest.tables.find(({ name }) => name === 'credentials')?.columns).not.toContain('access_token')
  expect(manifest.leftOut).toHaveProperty('AUTH_SECRET')
})

/**
 * Looked at one by one: hashes of passwords, of recovery codes, of links that only end a newsletter, of what was sent;
 * what is encrypted under a key that is not in the file; codes of governorates.
 */
const SECRET_BUT_CARRIED = [
  'credentials.password',
  'second_factors.secret',
  'recovery_codes.code_hash',
  'newsletter_tokens.token_hash',
  'wanted_links.token_hash',
  'order_links.token_hash',
  'delivery_runs.token_hash',
  'handovers.link_hash',
  'animals.code',
  'animal_transfers.code_hash',
  'support_messages.request_hash',
  'products.barcode',
  'regions.code',
  'species.code',
  'vouchers.code',
  'orders.voucher_code',
]

it('L-08: a column that looks like a secret is excluded, or listed as reviewed', () => {
  const suspicious = manifest.tables.flatMap(({ name, columns }) =>
    columns
      .filter((column) => /(token|secret|password|passcode|otp|challenge|hash|code)(?!.*_at$)/.test(column))
      .map((column) => `${name}.${column}`),
  )
  expect(suspicious.filter((column) => !SECRET_BUT_CARRIED.includes(column))).toEqual([])
})

it('L-08: the sweep deletes no picture while a backup runs', async () => {
  await shop.pool.query(
    `INSERT INTO uploads (name, image, removed_at) VALUES ($1, '{"url":"/media/x-1.webp","variants":[]}', '2026-01-01')`,
    ['b'.repeat(32)],
  )
  const uploads = async () => (await shop.pool.query('SELECT FROM uploads')).rowCount
  const client = await shop.pool.connect()
  await holdOffSweeps(client)
  await sweepUploads(shop.context)
  expect(await uploads()).toBe(1)
  client.release(true)
  await expect
    .poll(async () => {
      await sweepUploads(shop.context)
      return uploads()
    })
    .toBe(0)
})
