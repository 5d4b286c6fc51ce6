import { once } from 'node:events'
import { readdirSync, symlinkSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import type { UploadedImage } from '#contract/admin/uploads.ts'
import type { Problem } from '#platform/api/problem.ts'
import { listen } from '#platform/http/listen.ts'
import { insertPerson } from '#tests/support/sessions.ts'
import { createTestApp, SECRET } from '#tests/support/test-app.ts'

const shop = await createTestApp()
const app = await listen({ ...shop, port: 0, host: '127.0.0.1' })
const cookie = (await insertPerson(shop.shop, SECRET, { isAdmin: true })).cookie
afterAll(async () => {
  await app.drain()
  await shop.close()
})

const MEGABYTE = 1024 * 1024

function photo(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#c84' } })
    .jpeg()
    .toBuffer()
}

async function upload(
  bytes: Uint8Array<ArrayBuffer>,
  { name = 'a.jpg', type = 'image/jpeg', query = '' } = {},
) {
  const form = new FormData()
  form.set('file', new File([bytes], name, { type }))
  const response = await fetch(`http://127.0.0.1:${app.port}/api/admin/uploads${query}`, {
    method: 'POST',
    body: form,
    headers: { Cookie: cookie },
  })
  return {
    status: response.status,
    answer: (await response.json()) as UploadedImage & { code?: string; detail?: string },
  }
}

/** The picture, and as many bytes behind it as make it so large. */
async function heavy(size: number): Promise<Buffer<ArrayBuffer>> {
  const picture = await photo(60, 40)
  return Buffer.concat([picture, Buffer.alloc(size - picture.length)])
}

describe('a picture', () => {
  it('Z-06, R-14: in a truncated form, or one without a boundary, is refused and harms nobody', async () => {
    const head = '--X\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n'
    for (const [type, body] of [
      ['multipart/form-data; boundary=X', `${head}abc`],
      ['multipart/form-data; boundary=X', `${head}abc\r\n--X`],
      ['multipart/form-data; boundary=X', head.slice(0, 30)],
      ['multipart/form-data; boundary=Y', `${head}abc\r\n--X--\r\n`],
      ['multipart/form-data; charset=utf-8', `${head}abc\r\n--X--\r\n`],
    ] as const) {
      const response = await fetch(`http://127.0.0.1:${app.port}/api/admin/uploads`, {
        method: 'POST',
        body,
        headers: { Cookie: cookie, 'Content-Type': type },
      })
      expect([response.status, await response.json()]).toMatchObject([400, { code: 'malformed-request' }])
    }
    expect((await upload(Buffer.from(await photo(60, 40)))).status).toBe(201)
  })

  it('A-UPL-05, A-UPL-06, X-40: is stored in several widths, also concurrently, and cacheable for a year', async () => {
    const answers = await Promise.all(
      [1, 2, 3, 4].map(async (n) => upload(Buffer.from(await photo(300 + n, 200)))),
    )
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201])
    expect(new Set(answers.map(({ answer }) => answer.url)).size).toBe(4)
    const [first] = answers
    if (!first) throw new Error('nothing was uploaded')
    const { url, width, height, variants } = first.answer
    expect([width, height, variants.length]).toEqual([301, 200, 2])
    const shown = await fetch(`http://127.0.0.1:${app.port}${url}`)
    expect(shown.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
    expect(await sharp(Buffer.from(await shown.arrayBuffer())).metadata()).toMatchObject({
      format: 'webp',
      width,
      height,
    })
  })

  it('A-UPL-01: is recognised by its content, whatever its name', async () => {
    const good = await upload(Buffer.from(await photo(50, 50)), { name: 'a.svg', type: 'image/svg+xml' })
    expect(good.status).toBe(201)
    const bad = await upload(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))
    expect([bad.status, bad.answer.code, bad.answer.detail]).toEqual([
      415,
      'unsupported-image',
      'نوع الملف غير مدعوم. يرجى رفع صور بصيغة JPG، PNG، WebP، أو GIF فقط',
    ])
  })

  it('A-UPL-02, X-40: may have 10 MB for an item and 5 MB for a category', async () => {
    expect((await upload(await heavy(10 * MEGABYTE))).status).toBe(201)
    const item = await upload(await heavy(10 * MEGABYTE + 1))
    expect([item.status, item.answer.code, item.answer.detail]).toEqual([
      413,
      'image-too-large',
      'حجم الملف كبير جداً. الحد الأقصى المسموح 10 ميجابايت',
    ])
    expect((await upload(await heavy(5 * MEGABYTE), { query: '?kind=category' })).status).toBe(201)
    const category = await upload(await heavy(6 * MEGABYTE), { query: '?kind=category' })
    expect([category.status, category.answer.code, category.answer.detail]).toEqual([
      413,
      'category-image-too-large',
      'حجم الملف كبير جداً. الحد الأقصى المسموح 5 ميجابايت',
    ])
    expect((await upload(await heavy(MEGABYTE), { query: '?kind=all' })).status).toBe(422)
  })

  it('X-40: that is too large is refused while it is still being sent', async () => {
    const socket = await begin(200 * MEGABYTE)
    const [first] = (await once(socket, 'data')) as [Buffer]
    expect(first.toString()).toMatch(/^HTTP\/1\.1 413 .*\r\n/)
    socket.destroy()
  })

  it('X-40: whose upload is aborted leaves no file, and the shop goes on', async () => {
    const before = await everything()
    for (let n = 0; n < 20; n++) {
      const socket = await begin(MEGABYTE)
      socket.write(`--x\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n`)
      await new Promise((resolve) => socket.write((n % 2 ? 'x' : 'y').repeat(50_000), resolve))
      socket.destroy()
    }
    await expect.poll(async () => (await upload(Buffer.from('no picture'))).status).toBe(415)
    expect(await everything()).toEqual(before)
  })

  it('is required: a form without the file, or a non-form body, is refused', async () => {
    const send = (body: BodyInit, type?: string) =>
      fetch(`http://127.0.0.1:${app.port}/api/admin/uploads`, {
        method: 'POST',
        body,
        headers: { Cookie: cookie, ...(type && { 'Content-Type': type }) },
      }).then(({ status }) => status)
    const empty = new FormData()
    empty.set('file', 'only words')
    expect(await send(empty)).toBe(400)
    expect(await send('not a form', 'multipart/form-data; boundary=x')).toBe(400)
    expect(await send('not a form', 'multipart/form-data')).toBe(415)
    expect(await send('{}', 'application/json')).toBe(415)
  })

  it('R-11: on a full disk is refused with that reason, leaves no file, and works once there is space', async () => {
    const { images } = shop.shop.context
    let full = true
    const context = {
      images: {
        ...images,
        // Writing its third file meets a device on which there is never any room.
        encode: async (...given: Parameters<typeof images.encode>) => {
          const encoded = await images.encode(...given)
          const third = encoded.ok && [...encoded.value.files.keys()][2]
          if (full && third) symlinkSync('/dev/full', join(shop.shop.mediaFolder, third))
          return encoded
        },
      },
    }
    const other = await createTestApp({ context }, shop.shop)
    const body = new FormData()
    body.set('file', new File([new Uint8Array(await photo(500, 500))], 'a.jpg'))
    const send = () =>
      other.request('/api/admin/uploads', { method: 'POST', body, headers: { Cookie: cookie } })
    const before = readdirSync(shop.shop.mediaFolder)
    const refused = await send()
    expect([refused.status, ((await refused.json()) as Problem).code]).toEqual([507, 'storage-full'])
    expect(readdirSync(shop.shop.mediaFolder)).toEqual(before)
    full = false
    expect((await send()).status).toBe(201)
    await other.close()
  })

  it('is recorded in the audit log with its uploader', async () => {
    const { answer } = await upload(Buffer.from(await photo(40, 40)))
    const { rows } = await shop.shop.pool.query(
      `SELECT action, data FROM audit_log WHERE data #>> '{after,url}' = $1`,
      [answer.url],
    )
    expect(rows).toEqual([{ action: 'image.created', data: { after: { url: answer.url } } }])
  })
})

/** A connection on which an upload of that many bytes has begun. */
async function begin(bytes: number) {
  const socket = connect(app.port, '127.0.0.1')
  await once(socket, 'connect')
  socket.on('error', () => {})
  socket.write(
    [
      'POST /api/admin/uploads HTTP/1.1',
      'Host: shop.test',
      `Cookie: ${cookie}`,
      'Content-Type: multipart/form-data; boundary=x',
      `Content-Length: ${bytes}`,
      '\r\n',
    ].join('\r\n'),
  )
  return socket
}

async function everything(): Promise<string[]> {
  const { rows } = await shop.shop.pool.query<{ name: string }>('SELECT name FROM uploads ORDER BY name')
  return [...rows.map(({ name }) => name), ...readdirSync(shop.shop.mediaFolder)].sort()
}
