// The same store on a bucket of a real S3-compatible server.
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import S3rver from 's3rver'
import sharp from 'sharp'
import { afterAll, expect, it } from 'vitest'
import { createImageStore, type StoredImage } from '#platform/media/image-store.ts'
import { isStorageAway } from '#platform/storage/disk.ts'
import { insertPerson } from '#tests/support/sessions.ts'
import { createTestApp, SECRET } from '#tests/support/test-app.ts'
import { openMediaDisk } from './media-disk.ts'

const folder = mkdtempSync(join(tmpdir(), 'aleef-s3-'))
const server = new S3rver({
  port: 0,
  address: '127.0.0.1',
  silent: true,
  directory: folder,
  configureBuckets: [{ name: 'pictures', configs: [] }],
})

const { port } = await server.run()
const images = createImageStore(
  await openMediaDisk({
    dataDir: '/nowhere',
    mediaBucket: {
      bucket: 'pictures',
      endpoint: `http://127.0.0.1:${port}`,
      region: 'us-east-1',
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
    },
  }),
)
const app = await createTestApp({ context: { images } })
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

function photo(): Promise<Buffer> {
  return sharp({ create: { width: 700, height: 400, channels: 3, background: '#2a8' } })
    .jpeg()
    .toBuffer()
}

it('X-40: an uploaded picture is stored in, served from and deleted from the bucket', async () => {
  const { cookie } = await insertPerson(app.shop, SECRET, { isAdmin: true })
  const form = new FormData()
  form.set('file', new File([new Uint8Array(await photo())], 'a.jpg'))
  const created = await app.request('/api/admin/uploads', {
    method: 'POST',
    body: form,
    headers: { Cookie: cookie },
  })
  expect(created.status).toBe(201)
  const image = (await created.json()) as StoredImage
  expect(image.variants.map(({ width }) => width)).toEqual([320, 320, 640, 640, 700, 700])
  for (const { url, width } of image.variants) {
    const shown = await app.request(url)
    expect(shown.headers.get('Cache-Control')).toContain('immutable')
    expect((await sharp(Buffer.from(await shown.arrayBuffer())).metadata()).width).toBe(width)
  }
  expect(await images.find(image.url)).toEqual(image)
  await images.remove(image)
  expect(await images.find(image.url)).toBeNull()
  expect((await app.request(image.url)).status).toBe(404)
  expect(readdirSync(join(folder, 'pictures'))).toEqual([])
})

it('X-40: a generated picture is stored in the bucket too, once', async () => {
  const shared = await images.drawn('product-1', 'v1', photo)
  expect(shared && (await buffer(shared.stream)).length).toBe(shared?.size)
  const again = await images.drawn('product-1', 'v1', () => Promise.reject(new Error('drawn twice')))
  expect(again?.size).toBe(shared?.size)
  again?.stream.destroy()
})

it('R-09: an unreachable bucket is reported, and everything else works', async () => {
  await server.close()
  const failed = await images.open(`${'0'.repeat(32)}-320.webp`).catch((error: unknown) => error)
  expect(isStorageAway(failed)).toBe(true)
  const shown = await app.request(`/media/${'0'.repeat(32)}-320.webp`)
  expect([shown.status, ((await shown.json()) as { code: string }).code]).toEqual([
    503,
    'storage-unavailable',
  ])
  expect((await app.request('/api/products')).status).toBe(200)
})
