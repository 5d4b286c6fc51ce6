import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, it } from 'vitest'
import type { FileUse } from '#domain/file-uses.ts'
import { MAX_UNUSED_FILES } from '#domain/image-limits.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { ok } from '#platform/result.ts'
import { anonymiseAccount } from '#server/accounts/own/anonymise-account.ts'
import { attachFiles } from '#server/media/attach-files.ts'
import { sweepFiles, UNUSED_FILE_HOURS } from '#server/media/sweep-files.ts'
import { pictureForm } from '#tests/support/picture-form.ts'
import { insertPerson } from '#tests/support/sessions.ts'
import { createTestApp, SECRET } from '#tests/support/test-app.ts'

const app = await createTestApp()
afterAll(() => app.close())

type Person = Awaited<ReturnType<typeof insertPerson>>
const person = (over?: Parameters<typeof insertPerson>[2]) => insertPerson(app.shop, SECRET, over)

async function upload({ cookie }: Person, form?: FormData): Promise<Response> {
  const body = form ?? (await pictureForm())
  return app.request('/api/uploads', { method: 'POST', headers: { Cookie: cookie }, body })
}

async function uploaded(by: Person): Promise<string> {
  const response = await upload(by)
  expect(response.status).toBe(201)
  return ((await response.json()) as { id: string }).id
}

async function show({ cookie }: Person, id: string): Promise<Response> {
  return app.request(`/api/files/${id}`, { headers: { Cookie: cookie } })
}

const bytesOf = (id: string) => join(app.shop.mediaFolder, 'private', `${id}.webp`)

async function attach(owner: Person, ids: string[], use: FileUse = 'review'): Promise<boolean> {
  const attached = await inTransaction(app.shop.db, async (tx) =>
    ok(await attachFiles(tx, owner.id, ids, { use, id: 7 })),
  )
  return attached.ok && attached.value
}

it('S2-02: a picture is re-encoded without metadata, shown to its owner only, and not cached', async () => {
  const [owner, stranger, admin] = [await person(), await person(), await person({ isAdmin: true })]
  const bytes = await sharp({ create: { width: 2000, height: 300, channels: 3, background: '#c84' } })
    .withExif({ IFD0: { Artist: 'secret-person' } })
    .jpeg()
    .toBuffer()
  const form = new FormData()
  form.set('file', new File([Buffer.from(bytes)], '../../x.html', { type: 'text/html' }))
  const response = await upload(owner, form)
  const { id } = (await response.json()) as { id: string }
  const shown = await show(owner, id)
  expect([shown.status, shown.headers.get('Content-Type'), shown.headers.get('Cache-Control')]).toEqual([
    200,
    'image/webp',
    'private, no-store',
  ])
  const { width, exif } = await sharp(Buffer.from(await shown.arrayBuffer())).metadata()
  expect([width, exif]).toEqual([1600, undefined])
  expect(readFileSync(bytesOf(id)).includes('secret-person')).toBe(false)
  for (const other of [stranger, admin]) expect((await show(other, id)).status).toBe(404)
  expect((await app.request(`/api/files/${id}`)).status).toBe(401)
  for (const path of [`/media/${id}.webp`, `/media/private%2F${id}.webp`, `/media/private/${id}.webp`])
    expect((await app.request(path)).status).toBe(404)
})

it('S2-02: a file that is no picture is refused, and nothing is stored', async () => {
  const owner = await person()
  const form = new FormData()
  form.set('file', new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'a.jpg', { type: 'image/jpeg' }))
  const before = readdirSync(app.shop.mediaFolder, { recursive: true }).length
  expect((await upload(owner, form)).status).toBe(415)
  expect((await upload(owner, new FormData())).status).toBe(400)
  expect(readdirSync(app.shop.mediaFolder, { recursive: true })).toHaveLength(before)
})

it('H-02, Z-06: a photo of papers of more than 40 megapixels is refused with its sentence', async () => {
  const owner = await person()
  const form = new FormData()
  const large = sharp({ create: { width: 8000, height: 5001, channels: 3, background: '#f4efe2' } })
  form.set('file', new File([new Uint8Array(await large.png().toBuffer())], 'a.png', { type: 'image/png' }))
  const refused = await upload(owner, form)
  expect(refused.status).toBe(413)
  expect(await refused.json()).toMatchObject({
    code: 'too-many-pixels',
    detail: expect.stringMatching(/بكسل/),
  })
})

it('S2-02: limits a customer’s unused files, also concurrently', async () => {
  const owner = await person()
  await app.shop.pool.query(
    `INSERT INTO files (id, owner_id, width, height, unused_since)
     SELECT lpad(to_hex(n), 32, 'a'), $1, 1, 1, now() FROM generate_series(1, ${MAX_UNUSED_FILES - 2}) n`,
    [owner.id],
  )
  const statuses = await Promise.all([1, 2, 3, 4].map(async () => (await upload(owner)).status))
  expect(statuses.sort()).toEqual([201, 201, 409, 409])
})

it('S2-02: an attached file, once and by its owner only, is visible to those who may see what it is attached to', async () => {
  const [owner, stranger, admin] = [await person(), await person(), await person({ isAdmin: true })]
  const id = await uploaded(owner)
  expect(await attach(stranger, [id])).toBe(false)
  expect((await Promise.all([attach(owner, [id]), attach(owner, [id])])).sort()).toEqual([false, true])
  expect((await show(admin, id)).status).toBe(200)
  expect((await show(owner, id)).status).toBe(200)
  expect((await show(stranger, id)).status).toBe(404)
})

it('S2-02: an unused file is deleted after a day; an attached one stays', async () => {
  const owner = await person()
  const [unused, attached] = [await uploaded(owner), await uploaded(owner)]
  await attach(owner, [attached])
  await sweepFiles(app.shop.context)
  expect(existsSync(bytesOf(unused))).toBe(true)
  app.shop.pass(UNUSED_FILE_HOURS + 1)
  await sweepFiles(app.shop.context)
  expect([existsSync(bytesOf(unused)), existsSync(bytesOf(attached))]).toEqual([false, true])
  expect((await show(owner, unused)).status).toBe(404)
  expect(await attach(owner, [unused])).toBe(false)
})

it('S2-02, X-52: a file is deleted with its owner’s account, unless what it is attached to stays', async () => {
  const [owner, admin] = [await person(), await person({ isAdmin: true })]
  const [unused, review, transfer] = [await uploaded(owner), await uploaded(owner), await uploaded(owner)]
  await attach(owner, [review])
  await attach(owner, [transfer], 'transfer')
  await inTransaction(app.shop.db, async (tx) =>
    ok(await anonymiseAccount(tx, owner.id, app.shop.context.now())),
  )
  expect((await show(admin, review)).status).toBe(404)
  await sweepFiles(app.shop.context)
  expect([unused, review, transfer].map((id) => existsSync(bytesOf(id)))).toEqual([false, false, true])
  expect((await show(admin, transfer)).status).toBe(200)
})
